import { withDatabase } from '../processes/database-facts.ts'
import type { RaceOptions, RaceResult } from '../processes/races.ts'
import { raceForOneSlot, raceForStaggeredStarts, raceToMove } from '../processes/races.ts'
import { bookingBody, openBusyHost } from '../processes/hosts.ts'
import { openCaller } from '../processes/load-client.ts'
import type { Product } from '../product.ts'
import type { BookingCost } from './cost.ts'
import { bookingCost, costFigures } from './cost.ts'
import type { Figure } from './figure.ts'

const ROUNDS = 200
// Every round is equally hard, so fewer rounds show the same.
const FEWER_ROUNDS = 50
const CLIENTS = 100
const DAY = 86_400_000
const HALF_HOUR = 1_800_000

const SHORT = { duration: 30, increment: 5, bufferBefore: 10, bufferAfter: 10 }
const LONG = { duration: 45, increment: 5, bufferBefore: 0, bufferAfter: 25 }

type Shared = Pick<RaceOptions, 'origins' | 'databaseUrl' | 'clients'>

/** A hundred callers want the same time, or times that exclude each other, at once. */
export async function benchRaces(product: Product, databaseUrl: string): Promise<Figure[]> {
  const shared: Shared = { origins: [product.origin], databaseUrl, clients: CLIENTS }
  const fewer = { ...shared, rounds: FEWER_ROUNDS }
  const oneSlot = await raceForOneSlot({ ...shared, rounds: ROUNDS })
  const staggered = await raceForStaggeredStarts(fewer, [SHORT])
  const mixed = await raceForStaggeredStarts(fewer, [SHORT, LONG])
  const moves = await raceToMove(fewer)
  return [
    ...figuresOf(`one slot, ${ROUNDS} rounds`, oneSlot),
    {
      name: 'race, one slot: rounds without exactly one winner',
      unit: '',
      value: unfair(oneSlot),
      target: 0,
    },
    ...figuresOf('starts 5 minutes apart', staggered),
    ...figuresOf('the same of two event types', mixed),
    ...figuresOf('moving to one slot', moves),
    { name: 'race, moving: rounds without exactly one winner', unit: '', value: unfair(moves), target: 0 },
    ...costFigures('booking', await plainCost(product, databaseUrl), 10),
  ]
}

/** Of one booking of a single host. */
export async function plainCost(product: Product, databaseUrl: string): Promise<BookingCost> {
  const caller = openCaller(product.origin)
  const shape = { duration: 30, increment: 30, bufferBefore: 0, bufferAfter: 0 }
  const host = await openBusyHost(caller, databaseUrl, [shape])
  const first = (Math.floor(Date.now() / DAY) + 2) * DAY
  try {
    return await withDatabase(databaseUrl, async (database) =>
      bookingCost(product, database, async (index) => {
        const body = bookingBody(host, 'event-0', first + index * HALF_HOUR)
        const { status, body: answer } = await caller.send('POST', '/bookings', { body })
        if (status !== 201) throw new Error(`${status} ${JSON.stringify(answer)}`)
      }),
    )
  } finally {
    caller.close()
  }
}

function unfair({ winners }: RaceResult): number {
  return winners.filter((count) => count !== 1).length
}

function figuresOf(race: string, { p50, p99, overlaps, deadlocks, failed }: RaceResult): Figure[] {
  const name = `race, ${race}`
  return [
    { name: `${name}: p50`, unit: 'ms', value: p50 },
    { name: `${name}: p99`, unit: 'ms', value: p99, target: 1_000 },
    { name: `${name}: overlaps`, unit: '', value: overlaps, target: 0 },
    { name: `${name}: deadlocks`, unit: '', value: deadlocks, target: 0 },
    { name: `${name}: neither won nor told when else`, unit: '', value: failed.length, target: 0 },
  ]
}
