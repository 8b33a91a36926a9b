import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { ProviderId } from '../../../packages/contract/src/index.ts'
import type { HubSpot } from '../../../packages/sandbox/src/hubspot/server.ts'
import { startHubSpot } from '../../../packages/sandbox/src/hubspot/server.ts'
import type { Pipedrive } from '../../../packages/sandbox/src/pipedrive/server.ts'
import { startPipedrive } from '../../../packages/sandbox/src/pipedrive/server.ts'
import type { Context } from '../../../packages/server/src/context.ts'
import { connectionsOf } from '../../../packages/server/src/features/connections/operations.ts'
import { startBackfill } from '../../../packages/server/src/features/crms/operations.ts'
import type { SignedIn } from '../../../packages/server/src/http/caller.ts'
import { withDatabase } from '../../processes/database-facts.ts'
import { DEMO, seedDemo } from '../../seed.ts'
import { connectDemo } from '../../start/demo-calendars.ts'
import type { Figure } from '../figure.ts'
import { INSERT_BOOKING, RECEIPT } from '../server.ts'
import { FACTOR, fastClock } from './fast-clock.ts'
import type { FastServer } from './fast-server.ts'
import { startFastServer } from './fast-server.ts'
import { workAndKill } from './killed-worker.ts'

// A share of 10,000, which take a quarter of an hour for each CRM.
const BOOKINGS = Number(process.env.BENCH_BOOKINGS ?? 400)
// Everybody books twice.
const PEOPLE = BOOKINGS / 2
const MINUTE = 60_000

interface Vendor {
  provider: ProviderId
  name: string
  limit: { most: number; seconds: number }
  standIn: HubSpot | Pipedrive
  /** What is there, by address and by our id of the booking. */
  contacts: () => string[]
  meetings: () => string[]
  done: () => number
}

interface Bench {
  context: Context
  host: SignedIn
  settings: FastServer
}

/** Bookings from before the connection are added to CRMs, while somebody kills the worker. */
export async function benchBackfill(databaseUrl: string): Promise<Figure[]> {
  console.log(
    `Time passes ${FACTOR} times as fast for the worker and for the CRMs' limits, so 10 s of a limit last ${10_000 / FACTOR} ms. Calls take as long as always. ${BOOKINGS} bookings are a share of the 10,000 that BENCH_BOOKINGS=10000 adds.`,
  )
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'scheduling-bench-'))
  const time = { began: Date.now(), factor: FACTOR }
  const clock = fastClock(time)
  const vendors = await startVendors(() => clock.now())
  const env = Object.assign({}, ...vendors.map(environmentOf)) as Record<string, string>
  const settings = { ...time, databaseUrl, dataDir, env }
  const server = await startFastServer(settings)
  try {
    const host = await seedDemo(server.context)
    if (!host) throw new Error('The bench needs a fresh database')
    await addBookings(databaseUrl)
    const figures: Figure[] = []
    for (const vendor of vendors)
      figures.push(...(await fill({ context: server.context, host, settings }, vendor)))
    return figures
  } finally {
    await server.stop()
    for (const { standIn } of vendors) await standIn.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

export const CLIENT = { clientId: 'bench', clientSecret: 'bench' }
const PUBLIC_URL = 'http://localhost:3000'

async function startVendors(now: () => number): Promise<Vendor[]> {
  const optionsOf = (provider: string) => ({
    ...CLIENT,
    redirectUris: [`${PUBLIC_URL}/calendar-connections/${provider}`],
    now,
  })
  const hubspot = await startHubSpot(optionsOf('hubspot'))
  const pipedrive = await startPipedrive(optionsOf('pipedrive'))
  return [
    {
      provider: 'hubspot',
      name: 'HubSpot',
      limit: { most: 100, seconds: 10 },
      standIn: hubspot,
      contacts: () => [...hubspot.portal.contacts.values()].map(({ properties }) => properties.email ?? ''),
      meetings: () =>
        [...hubspot.portal.meetings.values()].map(
          ({ properties }) => properties.hs_internal_meeting_notes ?? '',
        ),
      done: () => hubspot.portal.meetings.size,
    },
    {
      provider: 'pipedrive',
      name: 'Pipedrive',
      limit: { most: 80, seconds: 2 },
      standIn: pipedrive,
      contacts: () => [...pipedrive.company.persons.values()].map(({ emails }) => emails[0]?.value ?? ''),
      meetings: () => [...pipedrive.company.activities.values()].map(({ note }) => note),
      done: () => pipedrive.company.activities.size,
    },
  ]
}

/** The settings that lead a server to a stand-in. */
export function environmentOf({
  provider,
  standIn: { url },
}: Pick<Vendor, 'provider' | 'standIn'>): Record<string, string> {
  const name = provider.toUpperCase()
  return {
    [`${name}_CLIENT_ID`]: CLIENT.clientId,
    [`${name}_CLIENT_SECRET`]: CLIENT.clientSecret,
    [`${name}_AUTH_URL`]: url,
    [`${name}_TOKEN_URL`]: url,
    [`${name}_API_URL`]: url,
  }
}

/** Ten minutes each, half of them over. */
async function addBookings(databaseUrl: string): Promise<void> {
  await withDatabase(databaseUrl, async (client) => {
    await client.query(
      `delete from bookings where host_id = (select for_host from links where link = '${DEMO.link}')`,
    )
    await client.query(
      `${INSERT_BOOKING}
       select e.host_id, gen_random_uuid(), array[e.host_id], 'event_type', e.id, 'scheduled', t, t + interval '10 minutes', 0, 0,
              e.name, e.locations -> 0, 'Ann ' || n % $2, 'ann-' || n % $2 || '@client.example', 'UTC', 'en', '[]', '[]', '{}', 0, 0,
              '[]', ${RECEIPT}, now()
       from links h join event_types e on e.host_id = h.for_host and e.slug = '30min', generate_series(0, $1::int - 1) n,
            lateral (select date_trunc('hour', now()) + (n - $1::int / 2) * interval '15 minutes' as t) times
       where h.link = '${DEMO.link}'`,
      [BOOKINGS, PEOPLE],
    )
  })
}

async function fill({ context, host, settings }: Bench, vendor: Vendor): Promise<Figure[]> {
  const { provider, standIn } = vendor
  await connectDemo(context, host, [{ provider, enter: () => {} }])
  const connection = (await connectionsOf(context, host.hostId)).find((each) => each.provider === provider)
  const connectionId = connection?.id ?? ''
  await startBackfill(context, host, connectionId, 'all')
  const [began, since] = [performance.now(), context.clock.now()]
  await workAndKill(settings, {
    total: BOOKINGS,
    done: vendor.done,
    waiting: async () =>
      withDatabase(settings.databaseUrl, async (client) => {
        const { rows } = await client.query<{ count: number }>(
          'select count(*)::int as count from crm_meetings where connection_id = $1 and due_at is not null',
          [connectionId],
        )
        return rows[0]?.count ?? 0
      }),
  })
  const name = `${BOOKINGS} bookings to ${vendor.name}`
  const { most, seconds } = vendor.limit
  return [
    ...once(`${name}: contacts`, vendor.contacts(), PEOPLE),
    ...once(`${name}: meetings`, vendor.meetings(), BOOKINGS),
    { name: `${name}: most calls in ${seconds} s`, unit: '', value: standIn.busiest(), target: most },
    { name: `${name}: answers 429`, unit: '', value: refusalsOf(standIn.answered), target: 0 },
    { name: `${name}, at their pace`, unit: 'min', value: (context.clock.now() - since) / MINUTE },
    { name: `${name}, ${FACTOR} times as fast`, unit: 's', value: (performance.now() - began) / 1_000 },
  ]
}

/** Each must be there once. */
export function once(name: string, found: readonly string[], expected: number): Figure[] {
  const different = new Set(found).size
  return [
    { name: `${name} missing`, unit: '', value: expected - different, target: 0 },
    { name: `${name} twice`, unit: '', value: found.length - different, target: 0 },
  ]
}

export function refusalsOf(answered: readonly string[]): number {
  return answered.filter((line) => line.endsWith(' 429')).length
}
