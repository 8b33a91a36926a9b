import { afterAll, expect, test } from 'vitest'
import { emptyTestDatabase } from '../../packages/server/src/database/test-database.ts'
import { CATCH_MAILS, startProduct } from '../product.ts'
import { withDatabase } from './database-facts.ts'
import type { RaceResult } from './races.ts'
import { raceForOneSlot, raceForStaggeredStarts, raceOfAgentAndBrowsers, raceToMove } from './races.ts'

// For the full size, run `pnpm bench races`.

const database = await emptyTestDatabase()
const product = await startProduct({
  ...CATCH_MAILS,
  DATABASE_URL: database.url,
  PUBLIC_URL: 'http://localhost',
})
afterAll(async () => {
  await product.stop()
  await database.drop()
})

const options = { origins: [product.origin], databaseUrl: database.url, clients: 100 }

function expectFair({ failed, overlaps, deadlocks, refused, winners, rounds, clients }: RaceResult): void {
  expect({ failed, overlaps, deadlocks }).toEqual({ failed: [], overlaps: 0, deadlocks: 0 })
  const won = winners.reduce((sum, count) => sum + count, 0)
  expect(refused).toEqual({ '409 slot_taken': rounds * clients - won })
}

test('one of a hundred wins a slot, the others are told when else', async () => {
  const result = await raceForOneSlot({ ...options, rounds: 10 })
  expect(result.winners).toEqual(Array.from({ length: 10 }, () => 1))
  expectFair(result)
})

test('starts five minutes apart never overlap, buffers included', async () => {
  const shape = { duration: 30, increment: 5, bufferBefore: 10, bufferAfter: 10 }
  const result = await raceForStaggeredStarts({ ...options, rounds: 3 }, [shape])
  expect(Math.min(...result.winners)).toBeGreaterThan(1)
  expectFair(result)
})

test('nor do those of two event types with different buffers', async () => {
  const shapes = [
    { duration: 30, increment: 5, bufferBefore: 10, bufferAfter: 10 },
    { duration: 45, increment: 5, bufferBefore: 0, bufferAfter: 25 },
  ]
  const result = await raceForStaggeredStarts({ ...options, rounds: 3 }, shapes)
  expect(Math.min(...result.winners)).toBeGreaterThan(1)
  expectFair(result)
})

test('one of a hundred moves to a free slot, the others stay where they were', async () => {
  const result = await raceToMove({ ...options, rounds: 3 })
  expect(result.winners).toEqual([1, 1, 1])
  expectFair(result)
})

test('one agent and 99 browsers at one slot: one wins, and one booking and one mail to its invitee follow', async () => {
  const before = await inviteesIn(database.url)
  const result = await raceOfAgentAndBrowsers({ ...options, rounds: 3 })
  expect(result.winners).toEqual([1, 1, 1])
  expectFair(result)
  const made = (await inviteesIn(database.url)).filter((email) => !before.includes(email))
  expect(made).toHaveLength(3)
  // Those of earlier races may still wait for the end of their pause.
  const told = async () => (await mailsToInvitees(database.url)).filter(({ email }) => made.includes(email))
  await expect.poll(told).toHaveLength(3)
  expect((await told()).map(({ count }) => count)).toEqual([1, 1, 1])
})

async function inviteesIn(databaseUrl: string): Promise<string[]> {
  return withDatabase(databaseUrl, async (client) => {
    const { rows } = await client.query<{ email: string }>('select invitee_email as email from bookings')
    return rows.map(({ email }) => email)
  })
}

async function mailsToInvitees(databaseUrl: string): Promise<{ email: string; count: number }[]> {
  return withDatabase(databaseUrl, async (client) => {
    const { rows } = await client.query<{ email: string; count: number }>(
      `select invitee_email as email, count(*)::int as count
         from bookings join caught_mails on recipients::text like '%' || invitee_email || '%' group by invitee_email`,
    )
    return rows
  })
}
