import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Call } from '../../../packages/contract/src/index.ts'
import { createClient } from '../../../packages/contract/src/index.ts'
import { startHeyReach } from '../../../packages/sandbox/src/heyreach/server.ts'
import { startInstantly } from '../../../packages/sandbox/src/instantly/server.ts'
import { startLaGrowthMachine } from '../../../packages/sandbox/src/lagrowthmachine/server.ts'
import type { OutreachTool } from '../../../packages/sandbox/src/service/outreach.ts'
import type { Clock } from '../../../packages/server/src/clock.ts'
import { DEMO, seedDemo } from '../../seed.ts'
import type { Figure } from '../figure.ts'
import { once, refusalsOf } from './backfill.ts'
import { FACTOR, fastClock } from './fast-clock.ts'
import type { FastServer } from './fast-server.ts'
import { startFastServer } from './fast-server.ts'
import { workAndKill } from './killed-worker.ts'

const LEADS = Number(process.env.BENCH_LEADS ?? 10_000)
// Of the tool that takes one lead in a call.
const LEADS_ALONE = Math.min(LEADS, Number(process.env.BENCH_LEADS_ALONE ?? 1_500))
const AT_ONCE = 1_000
const MINUTE = 60_000

interface Vendor {
  provider: 'heyreach' | 'lagrowthmachine' | 'instantly'
  name: string
  limit: { most: number; seconds: number }
  field: string
  leads: number
  standIn: OutreachTool
}

/** Leads of campaigns are added to outreach tools, while somebody kills the worker. */
export async function benchLeads(databaseUrl: string): Promise<Figure[]> {
  console.log(
    `Time passes ${FACTOR} times as fast for the worker and for the tools' limits. Calls take as long as always. La Growth Machine takes one lead in a call, so it gets ${LEADS_ALONE}: BENCH_LEADS_ALONE=10000 adds all.`,
  )
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'scheduling-bench-'))
  const time = { began: Date.now(), factor: FACTOR }
  const clock = fastClock(time)
  const vendors = await startVendors(() => clock.now())
  const env = Object.fromEntries(
    vendors.map(({ provider, standIn: { url } }) => [`${provider.toUpperCase()}_API_URL`, url]),
  )
  const settings = { ...time, databaseUrl, dataDir, env }
  const server = await startFastServer(settings, ['web'])
  try {
    if (!(await seedDemo(server.context))) throw new Error('The bench needs a fresh database')
    const call = await signIn(server.address ?? '')
    const figures: Figure[] = []
    for (const vendor of vendors) figures.push(...(await pushAndKill(call, settings, vendor, clock)))
    return figures
  } finally {
    await server.stop()
    for (const { standIn } of vendors) await standIn.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function startVendors(now: () => number): Promise<Vendor[]> {
  return [
    {
      provider: 'heyreach',
      name: 'HeyReach',
      limit: { most: 300, seconds: 60 },
      field: 'booking_link',
      leads: LEADS,
      standIn: await startHeyReach({ now }),
    },
    {
      provider: 'instantly',
      name: 'Instantly',
      limit: { most: 100, seconds: 1 },
      field: 'booking_link',
      leads: LEADS,
      standIn: await startInstantly({ now }),
    },
    {
      provider: 'lagrowthmachine',
      name: 'La Growth Machine',
      limit: { most: 300, seconds: 60 },
      field: 'customAttribute1',
      leads: LEADS_ALONE,
      standIn: await startLaGrowthMachine({ now }),
    },
  ]
}

async function pushAndKill(
  call: Call,
  settings: FastServer,
  vendor: Vendor,
  clock: Clock,
): Promise<Figure[]> {
  const id = await beginPush(call, vendor)
  const since = clock.now()
  await workAndKill(settings, {
    total: vendor.leads,
    done: () => vendor.standIn.workspace.leads.length,
    waiting: async () => ((await isDone(call, id, vendor)) ? 0 : 1),
  })
  return figuresOf(vendor, { unit: 'min', value: (clock.now() - since) / MINUTE }, 'at their pace')
}

async function signIn(origin: string): Promise<Call> {
  const { email, password } = DEMO
  const { token } = await createClient({ origin })('POST /users/login', { body: { email, password } })
  return createClient({ origin, headers: () => ({ authorization: `Bearer ${token}` }) })
}

/** Answers the id of the connection. */
async function beginPush(
  call: Call,
  { provider, name, field, leads: count, standIn: { key } }: Vendor,
): Promise<string> {
  const { id } = await call('POST /connections/:provider/open', { params: { provider }, body: { key } })
  const { eventTypes } = await call('GET /event-types')
  const destination = { kind: 'event' as const, eventTypeId: eventTypes[0]?.id ?? '' }
  const campaign = await call('POST /campaigns', { body: { name, destination } })
  for (let first = 0; first < count; first += AT_ONCE) {
    const leads = Array.from({ length: Math.min(AT_ONCE, count - first) }, (_, index) => ({
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

async function isDone(call: Call, id: string, { leads }: Vendor): Promise<boolean> {
  const { campaigns } = await call('GET /outreach/:id', { params: { id } })
  return campaigns.every(({ push }) => push?.state === 'done' && push.done === leads)
}

function figuresOf(
  { name, limit: { most, seconds }, standIn, field, leads: count }: Vendor,
  took: Pick<Figure, 'unit' | 'value'>,
  how: string,
): Figure[] {
  const { leads } = standIn.workspace
  const links = leads.map(({ fields }) => fields[field] ?? '')
  return [
    ...once(
      `${count} leads to ${name}:`,
      leads.map(({ email }) => email),
      count,
    ),
    { name: `${count} leads to ${name}: links`, unit: '', value: new Set(links).size, target: count },
    {
      name: `${count} leads to ${name}: most calls in ${seconds} s`,
      unit: '',
      value: standIn.busiest(),
      target: most,
    },
    {
      name: `${count} leads to ${name}: answers 429`,
      unit: '',
      value: refusalsOf(standIn.answered),
      target: 0,
    },
    { name: `${count} leads to ${name}, ${how}`, ...took },
  ]
}
