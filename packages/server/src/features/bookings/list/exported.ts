import type { HostBooking } from '@scheduling/contract'
import type { HostId } from '../../../host-id.ts'
import { findHost } from '../../hosts/operations.ts'
import type { Context } from '../../../context.ts'
import { AppError } from '../../../errors.ts'
import type { CsvOf, ExportPart } from '../../exports/events.ts'
import { bookingLine, bookingsHead } from './csv.ts'
import { allHostBookings } from './list.ts'

/** All bookings, past and upcoming. */
export const bookingsPart: ExportPart = {
  name: 'bookings',
  tables: ['bookings'],
  rows: bookingsOf,
  csv: tableOf,
}

async function* bookingsOf(context: Context, host: HostId): AsyncGenerator<HostBooking> {
  for (const tab of ['past', 'upcoming'] as const)
    yield* allHostBookings(context, host, { tab, include_canceled: true })
}

async function tableOf(context: Context, host: HostId): Promise<CsvOf> {
  const found = await findHost(context, host)
  if (!found) throw new AppError('not_signed_in')
  const zone = found.time_zone
  return { head: bookingsHead(), line: (booking: HostBooking) => bookingLine(booking, zone) }
}
