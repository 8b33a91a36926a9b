import type { Instant } from '@scheduling/domain'
import { HOUR, MINUTE } from '@scheduling/domain'
import type { BookingSnapshot } from '../bookings/record/events.ts'
import type { Audience, BookingMailKind, Role } from '../bookings/mails/mail.ts'
import type { LastMail } from './tables.ts'

/** What is known of what a reader knows. */
export interface Knowledge {
  told: LastMail | null
  /** False where the mail that said so may not have reached them. */
  isSure: boolean
}

type State = Pick<BookingSnapshot, 'status' | 'sequence' | 'start' | 'end' | 'rescheduledBy' | 'canceledBy'> &
  Pick<LastMail, 'room'>

/**
 * What is new to this reader about the booking as it stands, or undefined: however often it changed, they hear of the
 * newest state, beside the one that they know.
 */
export function newsFor(
  audience: Audience,
  { told, isSure }: Knowledge,
  current: State,
  now: Instant,
): LastMail | undefined {
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
function cancelationFor(
  audience: Audience,
  { told, isSure }: Knowledge,
  current: State,
): LastMail | undefined {
  if (told?.kind === 'canceled' && isSure) return undefined
  if (!told && audience === 'guest') return undefined
  const { start, end } = told ?? current
  return { kind: 'canceled', sequence: current.sequence, start, end, formerStart: null }
}

/** Whether a reader is to get a mail of this kind. `wants` is their own word, null where they have not said. */
export function mayTell(audience: Role, kind: BookingMailKind, wants: boolean | null): boolean {
  if (audience === 'host') return true
  if (audience !== 'guest' || wants !== null) return wants !== false
  // Somebody gave a guest's address: without their word they get what they need to be there, or to stay away.
  return kind !== 'reminder'
}

// What the one who booked changes within this time is one mail to a guest who has not answered.
const GATHERED = HOUR
// A guest may be under way to a meeting that is nearer than this.
const NEAR = 3 * HOUR
const PAUSE_WHEN_NEAR = 15 * MINUTE

/**
 * Until when the news waits, because the one who booked may change more: `undefined` where it goes now. Only guests who have
 * not answered wait: others asked for their mails. `since`: when the first change was put off, `mailedAt`: the last mail.
 */
export function gatheredUntil(
  reader: { audience: Role; wants: boolean | null; known: Instant | undefined; mailedAt: Instant | null },
  news: LastMail,
  current: Pick<State, 'start' | 'rescheduledBy' | 'canceledBy'>,
  { since, now }: { since: Instant; now: Instant },
): Instant | undefined {
  if (reader.audience !== 'guest' || reader.wants !== null) return undefined
  const by = {
    rescheduled: current.rescheduledBy,
    canceled: current.canceledBy,
    confirmation: null,
    room: null,
  }
  if (by[news.kind] !== 'invitee') return undefined
  const ahead = [reader.known ?? current.start, current.start].filter((start) => start > now)
  const nearest = Math.min(...ahead)
  const quiet = (reader.mailedAt ?? 0) + PAUSE_WHEN_NEAR
  const until = Math.max(quiet, Math.min(since + GATHERED, nearest - NEAR))
  return until > now ? until : undefined
}
