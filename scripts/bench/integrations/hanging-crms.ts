import type { HubSpot } from '../../../packages/sandbox/src/hubspot/server.ts'
import { startHubSpot } from '../../../packages/sandbox/src/hubspot/server.ts'
import type { Pipedrive } from '../../../packages/sandbox/src/pipedrive/server.ts'
import { startPipedrive } from '../../../packages/sandbox/src/pipedrive/server.ts'
import type { BusyHost } from '../../processes/hosts.ts'
import { bookingBody, openBusyHost } from '../../processes/hosts.ts'
import type { Caller } from '../../processes/load-client.ts'
import { openCaller } from '../../processes/load-client.ts'
import { freePortPair, startProduct } from '../../product.ts'
import type { Figure } from '../figure.ts'
import { percentile } from '../figure.ts'
import { CLIENT, environmentOf } from './backfill.ts'

const SHAPE = { duration: 15, increment: 15, bufferBefore: 0, bufferAfter: 0 }
// In turn, so that what else this machine does meets both alike.
const ROUNDS = 10
const BOOKINGS = 25
const WARM_UP = 50
const DAY = 86_400_000
const WITHIN = 1.1

type Crm = { provider: 'hubspot'; standIn: HubSpot } | { provider: 'pipedrive'; standIn: Pipedrive }

/** Bookings of a host with two CRMs, while both answer, and while neither does. */
export async function benchHangingCrms(databaseUrl: string): Promise<Figure[]> {
  const port = await freePortPair()
  const crms = await startCrms(`http://localhost:${port}`)
  const env = Object.assign({}, ...crms.map(environmentOf)) as Record<string, string>
  const product = await startProduct({ ...env, DATABASE_URL: databaseUrl, PORT: String(port) }, [
    '--small-demo',
  ])
  const caller = openCaller(product.origin)
  try {
    const host = await openBusyHost(caller, databaseUrl, [SHAPE])
    for (const crm of crms) await connect(caller, host, crm)
    const next = { index: 0 }
    await bookSome(caller, host, next, WARM_UP)
    const [answering, hanging]: [number[], number[]] = [[], []]
    for (let round = 0; round < ROUNDS; round++) {
      answering.push(...(await bookSome(caller, host, next, BOOKINGS)))
      crms.forEach(hang)
      hanging.push(...(await bookSome(caller, host, next, BOOKINGS)))
      for (const { standIn } of crms) standIn.faults.end()
    }
    const [usual, late] = [answering, hanging].map((times) => percentile(times, 0.99)) as [number, number]
    return [
      { name: 'booking, p99 while CRMs answer', unit: 'ms', value: usual },
      { name: 'booking, p99 while every CRM hangs', unit: 'ms', value: late, target: usual * WITHIN },
      { name: 'booking, median while CRMs answer', unit: 'ms', value: percentile(answering, 0.5) },
      { name: 'booking, median while every CRM hangs', unit: 'ms', value: percentile(hanging, 0.5) },
    ]
  } finally {
    caller.close()
    await product.stop()
    for (const { standIn } of crms) await standIn.close()
  }
}

async function startCrms(origin: string): Promise<Crm[]> {
  const optionsOf = (provider: string) => ({
    ...CLIENT,
    redirectUris: [`${origin}/calendar-connections/${provider}`],
  })
  return [
    { provider: 'hubspot', standIn: await startHubSpot(optionsOf('hubspot')) },
    { provider: 'pipedrive', standIn: await startPipedrive(optionsOf('pipedrive')) },
  ]
}

function hang({ standIn: { faults } }: Crm): void {
  for (const endpoint of ['api', 'contacts', 'meetings'] as const) faults.begin(endpoint, 'hanging')
}

/** Like a person who is asked and agrees. */
async function connect(caller: Caller, { authorization }: BusyHost, { provider }: Crm): Promise<void> {
  const headers = { authorization }
  const started = await caller.send('POST', `/connections/${provider}/start`, { headers })
  const address = new URL((started.body as { url: string }).url)
  const form = new URLSearchParams(address.searchParams)
  for (const scope of (form.get('scope') ?? '').split(' ')) form.append('granted', scope)
  form.set('decision', 'allow')
  const allowed = await fetch(address.origin + address.pathname, {
    method: 'POST',
    body: form,
    redirect: 'manual',
  })
  const { searchParams } = new URL(allowed.headers.get('location') ?? '')
  const body = { state: searchParams.get('state'), code: searchParams.get('code') }
  const finished = await caller.send('POST', `/connections/${provider}/finish`, { headers, body })
  if (finished.status >= 300) throw new Error(`${finished.status} ${JSON.stringify(finished.body)}`)
}

/** Milliseconds of each. */
async function bookSome(
  caller: Caller,
  host: BusyHost,
  next: { index: number },
  count: number,
): Promise<number[]> {
  const first = (Math.floor(Date.now() / DAY) + 2) * DAY
  const times: number[] = []
  for (let booking = 0; booking < count; booking++) {
    const body = bookingBody(host, 'event-0', first + next.index++ * 15 * 60_000)
    const { status, milliseconds } = await caller.send('POST', '/bookings', { body })
    if (status !== 201) throw new Error(`POST /bookings answered ${status}`)
    times.push(milliseconds)
  }
  return times
}
