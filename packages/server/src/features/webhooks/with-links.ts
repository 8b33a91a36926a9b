import type { Context } from '../../context.ts'
import type { HostId } from '../../host-id.ts'
import type { SignedIn } from '../../http/caller.ts'
import type { ChangeLinks } from '../bookings/links/manage-token.ts'
import { changeLinks, exampleLinks, mayHaveLinks } from '../bookings/links/manage-token.ts'
import { findHost } from '../hosts/operations.ts'

/**
 * A payload as its address gets it: with the links that move and cancel its booking. They are secret and can be made at any
 * time, so they are in no queue and no table.
 */
export async function withLinks(context: Context, hostId: HostId, payload: string): Promise<string> {
  const host = await findHost(context, hostId)
  return host ? addLinks(payload, (bookingId) => changeLinks(context, host, bookingId)) : payload
}

/** The same for whoever reads it here. Keys that may not change bookings get links that lead nowhere. */
export async function withLinksFor(context: Context, reader: SignedIn, payload: string): Promise<string> {
  if (mayHaveLinks(reader)) return withLinks(context, reader.hostId, payload)
  return addLinks(payload, () => exampleLinks(context))
}

/** Payloads of answers and views have no booking. */
function addLinks(payload: string, linksOf: (bookingId: string) => ChangeLinks): string {
  const known = JSON.parse(payload) as { data?: { booking?: { id: string } } }
  const booking = known.data?.booking
  if (!booking) return payload
  return JSON.stringify({
    ...known,
    data: { ...known.data, booking: { ...booking, ...linksOf(booking.id) } },
  })
}
