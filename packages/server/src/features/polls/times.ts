import type { api } from '@scheduling/contract'
import type { Instant, PollEnding } from '@scheduling/domain'
import { dateOf, HOUR, instantOf } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { fieldError } from '../../errors.ts'
import { stableId } from '../../jobs/stable-id.ts'
import type { StoredOption } from './options-store.ts'
import { POLL_MOMENTS } from './queues.ts'
import type { StoredPoll } from './store.ts'

const REMIND_BEFORE = 24 * HOUR

type NewOptions = (typeof api)['POST /polls']['$input']['body']['options']

export interface PickedOption {
  start: Instant
  capacity: number | null
}

/**
 * The starts, ascending, so that ids follow the times. In a poll on days each start is the beginning of its date.
 * Throws `invalid_input` for times that are past or named twice.
 */
export function startsOf(
  { is_all_day: isAllDay, time_zone: zone }: Pick<StoredPoll, 'is_all_day' | 'time_zone'>,
  options: NewOptions,
  now: Instant,
  at: string,
): PickedOption[] {
  const starts = options.map(({ start }) => {
    const instant = Date.parse(start)
    return isAllDay ? instantOf(zone, dateOf(zone, instant), '00:00') : instant
  })
  for (const [index, start] of starts.entries()) {
    const path = `${at}[${index}].start`
    if (start <= now) throw fieldError(path, 'in_the_past', `"${options[index]?.start}" is past`)
    if (starts.indexOf(start) < index) throw fieldError(path, 'duplicate', 'Duplicate value not allowed')
  }
  return options
    .map(({ capacity = null }, index) => ({ start: starts[index] as Instant, capacity }))
    .toSorted((a, b) => a.start - b.start)
}

/** `first`: a number that no option of this poll has used. */
export function optionRows(
  options: readonly PickedOption[],
  first: number,
  addedIn: number | null,
): Pick<StoredOption, 'id' | 'starts_at' | 'capacity' | 'added_in'>[] {
  return options.map(({ start, capacity }, index) => ({
    id: first + index,
    starts_at: new Date(start),
    capacity,
    added_in: addedIn,
  }))
}

export function refusePast(path: string, text: string | null, now: Instant): void {
  if (text !== null && Date.parse(text) <= now) throw fieldError(path, 'in_the_past', `"${text}" is past`)
}

export function refuseEndless(ending: PollEnding | undefined, deadline: string | Date | null): void {
  if (ending === 'deadline' && deadline === null)
    throw fieldError('deadline', 'required', 'A poll that finishes at its deadline needs one')
}

/** Plans what is due before the deadline and at it. Jobs planned for an earlier deadline do nothing. */
export async function planMoments(
  context: Context,
  trx: Transaction<Database>,
  poll: StoredPoll,
): Promise<void> {
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
