import type { Instant, Reminder } from '@scheduling/domain'
import { reminderInstants } from '@scheduling/domain'
import type { HostId } from '../../host-id.ts'
import type { RoomGiven } from '../bookings/events.ts'
import type { Audience } from '../bookings/mails/mail.ts'

/**
 * A reader who will hear of a booking, after which event, and in which role. What is new to them is decided when the
 * mail is written.
 */
export interface PlannedMail {
  hostId: HostId
  /** The event it follows from. */
  eventId: string
  bookingId: string
  /** The booking's sequence after the event. */
  sequence: number
  audience: Audience
  recipient: string
  /** The host asked for it: it says how the meeting is now, whatever the reader knows. */
  isResend?: boolean
}

export interface PlannedReminder extends PlannedMail {
  dueAt: Instant
  /** When the next reminder is due; after that, this one only repeats it. */
  nextDueAt: Instant | null
  /** It belongs to the meeting at this start, and to no other. */
  start: Instant
}

/** A person on the hosts' side, who hears of the booking as their own. */
export interface PersonToTell {
  id: HostId
  email: string
}

/** Who hears of an event: each person on the hosts' side, the invitee, each guest. */
export function mailsAfter(event: RoomGiven, people: readonly PersonToTell[]): PlannedMail[] {
  return readersOf(event, people).map((reader) => ({ ...planned(event), ...reader }))
}

/** Reminders of the meeting as it is now. Those planned before a change find another start and are not sent. */
export function remindersAfter(
  event: RoomGiven,
  people: readonly PersonToTell[],
  reminders: readonly Reminder[],
): PlannedReminder[] {
  if (event.snapshot.status === 'canceled') return []
  const { start } = event.snapshot
  const instants = reminderInstants(start, reminders, Date.parse(event.occurredAt))
  return instants.flatMap((dueAt, index) =>
    readersOf(event, people).map((reader) => ({
      ...planned(event),
      ...reader,
      dueAt,
      nextDueAt: instants[index + 1] ?? null,
      start,
    })),
  )
}

export type ReminderDecision =
  | { ok: true }
  | { ok: false; reason: 'canceled' | 'moved' | 'started' | 'repeated' }

/** Whether a due reminder is still true and still news. */
export function mayRemind(
  reminder: Pick<PlannedReminder, 'start' | 'nextDueAt'>,
  current: { status: 'scheduled' | 'canceled'; start: Instant },
  now: Instant,
): ReminderDecision {
  if (current.status === 'canceled') return { ok: false, reason: 'canceled' }
  if (current.start !== reminder.start) return { ok: false, reason: 'moved' }
  if (now >= current.start) return { ok: false, reason: 'started' }
  if (reminder.nextDueAt !== null && now >= reminder.nextDueAt) return { ok: false, reason: 'repeated' }
  return { ok: true }
}

export type AgainDecision = { ok: true } | { ok: false; reason: 'already_canceled' | 'already_started' }

/** Whether a confirmation that the host sends again says something that is still true. */
export function mayResend(
  { status, start }: { status: 'scheduled' | 'canceled'; start: Instant },
  now: Instant,
): AgainDecision {
  if (status === 'canceled') return { ok: false, reason: 'already_canceled' }
  if (now >= start) return { ok: false, reason: 'already_started' }
  return { ok: true }
}

function planned({ id, bookingId, snapshot }: RoomGiven) {
  return { eventId: id, bookingId, sequence: snapshot.sequence }
}

type PlannedReader = Pick<PlannedMail, 'hostId' | 'audience' | 'recipient'>

/** The readers of a booking. A guest who is also a host or the invitee gets that mail already. */
function readersOf({ hostId, snapshot }: RoomGiven, people: readonly PersonToTell[]): PlannedReader[] {
  const invitee = snapshot.invitee.email
  const told = new Set([...people.map(({ email }) => email), invitee].map((each) => each.toLowerCase()))
  const guests = snapshot.guests.filter((guest) => {
    const key = guest.toLowerCase()
    return !told.has(key) && told.add(key)
  })
  return [
    ...people.map(({ id, email }) => ({ hostId: id, audience: 'host' as const, recipient: email })),
    { hostId, audience: 'invitee', recipient: invitee },
    ...guests.map((recipient) => ({ hostId, audience: 'guest' as const, recipient })),
  ]
}
