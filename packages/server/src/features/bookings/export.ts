import { BookingFilter } from '@scheduling/contract'
import { dateOf } from '@scheduling/domain'
import type { FastifyInstance } from 'fastify'
import { Readable } from 'node:stream'
import type { z } from 'zod'
import type { Web } from '../../capability.ts'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { HostId } from '../../http/caller.ts'
import { parsePart } from '../../http/mount.ts'
import { findHost } from '../accounts/hosts.ts'
import { csvHead, csvLine } from './csv.ts'
import { allHostBookings } from './list.ts'
import { presentHostBooking } from './present.ts'

type Filter = z.output<typeof BookingFilter>

/**
 * `GET /bookings.csv`: what `GET /bookings` lists, all of it, for spreadsheets. Beside the contract's routes, which answer
 * JSON and whole; this one is sent while it is read.
 */
export function mountBookingsExport(app: FastifyInstance, { context, authenticators }: Web): void {
  app.get('/api/v1/bookings.csv', async (request, reply) => {
    const { host } = await authenticators.host(request, reply)
    const filter = parsePart(BookingFilter, request.query, 'query') as Filter
    const account = await findHost(context, host.hostId)
    if (!account) throw new AppError('not_signed_in')
    const zone = account.time_zone
    const name = `bookings-${filter.tab}-${dateOf(zone, context.clock.now())}.csv`
    return reply
      .type('text/csv; charset=utf-8')
      .headers({ 'content-disposition': `attachment; filename="${name}"`, 'cache-control': 'no-store' })
      .send(Readable.from(csvOf(context, host.hostId, filter, zone)))
  })
}

async function* csvOf(context: Context, host: HostId, filter: Filter, zone: string): AsyncGenerator<string> {
  yield csvHead()
  for await (const booking of allHostBookings(context, host, filter))
    yield csvLine(presentHostBooking(booking, context.clock.now()), zone)
}
