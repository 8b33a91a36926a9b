import type { Instant } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import type { JobHandler } from '../../jobs/handlers.ts'
import { handle } from '../../jobs/handlers.ts'
import type { NewJob } from '../../jobs/outbox.ts'
import { stableId } from '../../jobs/stable-id.ts'
import type { GuestsChanged, Joined, PlaceChanged, RoomGiven } from '../bookings/events.ts'
import {
  BOOKING_EVENTS,
  GUESTS_CHANGED,
  JOINED,
  PLACE_CHANGED,
  REASSIGNED,
  ROOMS_GIVEN,
} from '../bookings/events.ts'
import { putBackMail } from './put-back.ts'
import type { PlannedMail, PlannedReminder } from './plan.ts'
import type { PlannedMails } from './operations.ts'
import { planAfter, planForGuests, planForPlace } from './operations.ts'
import { isOpen, officeOf } from './post-office.ts'
import type { MailJob, ReminderJob } from './queues.ts'
import { MAILS, READER_RETURNS, REMINDERS } from './queues.ts'
import { sendReminder, tellNews } from './tell.ts'

/** Sends mails to hosts, invitees and guests. */
export const mailJobs: readonly JobHandler[] = [
  handle(
    MAILS,
    async (context, { mail, waits = 0 }) => {
      const until = await tellNews(officeOf(context), mail, waits === 0)
      if (until !== undefined) await context.jobs.send(context.db, MAILS, [mailJob(mail, waits + 1, until)])
    },
    isOpen,
  ),
  handle(
    REMINDERS,
    async (context, { waits = 0, ...reminder }) => {
      const until = await sendReminder(officeOf(context), reminder)
      if (until !== undefined)
        await context.jobs.send(context.db, REMINDERS, [reminderJob(reminder, waits + 1, until)])
    },
    isOpen,
  ),
  handle(READER_RETURNS, ({ jobs, db }, reader, { id }) =>
    jobs.send(db, MAILS, [mailJob({ ...reader, eventId: id })]),
  ),
]

export const mailListeners: readonly JobHandler[] = [
  handle(BOOKING_EVENTS, (context, event) => planMails(context, event)),
  handle(REASSIGNED, (context, event) => planMails(context, event)),
  handle(ROOMS_GIVEN, planRoomMails),
  handle(GUESTS_CHANGED, planGuestMails),
  handle(JOINED, planJoinedMails),
  handle(PLACE_CHANGED, planPlaceMails),
  putBackMail,
]

/** Sends the room's address to everybody who was told of the booking without it. */
export async function planRoomMails(context: Context, room: RoomGiven): Promise<void> {
  const { mails } = await planAfter(context, room)
  await context.jobs.send(
    context.db,
    MAILS,
    mails.map((mail) => mailJob(mail)),
  )
}

/** Sends the invitation and reminders to somebody who is invited only now. */
export async function planJoinedMails(context: Context, event: Joined): Promise<void> {
  await planMails(context, event, ({ recipient }) => recipient === event.added)
}

/** Tells everybody who comes where the meeting takes place now. */
export async function planPlaceMails(context: Context, event: PlaceChanged): Promise<void> {
  await queueMails(context, await planForPlace(context, event))
}

/** Invites those who were added as guests, and sends a cancelation to those who were removed. */
export async function planGuestMails(context: Context, event: GuestsChanged): Promise<void> {
  await queueMails(context, await planForGuests(context, event))
}

/** Records the mails that follow from a booking. They wait until a worker sends them. */
export async function planMails(
  context: Context,
  event: RoomGiven,
  isFor: (mail: PlannedMail) => boolean = () => true,
): Promise<void> {
  const { mails, reminders } = await planAfter(context, event)
  await queueMails(context, { mails: mails.filter(isFor), reminders: reminders.filter(isFor) })
}

async function queueMails(context: Context, { mails, reminders }: PlannedMails): Promise<void> {
  // Because of the ids a repeat adds nothing: those jobs exist already.
  await context.jobs.send(
    context.db,
    MAILS,
    mails.map((mail) => mailJob(mail)),
  )
  await context.jobs.send(
    context.db,
    REMINDERS,
    reminders.map((reminder) => reminderJob(reminder)),
  )
}

export function mailJob(mail: PlannedMail, waits = 0, until?: Instant): NewJob<MailJob> {
  const { eventId, audience, recipient } = mail
  return {
    id: stableId(eventId, audience, recipient, ...waitMark(waits)),
    data: { mail, waits },
    at: until ?? null,
  }
}

function reminderJob(reminder: PlannedReminder, waits = 0, until?: Instant): NewJob<ReminderJob> {
  const { eventId, audience, recipient, dueAt } = reminder
  return {
    id: stableId(eventId, audience, recipient, String(dueAt), ...waitMark(waits)),
    data: { ...reminder, waits },
    at: until ?? dueAt,
  }
}

/** A mail that waits is a new job each time: the one that postponed it still exists. */
function waitMark(waits: number): string[] {
  return waits > 0 ? [`wait ${waits}`] : []
}
