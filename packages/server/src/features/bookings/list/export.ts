import type { FileAnswer } from '@scheduling/contract'
import { dateOf } from '@scheduling/domain'
import type { HostId } from '../../../host-id.ts'
import { findHost } from '../../hosts/operations.ts'
import type { Context } from '../../../context.ts'
import { AppError } from '../../../errors.ts'
import { bookingLine, bookingsHead } from './csv.ts'
import type { Filter } from './list.ts'
import { allHostBookings } from './list.ts'

/** All bookings that match the filter, as CSV. They are read while the file is sent. */
export async function bookingsFile(context: Context, hostId: HostId, filter: Filter): Promise<FileAnswer> {
  const host = await findHost(context, hostId)
  if (!host) throw new AppError('not_signed_in')
  const zone = host.time_zone
  return {
    name: `bookings-${filter.tab}-${dateOf(zone, context.clock.now())}.csv`,
    content: csvOf(context, hostId, filter, zone),
  }
}

async function* csvOf(context: Context, host: HostId, filter: Filter, zone: string): AsyncGenerator<string> {
  yield bookingsHead()
  for await (const booking of allHostBookings(context, host, filter)) yield bookingLine(booking, zone)
}
