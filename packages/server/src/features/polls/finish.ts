import type { BookingRequest } from '@scheduling/contract'
import type { OptionTally, VoteAnswer } from '@scheduling/domain'
import { agreedOption, rankOptions } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import type { Transaction } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'
import { AppError, fieldError } from '../../errors.ts'
import type { HostId } from '../../host-id.ts'
import type { Acting } from '../../http/caller.ts'
import { recordActivity } from '../activity/operations.ts'
import { agree } from '../bookings/book/agree.ts'
import { readingIn } from '../bookings/locale.ts'
import type { BookingConflict } from '../bookings/conflict.ts'
import { conflictCode } from '../bookings/conflict.ts'
import type { BookingReader } from '../bookings/tables.ts'
import { releaseHolds } from '../holds/operations.ts'
import { narrowToStart } from '../offers/all-day.ts'
import type { Offer } from '../offers/offer.ts'
import { offerOf } from '../offers/operations.ts'
import { checkSlot } from '../slots/operations.ts'
import { getPoll, lockedPoll, refuseOver } from './get-poll.ts'
import { tell } from './tell.ts'
import { startOfOption } from './offers.ts'
import type { StoredOption } from './options-store.ts'
import { optionsOf } from './options-store.ts'
import type { StoredPerson } from './people-store.ts'
import { peopleOf } from './people-store.ts'
import type { StoredPoll } from './store.ts'
import { updatePoll } from './store.ts'
import type { Counted, StoredVote } from './votes-store.ts'
import { everyVoterOf, votesFor, votesOfPeople } from './votes-store.ts'
import { requiredVoters, talliesOf } from './tallies.ts'

const NEXT_BEST = 3
const CAN_COME: readonly VoteAnswer[] = ['yes', 'if_need_be']

/**
 * Turns an option into the meeting: an ordinary booking with everybody who can come. Frees the held times. `by`: the
 * host, or how the poll ended by itself. Repeat: the same. Throws `poll_not_found`, `poll_closed`,
 * `poll_without_votes`, and `slot_taken` or `slot_not_available` with the best other options that are free.
 */
export async function finishPoll(
  context: Context,
  hostId: HostId,
  id: string,
  optionId: number,
  by: Acting | 'agreement' | 'deadline',
): Promise<StoredPoll> {
  const poll = await getPoll(context, hostId, id)
  const option = (await optionsOf(context.db, poll)).find((one) => one.id === optionId)
  if (!option) throw fieldError('option', 'not_an_option', 'Expected the id of an option')
  if (poll.final_start?.getTime() === option.starts_at.getTime()) return poll
  refuseOver(context, poll)
  const decidedBy = typeof by === 'string' ? by : 'host'
  const slotOf = async (db: Db) => optionSlot(await openPoll(context, db, poll), poll, option)
  const { offer, start } = await slotOf(context.db)
  const result = await agree<StoredPoll>(context, {
    start,
    offer,
    currentOffer: async (db) => (await slotOf(db)).offer,
    async meeting(trx) {
      const voters = await whoCanCome(trx, poll, optionId)
      const [first, ...others] = voters
      const isAgreed = first && (decidedBy === 'host' || first.proved_at !== null)
      if (!isAgreed) throw new AppError('poll_without_votes')
      return { request: requestOf(start, first, others), decidedBy, readers: voters.map(readerOf) }
    },
    async write(trx, bookingId) {
      const locked = await lockedPoll(trx, hostId, id)
      refuseOver(context, locked)
      await releaseHolds(trx, hostId, [id])
      if (typeof by !== 'string') await recordActivity(context, trx, by, 'poll_finished', locked.name)
      const finished = await updatePoll(trx, locked, { booking_id: bookingId, final_start: option.starts_at })
      await tellOthers(context, trx, finished, optionId)
      return finished
    },
  })
  if (result.ok) return result.written
  throw await optionLost(context, poll, option, result.conflict)
}

/** Invites everybody who can come. Tells the others that the poll is decided. */
async function tellOthers(
  context: Context,
  trx: Transaction<Database>,
  poll: StoredPoll,
  option: number,
): Promise<void> {
  if (!poll.notifies_participants) return
  const [votes, people] = [await everyVoterOf(trx, poll), await peopleOf(trx, poll)]
  const voted = new Set(votes.map(({ email_key }) => email_key))
  const others = [
    ...votes.filter(({ choices }) => !CAN_COME.includes(choices[String(option)] ?? 'no')),
    ...people.filter(({ email_key }) => !voted.has(email_key)),
  ]
  for (const { id } of others) await tell(context, trx, poll, 'decided', id)
}

async function openPoll(context: Context, db: Db, { host_id, id }: StoredPoll): Promise<Offer> {
  const offer = await offerOf(context, db, host_id, { kind: 'poll', id })
  if (offer?.state !== 'open') throw new AppError('poll_closed')
  return offer
}

/** The start of the meeting, and the offer for that time. */
function optionSlot(offer: Offer, poll: StoredPoll, option: Pick<StoredOption, 'starts_at'>) {
  return narrowToStart(offer, startOfOption(offer, poll, option))
}

/** The invitee comes first: proved votes first, among them required people, then the earliest vote. */
async function whoCanCome(db: Db, poll: StoredPoll, option: number): Promise<StoredVote[]> {
  const [votes, people] = [await votesFor(db, poll, option, CAN_COME), await peopleOf(db, poll)]
  const required = new Set(people.flatMap(({ email_key, is_required }) => (is_required ? [email_key] : [])))
  const rankOf = ({ proved_at, email_key }: StoredVote) =>
    (proved_at ? 2 : 0) + (required.has(email_key) ? 1 : 0)
  return votes.toSorted((a, b) => rankOf(b) - rankOf(a))
}

function requestOf(start: number, first: StoredVote, others: readonly StoredVote[]): BookingRequest {
  const { name, email, time_zone: timeZone, locale } = first
  return {
    owner: '',
    event: '',
    start: new Date(start).toISOString(),
    timeZone,
    ...readingIn(locale),
    invitee: { name, email },
    guests: others.map((vote) => vote.email),
    answers: {},
    location: 0,
    tracking: {},
  }
}

/** With the language and time zone of their vote. */
function readerOf({ email, time_zone: timeZone, locale }: StoredVote): BookingReader {
  return { email, timeZone, locale }
}

async function optionLost(
  context: Context,
  poll: StoredPoll,
  lost: StoredOption,
  conflict: BookingConflict,
): Promise<AppError> {
  const nearest: number[] = []
  const offer = await openPoll(context, context.db, poll)
  for (const { id, start } of await rankedOptions(context, poll, 'all')) {
    if (nearest.length === NEXT_BEST) break
    if (id === lost.id) continue
    const slot = optionSlot(offer, poll, { starts_at: new Date(start) })
    const check = await checkSlot(context, context.db, slot.offer, slot.start, { byHost: true })
    if (check.ok) nearest.push(start)
  }
  return new AppError(conflictCode(conflict), { nearest })
}

/** The options by their counts, the best first. */
async function rankedOptions(context: Context, poll: StoredPoll, counted: Counted): Promise<OptionTally[]> {
  const { options, people, votes } = await requiredPart(context.db, poll)
  return rankOptions(talliesOf(options, requiredVoters(people, votes), counted), context.clock.now())
}

async function requiredPart(
  db: Db,
  poll: StoredPoll,
): Promise<{ options: StoredOption[]; people: StoredPerson[]; votes: StoredVote[] }> {
  const [options, people] = await Promise.all([optionsOf(db, poll), peopleOf(db, poll)])
  const keys = people.flatMap(({ email_key, is_required }) => (is_required ? [email_key] : []))
  return { options, people, votes: await votesOfPeople(db, poll, keys) }
}

/**
 * Finishes a poll that ends by agreement once all required people share a yes. Only proved votes count. If a time is
 * no longer free, the next one may be.
 */
export async function finishWhereAgreed(context: Context, poll: StoredPoll): Promise<void> {
  if (poll.ending !== 'agreement') return
  const { options, people, votes } = await requiredPart(context.db, poll)
  const required = requiredVoters(people, votes)
  const left = talliesOf(options, required, 'proved')
  for (;;) {
    const agreed = agreedOption(left, required, context.clock.now())
    if (!agreed || (await finishedWith(context, poll, agreed.id, 'agreement'))) return
    left.splice(left.indexOf(agreed), 1)
  }
}

/** At the deadline, for polls that end then: takes the best option that is still free, by proved votes. */
export async function finishWithBest(context: Context, poll: StoredPoll): Promise<void> {
  for (const { id } of await rankedOptions(context, poll, 'proved'))
    if (await finishedWith(context, poll, id, 'deadline')) return
}

// Errors after which another option may still work.
const NOT_THIS_ONE = ['slot_taken', 'slot_not_available', 'poll_without_votes']

async function finishedWith(
  context: Context,
  { host_id, id }: StoredPoll,
  option: number,
  by: 'agreement' | 'deadline',
): Promise<boolean> {
  try {
    await finishPoll(context, host_id, id, option, by)
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'poll_closed') return true
    if (error instanceof AppError && NOT_THIS_ONE.includes(error.code)) return false
    throw error
  }
}
