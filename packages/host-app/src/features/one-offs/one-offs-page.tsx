import { useQuery } from '@tanstack/react-query'
import { useDeps } from '../../data/deps.ts'
import { useText } from '../../language/language.tsx'
import { RoomTabs } from '../../shell/room-tabs.tsx'
import { IconPlus } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Page } from '../../ui/page/page.tsx'
import rows from '../../ui/rows.module.css'
import { Answer } from '../../ui/states/answer.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { RowsSkeleton } from '../../ui/states/rows-skeleton.tsx'
import { OneOffRow } from './one-off-row.tsx'
import { oneOffsQuery } from './queries.ts'

/** One-off meetings that can still be booked. */
export function OneOffsPage() {
  const t = useText()
  const { call } = useDeps()
  const oneOffs = useQuery(oneOffsQuery(call))
  const add = (
    <LinkButton to="/timeslotpicker/$id" params={{ id: 'new' }} leftSection={<IconPlus size={16} />}>
      {t('one_off.add')}
    </LinkButton>
  )
  const actions = (
    <>
      <LinkButton to="/externaltimeslot" variant="default">
        {t('times_block.title')}
      </LinkButton>
      {add}
    </>
  )
  return (
    <Page
      isWide
      title={t('room.one_offs')}
      text={t('one_off.text')}
      tabs={<RoomTabs of="/" />}
      actions={actions}
    >
      <Answer of={oneOffs} loading={<RowsSkeleton />}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState title={t('one_off.empty')} text={t('one_off.empty_text')} actions={add} />
          ) : (
            <ul className={rows.list}>
              {list.map((oneOff) => (
                <li key={oneOff.id}>
                  <OneOffRow oneOff={oneOff} />
                </li>
              ))}
            </ul>
          )
        }
      </Answer>
    </Page>
  )
}
