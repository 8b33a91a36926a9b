import type { Interval } from '@scheduling/domain'
import type { ChangedEvent } from '../../providers/provider.ts'
import type { StoredEvent } from './event-store.ts'

/** What a booking does after its event. `by`: addresses of who was invited, in small letters. */
export type Followed =
  | { kind: 'cancel' }
  | { kind: 'decline'; by: readonly string[] }
  | ({ kind: 'move' } & Interval)
  | { kind: 'put_back' }

type Known = Pick<
  StoredEvent,
  'sequence' | 'written_sequence' | 'wanted' | 'wanted_start' | 'wanted_end' | 'written_start' | 'written_end'
>

/** None where nothing was done with it but by us. What we have yet to write is not looked at: it would be our own former state. */
export function followedBy(known: Known, found: ChangedEvent): Followed[] {
  const { wanted, wanted_start: start, wanted_end: end } = known
  if (!wanted || !start || !end || known.written_sequence !== known.sequence) return []
  if (found.isDeleted || found.isDeclinedByOwner) return [{ kind: 'cancel' }]
  const invited = wanted.attendees.map(({ email }) => email.toLowerCase())
  const by = invited.filter((email) => found.declinedBy.includes(email))
  const { times, isAllDay } = found
  const hasNone = isAllDay || (times && times.end <= times.start)
  const isMoved = times && !hasNone && (times.start !== start.getTime() || times.end !== end.getTime())
  return [
    ...(by.length > 0 ? [{ kind: 'decline' as const, by }] : []),
    ...(isMoved ? [{ kind: 'move' as const, ...times }] : []),
    ...(hasNone ? [{ kind: 'put_back' as const }] : []),
  ]
}
