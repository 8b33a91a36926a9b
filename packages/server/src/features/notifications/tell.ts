import type { Location } from '@scheduling/contract'
import type { Instant } from '@scheduling/domain'
import { dateOf, isRoom, MINUTE, roomUrl } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import { stableId } from '../../jobs/stable-id.ts'
import { StillTaken } from '../../jobs/attempt.ts'
import { readTogether } from '../../shared-reads.ts'
import { wasNotTaken } from '../../mail/transport.ts'
import type { ToStranger } from '../../mails.ts'
import type { Host } from '../hosts/operations.ts'
import { findHost } from '../hosts/operations.ts'
import type { BookingSnapshot } from '../bookings/events.ts'
import type { StoredBooking } from '../bookings/operations.ts'
import { bookingToRead, firstSeatOf } from '../bookings/operations.ts'
import { isRoomExpected } from '../bookings/rooms.ts'
import { snapshotOf } from '../bookings/snapshot.ts'
import { votersOf } from '../bookings/voters.ts'
import type { Unaddressed } from './deliver.ts'
import { deliver } from './deliver.ts'
import type { PlannedMail, PlannedReminder } from './plan.ts'
import { mayResend, mayRemind } from './plan.ts'
import { gatheredUntil, mayTell, newsFor } from './news.ts'
import { isMuted } from './muted.ts'
import { nextMailAt } from './pace.ts'
import { forgetRefusal, recordRefusal } from './refusal.ts'
import type { PostOffice } from './post-office.ts'
import type { Reader, ReaderTold } from './store.ts'
import { claimReader, freeReader, rememberTold, rememberWait } from './store.ts'
import { hasStopped } from './stopped.ts'
import type { LastMail } from './tables.ts'
import { roleOf } from '../bookings/mails/reader.ts'
import { writeBookingMail } from './write.ts'

// Most rooms exist by then. If not, the room's address follows in a mail of its own.
const ROOM_PATIENCE = 2_000

// What a reader knows whom the host writes to again.
const UNTOLD = { told: null, isSure: false }

/** What we know in one reader's turn. Nobody else tells this reader anything meanwhile. */
interface Turn {
  reader: Reader
  host: Host
  booking: StoredBooking
}

/** How a turn ended: until when it has to wait, if it has to, and what the reader knows now, if that has changed. */
interface TurnEnd {
  until?: Instant
  told?: ReaderTold
  /** The reader is free again, and what they know is recorded. */
  isFree?: boolean
}

/**
 * Tells a reader what is new to them about a booking as it is now, if anything is. Answers until when it has to wait,
 * if it has to. `mayWait`: it may wait a moment for a room that is being made. Repeat: tells nothing.
 */
export async function tellNews(
  postOffice: PostOffice,
  mail: PlannedMail,
  mayWait = false,
): Promise<Instant | undefined> {
  const { context } = postOffice
  return inReadersTurn(postOffice, mail, async ({ reader, host, booking }): Promise<TurnEnd> => {
    const current = snapshotOf(booking)
    const { audience, bookingId } = mail
    const now = context.clock.now()
    if (mail.isResend && !mayResend(current, now).ok) return {}
    const news = newsFor(
      audience,
      mail.isResend ? UNTOLD : reader,
      { ...current, room: roomIn(current.location), isUninvited: isUninvited(mail, current) },
      now,
    )
    if (mayWait && news?.room === null && (await isRoomExpected(context, booking)))
      return { until: now + ROOM_PATIENCE }
    if (!news || !mayTell(roleOf(audience, current), news.kind, reader.wants)) {
      if (reader.waitsSince !== null) await rememberWait(context.db, mail, null)
      return {}
    }
    if (audience === 'host' && (await isMuted(context, mail.hostId, news.kind))) {
      // The host sees it in the dashboard, so later news is told as a change of this.
      return { told: { ...reader, told: news, isSure: true } }
    }
    const until =
      (await gathering(context, mail, reader, news, current)) ??
      (await nextMailAt(context, mail, reader.mailedAt, await strangerIn(context, mail, reader, booking)))
    // One waiting job is enough: the last change has its own.
    if (until !== undefined) return current.sequence > mail.sequence ? {} : { until }
    const { formerStart, othersCome, isElsewhere } = news
    const also = { ...(othersCome && { othersCome }), ...(isElsewhere && { isElsewhere }) }
    const shown = { ...asTold(current, news, host), formerStart, ...also }
    const written = await writeBookingMail(postOffice, mail, news.kind, shown, host, booking, reader.wants)
    // Make the id from the state, not from the event: after a crash the state may be newer, and that is another mail.
    const eventId = mail.isResend ? mail.eventId : stableId(bookingId, String(news.sequence))
    return send(postOffice, mail, reader, {
      eventId,
      kind: `${news.kind}.${audience}`,
      booking,
      written,
      news,
    })
  })
}

/**
 * Looks at the booking as it is now: canceled and moved meetings get no reminder. Answers until when it has to wait,
 * if it has to. Repeat: sends nothing.
 */
export async function sendReminder(
  postOffice: PostOffice,
  reminder: PlannedReminder,
): Promise<Instant | undefined> {
  const { context } = postOffice
  return inReadersTurn(postOffice, reminder, async ({ reader, host, booking }): Promise<TurnEnd> => {
    const current = snapshotOf(booking)
    const { audience, bookingId, start, dueAt } = reminder
    if (!mayRemind(reminder, current, context.clock.now()).ok) return {}
    if (!mayTell(roleOf(audience, current), 'reminder', reader.wants)) return {}
    if (current.declined?.includes(reminder.recipient) || isUninvited(reminder, current)) return {}
    if (audience === 'host' && (await isMuted(context, reminder.hostId, 'reminder'))) return {}
    // One for all who come.
    const isOneOfMany = booking.seats !== null && (await firstSeatOf(context.db, booking)) !== bookingId
    if (audience === 'host' && isOneOfMany) return {}
    const until = await nextMailAt(context, reminder, reader.mailedAt)
    if (until !== undefined) return { until }
    const written = await writeBookingMail(
      postOffice,
      reminder,
      'reminder',
      current,
      host,
      booking,
      reader.wants,
    )
    const kind = `reminder.${audience}.${(start - dueAt) / MINUTE}m`
    // Of the meeting at this start: several events plan it if it is handed on, or moved away and back.
    const eventId = stableId(bookingId, String(start))
    return send(postOffice, reminder, reader, { eventId, kind, booking, written })
  })
}

async function inReadersTurn(
  { context }: PostOffice,
  mail: PlannedMail,
  run: (turn: Turn) => Promise<TurnEnd>,
): Promise<Instant | undefined> {
  const { db, clock } = context
  const host = await readTogether(context, `host to tell ${mail.hostId}`, async () =>
    findHost(context, mail.hostId),
  )
  if (!host || (await hasStopped(context, mail))) return undefined
  const reader = await claimReader(db, mail, clock.now())
  if (reader === 'gone') return undefined
  if (!reader) throw new StillTaken(`a reader of booking ${mail.bookingId} is being told`)
  let end: TurnEnd = {}
  try {
    // Read this after the claim: otherwise another job may already have told something newer.
    const booking = await bookingToRead(context, mail.hostId, mail.bookingId)
    if (booking) end = await run({ reader, host, booking })
  } finally {
    if (!end.isFree) await freeReader(db, mail, end.told)
  }
  return end.until
}

/** For a guest whom somebody else named. A guest who was told of the meeting hears the rest of it, too. */
async function strangerIn(
  context: Context,
  { audience, bookingId, hostId, recipient }: PlannedMail,
  { told, wants }: Reader,
  { origin_kind: kind, origin_id: id, guests_by_host: byHost }: StoredBooking,
): Promise<ToStranger | undefined> {
  if (audience === 'host' || told || wants !== null) return undefined
  const voters = votersOf(context, kind)
  if (voters ? await voters.hasProved(context, hostId, id, recipient) : audience === 'invitee')
    return undefined
  return {
    mailId: stableId(bookingId, recipient.toLowerCase()),
    cause: byHost.includes(recipient) ? 'host' : 'visitor',
  }
}

/** Until when to wait for more changes before a guest hears of them. Remembers since when. */
async function gathering(
  { db, clock, config }: Context,
  mail: PlannedMail,
  reader: Reader,
  news: LastMail,
  current: BookingSnapshot,
): Promise<Instant | undefined> {
  if (config.mailPause === 0) return undefined
  const now = clock.now()
  const until = gatheredUntil(
    {
      audience: roleOf(mail.audience, current),
      wants: reader.wants,
      known: reader.told?.start,
      mailedAt: reader.mailedAt,
    },
    news,
    current,
    { since: reader.waitsSince ?? now, now },
  )
  if (until !== undefined && reader.waitsSince === null) await rememberWait(db, mail, now)
  return until
}

/** The host removed this guest. */
function isUninvited(
  { audience, recipient }: Pick<PlannedMail, 'audience' | 'recipient'>,
  { guests }: BookingSnapshot,
): boolean {
  return audience === 'guest' && !guests.some((guest) => guest.toLowerCase() === recipient.toLowerCase())
}

/** The room's address. Null: the room does not exist yet. Undefined: the meeting has no room. */
function roomIn(location: Location): string | null | undefined {
  return isRoom(location.kind) ? (roomUrl(location) ?? null) : undefined
}

/** The booking at the time that the reader hears of, which is not always the newest. */
function asTold(current: BookingSnapshot, { start, end }: LastMail, host: Host): BookingSnapshot {
  const date = current.date && start !== current.start ? dateOf(host.time_zone, start) : current.date
  return { ...current, start, end, ...(date !== undefined && { date }) }
}

interface Sent {
  eventId: string
  kind: string
  booking: StoredBooking
  written: Unaddressed
  /** What the reader knows once the mail has arrived; absent if the mail brings no news. */
  news?: LastMail
}

/** Records before sending that the reader may know, and afterwards that they do. */
async function send(
  { context, mailer }: PostOffice,
  mail: PlannedMail,
  before: Reader,
  { eventId, kind, booking, written, news }: Sent,
): Promise<TurnEnd> {
  const { db, clock } = context
  const after = { told: news ?? before.told, mailedAt: clock.now() }
  const told = news && { ...after, isSure: true }
  const key = { hostId: mail.hostId, eventId, recipient: mail.recipient, kind }
  try {
    const isSent = await deliver(context, mailer, key, mail.bookingId, async () => written, {
      before: { key: mail, told: { ...after, isSure: !news && before.isSure } },
      after: { key: mail, isFree: true, ...(told && { told }) },
      refused: async (trx) => recordRefusal(context, trx, mail, booking),
    })
    if (isSent) await forgetRefusal(context, mail, booking)
    return isSent ? { isFree: true } : { ...(told && { told }) }
  } catch (error) {
    if (wasNotTaken(error)) await rememberTold(db, mail, before)
    throw error
  }
}
