import type { Api } from '@scheduling/contract'
import { DAY, limits } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Context } from '../../context.ts'
import type { Database, Db } from '../../database/schema.ts'
import { AppError, fieldError, found } from '../../errors.ts'
import type { HostId } from '../../host-id.ts'
import type { Acting } from '../../http/caller.ts'
import { allow } from '../abuse/operations.ts'
import { recordActivity } from '../activity/operations.ts'
import { getEventType } from '../event-types/operations.ts'
import { lockProfile } from '../hosts/operations.ts'
import type { Repeatable } from '../idempotency/operations.ts'
import { rememberRequest } from '../idempotency/operations.ts'
import { unguessableSlug } from '../offers/address.ts'
import type { OfferAtLink } from '../offers/origins.ts'
import { LIMITS } from './limits.ts'
import { stateOf } from './state.ts'
import type { LinkRef, StoredBookingLink } from './store.ts'
import {
  countLinks,
  deleteEndedBefore,
  deleteLink,
  insertLinks,
  linkAt,
  linksOf,
  linksOfBatch,
  lockLink,
  markRevoked,
  useLink,
} from './store.ts'

type NewLinks = Api['POST /event-types/:id/links']['$input']['body']

/** Throws `event_type_not_found`. */
export async function listLinks(
  context: Context,
  hostId: HostId,
  eventTypeId: string,
): Promise<StoredBookingLink[]> {
  await getEventType(context, hostId, eventTypeId)
  return linksOf(context.db, hostId, eventTypeId)
}

/** What an earlier request made. Throws `booking_link_not_found` if all of it was deleted. */
export async function linksMadeAtOnce(
  context: Context,
  hostId: HostId,
  batchId: string,
): Promise<StoredBookingLink[]> {
  const rows = await linksOfBatch(context.db, hostId, batchId)
  if (rows.length === 0) throw new AppError('booking_link_not_found')
  return rows
}

/**
 * Throws `event_type_not_found`, `invalid_input`, `booking_link_limit_reached`, `rate_limited`. Repeat: fails if `repeat` is
 * the same. Otherwise makes others.
 */
export async function makeLinks(
  context: Context,
  host: Acting,
  eventTypeId: string,
  { count, maxUses, label, prefill, ...input }: NewLinks,
  repeat?: Repeatable,
): Promise<StoredBookingLink[]> {
  const { hostId } = host
  const now = context.clock.now()
  const expiresAt = input.expiresAt === null ? null : new Date(input.expiresAt)
  if (expiresAt && expiresAt.getTime() <= now)
    throw fieldError('expiresAt', 'in_the_past', `"${input.expiresAt}" is past`)
  if (prefill && count > 1)
    throw fieldError('prefill', 'one_link_only', `Expected null for ${count} links: it is for one person`)
  const { name } = await getEventType(context, hostId, eventTypeId)
  await allow(context, 'booking-links', [[LIMITS.creations, host]])
  const batchId = randomUUID()
  return context.db.transaction().execute(async (trx) => {
    await lockProfile(trx, hostId)
    const left = limits.BOOKING_LINKS_MAX - (await countLinks(trx, hostId))
    if (count > left)
      throw new AppError('booking_link_limit_reached', {
        detail: `count: ${count}; ${left} more are possible`,
      })
    const rows = Array.from({ length: count }, () => ({
      host_id: hostId,
      id: randomUUID(),
      event_type_id: eventTypeId,
      batch_id: batchId,
      slug: unguessableSlug(),
      label,
      max_uses: maxUses,
      prefill_name: prefill?.name ?? '',
      prefill_email: prefill?.email ?? '',
      created_at: new Date(now),
      expires_at: expiresAt,
      ended_at: null,
    }))
    const made = await insertLinks(trx, rows)
    await rememberRequest(trx, { hostId, kind: 'booking_links', id: batchId }, repeat, new Date(now))
    await recordActivity(context, trx, host, 'booking_links_added', name)
    return made.toSorted((one, other) => (one.slug < other.slug ? -1 : 1))
  })
}

/** Its meetings stay. Throws `booking_link_not_found`. Repeat: the same. */
export async function revokeLink(
  context: Context,
  host: Acting,
  link: Omit<LinkRef, 'hostId'>,
): Promise<StoredBookingLink> {
  return context.db.transaction().execute(async (trx) => revokeOpen(context, trx, host, link))
}

async function revokeOpen(
  context: Context,
  trx: Transaction<Database>,
  host: Acting,
  link: Omit<LinkRef, 'hostId'>,
): Promise<StoredBookingLink> {
  const row = await lockLink(trx, { hostId: host.hostId, ...link })
  const there = found(row, 'booking_link_not_found', link.id)
  const now = context.clock.now()
  if (stateOf(there, now) !== 'open') return there
  const { name } = await getEventType({ ...context, db: trx }, host.hostId, link.eventTypeId)
  await recordActivity(context, trx, host, 'booking_link_revoked', there.label || name)
  return markRevoked(trx, there, new Date(now))
}

/** Its meetings stay. Throws `booking_link_not_found`. Repeat: not found. */
export async function removeLink(
  context: Context,
  host: Acting,
  link: Omit<LinkRef, 'hostId'>,
): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    await deleteLink(trx, await revokeOpen(context, trx, host, link))
  })
}

/** For the offers: what a link at an address leads to, also when it has ended. */
export async function offerAtLink(
  db: Db,
  ownerLink: string,
  slug: string,
  now: number,
): Promise<OfferAtLink | undefined> {
  const row = await linkAt(db, ownerLink, slug)
  return (
    row && {
      hostId: row.host_id,
      origin: { kind: 'event_type', id: row.event_type_id },
      link: {
        id: row.id,
        isOpen: stateOf(row, now) === 'open',
        prefill: { name: row.prefill_name, email: row.prefill_email },
      },
    }
  )
}

/** Counts a booking that was made with a link. Throws `link_expired` if it has no use left: then nothing is booked. */
export async function takeUse(
  context: Context,
  trx: Transaction<Database>,
  { hostId, linkId, bookingId }: { hostId: HostId; linkId: string | null; bookingId: string },
): Promise<void> {
  if (linkId === null) return
  const isUsed = await useLink(trx, { hostId, id: linkId }, bookingId, new Date(context.clock.now()))
  if (!isUsed) throw new AppError('link_expired')
}

/** Deletes links that ended long ago. Their meetings do not need them. Repeat: finds nothing. */
export async function cleanUpLinks(context: Context): Promise<void> {
  await deleteEndedBefore(context.db, new Date(context.clock.now() - limits.ENDED_OFFER_DAYS * DAY))
}
