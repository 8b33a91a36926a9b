import type { PollSummary } from '@scheduling/contract'
import { useFormat, useText } from '../../language/language.tsx'
import { OfferedRow } from '../picking/offered-row.tsx'
import { usePollActions } from './use-poll-actions.ts'

export function PollRow({ poll }: { poll: PollSummary }) {
  const t = useText()
  const format = useFormat()
  const actions = usePollActions()
  const { name, slots, votes, deadline, state } = poll
  return (
    <OfferedRow
      to="/groupinvite/$id"
      offered={poll}
      labels={{ copy: t('poll.copy_of', { name }), more: t('poll.more', { name }) }}
      facts={
        <>
          <span>{t('poll.options', { count: slots.length })}</span>
          <span>{t('poll.votes', { count: votes })}</span>
          <span>
            {deadline && state === 'open'
              ? t('poll.until', { when: format.dateTime(Date.parse(deadline)) })
              : t(`poll.is_${state}`)}
          </span>
        </>
      }
      deletionText={t('poll.delete_text')}
      onDelete={() => actions.remove(poll)}
    />
  )
}
