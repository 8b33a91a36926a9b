import type { Connection } from '@scheduling/contract'
import { startHeyReach } from '@scheduling/sandbox/heyreach'
import { startInstantly } from '@scheduling/sandbox/instantly'
import { startLaGrowthMachine } from '@scheduling/sandbox/lagrowthmachine'
import { afterAll } from 'vitest'
import type { Config } from '../../config.ts'
import { drain } from '../../features/outreach/drain.ts'
import { planTold } from '../../features/outreach/plan.ts'
import type { TestApp } from '../app.ts'
import { startTestApp } from '../app.ts'
import type { TestHost } from '../hosts.ts'
import { eventOf } from '../webhooks.ts'

type Started = Awaited<ReturnType<typeof startHeyReach>>

/** An outreach tool, for tests that run with all of them. */
export interface StandInTool extends Started {
  provider: 'heyreach' | 'lagrowthmachine' | 'instantly'
  /** The field that gets links. */
  field: string
  /** Which leads it can find: those with an email address, those with a profile. */
  finds: readonly ('email' | 'profile')[]
  clear: () => void
}

export interface OutreachApp {
  app: TestApp
  tools: readonly StandInTool[]
}

/** The real server with stand-ins for outreach tools on the same clock. Call it at the top of a test file. */
export async function startOutreachApp(config: Partial<Config> = {}): Promise<OutreachApp> {
  const clock: { now: () => number } = { now: () => 0 }
  const options = { now: () => clock.now() }
  const tools = [
    seen('heyreach', await startHeyReach({ ...options, key: 'heyreach-key-4711=' }), 'booking_link', [
      'profile',
    ]),
    seen(
      'lagrowthmachine',
      await startLaGrowthMachine({ ...options, key: 'growth-key-4712' }),
      'customAttribute3',
      ['email', 'profile'],
    ),
    seen('instantly', await startInstantly({ ...options, key: 'instantly-key-4713==' }), 'booking_link', [
      'email',
    ]),
  ]
  const providerOrigins = Object.fromEntries(tools.map(({ provider, url }) => [provider, url]))
  const app = await startTestApp({ ...config, providerOrigins })
  clock.now = () => app.clock.now()
  afterAll(async () => {
    for (const tool of tools) await tool.close()
  })
  return { app, tools }
}

function seen(
  provider: StandInTool['provider'],
  tool: Started,
  field: string,
  finds: StandInTool['finds'],
): StandInTool {
  return {
    ...tool,
    provider,
    field,
    finds,
    clear() {
      tool.workspace.leads = []
      tool.workspace.deletedFields = []
      tool.workspace.labels = []
    },
  }
}

export async function connectTool(
  { api }: TestHost,
  { provider, key }: Pick<StandInTool, 'provider' | 'key'>,
): Promise<Connection> {
  return api.call('POST /connections/:provider/open', { params: { provider }, body: { key } })
}

/** Does what a worker does when it is woken. */
export async function drainTools({ context }: Pick<TestApp, 'context'>, host: TestHost): Promise<void> {
  const { connections } = await host.api.call('GET /connections')
  for (const { id } of connections) await drain(context, { hostId: host.me.userID, connectionId: id })
}

/** Does what a worker does after a booking. */
export async function tellTools(app: TestApp, host: TestHost, bookingId: string): Promise<void> {
  await planTold(app.context, await eventOf(app, host, bookingId))
  await drainTools(app, host)
}
