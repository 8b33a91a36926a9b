import type { Poll } from '@scheduling/contract'
import { useText } from '../../language/language.tsx'
import { WorkButton } from '../../ui/work/work-button.tsx'
import { HeldNote } from '../notifications/held-note.tsx'
import classes from '../picking/parts.module.css'
import { usePollActions } from './use-poll-actions.ts'

/** Who was invited, who is required, and who has not voted yet. */
export function People({ poll }: { poll: Poll }) {
  const t = useText()
  const actions = usePollActions()
  const isWaiting = poll.state === 'open' && poll.people.some(({ isProved }) => !isProved)
  return (
    <section className={classes.part}>
      <h2>{t('poll.people')}</h2>
      <ul className={classes.times}>
        {poll.people.map(({ id, email, isRequired, hasVoted, isProved }) => (
          <li key={id}>
            <bdi>{email}</bdi> · {t(isRequired ? 'poll.is_required' : 'poll.is_optional')} ·{' '}
            {t(hasVoted ? 'poll.has_voted' : 'poll.has_not_voted')}
            {hasVoted && !isProved && ` (${t('poll.not_confirmed')})`}
          </li>
        ))}
      </ul>
      <HeldNote text={(held) => t('poll.held', held)} />
      {isWaiting && (
        <div className={classes.bar}>
          <WorkButton variant="default" work={() => actions.remind(poll)}>
            {t('poll.remind')}
          </WorkButton>
        </div>
      )}
    </section>
  )
}
