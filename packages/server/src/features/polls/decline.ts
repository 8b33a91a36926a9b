import type { OwnVote } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { tell } from './news.ts'
import { standingOf } from './standing.ts'
import { optionsOf } from './options-store.ts'
import { lockPoll, updatePoll } from './store.ts'
import type { KnownVote } from './vote.ts'
import { openVote } from './vote.ts'
import { updateVote, voteById } from './votes-store.ts'

/**
 * Whoever said that they can come to what the poll became cannot after all: its host is told, and the meeting stays for the
 * others. Nobody but its host moves or cancels it. Repeat: the same, and the host is told once. Throws `vote_not_found`,
 * and `not_coming` where there is nothing to decline.
 */
export async function declineMeeting(context: Context, token: string): Promise<KnownVote> {
  const { poll, vote } = await openVote(context, token)
  return context.db.transaction().execute(async (trx) => {
    const now = context.clock.now()
    const current = await lockPoll(trx, poll.host_id, poll.id)
    const before = await voteById(trx, vote.host_id, vote.id)
    if (!current || !before) throw new AppError('vote_not_found')
    const declines = await declinesOf({ ...context, db: trx }, { poll: current, vote: before })
    if (declines === null) throw new AppError('not_coming')
    if (declines === 'has') return { poll: current, vote: before }
    const declined = await updateVote(trx, before, { declined_at: new Date(now) })
    await tell(context, trx, current, 'declined_host', before.id)
    return { poll: await updatePoll(trx, current), vote: declined }
  })
}

/** Whether whoever got the invitation to what the poll became can say that they cannot come, or has; null: neither. */
export async function declinesOf(
  { db, clock }: Context,
  { poll, vote }: KnownVote,
): Promise<OwnVote['declines']> {
  const now = clock.now()
  const start = poll.final_start?.getTime() ?? 0
  if (standingOf(poll, now) !== 'finished' || start <= now) return null
  const options = await optionsOf(db, poll)
  const answer = vote.choices[String(options.find(({ starts_at }) => starts_at.getTime() === start)?.id)]
  if (answer !== 'yes' && answer !== 'if_need_be') return null
  return vote.declined_at ? 'has' : 'may'
}
