import type { ManagedBooking } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { Host } from '../hosts/operations.ts'
import { findHost } from '../hosts/operations.ts'
import { presentOwner } from '../hosts/present.ts'
import type { KnownBooking } from './operations.ts'
import { presentManaged } from './present.ts'
import { isRoomExpected } from './rooms.ts'

/** As the holder of its manage link sees it. */
export async function managedBooking(
  context: Context,
  known: KnownBooking,
  host?: Host,
): Promise<ManagedBooking> {
  const [by, roomExpected] = await Promise.all([
    host ?? hostOf(context, known),
    isRoomExpected(context, known.booking),
  ])
  return presentManaged(
    known,
    { owner: presentOwner(by), hostEmail: by.email, roomExpected },
    context.clock.now(),
  )
}

export async function hostOf(context: Context, { booking }: KnownBooking): Promise<Host> {
  const host = await findHost(context, booking.host_id)
  if (!host) throw new AppError('booking_not_found')
  return host
}
