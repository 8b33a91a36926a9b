import type { Instant } from '@scheduling/domain'
import type { BookingSnapshot } from '../bookings/events.ts'
import type { Audience, BookingMailKind } from './mails/booking/mail.ts'
import type { Told } from './tables.ts'

/** What is known of what a reader knows. */
export interface Knowledge {
  told: Told | null
  /** False where the mail that said so may not have reached them. */
  isSure: boolean
}

type State = Pick<BookingSnapshot, 'status' | 'sequence' | 'start' | 'end' | 'rescheduledBy' | 'canceledBy'> &
  Pick<Told, 'room'>

/**
 * What is new to this reader about the booking as it stands, or undefined: however often it changed, they hear of the
 * newest state, beside the one that they know.
 */
export function newsFor(
  audience: Audience,
  { told, isSure }: Knowledge,
  current: State,
  now: Instant,
): Told | undefined {
  const { sequence, start, end, room } = current
  const stands = { sequence, start, end, room }
  if (current.status === 'canceled') return cancelationFor(audience, { told, isSure }, current)
  // Only the host has use for a meeting that is over.
  if (now >= end && audience !== 'host') return undefined
  if (!told) return { kind: 'confirmation', ...stands, formerStart: null }
  const isSame = told.start === start && told.end === end
  if (isSure && isSame)
    return told.room === null && room ? { kind: 'room', ...stands, formerStart: null } : undefined
  if (isSure) return { kind: 'rescheduled', ...stands, formerStart: told.start }
  // Perhaps they never heard of it: said again, it is the same mail or a newer one.
  if (told.kind === 'confirmation' || isSame) return { ...told, ...stands }
  return { kind: 'rescheduled', ...stands, formerStart: told.start }
}

/** Named by the time that they know. A guest who was never invited is not disinvited. */
function cancelationFor(audience: Audience, { told, isSure }: Knowledge, current: State): Told | undefined {
  if (told?.kind === 'canceled' && isSure) return undefined
  if (!told && audience === 'guest') return undefined
  const { start, end } = told ?? current
  return { kind: 'canceled', sequence: current.sequence, start, end, formerStart: null }
}

/** Whether a reader is to get a mail of this kind. `wants` is their own word, null where they have not said. */
export function mayTell(
  audience: Audience,
  kind: BookingMailKind,
  { rescheduledBy, canceledBy }: Pick<State, 'rescheduledBy' | 'canceledBy'>,
  wants: boolean | null,
): boolean {
  if (audience === 'host') return true
  if (audience === 'invitee' || wants !== null) return wants !== false
  // Somebody gave a guest's address. One invitation is all that they may cause before the guest has agreed.
  return {
    confirmation: true,
    rescheduled: rescheduledBy === 'host',
    canceled: canceledBy === 'host',
    room: false,
    reminder: false,
  }[kind]
}
