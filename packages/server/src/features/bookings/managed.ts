import type { ManagedBooking } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { Host } from '../accounts/hosts.ts'
import { findHost } from '../accounts/hosts.ts'
import { presentOwner } from '../accounts/present.ts'
import type { KnownBooking } from './operations.ts'
import { presentManaged } from './present.ts'

/** As the holder of its manage link sees it. */
export async function managedBooking(context: Context, known: KnownBooking): Promise<ManagedBooking> {
  return presentManaged(known, presentOwner(await hostOf(context, known)), context.clock.now())
}

export async function hostOf(context: Context, { booking }: KnownBooking): Promise<Host> {
  const host = await findHost(context, booking.host_id)
  if (!host) throw new AppError('booking_not_found')
  return host
}
