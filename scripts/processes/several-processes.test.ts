import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { emptyTestDatabase } from '../../packages/server/src/database/test-database.ts'
import { CATCH_MAILS, startProduct } from '../product.ts'
import { BOOKINGS_NOT_TOLD, databaseFacts, withDatabase } from './database-facts.ts'
import { bookingBody, openBusyHost } from './hosts.ts'
import type { Caller } from './load-client.ts'
import { openCaller } from './load-client.ts'
import { raceForOneSlot } from './races.ts'

// Two web and two worker processes on one database, which is empty when all four start.

const database = await emptyTestDatabase()
const shared = { ...CATCH_MAILS, DATABASE_URL: database.url, PUBLIC_URL: 'https://meet.example.test' }
const processes = await Promise.all(
  ['web', 'web', 'worker', 'worker'].map((ROLE) => startProduct({ ...shared, ROLE }, ['--mail-pause=0'])),
)
const [web, otherWeb, worker] = processes as [Product, Product, Product, Product]
const [caller, other] = [openCaller(web.origin), openCaller(otherWeb.origin)]
afterAll(async () => {
  for (const open of [caller, other]) open.close()
  await Promise.all(processes.map((product) => product.stop()))
  await database.drop()
})

type Product = Awaited<ReturnType<typeof startProduct>>

const FIRST = (Math.floor(Date.now() / 86_400_000) + 2) * 86_400_000
const start = (index: number) => FIRST + index * 30 * 60_000
const shape = { duration: 30, increment: 30, bufferBefore: 0, bufferAfter: 0 }
const host = await openBusyHost(caller, database.url, [shape])

async function book(
  through: Caller,
  index: number,
  key?: string,
  body = bookingBody(host, 'event-0', start(index)),
) {
  const reply = await through.send('POST', '/bookings', {
    body,
    headers: key === undefined ? {} : { 'idempotency-key': key },
  })
  return {
    status: reply.status,
    ...(reply.body as { booking?: { id: string }; manageToken?: string; code?: string }),
  }
}

test('each sees at once what was booked through the other', async () => {
  for (let index = 0; index < 10; index++) {
    const [one, two] = index % 2 ? [other, caller] : [caller, other]
    expect((await book(one, index)).status).toBe(201)
    expect(await book(two, index)).toMatchObject({ status: 409, code: 'slot_taken' })
  }
  const list = await other.send('GET', '/bookings?limit=100', {
    headers: { authorization: host.authorization },
  })
  expect(list.body).toMatchObject({ total: 10 })
})

test('links and keys of one are good at the other', async () => {
  const body = bookingBody(host, 'event-0', start(10))
  const made = await book(caller, 10, 'shared-key', body)
  const repeated = await book(other, 10, 'shared-key', body)
  expect([repeated.status, repeated.booking?.id]).toEqual([201, made.booking?.id])
  const headers = { authorization: `Manage ${made.manageToken}` }
  const moved = await other.send('POST', '/manage/reschedule', {
    headers,
    body: { start: new Date(start(11)).toISOString() },
  })
  expect(moved.status).toBe(200)
  const shown = await caller.send('GET', '/manage', { headers })
  expect(shown.body).toMatchObject({ start: new Date(start(11)).toISOString() })
})

test('one wins where both are asked for the same slot', async () => {
  const origins = [web.origin, otherWeb.origin]
  const result = await raceForOneSlot({ origins, databaseUrl: database.url, rounds: 3, clients: 30 })
  expect([result.winners, result.failed, result.deadlocks]).toEqual([[1, 1, 1], [], 0])
  expect(await databaseFacts(database.url)).toMatchObject({ overlaps: 0 })
})

test('every event is handled, everybody knows how it stands, and every mail is sent once, whichever worker takes it', async () => {
  expect(await settledMails()).toEqual({ waiting: [], events: 15, notTold: 0, notOnce: 0, copies: 0 })
})

test('when one worker ends, the other does all the work', async () => {
  await worker.stop()
  for (let index = 20; index < 25; index++) expect((await book(caller, index)).status).toBe(201)
  expect(await settledMails()).toEqual({ waiting: [], events: 20, notTold: 0, notOnce: 0, copies: 0 })
})

interface Mails {
  /** Jobs that are not done, and why. */
  waiting: unknown[]
  events: number
  /** Bookings whose host and invitee were not both told the current state. */
  notTold: number
  /** Mails that took more than one attempt, or none. */
  notOnce: number
  copies: number
}

async function settledMails(): Promise<Mails> {
  return withDatabase(database.url, async (client) => {
    for (let tries = 0; ; tries++) {
      const { rows } = await client.query<Mails>(`
        select
          (select coalesce(jsonb_agg(jsonb_build_object(
              'queue', queue, 'state', state, 'attempts', retry_count, 'start', start_after, 'said', output)), '[]')
            from (select *, case name when 'later' then data->>'queue' else name end as queue from jobs.job) job
            where state <> 'completed' and queue in ('booking-events', 'mails', 'registrations')
          ) as waiting,
          (select count(*)::int from jobs.job where name = 'booking-events') as events,
          ${BOOKINGS_NOT_TOLD} as "notTold",
          (select count(*)::int from deliveries where attempts <> 1 or sent_at is null) as "notOnce",
          (select count(*)::int from caught_mails) - (select count(*)::int from deliveries) as copies`)
      const mails = rows[0]
      if (mails && (mails.waiting.length === 0 || tries > 600)) return mails
      await sleep(100)
    }
  })
}
