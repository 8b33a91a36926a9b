import type { BookingRequest } from '@scheduling/contract'
import type { Interval } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import type { Db } from '../../database/schema.ts'
import { AppError, fieldError } from '../../errors.ts'
import type { HostId } from '../../host-id.ts'
import type { Acting } from '../../http/caller.ts'
import { allow } from '../abuse/operations.ts'
import { recordActivity } from '../activity/operations.ts'
import { agree } from '../bookings/book/agree.ts'
import { refuseUnmailable } from '../bookings/allowance.ts'
import { writtenOrRefused } from '../bookings/conflict.ts'
import { LIMITS } from '../bookings/limits.ts'
import { findHost } from '../hosts/operations.ts'
import type { Offer } from '../offers/offer.ts'
import { offerOf } from '../offers/operations.ts'
import type { FreeStarts } from '../slots/operations.ts'
import { freeStarts } from '../slots/operations.ts'
import { getClient } from './operations.ts'
import type { StoredClient } from './store.ts'

/** When both are free. Throws `client_not_found`, `client_not_connected`. */
export async function commonTimes(
  context: Context,
  hostId: HostId,
  id: string,
  span: Interval,
): Promise<FreeStarts> {
  const client = await getClient(context, hostId, id)
  return freeStarts(context, await openOffer(context, context.db, client), span, { byHost: true })
}

/**
 * Books a common free time. The client is the invitee, so both are told. Throws `client_not_found`,
 * `client_not_connected`, `slot_taken`, `slot_not_available`, `rate_limited`. Repeat: `slot_taken`.
 */
export async function meetClient(
  context: Context,
  host: Acting,
  id: string,
  start: number,
): Promise<{ bookingId: string }> {
  const client = await getClient(context, host.hostId, id)
  const { email } = client
  const offer = await openOffer(context, context.db, client)
  if (email === null) throw fieldError('id', 'no_address', 'Expected a client with an email address')
  const reader = client.client_host === null ? undefined : await findHost(context, client.client_host)
  const language = reader?.language
  const result = await agree(context, {
    start,
    offer,
    currentOffer: async (db) => openOffer(context, db, client),
    meeting: async () => ({
      request: requestOf({
        start,
        name: client.name,
        email,
        timeZone: client.time_zone ?? 'UTC',
        ...(language && { language }),
      }),
      decidedBy: null,
      readers: [],
    }),
    allow: async () => allow(context, 'book-by-host', [[LIMITS.bookingsByHost, host]]),
    async write(trx, bookingId) {
      if (!client.is_address_proved)
        await refuseUnmailable(context, trx, { hostId: host.hostId, id: bookingId, recipient: email })
      await recordActivity(context, trx, host, 'client_meeting_booked', client.name)
      return { bookingId }
    },
  })
  return writtenOrRefused(context, result)
}

/** Throws `client_not_connected`. */
async function openOffer(context: Context, db: Db, { host_id, id }: StoredClient): Promise<Offer> {
  const offer = await offerOf(context, db, host_id, { kind: 'client', id })
  if (offer?.state !== 'open') throw new AppError('client_not_connected')
  return offer
}

interface Meeting {
  start: number
  name: string
  email: string
  timeZone: string
  language?: BookingRequest['language']
  locale?: string | undefined
}

export function requestOf({
  start,
  name,
  email,
  timeZone,
  language = 'en',
  locale,
}: Meeting): BookingRequest {
  return {
    owner: '',
    event: '',
    start: new Date(start).toISOString(),
    timeZone,
    language,
    ...(locale !== undefined && { locale }),
    invitee: { name, email },
    guests: [],
    answers: {},
    location: 0,
    tracking: {},
  }
}
