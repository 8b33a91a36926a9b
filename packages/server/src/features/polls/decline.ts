import type { OwnVote } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { declineFor } from '../bookings/decline.ts'
import { editUrl, tell } from './news.ts'
import { standingOf } from './standing.ts'
import { optionsOf } from './options-store.ts'
import { lockPoll, pollById, updatePoll } from './store.ts'
import type { KnownVote } from './vote.ts'
import { openVote } from './vote.ts'
import { updateVote, voteById, voteOfPerson } from './votes-store.ts'

/**
 * Whoever said that they can come to what the poll became cannot after all: its host is told, and it is taken out of their
 * entry in the host's calendar, and the meeting stays for the others. Nobody but its host moves or cancels it. Repeat: the same, and the host is told once. Throws `vote_not_found`,
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
    if (current.booking_id) await declineFor(context, trx, current.host_id, current.booking_id, before.email)
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

/** Where somebody with this address says so, while they may; undefined for everybody else. */
export async function declineUrlOf(
  context: Context,
  origin: string,
  hostId: string,
  pollId: string,
  address: string,
): Promise<string | undefined> {
  const poll = await pollById(context.db, hostId, pollId)
  const vote = poll && (await voteOfPerson(context.db, poll, address.toLowerCase()))
  if (!poll || !vote || (await declinesOf(context, { poll, vote })) !== 'may') return undefined
  return editUrl(context, origin, vote)
}
