import type { BookingEmail, BookingEmails } from '@scheduling/contract'
import { DAY, limits } from '@scheduling/domain'
import { randomUUID } from 'node:crypto'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { SignedIn } from '../../http/caller.ts'
import { allow } from '../abuse/operations.ts'
import { refuseOthers } from '../bookings/list/reached.ts'
import type { BookingMailKind } from '../bookings/mails/mail.ts'
import type { StoredBooking } from '../bookings/operations.ts'
import { requireBooking } from '../bookings/operations.ts'
import { snapshotOf } from '../bookings/snapshot.ts'
import { organizerOf } from '../bookings/terms.ts'
import { makeOnce, rememberRequest } from '../idempotency/operations.ts'
import { mailJob } from './jobs.ts'
import { LIMITS } from './limits.ts'
import type { PlannedMail } from './plan.ts'
import { mayResend } from './plan.ts'
import { MAILS } from './queues.ts'
import { answerText, recipientDigest } from './reader/recipient.ts'
import { hasStopped } from './stopped.ts'
import { deliveriesOf } from './store.ts'
import type { Delivery } from './tables.ts'

// Jobs try for two days, and a little longer if their worker stood still.
const TRIED_FOR = 3 * DAY

const KINDS: Readonly<Record<string, BookingEmail['kind']>> = {
  confirmation: 'confirmation',
  rescheduled: 'rescheduled',
  reassigned: 'reassigned',
  replaced: 'reassigned',
  uninvited: 'uninvited',
  place: 'place',
  canceled: 'canceled',
  room: 'room',
  reminder: 'reminder',
  event_put_back: 'time_kept',
} satisfies Record<BookingMailKind | 'event_put_back', BookingEmail['kind']>

const AUDIENCES = ['host', 'invitee', 'guest'] as const

/**
 * What became of the mails to invitee and guests, and of those to the host who asks. Throws `booking_not_found`, also for a booking
 * that the caller does not reach.
 */
export async function bookingEmails(
  context: Context,
  caller: SignedIn,
  bookingId: string,
): Promise<BookingEmails> {
  const { db, clock } = context
  const booking = await reached(context, caller, bookingId)
  const owner = organizerOf(booking)
  const rows = await deliveriesOf(
    db,
    { hostIds: [owner, caller.hostId], bookingId },
    limits.BOOKING_EMAILS_LISTED_MAX,
  )
  const addresses = new Map(
    [booking.invitee_email, ...booking.guests, ...booking.former_guests].map((each) => [
      recipientDigest(owner, each).toString('hex'),
      each,
    ]),
  )
  return {
    emails: rows.flatMap((row) => {
      const email = presentEmail(row, addresses, clock.now())
      // Other hosts' own mails are theirs.
      return email && (email.audience !== 'host' || row.host_id === caller.hostId) ? [email] : []
    }),
    resendRefusal: (await resendRefusalOf(context, booking)) ?? null,
  }
}

/**
 * Sends the invitee the confirmation of the meeting as it is when the mail is written. Throws `booking_not_found`, `rate_limited`,
 * `idempotency_key_reused` and what `resendRefusal` may be. Repeat: with the same key nothing more.
 */
export async function resendConfirmation(
  context: Context,
  caller: SignedIn,
  bookingId: string,
  key: string | undefined,
): Promise<undefined> {
  const { db, clock, jobs } = context
  const booking = await reached(context, caller, bookingId)
  const asked = { hostId: caller.hostId, kind: 'booking', key, body: { confirmationOf: bookingId } } as const
  await makeOnce<undefined>(context, asked, {
    read: async () => undefined,
    make: async (repeat) => {
      const reason = await resendRefusalOf(context, booking)
      if (reason) throw new AppError(reason)
      await db.transaction().execute(async (trx) => {
        const subject = { hostId: asked.hostId, kind: asked.kind, id: bookingId }
        await rememberRequest(trx, subject, repeat, new Date(clock.now()))
        await allow({ ...context, db: trx }, 'mail', [[LIMITS.confirmationResends, bookingId]])
        const mail = { ...inviteeMail(booking), eventId: randomUUID(), isResend: true }
        await jobs.send(trx, MAILS, [mailJob(mail)])
      })
      return undefined
    },
  })
}

async function reached(context: Context, caller: SignedIn, bookingId: string): Promise<StoredBooking> {
  await refuseOthers(context, caller, bookingId)
  return requireBooking(context.db, caller.hostId, bookingId)
}

async function resendRefusalOf(
  context: Context,
  booking: StoredBooking,
): Promise<NonNullable<BookingEmails['resendRefusal']> | undefined> {
  const decision = mayResend(snapshotOf(booking), context.clock.now())
  if (!decision.ok) return decision.reason
  return (await hasStopped(context, inviteeMail(booking))) ? 'mails_stopped' : undefined
}

function inviteeMail(booking: StoredBooking): Omit<PlannedMail, 'eventId'> {
  return {
    hostId: organizerOf(booking),
    bookingId: booking.id,
    sequence: booking.sequence,
    audience: 'invitee',
    recipient: booking.invitee_email,
  }
}

function presentEmail(
  { recipient, kind, queued_at, sent_at, refused_at, last_error }: Delivery,
  addresses: ReadonlyMap<string, string>,
  now: number,
): BookingEmail | undefined {
  const [name = '', to] = kind.split('.')
  const audience = AUDIENCES.find((each) => each === to)
  const emailKind = KINDS[name]
  if (!emailKind || !audience) return undefined
  const at = sent_at ?? refused_at ?? queued_at
  return {
    kind: emailKind,
    audience,
    address: audience === 'host' ? null : (addresses.get(recipient.toString('hex')) ?? null),
    state: stateOf({ sent_at, refused_at, queued_at }, now),
    queuedAt: queued_at.toISOString(),
    at: at.toISOString(),
    answer: refused_at && last_error && answerText(last_error),
  }
}

function stateOf(
  { sent_at, refused_at, queued_at }: Pick<Delivery, 'sent_at' | 'refused_at' | 'queued_at'>,
  now: number,
): BookingEmail['state'] {
  if (sent_at) return 'sent'
  if (refused_at) return 'refused'
  return now - queued_at.getTime() > TRIED_FOR ? 'failed' : 'trying'
}
