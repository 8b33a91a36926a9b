import type { RenderPage } from '@scheduling/contract'
import { readZonesFrom } from '@scheduling/domain'
import path from 'node:path'
import type { Logger } from 'pino'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Context } from './context.ts'
import { connect } from './database/connect.ts'
import { migrate } from './database/migrate.ts'
import { requirePurpose } from './database/purpose.ts'
import { waitForRecovery } from './database/recovery.ts'
import { turns } from './database/turns.ts'
import { limitRequests } from './features/abuse/requests.ts'
import { accountRoutes } from './features/accounts/routes.ts'
import { customDomains } from './features/accounts/custom-domains.ts'
import { authenticate } from './features/accounts/sessions.ts'
import { availabilityRoutes } from './features/availability/routes.ts'
import { mountBookingsExport } from './features/bookings/export.ts'
import { readManageToken } from './features/bookings/manage-token.ts'
import { meetings } from './features/bookings/meetings.ts'
import { bookingRoutes } from './features/bookings/routes.ts'
import { keepBusy } from './features/busy/kept.ts'
import { embedRoutes } from './features/embeds/routes.ts'
import { eventTypeOffers } from './features/event-types/offers.ts'
import { eventTypeRoutes } from './features/event-types/routes.ts'
import { heldTimes } from './features/holds/busy.ts'
import { integrationRoutes } from './features/integrations/routes.ts'
import { mountMailbox } from './features/mailbox/routes.ts'
import { mountOembed } from './features/oembed/routes.ts'
import { mountOperator } from './features/operator/routes.ts'
import { publicPageRoutes } from './features/pages/api.ts'
import { mountPages } from './features/pages/routes.ts'
import { slotRoutes } from './features/slots/routes.ts'
import { webhookRoutes } from './features/webhooks/routes.ts'
import { createApp } from './http/app.ts'
import type { Calling } from './http/caller.ts'
import { mountAssets } from './http/assets.ts'
import type { ConnectionLimits } from './http/connections.ts'
import { CONNECTION_LIMITS, connectionGuard } from './http/connections.ts'
import { mountDashboard } from './http/dashboard.ts'
import { mountHealth } from './http/health.ts'
import { knownHosts } from './http/known-hosts.ts'
import { listen } from './http/listen.ts'
import { createMetrics } from './http/metrics.ts'
import { mountApi } from './http/mount.ts'
import { proxiesAt } from './http/proxies.ts'
import { mountReference } from './http/reference.ts'
import { openIsolation } from './isolation/isolation.ts'
import { startBoss } from './jobs/boss.ts'
import { eventsThrough } from './jobs/events.ts'
import { openOutbox } from './jobs/outbox.ts'
import { JOBS, startWorker } from './jobs/register.ts'
import { sharedSecret } from './secrets.ts'
import { tellBrowsers } from './zone-data/for-browsers.ts'
import { newestZones } from './zone-data/newest.ts'

export interface RunningServer {
  context: Context
  /** Present with the web role. */
  address: string | undefined
  stop(): Promise<void>
}

interface Options {
  config: Config & { databaseUrl: string }
  clock: Clock
  log: Logger
  /** Folder of the built browser packages. */
  dist: string
  /** Shorter ones, for tests. */
  connections?: Partial<ConnectionLimits>
}

/**
 * One process of the product, in the roles that the configuration names. The database is migrated first; throws
 * `WrongDatabase` where it is a trial's and this is none, or the other way round.
 */
export async function startServer(options: Options): Promise<RunningServer> {
  // What was opened, to be closed in reverse, also when a later step fails.
  const opened: (() => Promise<void>)[] = []
  const stop = async () => {
    for (const close of opened.splice(0).toReversed()) await close()
  }
  try {
    return { ...(await open(options, opened)), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function open(
  { config, clock, log, dist, connections }: Options,
  opened: (() => Promise<void>)[],
): Promise<Omit<RunningServer, 'stop'>> {
  const zones = await newestZones(config.dataDir, log)
  readZonesFrom(zones.recordOf)
  const onError = (error: Error) => log.error({ err: error }, 'database connection lost')
  const connection = connect(config.databaseUrl, onError)
  opened.push(() => connection.close())
  const { db, pool } = connection
  await waitForRecovery(pool)
  await migrate(pool)
  await requirePurpose(pool, config.isTrial)
  const isolation = openIsolation()
  opened.push(() => isolation.close())
  const isWorker = config.roles.includes('worker')
  const boss = await startBoss(config.databaseUrl, { jobs: JOBS, worker: isWorker, onError })
  opened.push(() => boss.stop({ graceful: true, timeout: 5_000 }))
  const keys = {
    manageKey: await sharedSecret(db, 'manage-links'),
    confirmKey: await sharedSecret(db, 'confirmations'),
    proofKey: await sharedSecret(db, 'proofs'),
    codeKey: await sharedSecret(db, 'codes'),
    readerKey: await sharedSecret(db, 'mail-readers'),
  }
  const outbox = openOutbox(boss)
  const events = eventsThrough(outbox)
  const kept = {
    origins: { event_type: eventTypeOffers },
    busy: keepBusy([meetings, heldTimes]),
    inTurn: turns(),
    isolation,
    tellBrowsers: tellBrowsers(zones),
  }
  const context: Context = { config, clock, zones, db, pool, events, outbox, ...kept, ...keys }
  if (isWorker) opened.push(await startWorker(context, boss, log, dist))
  if (!config.roles.includes('web')) return { context, address: undefined }
  const web = await startWeb(context, log, dist, { ...CONNECTION_LIMITS, ...connections })
  opened.push(() => web.stop())
  return { context, address: web.address }
}

async function startWeb(context: Context, log: Logger, dist: string, connections: ConnectionLimits) {
  const { config } = context
  const metrics = createMetrics()
  const isProxy = proxiesAt(config.trustedProxies)
  const guard = connectionGuard(connections, isProxy)
  const isKnownHost = knownHosts({ ...config, customDomains: customDomains(context) })
  const app = createApp(log, metrics, { publicUrl: config.publicUrl, isKnownHost, isProxy, guard })
  limitRequests(app, context.clock)
  const handlers = {
    ...accountRoutes(context),
    ...availabilityRoutes(context),
    ...eventTypeRoutes(context),
    ...slotRoutes(context),
    ...publicPageRoutes(context),
    ...bookingRoutes(context),
    ...embedRoutes(context),
    ...integrationRoutes(context),
    ...webhookRoutes(context),
  }
  const authenticators = {
    host: (token: string, calling: Calling) => authenticate(context, token, calling),
    manage: (token: string) => readManageToken(context.manageKey, token),
  }
  await app.register(
    (api, _options, done) => {
      mountApi(api, handlers, authenticators)
      mountBookingsExport(api, context, authenticators)
      done()
    },
    { prefix: '/api/v1' },
  )
  mountReference(app, config.publicUrl)
  mountHealth(app, context, metrics)
  mountMailbox(app, context)
  mountOperator(app, context)
  mountOembed(app, context)
  await mountAssets(app, dist)
  await mountDashboard(app, dist)
  const pages = (await import(path.join(dist, 'booking-ui', 'server.js'))) as {
    renderPage: RenderPage
    readZonesFrom: typeof readZonesFrom
  }
  // What is built holds the domain once more: it has to be told of the zones, too.
  pages.readZonesFrom(context.zones.recordOf)
  await mountPages(app, context, pages.renderPage)
  return listen(app, guard, config)
}
