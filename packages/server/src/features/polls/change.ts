import type { api } from '@scheduling/contract'
import { limits } from '@scheduling/domain'
import type { Transaction, Updateable } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { fieldError } from '../../errors.ts'
import type { Acting } from '../../http/caller.ts'
import { recordActivity } from '../activity/operations.ts'
import { lockHosts } from '../busy/operations.ts'
import { releaseHolds } from '../holds/operations.ts'
import type { PollNewsKind } from './events.ts'
import { tell } from './tell.ts'
import { getPoll, lockedPoll, refuseOver } from './get-poll.ts'
import { clearTallies, everyOptionOf, insertOptions, takeOptionsAway } from './options-store.ts'
import { changePeople } from './people.ts'
import { POLL_AGREEMENTS } from './queues.ts'
import type { StoredPoll } from './store.ts'
import { updatePoll } from './store.ts'
import type { PollRow } from './tables.ts'
import { holdFree } from './hold.ts'
import { optionRows, planMoments, refuseEndless, refusePast, startsOf } from './times.ts'
import { clearChoices, everyVoterOf, forgetChoices } from './votes-store.ts'

type Change = (typeof api)['PATCH /polls/:id']['$input']['body']
type ChangedOptions = NonNullable<Change['options']>

/**
 * Merges the given fields. A longer duration clears all choices: somebody free for half an hour may not be free for
 * two. Removing an option clears the choices for it, and the others stay. Repeat: the same, except that it adds
 * options again. Throws `poll_not_found`, `invalid_input`, and `poll_closed` if the poll is over.
 */
export async function changePoll(
  context: Context,
  host: Acting,
  id: string,
  change: Change,
): Promise<StoredPoll> {
  refusePast('deadline', change.deadline ?? null, context.clock.now())
  await context.db.transaction().execute(async (trx) => {
    await lockHosts(trx, [host.hostId])
    const before = await lockedPoll(trx, host.hostId, id)
    refuseOver(context, before)
    const lastSlot = await changeOptions(context, trx, before, change.options ?? {})
    const poll = await updatePoll(trx, before, { ...columnsOf(before, change), last_slot: lastSlot })
    refuseEndless(poll.ending, poll.deadline)
    await changePeople(context, trx, poll, change.people ?? {})
    if (poll.duration > before.duration) await removeVotes(context, trx, poll)
    else if (change.options) await tellVoters(context, trx, poll, 'changed')
    await renewHolds(context, trx, before, poll, change)
    if (change.deadline) await planMoments(context, trx, poll)
    await recordActivity(context, trx, host, 'poll_changed', poll.name, id)
    // Runs after the transaction: it asks calendars, and may have to wait for other bookings.
    if (poll.ending === 'agreement') {
      const data = { hostId: host.hostId, pollId: id }
      await context.jobs.send(trx, POLL_AGREEMENTS, [{ data }])
    }
  })
  return getPoll(context, host.hostId, id)
}

function columnsOf({ is_all_day: isAllDay }: StoredPoll, change: Change): Updateable<PollRow> {
  const { name, description, duration, deadline, locations, questions, ending, holdsTimes } = change
  const { hidesNames, hidesVotes, notifiesParticipants, notifiesHost } = change
  return {
    name,
    description,
    duration: isAllDay ? undefined : duration,
    deadline: deadline == null ? deadline : new Date(deadline),
    locations: locations && JSON.stringify(locations),
    questions: questions && JSON.stringify(questions),
    ending,
    holds_times: holdsTimes,
    hides_names: hidesNames,
    hides_votes: hidesVotes,
    notifies_participants: notifiesParticipants,
    notifies_host: notifiesHost,
  }
}

/** Answers the start of the last option. */
async function changeOptions(
  context: Context,
  trx: Transaction<Database>,
  poll: StoredPoll,
  { add = [], remove = [] }: ChangedOptions,
): Promise<Date> {
  const now = context.clock.now()
  const every = await everyOptionOf(trx, poll)
  const current = every.filter(({ removed_in }) => removed_in === null)
  const unknown = remove.findIndex((id) => !current.some((option) => option.id === id))
  if (unknown >= 0)
    throw fieldError(`options.remove[${unknown}]`, 'not_an_option', 'Expected the id of an option')
  const kept = current.filter(({ id }) => !remove.includes(id))
  const added = startsOf(poll, add, now, 'options.add')
  const twice = added.find(({ start }) => kept.some(({ starts_at }) => starts_at.getTime() === start))
  if (twice) throw fieldError('options.add', 'duplicate', 'Duplicate value not allowed')
  const count = kept.length + added.length
  if (count === 0) throw fieldError('options.remove', 'required', 'At least one time must be picked')
  const revision = poll.revision + 1
  const next = Math.max(...every.map(({ id }) => id)) + 1
  if (count > limits.PICKED_TIMES_MAX || next + added.length > limits.POLL_OPTION_IDS_MAX)
    throw fieldError('options.add', 'too_many', `At most ${limits.PICKED_TIMES_MAX} times`)
  await forgetChoices(trx, poll, remove)
  await takeOptionsAway(trx, poll, remove, revision)
  await insertOptions(trx, poll, optionRows(added, next, revision))
  const starts = [...kept.map(({ starts_at }) => starts_at.getTime()), ...added.map(({ start }) => start)]
  const last = Math.max(...starts)
  // Otherwise the poll would be over, and could not be changed back.
  if (last <= now) throw fieldError('options.remove', 'in_the_past', 'One of its times has to be to come')
  return new Date(last)
}

async function removeVotes(context: Context, trx: Transaction<Database>, poll: StoredPoll): Promise<void> {
  await clearChoices(trx, poll)
  await clearTallies(trx, poll)
  await tellVoters(context, trx, poll, 'removed')
}

async function tellVoters(
  context: Context,
  trx: Transaction<Database>,
  poll: StoredPoll,
  kind: PollNewsKind,
): Promise<void> {
  if (!poll.notifies_participants) return
  for (const { id } of await everyVoterOf(trx, poll)) await tell(context, trx, poll, kind, id)
}

async function renewHolds(
  context: Context,
  trx: Transaction<Database>,
  before: StoredPoll,
  poll: StoredPoll,
  { options }: Change,
): Promise<void> {
  const isSame = poll.holds_times === before.holds_times && poll.duration === before.duration && !options
  if (isSame) return
  await releaseHolds(trx, poll.host_id, [poll.id])
  if (poll.holds_times) await holdFree(context, trx, poll)
}
