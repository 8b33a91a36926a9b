import type { MailChoice } from '@scheduling/contract'
import type { Interval, PlainDate, TimeZone } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { HostId } from '../../host-id.ts'
import type { MailReader, MailSubject } from '../../mails.ts'
import { MAIL_SUBJECTS } from '../../mails.ts'
import { localeOf } from '../bookings/locale.ts'
import { getBooking } from '../bookings/operations.ts'
import { endRequest, requestOf } from '../bookings/confirmation/operations.ts'
import { isPending } from '../bookings/confirmation/state.ts'
import { addressMark, mailboxKey, readReaderToken } from './reader/reader-token.ts'
import { READER_RETURNS } from './queues.ts'
import type { ReaderKey } from './store.ts'
import {
  allowEverywhere,
  allowHost,
  rememberWish,
  stopEverywhere,
  stopHost,
  stopsOf,
  wishOf,
} from './store.ts'

/** A reader who can choose their mails about a booking. Hosts choose theirs in the settings. */
export interface ChoosingReader extends ReaderKey {
  audience: 'invitee' | 'guest'
}

/** What the mails are about: a meeting that is booked or still to be confirmed, or something else. */
export interface ReadersMeeting {
  name: string
  /** Null if it is no meeting. */
  times: (Interval & { date: PlainDate | null }) | null
  canceled: boolean
  timeZone: TimeZone
  /** Of the booking; 0 before there is one. */
  sequence: number
  /** Whether a request can still become a booking; null if it is no request. */
  asked: 'waiting' | 'ended' | null
  /** Null if it is a meeting. */
  subject: MailSubject | null
}

interface FoundReader {
  reader: ChoosingReader
  locale: MailReader['locale']
  meeting: ReadersMeeting
}

/** Finds the reader of a link. Throws `booking_not_found` if no reader of a booking or of a request fits. */
export async function readerOfLink(context: Context, token: string): Promise<FoundReader> {
  const { hostId, bookingId, mark } = readReaderToken(context, token)
  const { meeting, readers } = await meetingOf(context, hostId, bookingId)
  const found = readers.find(({ recipient }) => addressMark(context, recipient).equals(mark))
  if (!found) throw new AppError('booking_not_found')
  const { audience, recipient, locale } = found
  return { reader: { hostId, bookingId, audience, recipient }, meeting, locale }
}

/** A booking keeps the id of the request that led to it, so links in earlier mails still work. */
async function meetingOf(
  context: Context,
  hostId: HostId,
  id: string,
): Promise<{ meeting: ReadersMeeting; readers: readonly MailReader[] }> {
  const requestWithOffer = await requestOf(context, { hostId, requestId: id })
  if (requestWithOffer) {
    const { request, starts_at, ends_at } = requestWithOffer.request
    return {
      meeting: {
        name: requestWithOffer.offer.name,
        times: { start: starts_at.getTime(), end: ends_at.getTime(), date: null },
        canceled: false,
        timeZone: request.timeZone,
        sequence: 0,
        asked: isPending(requestWithOffer.request, context.clock.now()) ? 'waiting' : 'ended',
        subject: null,
      },
      // Guests hear of it only once it is booked.
      readers: [{ audience: 'invitee', recipient: request.invitee.email, locale: localeOf(request) }],
    }
  }
  const subject = await subjectOf(context, hostId, id)
  if (subject) {
    const { name, timeZone, readers } = subject
    return {
      meeting: { name, times: null, canceled: false, timeZone, sequence: 0, asked: null, subject },
      readers,
    }
  }
  const { booking } = await getBooking(context, hostId, id)
  const { invitee_language: locale } = booking
  const voted = new Map(booking.readers.map((reader) => [reader.email.toLowerCase(), reader.locale]))
  return {
    meeting: {
      name: booking.event_name,
      times: {
        start: booking.starts_at.getTime(),
        end: booking.ends_at.getTime(),
        date: booking.on_date,
      },
      canceled: booking.status === 'canceled',
      timeZone: booking.invitee_time_zone,
      sequence: booking.sequence,
      asked: null,
      subject: null,
    },
    readers: [
      { audience: 'invitee', recipient: booking.invitee_email, locale },
      ...[...booking.guests, ...booking.former_guests].map((recipient): MailReader => ({
        audience: 'guest',
        recipient,
        locale: voted.get(recipient.toLowerCase()) ?? locale,
      })),
    ],
  }
}

async function subjectOf(context: Context, hostId: HostId, id: string): Promise<MailSubject | undefined> {
  for (const find of context.hooks(MAIL_SUBJECTS)) {
    const subject = await find(context, hostId, id)
    if (subject) return subject
  }
  return undefined
}

/** The choice that applies to this reader; null for a guest who has not chosen. */
export async function choiceOf(
  context: Context,
  { reader, meeting }: FoundReader,
): Promise<MailChoice | null> {
  const stops = await stopsOf(context.db, reader.hostId, mailboxKey(context, reader.recipient))
  if (stops.everywhere) return 'all'
  if (stops.host) return 'host'
  const { subject } = meeting
  if (subject?.stops) return (await subject.stops.hasStopped(context, reader.recipient)) ? 'meeting' : 'keep'
  if (subject) return null
  const wants = await wishOf(context.db, reader)
  if (wants === false || meeting.asked === 'ended') return 'meeting'
  return wants || reader.audience === 'invitee' ? 'keep' : null
}

/** Replaces the earlier choice. A reader who turns mails on again hears what they missed. Repeat: the same. */
export async function choose(
  context: Context,
  { reader, meeting }: FoundReader,
  choice: MailChoice,
): Promise<void> {
  const { hostId, recipient } = reader
  const requestId = { hostId, requestId: reader.bookingId }
  const box = mailboxKey(context, recipient)
  const now = new Date(context.clock.now())
  await context.db.transaction().execute(async (trx) => {
    if (choice === 'all') return stopEverywhere(trx, box, now)
    await allowEverywhere(trx, box)
    if (choice === 'host') return stopHost(trx, hostId, box, now)
    await allowHost(trx, hostId, box)
    const { subject } = meeting
    if (subject) return subject.stops?.choose({ ...context, db: trx }, recipient, choice === 'keep')
    // A stranger may have used this reader's address: stopping the mails also frees the time.
    if (meeting.asked === 'waiting' && choice === 'meeting') await endRequest(context, trx, requestId)
    if (meeting.asked) return undefined
    await rememberWish(trx, reader, choice === 'keep')
    if (choice === 'keep')
      await context.jobs.send(trx, READER_RETURNS, [{ data: { ...reader, sequence: meeting.sequence } }])
  })
}

/**
 * One-click unsubscribe of a mail program: no more mails about meetings with this host. If mails about this subject
 * alone can be stopped, stops those: a mailing list may have invited the reader to a poll. Repeat: the same.
 */
export async function unsubscribe(context: Context, { reader, meeting }: FoundReader): Promise<void> {
  const { hostId, recipient } = reader
  const stops = meeting.subject?.stops
  if (stops) return stops.choose(context, recipient, false)
  const now = new Date(context.clock.now())
  await stopHost(context.db, hostId, mailboxKey(context, recipient), now)
}
