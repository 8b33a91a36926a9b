import autocannon from 'autocannon'
import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import type { Product } from '../product.ts'
import type { Figure } from './figure.ts'
import { median } from './figure.ts'

const DAY = 86_400_000
const MANY = 100_000
// Like visitors of a booking page: some arrive at once, and each waits for a response.
const CONNECTIONS = 16
const SECONDS = 10

/** The slots call alone and under load, the booking page under load, and the server's memory. */
export async function benchServer(product: Product, databaseUrl: string): Promise<Figure[]> {
  const database = new Client({ connectionString: databaseUrl })
  await database.connect()
  try {
    const idle = await product.memory()
    const own = await ownBookings(product, database)
    await fillDatabase(database)
    const load = await underLoad(product)
    const after = await product.memory()
    return [
      ...own,
      ...load,
      { name: 'server memory, idle', unit: 'MB', value: idle / 1024, target: 150, comparison: 526 },
      {
        name: 'server memory, after the load',
        unit: 'MB',
        value: after / 1024,
        target: 250,
        comparison: 1_606,
      },
    ]
  } finally {
    await database.end()
  }
}

function slotsUrl(origin: string): string {
  const from = Math.ceil(Date.now() / DAY) * DAY
  const query = new URLSearchParams({
    owner: 'demo',
    event: '30min',
    from: new Date(from).toISOString(),
    to: new Date(from + 60 * DAY).toISOString(),
  })
  return `${origin}/api/v1/slots?${query.toString()}`
}

async function ownBookings(product: Product, database: Client): Promise<Figure[]> {
  const comparison: Record<number, number> = { 0: 159, 200: 137, 2_000: 204 }
  await database.query(
    `delete from bookings where host_id = (select for_host from links where link = 'demo')`,
  )
  await renewBusy(database)
  const figures: Figure[] = []
  let there = 0
  for (const count of [0, 200, 2_000]) {
    await addBookings(database, count - there, there)
    there = count
    const name = `slots call, 60 days, ${count} own bookings`
    const value = await callsTake(product, () => Promise.resolve())
    figures.push({ name, unit: 'ms', value, target: 3, comparison: comparison[count] })
  }
  // After a change, the server's cached answers are useless.
  const value = await callsTake(product, () => renewBusy(database))
  return [...figures, { name: 'the same, each after a change of a booking', unit: 'ms', value, target: 3 }]
}

/** What every change of a booking causes. */
async function renewBusy(database: Client): Promise<void> {
  await database.query(`update hosts set busy_revision = gen_random_uuid()
     where host_id = (select for_host from links where link = 'demo')`)
}

/** The median in milliseconds. */
async function callsTake(product: Product, before: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let call = 0; call < 150; call++) {
    await before()
    const began = performance.now()
    const answer = await fetch(slotsUrl(product.origin))
    await answer.arrayBuffer()
    // The first calls compile and prepare.
    if (call >= 50) times.push(performance.now() - began)
  }
  return median(times)
}

/** Ten minutes each, spread over 60 days. Not through the API, which would add them one by one. */
async function addBookings(database: Client, count: number, offset: number): Promise<void> {
  if (count <= 0) return
  await database.query(
    `${INSERT_BOOKING}
     select e.host_id, gen_random_uuid(), array[e.host_id], 'event_type', e.id, 'scheduled', t, t + interval '10 minutes', 0, 0, e.name,
            e.locations -> 0, 'Ann Example', 'ann@example.com', 'UTC', 'en', '[]', '[]', '{}', 0, 0, '[]', ${RECEIPT}, now()
     from links h join event_types e on e.host_id = h.for_host and e.slug = '30min',
          lateral (select date_trunc('day', now()) + interval '1 day' + (n * 43 % 86400) * interval '1 minute' as t
                   from generate_series($1::int, $1::int + $2::int - 1) n) times
     where h.link = 'demo'`,
    [offset, count],
  )
  await renewBusy(database)
}

export const RECEIPT = `'{"at":"2026-01-01T00:00:00.000Z","schedule":null,"rules":null,"sources":[]}'`

export const INSERT_BOOKING = `insert into bookings (host_id, id, host_ids, origin_kind, origin_id, status, starts_at, ends_at, buffer_before,
  buffer_after, event_name, location, invitee_name, invitee_email, invitee_time_zone, invitee_language, guests,
  answers, tracking, reschedule_notice, cancel_notice, reminders, receipt, booked_at)`

/** Fifty hosts like the demo's, each with 2,000 past and future meetings. */
async function fillDatabase(database: Client): Promise<void> {
  for (let host = 0; host < 50; host++) {
    const id = randomUUID()
    await database.query(
      `with host as (insert into hosts (host_id) values ($1) returning host_id),
         link as (insert into links (link, for_host) select $3, host_id from host),
         branding as (insert into brandings (host_id) select host_id from host)
       insert into profiles (host_id, name, email, time_zone, language, opened_at)
       select host_id, 'Host', $2, 'UTC', 'en', now() from host`,
      [id, `host${host}@example.com`, `bench-${host}`],
    )
    await database.query(
      `insert into event_types select (jsonb_populate_record(e, jsonb_build_object(
         'host_id', $1::uuid, 'id', gen_random_uuid(), 'schedule_id', null,
         'custom_hours', '{"timeZone":"UTC","weekly":{},"overrides":[]}'::jsonb))).*
       from event_types e join links h on h.for_host = e.host_id where h.link = 'demo' and e.slug = '30min'`,
      [id],
    )
    await database.query(
      `${INSERT_BOOKING}
       select e.host_id, gen_random_uuid(), array[e.host_id], 'event_type', e.id, 'scheduled', t, t + interval '30 minutes', 0, 0, e.name,
              e.locations -> 0, 'Ann Example', 'ann@example.com', 'UTC', 'en', '[]', '[]', '{}', 0, 0, '[]', ${RECEIPT}, now()
       from event_types e, lateral (select date_trunc('hour', now()) - interval '30 days' + n * interval '1 hour' as t
                                    from generate_series(0, $2::int - 1) n) times
       where e.host_id = $1`,
      [id, MANY / 50],
    )
  }
  await database.query('analyze')
}

async function underLoad(product: Product): Promise<Figure[]> {
  const slots = await cannon(slotsUrl(product.origin))
  const page = await cannon(`${product.origin}/demo/30min`)
  // Makes every page different.
  const anew = await cannon(`${product.origin}/demo/30min?utm_source=[<id>]`)
  return [
    ...loadFigures('slots call, 100,000 bookings', slots, 1_500),
    ...loadFigures('booking page, 100,000 bookings', page, 700),
    ...loadFigures('booking page, each rendered anew', anew),
  ]
}

// What browsers send when an address is opened in a tab.
const VISIT = { 'sec-fetch-dest': 'document' }

async function cannon(url: string): Promise<autocannon.Result> {
  const shared = { url, connections: CONNECTIONS, idReplacement: true, headers: VISIT }
  await autocannon({ ...shared, duration: 3 })
  const result = await autocannon({ ...shared, duration: SECONDS })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} answers were no success, ${result.errors} failed`)
  return result
}

function loadFigures(name: string, result: autocannon.Result, target?: number): Figure[] {
  return [
    { name, unit: 'requests/s', value: result.requests.average, target },
    { name: `${name}, p50`, unit: 'ms', value: result.latency.p50 },
    { name: `${name}, p99`, unit: 'ms', value: result.latency.p99 },
  ]
}
