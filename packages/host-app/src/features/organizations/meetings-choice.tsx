import { Radio, Select, Skeleton } from '@mantine/core'
import type { MeetingsOfGone } from '@scheduling/contract'
import { useQuery } from '@tanstack/react-query'
import { useDeps } from '../../data/deps.ts'
import { useText } from '../../language/language.tsx'
import { IconSearch } from '../../ui/icons.ts'
import { PersonMark } from '../../ui/person-mark/person-mark.tsx'
import { Answer } from '../../ui/states/answer.tsx'
import classes from './organizations.module.css'
import { organizationQuery } from '../../data/acting/organization.ts'
import { toComeQuery } from './queries.ts'

interface Props {
  /** Who goes. Their name is absent for oneself. */
  memberId: string
  name?: string
  value: MeetingsOfGone
  onChange: (value: MeetingsOfGone) => void
}

/** Whether it is known what there is to choose. */
export function useKnowsMeetings(memberId: string | undefined, isAsked: boolean): boolean {
  const { call } = useDeps()
  const { data } = useQuery({
    ...toComeQuery(call, memberId),
    enabled: isAsked && memberId !== undefined,
  })
  return data !== undefined
}

/** What happens to the meetings to come of somebody who goes. */
export function MeetingsChoice(props: Props) {
  const { call } = useDeps()
  const toCome = useQuery(toComeQuery(call, props.memberId))
  return (
    <Answer of={toCome} loading={<Skeleton height={160} />}>
      {({ total }) => <Choice {...props} total={total} />}
    </Answer>
  )
}

function Choice({ memberId, name, value, onChange, total }: Props & { total: number }) {
  const t = useText()
  const { call } = useDeps()
  const { data: organization } = useQuery(organizationQuery(call))
  const colleagues = (organization?.members ?? []).filter(({ member_id }) => member_id !== memberId)
  const first = colleagues[0]?.member_id ?? ''
  if (total === 0) return <p>{t('going.none')}</p>
  return (
    <>
      <Radio.Group
        label={t('going.label', { count: total })}
        value={value.kind}
        onChange={(kind) =>
          onChange(
            kind === 'colleague' ? { kind, member_id: first } : { kind: kind === 'pool' ? kind : 'stay' },
          )
        }
      >
        <div className={classes.radios}>
          <Radio value="stay" label={name === undefined ? t('going.keep') : t('going.stay', { name })} />
          <Radio value="pool" label={t('going.pool')} />
          <Radio value="colleague" label={t('going.colleague')} />
        </div>
      </Radio.Group>
      {value.kind === 'colleague' && (
        <Select
          label={t('going.person')}
          value={value.member_id}
          onChange={(id) => id && onChange({ kind: 'colleague', member_id: id })}
          data={colleagues.map((one) => ({ value: one.member_id, label: one.name }))}
          allowDeselect={false}
          searchable
          onClick={(event) => event.currentTarget.select()}
          nothingFoundMessage={t('going.none_found')}
          leftSection={<IconSearch size={16} />}
          renderOption={({ option }) => (
            <span className={classes.who}>
              <PersonMark
                name={option.label}
                picture={colleagues.find(({ member_id }) => member_id === option.value)?.avatar}
              />
              <bdi>{option.label}</bdi>
            </span>
          )}
        />
      )}
      {value.kind !== 'stay' && <p>{t('going.hint')}</p>}
    </>
  )
}
