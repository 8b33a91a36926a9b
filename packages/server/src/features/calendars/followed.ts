import type { ChangedBy, Interval } from '@scheduling/domain'
import type { ChangedEvent } from '../../providers/provider.ts'
import type { StoredEvent } from './event-store.ts'

/** What a booking does after its event. */
export type Followed = { kind: 'cancel'; by: ChangedBy } | ({ kind: 'move' } & Interval)

type Known = Pick<
  StoredEvent,
  'sequence' | 'written_sequence' | 'wanted' | 'wanted_start' | 'wanted_end' | 'written_start' | 'written_end'
>

/** Undefined where nothing was done with it but by us. What we have yet to write is not looked at: it would be our own former state. */
export function followedBy(known: Known, found: ChangedEvent): Followed | undefined {
  const { wanted, wanted_start: start, wanted_end: end } = known
  if (!wanted || !start || !end || known.written_sequence !== known.sequence) return undefined
  if (found.isDeleted || found.isDeclinedByOwner) return { kind: 'cancel', by: 'host' }
  const invitee = wanted.attendees[0]?.email.toLowerCase()
  if (invitee !== undefined && found.declinedBy.includes(invitee)) return { kind: 'cancel', by: 'invitee' }
  if (!found.times || (found.times.start === start.getTime() && found.times.end === end.getTime()))
    return undefined
  return { kind: 'move', ...found.times }
}
