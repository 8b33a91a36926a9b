import controls from '../../ui/controls.module.css'
import type { PollData, VotingTexts } from './poll-texts.ts'

/** Whoever was invited to what the poll became says that they cannot come: for themselves, not for the others. */
export function Decline({ data: { own, owner }, v }: { data: PollData; v: VotingTexts }) {
  const { name } = owner
  if (own?.declines === 'has') return <p role="status">{v('declined', { name })}</p>
  if (own?.declines !== 'may') return null
  return (
    <form method="post">
      <p>{v('declineHint', { name })}</p>
      <button type="submit" name="decline" value="1" className={controls.quiet}>
        {v('decline')}
      </button>
    </form>
  )
}
