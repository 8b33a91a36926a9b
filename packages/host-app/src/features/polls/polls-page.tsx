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
import { PollRow } from './poll-row.tsx'
import { pollsQuery } from '../../data/polls.ts'

/** Open polls. */
export function PollsPage() {
  const t = useText()
  const { call } = useDeps()
  const polls = useQuery(pollsQuery(call))
  const add = (
    <LinkButton to="/groupinvite/$id" params={{ id: 'new' }} leftSection={<IconPlus size={16} />}>
      {t('poll.add')}
    </LinkButton>
  )
  return (
    <Page isWide title={t('room.polls')} text={t('poll.text')} tabs={<RoomTabs of="/" />} actions={add}>
      <Answer of={polls} loading={<RowsSkeleton />}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState title={t('poll.empty')} text={t('poll.empty_text')} actions={add} />
          ) : (
            <ul className={rows.list}>
              {list.map((poll) => (
                <li key={poll.id}>
                  <PollRow poll={poll} />
                </li>
              ))}
            </ul>
          )
        }
      </Answer>
    </Page>
  )
}
