import type { Interval, PlainDate } from '@scheduling/domain'
import { machineAddress } from '../../../mail/machine-address.ts'
import type { ChangedEvent } from '../../../providers/provider.ts'
import type { StoredEvent } from '../event-store.ts'
import type { WhyPutBack } from '../events.ts'
import type { WantedEvent } from '../tables.ts'

/** How a booking follows its event. `by`: addresses of invited people, in lower case. */
export type Followed =
  | { kind: 'cancel' }
  | { kind: 'decline'; by: readonly string[] }
  | ({ kind: 'move' } & Interval)
  | { kind: 'put_back'; why: WhyPutBack }
  | { kind: 'move_date'; date: PlainDate }

type Known = Pick<
  StoredEvent,
  'sequence' | 'written_sequence' | 'wanted' | 'wanted_start' | 'wanted_end' | 'written_start' | 'written_end'
>

/** Empty if only we changed the event. Also while we still have to write it: the calendar then has our former state. */
export function followedBy(known: Known, changedEvent: ChangedEvent): Followed[] {
  const { wanted, wanted_start: start, wanted_end: end } = known
  if (!wanted || !start || !end || known.written_sequence !== known.sequence) return []
  if (changedEvent.isDeleted || changedEvent.isDeclinedByOwner) return [{ kind: 'cancel' }]
  const invited = wanted.attendees.map(({ email }) => email.toLowerCase())
  const by = invited.filter((email) => changedEvent.declinedBy.includes(machineAddress(email)))
  return [
    ...(by.length > 0 ? [{ kind: 'decline' as const, by }] : []),
    ...movedBy(wanted.allDay, changedEvent, { start: start.getTime(), end: end.getTime() }),
  ]
}

function movedBy(
  allDay: WantedEvent['allDay'],
  { times, date, isAllDay }: ChangedEvent,
  stands: Interval,
): Followed[] {
  // An event with a time, or over several dates, is not a new date.
  if (allDay) {
    if (date === undefined) return [{ kind: 'put_back', why: 'not_a_day' }]
    return date === allDay.date ? [] : [{ kind: 'move_date', date }]
  }
  if (isAllDay || (times && times.end <= times.start)) return [{ kind: 'put_back', why: 'no_times' }]
  const isMoved = times && (times.start !== stands.start || times.end !== stands.end)
  return isMoved ? [{ kind: 'move', ...times }] : []
}
