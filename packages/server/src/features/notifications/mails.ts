import type { Instant, Reminder } from '@scheduling/domain'
import { reminderInstants } from '@scheduling/domain'
import type { BookingEvent } from '../../jobs/events.ts'
import type { Audience, BookingMailKind } from '../../mail/mail.ts'

/** A mail that is to go out: why, to whom, as whom. */
export interface PlannedMail {
  hostId: string
  /** The event it follows from. */
  eventId: string
  bookingId: string
  kind: BookingMailKind
  audience: Audience
  recipient: string
}

export interface PlannedReminder extends PlannedMail {
  kind: 'reminder'
  dueAt: Instant
  /** When the next reminder is due; after that, this one only repeats it. */
  nextDueAt: Instant | null
  /** It is for a meeting at this time, and for no other. */
  start: Instant
}

const KINDS = {
  'booking.created': 'confirmation',
  'booking.rescheduled': 'rescheduled',
  'booking.canceled': 'canceled',
} as const

/** What goes out at once: one mail to the host, one to the invitee, one to each guest. */
export function mailsAfter(event: BookingEvent, hostEmail: string): PlannedMail[] {
  const kind = KINDS[event.kind]
  return readersOf(event, hostEmail).map((reader) => ({ ...planned(event), kind, ...reader }))
}

/** Reminders of the meeting as it now stands. Those planned before a change find another start and stay unsent. */
export function remindersAfter(
  event: BookingEvent,
  hostEmail: string,
  reminders: readonly Reminder[],
): PlannedReminder[] {
  if (event.snapshot.status === 'canceled') return []
  const { start } = event.snapshot
  const instants = reminderInstants(start, reminders, Date.parse(event.occurredAt))
  return instants.flatMap((dueAt, index) =>
    readersOf(event, hostEmail).map((reader) => ({
      ...planned(event),
      kind: 'reminder',
      ...reader,
      dueAt,
      nextDueAt: instants[index + 1] ?? null,
      start,
    })),
  )
}

/** Whether a mail that waited is still to be sent: only the host has use for a meeting that is over. */
export function isOfUse(
  { audience }: Pick<PlannedMail, 'audience'>,
  { end }: Pick<BookingEvent['snapshot'], 'end'>,
  now: Instant,
): boolean {
  return audience === 'host' || now < end
}

export type ReminderDecision =
  | { ok: true }
  | { ok: false; reason: 'canceled' | 'moved' | 'started' | 'repeated' }

/** Whether a reminder that is due still says something true and new. */
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

function planned({ hostId, id, bookingId }: BookingEvent) {
  return { hostId, eventId: id, bookingId }
}

/** Who is told. A guest who is also the host or the invitee has their mail already. */
function readersOf(
  { snapshot }: BookingEvent,
  hostEmail: string,
): { audience: Audience; recipient: string }[] {
  const invitee = snapshot.invitee.email
  const told = new Set([hostEmail.toLowerCase(), invitee.toLowerCase()])
  const guests = snapshot.guests.filter((guest) => {
    const key = guest.toLowerCase()
    return !told.has(key) && told.add(key)
  })
  return [
    { audience: 'host', recipient: hostEmail },
    { audience: 'invitee', recipient: invitee },
    ...guests.map((recipient) => ({ audience: 'guest' as const, recipient })),
  ]
}
