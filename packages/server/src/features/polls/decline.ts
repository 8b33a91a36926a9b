import type { OwnVote } from '@scheduling/contract'
import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { AppError } from '../../errors.ts'
import type { HostId } from '../../host-id.ts'
import { declineFor } from '../bookings/change/decline.ts'
import type { Declined } from '../bookings/events.ts'
import { mailedUrl, tell } from './tell.ts'
import { stateOf } from './state.ts'
import type { StoredOption } from './options-store.ts'
import { optionsOf } from './options-store.ts'
import type { OpenedVote } from './own-vote.ts'
import { openVote } from './own-vote.ts'
import { lockPoll, lockPollOfBooking, pollById } from './store.ts'
import type { StoredVote } from './votes-store.ts'
import { updateVote, voteById, voteOfPerson } from './votes-store.ts'

type OfPollAndVote = Pick<OpenedVote, 'poll' | 'vote'>

/**
 * A voter who said that they can come to the final meeting cannot come after all. The host is told, the voter is
 * removed from the host's calendar entry, and the meeting stays for the others: only its host can move or cancel it.
 * Repeat: the same, and the host is told once. Throws `vote_not_found`, and `not_coming` if there is nothing to
 * decline.
 */
export async function declineMeeting(context: Context, token: string): Promise<OpenedVote> {
  const { poll, vote, generation } = await openVote(context, token)
  return context.db.transaction().execute(async (trx) => {
    const current = await lockPoll(trx, poll.host_id, poll.id)
    const before = await voteById(trx, vote.host_id, vote.id)
    if (!current || !before) throw new AppError('vote_not_found')
    const known = { poll: current, vote: before, generation }
    const declines = await declinesOf({ ...context, db: trx }, known)
    if (declines === null || declines === 'not_invited') throw new AppError('not_coming')
    if (declines === 'has') return known
    const declined = await markDeclined(context, trx, known)
    if (current.booking_id) await declineFor(context, trx, current.host_id, current.booking_id, before.email)
    return { ...known, vote: declined }
  })
}

/**
 * Records voters who declined the final meeting elsewhere, such as in their calendar. Repeat: the host is told once.
 */
export async function noteDeclined(
  context: Context,
  { hostId, bookingId, snapshot }: Declined,
): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const poll = await lockPollOfBooking(trx, hostId, bookingId)
    for (const address of snapshot.declined ?? []) {
      const vote = poll && (await voteOfPerson(trx, poll, address.toLowerCase()))
      if (poll && vote && !vote.declined_at) await markDeclined(context, trx, { poll, vote })
    }
  })
}

async function markDeclined(
  context: Context,
  trx: Transaction<Database>,
  { poll, vote }: OfPollAndVote,
): Promise<StoredVote> {
  await tell(context, trx, poll, 'declined_host', vote.id)
  return updateVote(trx, vote, { declined_at: new Date(context.clock.now()) })
}

/** The final option while it is still in the future, and whether this voter can come; otherwise undefined. */
export async function finalAnswerOf(
  { db, clock }: Context,
  { poll, vote }: OfPollAndVote,
): Promise<{ option: StoredOption; canCome: boolean } | undefined> {
  const now = clock.now()
  const start = poll.final_start?.getTime() ?? 0
  if (stateOf(poll, now) !== 'finished' || start <= now) return undefined
  const option = (await optionsOf(db, poll)).find(({ starts_at }) => starts_at.getTime() === start)
  return option && { option, canCome: (vote.choices[String(option.id)] ?? 'no') !== 'no' }
}

/**
 * Whether this voter may decline the final meeting (`may`), has declined it (`has`), or can still say that they come
 * (`not_invited`). Null if there is no meeting ahead.
 */
export async function declinesOf(
  context: Context,
  ofPollAndVote: OfPollAndVote,
): Promise<OwnVote['declines']> {
  const final = await finalAnswerOf(context, ofPollAndVote)
  if (!final) return null
  if (!final.canCome) return 'not_invited'
  return ofPollAndVote.vote.declined_at ? 'has' : 'may'
}

/**
 * The voting page of somebody who voted with this address, and whether they may still decline there; undefined for
 * others.
 */
export async function voteOf(
  context: Context,
  origin: string,
  hostId: HostId,
  pollId: string,
  address: string,
): Promise<{ url: string; mayDecline: boolean } | undefined> {
  const poll = await pollById(context.db, hostId, pollId)
  const vote = poll && (await voteOfPerson(context.db, poll, address.toLowerCase()))
  if (!poll || !vote) return undefined
  const mayDecline = (await declinesOf(context, { poll, vote })) === 'may'
  return { url: mailedUrl(context, origin, vote), mayDecline }
}
