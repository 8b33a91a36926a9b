import type { AddressInfo } from 'node:net'
import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { BusyHost } from '../../processes/hosts.ts'
import { bookingBody, openBusyHost, PASSWORD } from '../../processes/hosts.ts'
import type { Caller } from '../../processes/load-client.ts'
import { openCaller } from '../../processes/load-client.ts'
import type { Product } from '../../product.ts'
import type { Figure } from '../figure.ts'
import { percentile } from '../figure.ts'

const SHAPE = { duration: 15, increment: 15, bufferBefore: 0, bufferAfter: 0 }
const MEETINGS = 100
const EVERY_MS = 20
const PATIENCE_MS = 30_000
const TARGET_MS = 1_000
const DAY = 86_400_000

/** How long it takes from the answer to a booking until a hook is at its receiver, with a key as Zapier has one. */
export async function benchHooks({ origin }: Product, databaseUrl: string): Promise<Figure[]> {
  const caller = openCaller(origin)
  const receiver = await startReceiver()
  try {
    const host = await openBusyHost(caller, databaseUrl, [SHAPE])
    await subscribe(caller, await keyOf(caller, host), receiver.url)
    const lapses: number[] = []
    for (let index = 0; index < MEETINGS; index++) {
      lapses.push(await lapseOf(caller, host, receiver, index))
      await sleep(EVERY_MS)
    }
    return [0.5, 0.95].map((part) => ({
      name: `a hook at its receiver, p${part * 100}`,
      unit: 'ms',
      value: percentile(lapses, part),
      ...(part === 0.95 && { target: TARGET_MS }),
    }))
  } finally {
    caller.close()
    receiver.close()
  }
}

/** Of a key as Zapier has one. */
export async function keyOf(caller: Caller, { authorization }: BusyHost): Promise<string> {
  const body = { name: 'Zapier', scopes: ['webhooks:write'], days: null, current: PASSWORD }
  const made = await caller.send('POST', '/api-keys', { body, headers: { authorization } })
  if (made.status !== 201) throw new Error(`${made.status} ${JSON.stringify(made.body)}`)
  return (made.body as { secret: string }).secret
}

async function subscribe(caller: Caller, key: string, target_url: string): Promise<void> {
  const headers = { authorization: `Bearer ${key}` }
  const body = { target_url, event: 'invitee.created' }
  const made = await caller.send('POST', '/hooks', { headers, body })
  if (made.status !== 201) throw new Error(`${made.status} ${JSON.stringify(made.body)}`)
}

async function lapseOf(caller: Caller, host: BusyHost, receiver: Receiver, index: number): Promise<number> {
  const start = (Math.floor(Date.now() / DAY) + 2) * DAY + index * 15 * 60_000
  const made = await caller.send('POST', '/bookings', { body: bookingBody(host, 'event-0', start) })
  if (made.status !== 201) throw new Error(`${made.status} ${JSON.stringify(made.body)}`)
  const told = performance.now()
  const { booking } = made.body as { booking: { id: string } }
  const came = await Promise.race([receiver.cameAt(booking.id), late(booking.id)])
  return Math.max(0, came - told)
}

async function late(id: string): Promise<never> {
  await sleep(PATIENCE_MS, undefined, { ref: false })
  throw new Error(`booking ${id} did not arrive within ${PATIENCE_MS} ms`)
}

interface Receiver {
  url: string
  /** When a booking was told. */
  cameAt: (bookingId: string) => Promise<number>
  close: () => void
}

async function startReceiver(): Promise<Receiver> {
  const arrivals = new Map<string, PromiseWithResolvers<number>>()
  const arrival = (id: string) => {
    const one = arrivals.get(id) ?? Promise.withResolvers<number>()
    arrivals.set(id, one)
    return one
  }
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (text: string) => (body += text))
    request.once('end', () => {
      response.writeHead(204).end()
      if (request.method !== 'POST') return
      const { data } = JSON.parse(body) as { data: { booking: { id: string } } }
      arrival(data.booking.id).resolve(performance.now())
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks/standard/1`,
    cameAt: async (id) => arrival(id).promise,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
