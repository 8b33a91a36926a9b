import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { databaseFacts } from '../processes/database-facts.ts'
import type { Caller, Reply } from '../processes/load-client.ts'
import { openCaller } from '../processes/load-client.ts'
import type { Product } from '../product.ts'
import type { BookingCost } from './cost.ts'
import { bookingCost, costFigures } from './cost.ts'
import type { Figure } from './figure.ts'
import { median, percentile } from './figure.ts'

const DAY = 86_400_000
const HALF_HOUR = 1_800_000
const CLIENTS = 100
const POOL = 50
const ROUNDS = 10
const BOOKERS = 24
const SECONDS = 10
const BUSY_EACH = 200

/** The slots of pools, and what happens where many want somebody of one at once. */
export async function benchTeams(product: Product, databaseUrl: string): Promise<Figure[]> {
  const database = new Client({ connectionString: databaseUrl })
  await database.connect()
  try {
    const slots: Figure[] = []
    for (const [people, target] of [
      [POOL, 20],
      [200, 80],
    ] as const)
      slots.push(...(await slotFigures(product, database, people, target)))
    const races = await raceFigures(product, database, databaseUrl)
    const load = await loadFigures(product, database)
    return [
      ...slots,
      ...races,
      ...load,
      ...costFigures('team booking', await teamCost(product, database), 20),
    ]
  } finally {
    await database.end()
  }
}

interface Team {
  link: string
  people: string[]
}

/** People with hours of their own zones, of whom a meeting of the organization takes one. */
async function addTeam(database: Client, count: number, hours: object): Promise<Team> {
  const link = `team-${randomUUID().slice(0, 8)}`
  const organization = await addHost(database, link, 'UTC')
  await database.query('insert into organizations (host_id, created_at) values ($1, now())', [organization])
  const people: string[] = []
  for (let person = 0; person < count; person++) {
    const zone = ZONES[person % ZONES.length] ?? 'UTC'
    const id = await addHost(database, `${link}-${person}`, zone)
    people.push(id)
    await database.query(
      `insert into schedules (host_id, id, name, is_default, time_zone, weekly, overrides, created_at)
       values ($1, $2, 'Hours', true, $3, $4, '[]', now())`,
      [id, randomUUID(), zone, JSON.stringify(hours)],
    )
    await database.query(
      `insert into members (host_id, id, account_id, person, role, joined_at) values ($1, $2, $3, $4, 'member', now())`,
      [organization, randomUUID(), randomUUID(), id],
    )
  }
  await database.query(
    `insert into event_types select (jsonb_populate_record(e, jsonb_build_object(
       'host_id', $1::uuid, 'id', gen_random_uuid(), 'schedule_id', null, 'slug', 'team', 'minimum_notice', 0,
       'booking_window', '{"kind":"indefinite"}'::jsonb, 'questions', '[]'::jsonb, 'duration', 30, 'increment', 30,
       'buffer_before', 0, 'buffer_after', 0, 'confirm_email', false,
       'custom_hours', '{"timeZone":"UTC","weekly":{},"overrides":[]}'::jsonb))).*
     from event_types e join links h on h.for_host = e.host_id where h.link = 'demo' and e.slug = '30min'`,
    [organization],
  )
  return { link, people }
}

const ZONES = ['UTC', 'Europe/Berlin', 'America/New_York', 'America/Los_Angeles', 'Asia/Tokyo']
const week = (start: string, end: string) => {
  const day = [{ start, end }]
  return { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day }
}

async function addHost(database: Client, link: string, zone: string): Promise<string> {
  const id = randomUUID()
  await database.query(
    `with host as (insert into hosts (host_id) values ($1) returning host_id),
       link as (insert into links (link, for_host) select $3, host_id from host),
       branding as (insert into brandings (host_id) select host_id from host),
       plan as (insert into plans (host_id) select host_id from host)
     insert into profiles (host_id, name, email, time_zone, language, opened_at)
     select host_id, $3, $2, $4, 'en', now() from host`,
    [id, `${link}@example.com`, link, zone],
  )
  return id
}

/** Ten minutes each, spread over sixty days. */
async function fillCalendars(database: Client, people: readonly string[]): Promise<void> {
  await database.query(
    `insert into bookings (host_id, id, host_ids, origin_kind, origin_id, status, starts_at, ends_at, buffer_before,
       buffer_after, event_name, location, invitee_name, invitee_email, invitee_time_zone, invitee_language, guests,
       answers, tracking, reschedule_notice, cancel_notice, reminders, receipt, booked_at)
     select p, gen_random_uuid(), array[p], 'event_type', gen_random_uuid(), 'scheduled', t, t + interval '10 minutes', 0, 0,
       'Own', '{"kind":"zoom"}', 'Ann Example', 'ann@example.com', 'UTC', 'en', '[]', '[]', '{}', 0, 0, '[]', $3, now()
     from unnest($1::uuid[]) with ordinality as people (p, n),
       lateral (select date_trunc('day', now()) + (m * 432 + n * 7 % 400) * interval '1 minute' as t
                from generate_series(1, $2::int) m) times`,
    [people, BUSY_EACH, '{"at":"2026-01-01T00:00:00.000Z","schedule":null,"rules":null,"sources":[]}'],
  )
  await database.query('analyze')
}

async function slotFigures(
  product: Product,
  database: Client,
  count: number,
  target: number,
): Promise<Figure[]> {
  const { link, people } = await addTeam(database, count, week('09:00', '17:00'))
  await fillCalendars(database, people)
  const name = `slots of a pool of ${count}, 60 days, ${BUSY_EACH} busy each`
  const still = await callsTake(product, link, () => Promise.resolve())
  const changed = await callsTake(product, link, async (call) => {
    const one = [people[call % people.length]]
    await database.query('update hosts set busy_revision = gen_random_uuid() where host_id = any ($1)', [one])
  })
  return [
    { name, unit: 'ms', value: still, target },
    { name: 'the same, each after a change of one person', unit: 'ms', value: changed, target: target * 2 },
  ]
}

/** The median in milliseconds. */
async function callsTake(
  product: Product,
  link: string,
  before: (call: number) => Promise<unknown>,
): Promise<number> {
  const from = Math.ceil(Date.now() / DAY) * DAY
  const query = new URLSearchParams({
    owner: link,
    event: 'team',
    from: new Date(from).toISOString(),
    to: new Date(from + 60 * DAY).toISOString(),
  })
  const times: number[] = []
  for (let call = 0; call < 80; call++) {
    await before(call)
    const began = performance.now()
    const answer = await fetch(`${product.origin}/api/v1/slots?${query.toString()}`)
    const { starts = [] } = (await answer.json()) as { starts?: string[] }
    if (starts.length === 0) throw new Error(`no times: ${answer.status}`)
    // The first calls compile and prepare.
    if (call >= 30) times.push(performance.now() - began)
  }
  return median(times)
}

async function raceFigures(product: Product, database: Client, databaseUrl: string): Promise<Figure[]> {
  const { link } = await addTeam(database, POOL, week('00:00', '24:00'))
  const callers = Array.from({ length: CLIENTS }, () => openCaller(product.origin))
  const before = await databaseFacts(databaseUrl)
  const first = (Math.floor(Date.now() / DAY) + 2) * DAY
  const replies: Reply[] = []
  const odd: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const start = first + round * HALF_HOUR
    const ofRound = await Promise.all(callers.map((caller) => book(caller, link, start)))
    replies.push(...ofRound)
    const won = ofRound.filter(({ status }) => status === 201).length
    if (won !== POOL || (await peopleAt(database, link, start)) !== POOL) odd.push(round)
  }
  for (const caller of callers) caller.close()
  // Each session reports its deadlocks to the statistics at most once a second.
  await sleep(1_500)
  const after = await databaseFacts(databaseUrl)
  const times = replies.map(({ milliseconds }) => milliseconds)
  const unfair = replies.filter(({ status, body }) => status !== 201 && codeOf(body) !== 'slot_taken')
  const name = `${CLIENTS} clients, one start of a pool of ${POOL}`
  return [
    { name: `${name}: rounds not won by all of it`, unit: '', value: odd.length, target: 0 },
    { name: `${name}: p50`, unit: 'ms', value: percentile(times, 0.5) },
    { name: `${name}: p99`, unit: 'ms', value: percentile(times, 0.99), target: 1_000 },
    { name: `${name}: overlaps`, unit: '', value: after.overlaps - before.overlaps, target: 0 },
    { name: `${name}: deadlocks`, unit: '', value: after.deadlocks - before.deadlocks, target: 0 },
    { name: `${name}: neither won nor told`, unit: '', value: unfair.length, target: 0 },
  ]
}

/** Of one booking of a pool. */
export async function teamCost(product: Product, database: Client): Promise<BookingCost> {
  const { link } = await addTeam(database, POOL, week('00:00', '24:00'))
  const caller = openCaller(product.origin)
  const first = (Math.floor(Date.now() / DAY) + 2) * DAY
  try {
    return await bookingCost(product, database, async (index) => {
      const { status, body } = await book(caller, link, first + index * HALF_HOUR)
      if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`)
    })
  } finally {
    caller.close()
  }
}

function codeOf(body: unknown): string | undefined {
  return (body as { code?: string } | undefined)?.code
}

async function peopleAt(database: Client, link: string, start: number): Promise<number> {
  const { rows } = await database.query<{ people: number }>(
    `select count(distinct b.host_id)::int as people
     from bookings b join links l on l.for_host = b.host_ids[1]
     where l.link = $1 and b.starts_at = $2 and b.takes_time and b.status = 'scheduled'`,
    [link, new Date(start)],
  )
  return rows[0]?.people ?? 0
}

async function loadFigures(product: Product, database: Client): Promise<Figure[]> {
  const { link } = await addTeam(database, POOL, week('00:00', '24:00'))
  const first = (Math.floor(Date.now() / DAY) + 2) * DAY
  const until = performance.now() + SECONDS * 1_000
  const times: number[] = []
  let next = 0
  await Promise.all(
    Array.from({ length: BOOKERS }, async () => {
      const caller = openCaller(product.origin)
      while (performance.now() < until) {
        const { status, body, milliseconds } = await book(caller, link, first + (next++ % 1_000) * HALF_HOUR)
        if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`)
        times.push(milliseconds)
      }
      caller.close()
    }),
  )
  return [
    { name: `bookings of one pool of ${POOL}`, unit: 'per s', value: times.length / SECONDS, target: 200 },
    { name: `bookings of one pool of ${POOL}, p99`, unit: 'ms', value: percentile(times, 0.99) },
  ]
}

async function book(caller: Caller, owner: string, start: number): Promise<Reply> {
  const invitee = { name: 'Racing Guest', email: `guest-${randomUUID()}@example.test` }
  const body = {
    owner,
    event: 'team',
    start: new Date(start).toISOString(),
    timeZone: 'Europe/Berlin',
    invitee,
  }
  return caller.send('POST', '/bookings', { body })
}
