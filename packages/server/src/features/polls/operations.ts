import type { api } from '@scheduling/contract'
import type { Instant } from '@scheduling/domain'
import { DAY, HOUR, limits, MINUTE } from '@scheduling/domain'
import type { Transaction, Updateable } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { AppError, fieldError, found } from '../../errors.ts'
import type { Acting, HostId } from '../../http/caller.ts'
import { stableId } from '../../jobs/stable-id.ts'
import { recordActivity } from '../activity/operations.ts'
import { isOriginNeeded } from '../bookings/operations.ts'
import { lockHosts } from '../busy/operations.ts'
import { holdTimes, releaseHolds } from '../holds/operations.ts'
import { unguessableSlug } from '../offers/address.ts'
import { lookAt } from '../slots/operations.ts'
import { tell } from './news.ts'
import { offerOf } from './offers.ts'
import { POLL_MOMENTS } from './queues.ts'
import { standingOf } from './standing.ts'
import type { StoredPoll } from './store.ts'
import {
  clearTallies,
  countOpen,
  endedBefore,
  forgetPoll,
  insertPoll,
  listOpen,
  lockPoll,
  pollById,
  updatePoll,
} from './store.ts'
import type { PollRow } from './tables.ts'
import {
  clearChoices,
  deleteWhatWasSaid,
  insertPeople,
  markReminded,
  peopleOf,
  votesOfPeople,
} from './votes-store.ts'

type NewPoll = (typeof api)['POST /polls']['$input']['body']
type Change = (typeof api)['PATCH /polls/:id']['$input']['body']

// Who is asked once more is left in peace for a day.
const REMIND_AGAIN = DAY
const REMIND_BEFORE = 24 * HOUR
const WHOLE_DAY = DAY / MINUTE

/** Polls that go on: their latest time is to come, whatever zone it was picked in. */
export async function listHostPolls(context: Context, host: HostId): Promise<StoredPoll[]> {
  return listOpen(context.db, host, new Date(context.clock.now()))
}

/** Throws `poll_not_found`. */
export async function getPoll(context: Context, hostId: string, id: string): Promise<StoredPoll> {
  const row = await pollById(context.db, hostId, id)
  return found(row?.deleted_at ? undefined : row, 'poll_not_found', id)
}

/** Repeat: another one. Throws `invalid_input`, `poll_limit_reached`. */
export async function addPoll(context: Context, host: Acting, input: NewPoll): Promise<StoredPoll> {
  const now = context.clock.now()
  const starts = startsOf(input, now)
  refusePast('deadline', input.deadline ?? null, now)
  if (input.ending === 'deadline' && !input.deadline)
    throw fieldError('deadline', 'required', 'A poll that finishes at its deadline needs one')
  const last = Math.max(...starts.map(({ start }) => start))
  return context.db.transaction().execute(async (trx) => {
    await lockHosts(trx, [host.hostId])
    if ((await countOpen(trx, host.hostId, new Date(now))) >= limits.POLLS_MAX)
      throw new AppError('poll_limit_reached')
    const poll = await insertPoll(
      trx,
      {
        host_id: host.hostId,
        id: randomUUID(),
        slug: unguessableSlug(),
        name: input.name,
        description: input.description ?? '',
        duration: input.isAllDay ? WHOLE_DAY : input.duration,
        locations: JSON.stringify(input.locations),
        time_zone: input.timeZone,
        is_all_day: input.isAllDay ?? false,
        questions: JSON.stringify(input.questions ?? []),
        hides_names: input.hidesNames ?? false,
        hides_votes: input.hidesVotes ?? false,
        notifies_participants: input.notifiesParticipants ?? true,
        notifies_host: input.notifiesHost ?? true,
        holds_times: input.holdsTimes ?? false,
        ending: input.ending ?? 'host',
        deadline: input.deadline ? new Date(input.deadline) : null,
        last_slot: new Date(last),
        revision: 1,
        created_at: new Date(now),
      },
      starts.map(({ start, capacity }, id) => ({ id, starts_at: new Date(start), capacity })),
    )
    await invite(context, trx, poll, input.people ?? [])
    if (poll.holds_times) await holdFree(context, trx, poll)
    await planMoments(context, trx, poll)
    await recordActivity(context, trx, host, 'poll_added', poll.name)
    return poll
  })
}

/** Ascending, so that ids follow the times. Throws `invalid_input` for times that are past or named twice. */
function startsOf({ options }: NewPoll, now: Instant): { start: Instant; capacity: number | null }[] {
  const starts = options.map(({ start }) => Date.parse(start))
  for (const [index, start] of starts.entries()) {
    const path = `options[${index}].start`
    if (start <= now) throw fieldError(path, 'in_the_past', `"${options[index]?.start}" is past`)
    if (starts.indexOf(start) < index) throw fieldError(path, 'duplicate', 'Duplicate value not allowed')
  }
  return options
    .map(({ capacity = null }, index) => ({ start: starts[index] as Instant, capacity }))
    .toSorted((a, b) => a.start - b.start)
}

function refusePast(path: string, text: string | null, now: Instant): void {
  if (text !== null && Date.parse(text) <= now) throw fieldError(path, 'in_the_past', `"${text}" is past`)
}

async function invite(
  context: Context,
  trx: Transaction<Database>,
  poll: StoredPoll,
  people: NonNullable<NewPoll['people']>,
): Promise<void> {
  const byKey = new Map(people.map((person) => [person.email.toLowerCase(), person]))
  const rows = [...byKey].map(([key, { email, isRequired }]) => ({
    host_id: poll.host_id,
    id: randomUUID(),
    poll_id: poll.id,
    email,
    email_key: key,
    is_required: isRequired,
  }))
  await insertPeople(trx, rows)
  for (const { id } of rows) await tell(context, trx, poll, 'invited', id)
}

/** Those in whose way something is are voted on all the same: it may be gone by then. */
async function holdFree(context: Context, trx: Transaction<Database>, poll: StoredPoll): Promise<void> {
  const now = context.clock.now()
  const offer = await offerOf(trx, poll, now)
  if (!offer) return
  const times = []
  for (const start of offer.picked ?? []) {
    const look = await lookAt(context, trx, offer, start)
    if (look.kind === 'free')
      times.push({ start, end: start + poll.duration * MINUTE, bufferBefore: 0, bufferAfter: 0 })
  }
  if (times.length === 0) return
  const { host_id: hostId, id, last_slot } = poll
  const until = last_slot.getTime()
  await holdTimes(trx, { hostId, heldFor: id, origin: offer.origin, times, until }, now)
}

/** What is due at its deadline and before. Those of another deadline find that it is not theirs. */
async function planMoments(context: Context, trx: Transaction<Database>, poll: StoredPoll): Promise<void> {
  if (poll.deadline === null) return
  const at = poll.deadline.getTime()
  const deadline = poll.deadline.toISOString()
  const moment = (what: 'remind' | 'close', due: Instant) => ({
    id: stableId(poll.id, what, deadline),
    data: { hostId: poll.host_id, pollId: poll.id, what, deadline },
    at: due,
  })
  const reminder = at - REMIND_BEFORE > context.clock.now() ? [moment('remind', at - REMIND_BEFORE)] : []
  await context.jobs.send(trx, POLL_MOMENTS, [...reminder, moment('close', at)])
}

/**
 * Merges what is given. A longer duration removes what was voted: who could for half an hour may not for two. Repeat: the
 * same. Throws `poll_not_found`, `poll_closed` where it is over.
 */
export async function changePoll(
  context: Context,
  host: Acting,
  id: string,
  change: Change,
): Promise<StoredPoll> {
  refusePast('deadline', change.deadline ?? null, context.clock.now())
  return context.db.transaction().execute(async (trx) => {
    await lockHosts(trx, [host.hostId])
    const before = await lockedPoll(trx, host.hostId, id)
    refuseOver(context, before)
    const poll = await updatePoll(trx, before, columnsOf(before, change))
    if (poll.duration > before.duration) await removeVotes(context, trx, poll)
    if (poll.holds_times && poll.duration !== before.duration) {
      await releaseHolds(trx, host.hostId, [id])
      await holdFree(context, trx, poll)
    }
    if (change.deadline) await planMoments(context, trx, poll)
    await recordActivity(context, trx, host, 'poll_changed', poll.name)
    return poll
  })
}

function columnsOf({ is_all_day: isAllDay }: StoredPoll, change: Change): Updateable<PollRow> {
  const { name, description, duration, deadline } = change
  const { hidesNames, hidesVotes, notifiesParticipants, notifiesHost } = change
  return {
    name,
    description,
    duration: isAllDay ? undefined : duration,
    deadline: deadline == null ? deadline : new Date(deadline),
    hides_names: hidesNames,
    hides_votes: hidesVotes,
    notifies_participants: notifiesParticipants,
    notifies_host: notifiesHost,
  }
}

async function removeVotes(context: Context, trx: Transaction<Database>, poll: StoredPoll): Promise<void> {
  const removed = await clearChoices(trx, poll)
  await clearTallies(trx, poll)
  if (!poll.notifies_participants) return
  for (const { id } of removed) await tell(context, trx, poll, 'removed', id)
}

/** Throws `poll_not_found`. */
export async function lockedPoll(
  trx: Transaction<Database>,
  hostId: string,
  id: string,
): Promise<StoredPoll> {
  const row = await lockPoll(trx, hostId, id)
  return found(row?.deleted_at ? undefined : row, 'poll_not_found', id)
}

/** It can be changed and finished until it has ended, also when nobody can vote any more. Throws `poll_closed`. */
export function refuseOver(context: Context, poll: StoredPoll): void {
  const standing = standingOf(poll, context.clock.now())
  if (standing !== 'open' && standing !== 'closed') throw new AppError('poll_closed')
}

/** With everything that was said. Its link expires; a meeting that came of it stays. Repeat: not found. */
export async function removePoll(context: Context, host: Acting, id: string): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    await lockHosts(trx, [host.hostId])
    const poll = await lockedPoll(trx, host.hostId, id)
    await updatePoll(trx, poll, { deleted_at: new Date(context.clock.now()) })
    await deleteWhatWasSaid(trx, poll)
    await releaseHolds(trx, host.hostId, [id])
    await recordActivity(context, trx, host, 'poll_deleted', poll.name)
  })
}

/** Those invited who have not voted, each at most once a day. Answers how many. Throws as above. */
export async function remindPeople(context: Context, hostId: string, id: string): Promise<number> {
  const now = context.clock.now()
  return context.db.transaction().execute(async (trx) => {
    const poll = await lockedPoll(trx, hostId, id)
    if (standingOf(poll, now) !== 'open') throw new AppError('poll_closed')
    const people = await peopleOf(trx, poll)
    const keys = people.map(({ email_key }) => email_key)
    const voted = new Set((await votesOfPeople(trx, poll, keys)).map(({ email_key }) => email_key))
    const asked = people.filter(
      ({ email_key, reminded_at }) =>
        !voted.has(email_key) && (reminded_at === null || reminded_at.getTime() + REMIND_AGAIN <= now),
    )
    for (const person of asked) {
      await markReminded(trx, person, new Date(now))
      await tell(context, trx, poll, 'reminder', person.id)
    }
    return asked.length
  })
}

/** Deletes for good what has long been over, once no meeting that came of it can be moved. Repeat: finds nothing. */
export async function sweepPolls(context: Context): Promise<void> {
  const before = new Date(context.clock.now() - limits.ENDED_OFFER_DAYS * DAY)
  for (const row of await endedBefore(context.db, before))
    if (!(await isOriginNeeded(context, row.host_id, { kind: 'poll', id: row.id })))
      await forgetPoll(context.db, row)
}
