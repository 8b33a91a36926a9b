import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Call } from '../../../packages/contract/src/index.ts'
import { createClient } from '../../../packages/contract/src/index.ts'
import { startHeyReach } from '../../../packages/sandbox/src/heyreach/server.ts'
import { startInstantly } from '../../../packages/sandbox/src/instantly/server.ts'
import { startLaGrowthMachine } from '../../../packages/sandbox/src/lagrowthmachine/server.ts'
import type { OutreachTool } from '../../../packages/sandbox/src/service/outreach.ts'
import { killNow } from '../../processes/postgres-processes.ts'
import type { Product } from '../../product.ts'
import { startProduct } from '../../product.ts'
import { DEMO } from '../../seed.ts'
import type { Figure } from '../figure.ts'
import { once, refusalsOf } from './backfill.ts'
import { fastClock } from './fast-clock.ts'
import { startFastServer } from './fast-server.ts'
import { until, workAndKill } from './killed-worker.ts'

const LEADS = Number(process.env.BENCH_LEADS ?? 10_000)
const AT_ONCE = 1_000
const FACTOR = Number(process.env.BENCH_FACTOR ?? 50)
const KILLED_AT = [1 / 3, 2 / 3]
const MINUTE = 60_000

interface Vendor {
  provider: 'heyreach' | 'lagrowthmachine' | 'instantly'
  name: string
  limit: { most: number; seconds: number }
  field: string
  standIn: OutreachTool
}

/** Leads of a campaign are added to outreach tools, while somebody kills the process. */
export async function benchLeads(databaseUrl: string): Promise<Figure[]> {
  return [...(await inRealTime(databaseUrl)), ...(await inFastTime(databaseUrl))]
}

/** The whole product. These two take many leads in one call. */
async function inRealTime(databaseUrl: string): Promise<Figure[]> {
  const vendors: Vendor[] = [
    {
      provider: 'heyreach',
      name: 'HeyReach',
      limit: { most: 300, seconds: 60 },
      field: 'booking_link',
      standIn: await startHeyReach(),
    },
    {
      provider: 'instantly',
      name: 'Instantly',
      limit: { most: 100, seconds: 1 },
      field: 'booking_link',
      standIn: await startInstantly(),
    },
  ]
  const env = Object.fromEntries(
    vendors.map(({ provider, standIn: { url } }) => [`${provider.toUpperCase()}_API_URL`, url]),
  )
  const start = async () => startProduct({ DATABASE_URL: databaseUrl, ...env }, ['--small-demo'])
  const running = { product: await start() }
  try {
    const figures: Figure[] = []
    for (const vendor of vendors) figures.push(...(await pushAndKill(running, start, vendor)))
    return figures
  } finally {
    await running.product.stop()
    for (const { standIn } of vendors) await standIn.close()
  }
}

async function pushAndKill(
  running: { product: Product },
  start: () => Promise<Product>,
  vendor: Vendor,
): Promise<Figure[]> {
  const began = performance.now()
  const done = () => vendor.standIn.workspace.leads.length
  const id = await beginPush(await signIn(running.product.origin), vendor)
  for (const part of KILLED_AT) {
    await until(() => done() >= part * LEADS, done)
    killNow(running.product.pid)
    await running.product.stop()
    running.product = await start()
  }
  const call = await signIn(running.product.origin)
  await until(async () => done() >= LEADS && (await isDone(call, id)), done)
  return figuresOf(vendor, { unit: 's', value: (performance.now() - began) / 1_000 }, 'with two restarts')
}

/** It takes one lead in a call. */
async function inFastTime(databaseUrl: string): Promise<Figure[]> {
  console.log(
    `For La Growth Machine, time passes ${FACTOR} times as fast for the worker and for the limit. For the others it does not.`,
  )
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'scheduling-bench-'))
  const time = { began: Date.now(), factor: FACTOR }
  const clock = fastClock(time)
  const vendor: Vendor = {
    provider: 'lagrowthmachine',
    name: 'La Growth Machine',
    limit: { most: 300, seconds: 60 },
    field: 'customAttribute1',
    standIn: await startLaGrowthMachine({ now: () => clock.now() }),
  }
  const settings = { ...time, databaseUrl, dataDir, env: { LAGROWTHMACHINE_API_URL: vendor.standIn.url } }
  const server = await startFastServer(settings, ['web'])
  try {
    const call = await signIn(server.address ?? '')
    const id = await beginPush(call, vendor)
    const since = clock.now()
    await workAndKill(settings, {
      total: LEADS,
      done: () => vendor.standIn.workspace.leads.length,
      waiting: async () => ((await isDone(call, id)) ? 0 : 1),
    })
    return figuresOf(vendor, { unit: 'min', value: (clock.now() - since) / MINUTE }, 'at their pace')
  } finally {
    await server.stop()
    await vendor.standIn.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function signIn(origin: string): Promise<Call> {
  const { email, password } = DEMO
  const { token } = await createClient({ origin })('POST /users/login', { body: { email, password } })
  return createClient({ origin, headers: () => ({ authorization: `Bearer ${token}` }) })
}

/** Answers the id of the connection. */
async function beginPush(call: Call, { provider, name, field, standIn: { key } }: Vendor): Promise<string> {
  const { id } = await call('POST /connections/:provider/open', { params: { provider }, body: { key } })
  const { eventTypes } = await call('GET /event-types')
  const destination = { kind: 'event' as const, eventTypeId: eventTypes[0]?.id ?? '' }
  const campaign = await call('POST /campaigns', { body: { name, destination } })
  for (let first = 0; first < LEADS; first += AT_ONCE) {
    const leads = Array.from({ length: Math.min(AT_ONCE, LEADS - first) }, (_, index) => ({
      externalKey: `lead-${first + index}`,
      email: `lead-${first + index}@client.example`,
      fields: { first_name: 'Anna', linkedin: `linkedin.com/in/lead-${first + index}` },
    }))
    await call('POST /campaigns/:id/leads', { params: { id: campaign.id }, body: { leads } })
  }
  const params = { id, campaignId: campaign.id }
  const { targets } = await call('GET /outreach/:id/targets', { params })
  const target = targets.find(({ isReady }) => isReady)
  const body = { targetId: target?.id ?? '', targetName: target?.name ?? '', linkField: field }
  await call('PUT /outreach/:id/campaigns/:campaignId', { params, body })
  await call('POST /outreach/:id/campaigns/:campaignId/push', { params })
  return id
}

async function isDone(call: Call, id: string): Promise<boolean> {
  const { campaigns } = await call('GET /outreach/:id', { params: { id } })
  return campaigns.every(({ push }) => push?.state === 'done' && push.done === LEADS)
}

function figuresOf(
  { name, limit: { most, seconds }, standIn, field }: Vendor,
  took: Pick<Figure, 'unit' | 'value'>,
  how: string,
): Figure[] {
  const { leads } = standIn.workspace
  const links = leads.map(({ fields }) => fields[field] ?? '')
  return [
    ...once(
      `${LEADS} leads to ${name}:`,
      leads.map(({ email }) => email),
      LEADS,
    ),
    { name: `${LEADS} leads to ${name}: links`, unit: '', value: new Set(links).size, target: LEADS },
    {
      name: `${LEADS} leads to ${name}: most calls in ${seconds} s`,
      unit: '',
      value: standIn.busiest(),
      target: most,
    },
    {
      name: `${LEADS} leads to ${name}: answers 429`,
      unit: '',
      value: refusalsOf(standIn.answered),
      target: 0,
    },
    { name: `${LEADS} leads to ${name}, ${how}`, ...took },
  ]
}
