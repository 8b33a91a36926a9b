import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { startCatcher } from '../../packages/server/src/mail/catcher.ts'
import type { BusyHost } from '../processes/hosts.ts'
import { bookingBody, openBusyHost } from '../processes/hosts.ts'
import { withDatabase } from '../processes/database-facts.ts'
import type { Caller } from '../processes/load-client.ts'
import { openCaller } from '../processes/load-client.ts'
import { startProduct } from '../product.ts'
import type { Figure } from './figure.ts'
import { percentile } from './figure.ts'

// How long a mail server takes to accept a mail.
const MAIL_MS = 20
const MOVES = 100
const GUESTS = 10
const ENDPOINTS = 100
// Longer than anybody waits for it.
const DRIP_MS = 60_000
const PROBES = 30
const PROBE_EVERY_MS = 200
const PATIENCE_MS = 120_000
const IDLE_MS = 60_000
const DAY = 86_400_000

const SHAPE = { duration: 15, increment: 15, bufferBefore: 0, bufferAfter: 0 }

/** What one host's flood of mails and slow webhooks cost another host, and what waiting costs. */
export async function benchQueues(databaseUrl: string): Promise<Figure[]> {
  const arrivals = newArrivals()
  const mails = await startCatcher(async ({ recipients }) => {
    for (const recipient of recipients) arrivals.came(recipient)
    await sleep(MAIL_MS)
  })
  const receiver = await startReceiver(arrivals)
  const product = await startProduct({ DATABASE_URL: databaseUrl, SMTP_URL: mails.smtpUrl })
  const caller = openCaller(product.origin)
  try {
    const idle = await queriesPerMinute(databaseUrl)
    const world = { caller, arrivals, receiver, databaseUrl }
    const openHost = () => openBusyHost(caller, databaseUrl, [SHAPE])
    const [flooder, victim] = [await openHost(), await openHost()]
    await addWebhook(caller, victim, `${receiver.url}quick`)
    const calm = await probe(world, victim, 0)
    await flood(caller, flooder)
    const flooded = await probe(world, victim, 1)
    await settled(databaseUrl)
    await addDrippingEndpoints(world, flooder)
    await flood(caller, flooder, 0)
    const dripped = await probe(world, victim, 2)
    return [
      ...figuresOf('alone', calm),
      ...figuresOf(`beside ${MOVES} moves with ${GUESTS} guests each`, flooded),
      ...figuresOf(`beside ${ENDPOINTS} endpoints that drip`, dripped),
      { name: 'queries of an idle process', unit: 'per minute', value: idle },
    ]
  } finally {
    caller.close()
    await product.stop()
    await mails.close()
    receiver.close()
  }
}

interface Arrivals {
  came(what: string): void
  of(what: string): Promise<number>
}

function newArrivals(): Arrivals {
  const known = new Map<string, PromiseWithResolvers<number>>()
  const entry = (what: string) => {
    const there = known.get(what) ?? Promise.withResolvers<number>()
    known.set(what, there)
    return there
  }
  return { came: (what) => entry(what).resolve(performance.now()), of: async (what) => entry(what).promise }
}

interface Receiver {
  url: string
  close(): void
}

/** `/quick` responds at once, everything else at one byte per second. */
async function startReceiver(arrivals: Arrivals): Promise<Receiver> {
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (text: string) => (body += text))
    request.once('end', () => {
      if (request.url === '/quick') {
        const { data } = JSON.parse(body) as { data: { booking: { id: string } } }
        arrivals.came(data.booking.id)
        response.writeHead(204).end()
        return
      }
      const drip = setInterval(() => response.socket?.write('H'), 1_000)
      setTimeout(() => response.destroy(), DRIP_MS).unref()
      response.once('close', () => clearInterval(drip))
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

interface World {
  caller: Caller
  arrivals: Arrivals
  receiver: Receiver
  databaseUrl: string
}

interface Delays {
  mails: number[]
  deliveries: number[]
}

/** Milliseconds from the response to a booking until the invitee's mail and the webhook arrive. */
async function probe({ caller, arrivals }: World, host: BusyHost, round: number): Promise<Delays> {
  const delays: Delays = { mails: [], deliveries: [] }
  const waits: Promise<void>[] = []
  for (let index = 0; index < PROBES; index++) {
    const body = bookingBody(host, 'event-0', startOf(round * PROBES + index))
    const reply = await caller.send('POST', '/bookings', { body })
    if (reply.status !== 201) throw new Error(`${reply.status} ${JSON.stringify(reply.body)}`)
    const told = performance.now()
    const { booking } = reply.body as { booking: { id: string; invitee: { email: string } } }
    const lapse = async (what: string) =>
      Math.max(0, (await Promise.race([arrivals.of(what), later()])) - told)
    waits.push(
      lapse(booking.invitee.email).then((value) => void delays.mails.push(value)),
      lapse(booking.id).then((value) => void delays.deliveries.push(value)),
    )
    await sleep(PROBE_EVERY_MS)
  }
  await Promise.all(waits)
  return delays
}

async function later(): Promise<number> {
  await sleep(PATIENCE_MS, undefined, { ref: false })
  return performance.now()
}

function startOf(index: number): number {
  return (Math.floor(Date.now() / DAY) + 2) * DAY + index * 15 * 60_000
}

/** One booking with guests, moved again and again. */
async function flood(caller: Caller, host: BusyHost, guests = GUESTS): Promise<void> {
  const emails = Array.from({ length: guests }, () => `guest-${randomUUID()}@example.test`)
  const first = 10 * 96 + Math.floor(Math.random() * 1_000) * 100
  const body = { ...bookingBody(host, 'event-0', startOf(first)), guests: emails }
  const made = await caller.send('POST', '/bookings', { body })
  if (made.status !== 201) throw new Error(`${made.status} ${JSON.stringify(made.body)}`)
  const headers = { authorization: `Manage ${(made.body as { manageToken: string }).manageToken}` }
  for (let move = 1; move <= MOVES; move++) {
    const start = new Date(startOf(first + (move % 50) + 1)).toISOString()
    await caller.send('POST', '/manage/reschedule', { headers, body: { start, reason: '' } })
  }
}

async function addWebhook(caller: Caller, host: BusyHost, url: string): Promise<void> {
  const reply = await caller.send('POST', '/webhooks', {
    headers: { authorization: host.authorization },
    body: { url, events: ['invitee.created', 'invitee.rescheduled', 'invitee.canceled'] },
  })
  if (reply.status !== 201) throw new Error(`${reply.status} ${JSON.stringify(reply.body)}`)
}

/** More than one host may have: simulates many hosts. */
async function addDrippingEndpoints({ caller, receiver, databaseUrl }: World, host: BusyHost): Promise<void> {
  await addWebhook(caller, host, `${receiver.url}drip`)
  await withDatabase(databaseUrl, async (client) => {
    await client.query(
      `insert into webhooks select (jsonb_populate_record(w, jsonb_build_object('id', gen_random_uuid()))).*
       from webhooks w join links h on h.for_host = w.host_id, generate_series(2, $2::int) where h.link = $1`,
      [host.link, ENDPOINTS],
    )
  })
}

async function settled(databaseUrl: string): Promise<void> {
  await withDatabase(databaseUrl, async (client) => {
    const began = performance.now()
    for (;;) {
      const { rows } = await client.query<{ count: number }>(
        `select count(*)::int as count from jobs.job
         where case name when 'later' then data ->> 'queue' else name end in ('booking-events', 'mails')
           and state in ('created', 'retry', 'active')`,
      )
      if (rows[0]?.count === 0 || performance.now() - began > PATIENCE_MS) return
      await sleep(500)
    }
  })
}

async function queriesPerMinute(databaseUrl: string): Promise<number> {
  return withDatabase(databaseUrl, async (client) => {
    const count = async () => {
      const { rows } = await client.query<{ count: number }>(
        `select (xact_commit + xact_rollback)::int as count from pg_stat_database
         where datname = current_database()`,
      )
      return rows[0]?.count ?? 0
    }
    await sleep(3_000)
    const before = await count()
    await sleep(IDLE_MS)
    return (((await count()) - before) * 60_000) / IDLE_MS
  })
}

function figuresOf(name: string, { mails, deliveries }: Delays): Figure[] {
  return [
    { name: `mail, ${name}: p50`, unit: 'ms', value: percentile(mails, 0.5) },
    { name: `mail, ${name}: p99`, unit: 'ms', value: percentile(mails, 0.99), target: 1_000 },
    { name: `webhook, ${name}: p50`, unit: 'ms', value: percentile(deliveries, 0.5) },
    { name: `webhook, ${name}: p99`, unit: 'ms', value: percentile(deliveries, 0.99), target: 1_000 },
  ]
}
