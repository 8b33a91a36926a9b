import type { HostId } from '../../packages/server/src/host-id.ts'
import { BookingRequest } from '../../packages/contract/src/index.ts'
import { systemClock } from '../../packages/server/src/clock.ts'
import { AppError } from '../../packages/server/src/errors.ts'
import { createBooking } from '../../packages/server/src/features/bookings/book/create.ts'
import { rescheduleBooking } from '../../packages/server/src/features/bookings/change/reschedule.ts'
import { createLog } from '../../packages/server/src/log.ts'
import { startServer } from '../../packages/server/src/server.ts'
import { withSharedOffers } from '../../packages/server/src/testing/shared-offers.ts'

// A process that books and moves shared offers of several hosts, which the product itself cannot do yet. Started
// with an IPC channel, a database and the hosts' links. Runs all tries of a message at once and returns the
// results.

export type Try =
  | { book: Record<string, unknown> }
  | { move: { hostId: HostId; bookingId: string; start: number } }

/** The booking's id, or the code of the refusal. */
export type Result = { id: string } | { code: string }

const [databaseUrl = '', ...links] = process.argv.slice(2)
const server = await startServer({
  config: {
    roles: [],
    host: '127.0.0.1',
    port: 0,
    examplePort: 0,
    publicUrl: 'https://meet.example.test',
    isTrial: false,
    knownHosts: [],
    trustedProxies: [],
    dataDir: '',
    mails: 'waiting',
    smtpUrl: undefined,
    operatorPassword: undefined,
    secretKeys: [],
    registrations: {},
    allowPrivateFetch: false,
    logLevel: 'silent',
    databaseUrl,
  },
  clock: systemClock,
  log: createLog('silent'),
  dist: '',
})
const context = withSharedOffers(server.context, links)

async function attempt(one: Try): Promise<Result> {
  try {
    if ('move' in one) {
      const move = { ...one.move, by: 'host' as const, reason: '' }
      return { id: (await rescheduleBooking(context, move, undefined)).booking.id }
    }
    const caller = { ip: '127.0.0.1', proof: undefined }
    const taken = await createBooking(context, BookingRequest.parse(one.book), undefined, caller)
    return taken.state === 'booked' ? { id: taken.booking.id } : { code: taken.state }
  } catch (error) {
    return { code: error instanceof AppError ? error.code : String(error) }
  }
}

process.on('message', (tries: Try[]) => {
  void Promise.all(tries.map(attempt)).then((results) => process.send?.(results))
})
process.on('disconnect', () => void server.stop())
process.send?.('ready')
