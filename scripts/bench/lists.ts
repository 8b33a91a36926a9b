import { Client } from 'pg'
import type { Call } from '../../packages/contract/src/index.ts'
import { createClient } from '../../packages/contract/src/index.ts'
import type { Product } from '../product.ts'
import { DEMO } from '../seed.ts'
import type { Figure } from './figure.ts'
import { median, percentile } from './figure.ts'
import { INSERT_BOOKING, RECEIPT } from './server.ts'

const BOOKINGS = 50_000
const EVENT_TYPES = 300
const WARM = 20
const CALLS = 100
const FAR_PAGES = 200
const TARGET_MS = 20

/** The lists of a host with very many bookings and event types, as the dashboard asks for them. */
export async function benchLists(product: Product, databaseUrl: string): Promise<Figure[]> {
  await fill(databaseUrl)
  const call = await signedIn(product)
  const { eventTypes } = await call('GET /event-types')
  const ofEventType = { event_type_id: eventTypes.at(-1)?.id }
  const cursor = await cursorFarDown(call)
  const lists: [name: string, ask: () => Promise<unknown>][] = [
    ['event types', async () => call('GET /event-types')],
    ['coming bookings', async () => call('GET /bookings', { query: {} })],
    ['past bookings, with canceled ones', async () => call('GET /bookings', { query: { ...PAST } })],
    ['past bookings, 20,000 rows on', async () => call('GET /bookings', { query: { ...PAST, cursor } })],
    [
      'past bookings of one event type',
      async () => call('GET /bookings', { query: { ...PAST, ...ofEventType } }),
    ],
    [
      'bookings of one address',
      async () => call('GET /bookings', { query: { ...PAST, q: 'invitee12345@' } }),
    ],
    ['bookings of a common name', async () => call('GET /bookings', { query: { ...PAST, q: 'Ann' } })],
    ['bookings of nobody', async () => call('GET /bookings', { query: { ...PAST, q: 'zzzzz' } })],
  ]
  const figures: Figure[] = []
  for (const [name, ask] of lists) figures.push(...(await timesOf(`list: ${name}`, ask)))
  return figures
}

const PAST = { tab: 'past', include_canceled: 'true' } as const

async function signedIn({ origin }: Product): Promise<Call> {
  const { email, password } = DEMO
  const { token } = await createClient({ origin })('POST /users/login', { body: { email, password } })
  return createClient({ origin, headers: () => ({ authorization: `Bearer ${token}` }) })
}

/** Who scrolls far has such a cursor. */
async function cursorFarDown(call: Call): Promise<string> {
  let cursor: string | undefined
  for (let page = 0; page < FAR_PAGES; page++) {
    const { next } = await call('GET /bookings', { query: { ...PAST, cursor, limit: 100 } })
    if (next === null) throw new Error(`The list of past bookings ends at page ${page + 1} of ${FAR_PAGES}`)
    cursor = next
  }
  return cursor ?? ''
}

/** Half of the bookings are over, a tenth is canceled, and each event type has as many as the others. */
async function fill(databaseUrl: string): Promise<void> {
  const database = new Client({ connectionString: databaseUrl })
  await database.connect()
  try {
    await database.query(
      `delete from bookings where host_id = (select for_host from links where link = 'demo')`,
    )
    await database.query(
      `insert into event_types select (jsonb_populate_record(e, jsonb_build_object(
         'id', gen_random_uuid(), 'slug', 'bench-' || n, 'name', 'Event type ' || n, 'position', 1000 + n))).*
       from event_types e join links h on h.for_host = e.host_id, generate_series(1, $1::int) n
       where h.link = 'demo' and e.slug = '30min'`,
      [EVENT_TYPES],
    )
    await database.query(
      `${INSERT_BOOKING}
       select e.host_id, gen_random_uuid(), array[e.host_id], 'event_type', e.id,
              case when n % 10 = 0 then 'canceled' else 'scheduled' end, t, t + interval '10 minutes', 0, 0, e.name,
              e.locations -> 0, 'Ann Example ' || n, 'invitee' || n || '@example.com', 'UTC', 'en', '[]', '[]', '{}', 0, 0,
              '[]', ${RECEIPT}, now()
       from generate_series(1, $1::int) n
         join links h on h.link = 'demo'
         join event_types e on e.host_id = h.for_host and e.slug = 'bench-' || (n % $2 + 1),
         lateral (select date_trunc('hour', now()) + (n - $1 / 2) * interval '15 minutes' as t) times`,
      [BOOKINGS, EVENT_TYPES],
    )
    await database.query('analyze')
  } finally {
    await database.end()
  }
}

async function timesOf(name: string, ask: () => Promise<unknown>): Promise<Figure[]> {
  const times: number[] = []
  for (let run = 0; run < WARM + CALLS; run++) {
    const began = performance.now()
    await ask()
    // The first ones compile and prepare.
    if (run >= WARM) times.push(performance.now() - began)
  }
  return [
    { name, unit: 'ms', value: median(times), target: TARGET_MS },
    { name: `${name}, p99`, unit: 'ms', value: percentile(times, 0.99) },
  ]
}
