import type { Context } from '../../context.ts'
import { bookingById, setLocation } from './store.ts'

export interface NewRoom {
  hostId: string
  bookingId: string
  kind: 'google_meet' | 'microsoft_teams' | 'zoom'
  url: string
}

/** A meeting that is to be in a room of this kind gets its address, unless it has one. Repeat: does nothing. */
export async function giveRoom(
  { db }: Pick<Context, 'db'>,
  { hostId, bookingId, kind, url }: NewRoom,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const booking = await bookingById(trx, hostId, bookingId)
    if (booking?.location.kind !== kind || booking.location.url !== undefined) return
    await setLocation(trx, booking, { kind, url })
  })
}
