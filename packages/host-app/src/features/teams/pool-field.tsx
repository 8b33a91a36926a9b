import { ActionIcon, TextInput } from '@mantine/core'
import type { Team } from '@scheduling/contract'
import { limits } from '@scheduling/domain'
import { useText } from '../../language/language.tsx'
import type { Form } from '../../ui/form/use-form.ts'
import { IconDelete } from '../../ui/icons.ts'
import { NumberField } from '../../ui/number-field/number-field.tsx'
import { PartField } from './part-field.tsx'
import type { Member, Pool } from './team-values.ts'
import { withoutPool } from './team-values.ts'
import classes from './teams.module.css'

interface Props {
  form: Form<Team>
  members: readonly Member[]
  pool: Pool
  index: number
}

/** Some of whose people come to each meeting. */
export function PoolField({ form, members, pool, index }: Props) {
  const t = useText()
  const path = `pools[${index}]`
  const title = pool.name || t('team.pool', { number: index + 1 })
  const change = (changed: Partial<Pool>) =>
    form.set(
      'pools',
      form.values.pools.map((one) => (one.id === pool.id ? { ...one, ...changed } : one)),
    )
  return (
    <PartField form={form} members={members} part={pool.id} title={title} path={path}>
      <div className={classes.pool}>
        <TextInput
          className={classes.grow}
          name={`${path}.name`}
          label={t('team.pool_name')}
          placeholder={t('team.pool_example')}
          maxLength={limits.NAME_MAX}
          value={pool.name}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <NumberField
          className={classes.number}
          name={`${path}.take`}
          label={t('team.take')}
          min={1}
          value={pool.take}
          error={form.error(`${path}.take`)}
          onBlur={() => form.leave(`${path}.take`)}
          onChange={(take) => change({ take })}
        />
        <ActionIcon
          className={classes.remove}
          variant="subtle"
          color="gray"
          size={36}
          aria-label={t('team.remove_pool', { name: title })}
          onClick={() => {
            const { pools, people } = withoutPool(form.values, pool.id)
            form.set('pools', pools)
            form.set('people', people)
          }}
        >
          <IconDelete size={18} />
        </ActionIcon>
      </div>
    </PartField>
  )
}
