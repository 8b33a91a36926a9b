import type { HostId } from '../../packages/server/src/host-id.ts'
import type { ChildProcess } from 'node:child_process'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { emptyTestDatabase } from '../../packages/server/src/database/test-database.ts'
import { NODE_FLAGS } from '../node-flags.mjs'
import { startProduct } from '../product.ts'
import { databaseFacts, withDatabase } from './database-facts.ts'
import { bookingBody, openBusyHost } from './hosts.ts'
import { openCaller } from './load-client.ts'
import type { Result, Try } from './shared-racer.ts'

// Two hosts offer shared times, each on their own page: a booking with one takes the locks of both. Several
// processes book with either host, so that the locks are requested in both orders.

const PROCESSES = 3
const CLIENTS = 60
const HALF_HOUR = 30 * 60_000
const SHAPE = { duration: 30, increment: 5, bufferBefore: 0, bufferAfter: 0 }
const FIRST = (Math.floor(Date.now() / 86_400_000) + 2) * 86_400_000

const database = await emptyTestDatabase()
const product = await startProduct({ DATABASE_URL: database.url, PUBLIC_URL: 'http://localhost' })
const caller = openCaller(product.origin)
const hosts = [
  await openBusyHost(caller, database.url, [SHAPE]),
  await openBusyHost(caller, database.url, [SHAPE]),
] as const
const racers = await Promise.all(Array.from({ length: PROCESSES }, openRacer))
afterAll(async () => {
  caller.close()
  await Promise.all(racers.map(closeRacer))
  await product.stop()
  await database.drop()
})

async function openRacer(): Promise<ChildProcess> {
  const args = [database.url, ...hosts.map(({ link }) => link)]
  const racer = fork(path.join(import.meta.dirname, 'shared-racer.ts'), args, { execArgv: NODE_FLAGS })
  await once(racer, 'message')
  return racer
}

async function closeRacer(racer: ChildProcess): Promise<void> {
  const ended = once(racer, 'exit')
  racer.disconnect()
  await ended
}

/** Sends all at once, spread over the processes. */
async function tryAll(tries: readonly Try[]): Promise<Result[]> {
  const ofEach = racers.map((_, racer) => tries.filter((_one, index) => index % racers.length === racer))
  const answers = await Promise.all(
    racers.map(async (racer, index) => {
      racer.send(ofEach[index] ?? [])
      const [results] = (await once(racer, 'message')) as [Result[]]
      return results
    }),
  )
  return answers.flat()
}

const book = (index: number, start: number): Try => ({
  book: bookingBody(hosts[index % hosts.length] ?? hosts[0], 'event-0', start),
})

function wonBy(results: readonly Result[]): string[] {
  return results.flatMap((result) => ('id' in result ? [result.id] : []))
}

/**
 * Losers have the one fair reason. No two meetings are too close, no meeting is with only one host, and there is
 * no deadlock.
 */
async function expectFair(results: readonly Result[], deadlocksBefore: number): Promise<void> {
  const codes = new Set(results.flatMap((result) => ('code' in result ? [result.code] : [])))
  expect([...codes]).toEqual(['slot_taken'])
  const { overlaps, deadlocks } = await databaseFacts(database.url)
  expect({ overlaps, deadlocks: deadlocks - deadlocksBefore }).toEqual({ overlaps: 0, deadlocks: 0 })
  expect(await notWithBoth()).toEqual([])
}

/** Meetings that are not at the same time with both hosts. */
async function notWithBoth(): Promise<unknown[]> {
  return withDatabase(database.url, async (client) => {
    const { rows } = await client.query(
      `select id from bookings where status = 'scheduled' group by id
       having count(*) <> 2 or min(starts_at) <> max(starts_at) or count(distinct host_id) <> 2`,
    )
    return rows
  })
}

test('one wins a time, whichever of the two hosts it is asked of', async () => {
  const { deadlocks } = await databaseFacts(database.url)
  for (let round = 0; round < 5; round++) {
    const tries = Array.from({ length: CLIENTS }, (_, index) => book(index, FIRST + round * HALF_HOUR))
    const results = await tryAll(tries)
    expect(wonBy(results)).toHaveLength(1)
    await expectFair(results, deadlocks)
  }
})

test('starts five minutes apart, half of them of either host, never overlap', async () => {
  const { deadlocks } = await databaseFacts(database.url)
  const day = FIRST + 86_400_000
  const tries = Array.from({ length: CLIENTS }, (_, index) => book(index, day + index * 5 * 60_000))
  const results = await tryAll(tries)
  expect(wonBy(results).length).toBeGreaterThan(1)
  await expectFair(results, deadlocks)
})

test('of all that are moved to one time, by either host, one gets there', async () => {
  const { deadlocks } = await databaseFacts(database.url)
  const day = FIRST + 2 * 86_400_000
  const count = 12
  const made = await tryAll(Array.from({ length: count }, (_, index) => book(index, day + index * HALF_HOUR)))
  const ids = wonBy(made)
  expect(ids).toHaveLength(count)
  const hostIds = await hostIdsOf(ids[0] ?? '')
  const start = day + count * HALF_HOUR
  const results = await tryAll(
    ids.map((bookingId, index) => ({
      move: { hostId: hostIds[index % hostIds.length] as HostId, bookingId, start },
    })),
  )
  expect(wonBy(results)).toHaveLength(1)
  await expectFair(results, deadlocks)
})

async function hostIdsOf(bookingId: string): Promise<string[]> {
  return withDatabase(database.url, async (client) => {
    const { rows } = await client.query<{ host_id: string }>(
      'select host_id from bookings where id = $1 order by host_id',
      [bookingId],
    )
    return rows.map(({ host_id }) => host_id)
  })
}
