import type { CalendarFeed, FileAnswer } from '@scheduling/contract'
import { DAY, limits } from '@scheduling/domain'
import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context } from '../../../context.ts'
import { AppError } from '../../../errors.ts'
import type { HostId } from '../../../host-id.ts'
import type { SignedIn } from '../../../http/caller.ts'
import { allow } from '../../abuse/operations.ts'
import { findHost } from '../../hosts/operations.ts'
import { hashToken } from '../../sessions/tokens.ts'
import { LIMITS } from '../limits.ts'
import { idBytes, idText } from '../links/signed-ids.ts'
import { bookingMail } from '../mails/booking-mail.ts'
import { subscribedCalendar } from '../mails/invitation.ts'
import { seatsOfBookings } from '../seats-store.ts'
import { snapshotOf } from '../snapshot.ts'
import { deleteFeed, feedOf, ownMeetings, putFeed } from './store.ts'

// A token is the id of its host, so that the database of this host finds it, and a secret.
const HOST_BYTES = 16
const SECRET_BYTES = 32

const DAYS_BEFORE = 30
const DAYS_AHEAD = 365

export async function feedState({ db }: Pick<Context, 'db'>, hostId: HostId): Promise<CalendarFeed> {
  const feed = await feedOf(db, hostId)
  return { createdAt: feed?.created_at.toISOString() ?? null }
}

/** A new secret address. Throws `rate_limited`. Repeat: another one, and the former one ends. */
export async function makeFeed(
  context: Context,
  host: SignedIn,
): Promise<{ url: string; feed: CalendarFeed }> {
  const { hostId } = host
  await allow(context, 'make-calendar-feed', [[LIMITS.feedsMade, host]])
  const token = Buffer.concat([idBytes(hostId), randomBytes(SECRET_BYTES)]).toString('base64url')
  const createdAt = new Date(context.clock.now())
  await putFeed(context.db, { host_id: hostId, token_hash: hashToken(token), created_at: createdAt })
  return {
    url: `${context.config.publicUrl}/api/v1/calendar-feed/${token}`,
    feed: { createdAt: createdAt.toISOString() },
  }
}

/** Repeat: nothing more. */
export async function endFeed({ db }: Pick<Context, 'db'>, hostId: HostId): Promise<void> {
  await deleteFeed(db, hostId)
}

/**
 * The host's own meetings for their calendar program. Throws `calendar_feed_not_found`, `rate_limited`.
 * It has no private notes, and invites nobody.
 */
export async function feedFile(context: Context, token: string): Promise<FileAnswer> {
  const { db, clock } = context
  const hostId = idText(Buffer.from(token, 'base64url').subarray(0, HOST_BYTES)) as HostId
  const feed = await feedOf(db, hostId)
  const host = feed && timingSafeEqual(feed.token_hash, hashToken(token)) && (await findHost(context, hostId))
  // Closed with the account: by its owner, or by an operator who disabled it.
  if (!host || host.closed_at) throw new AppError('calendar_feed_not_found')
  await allow(context, 'read-calendar-feed', [[LIMITS.feedReads, hostId]])
  const now = clock.now()
  const span = { start: now - DAYS_BEFORE * DAY, end: now + DAYS_AHEAD * DAY }
  const meetings = await ownMeetings(db, hostId, {
    from: new Date(span.start),
    until: new Date(span.end),
    max: limits.FEED_MEETINGS_MAX,
  })
  const seats = await seatsOfBookings(db, meetings)
  const mails = meetings.map((booking) => {
    const snapshot = snapshotOf(booking)
    const others = (seats.get(booking.id)?.taken ?? 1) - 1
    if (others > 0) snapshot.invitee = { ...snapshot.invitee, name: `${snapshot.invitee.name} (+${others})` }
    const addressed = {
      kind: 'confirmation',
      audience: 'host',
      bookingId: booking.id,
      recipient: host.email,
    } as const
    return bookingMail(context, addressed, snapshot, host, { booking, offer: undefined })
  })
  return { name: 'meetings.ics', content: once(subscribedCalendar(mails, span)) }
}

async function* once(content: string): AsyncGenerator<string> {
  yield content
}
