import { api as contract } from '@scheduling/contract'
import { readZonesFrom } from '@scheduling/domain'
import type { Logger } from 'pino'
import {
  authenticatorsOf,
  backgroundWorkOf,
  handlersOf,
  openServices,
  hooksOf,
  queuesOf,
} from './assemble.ts'
import type { CallsUnderWay } from './calls.ts'
import { startUnlessPaused } from './backup/pause.ts'
import { readBackupState } from './backup/state.ts'
import { countCalls } from './calls.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Context, ThisProcess } from './context.ts'
import { connect } from './database/connect.ts'
import { migrateAt } from './database/migrate.ts'
import { requirePurpose } from './database/purpose.ts'
import { serializable } from './database/serializable.ts'
import { CAPABILITIES } from './features/list.ts'
import { createApp } from './http/app.ts'
import { mountAssets } from './http/assets.ts'
import type { ConnectionLimits } from './http/connections.ts'
import { CONNECTION_LIMITS, connectionGuard } from './http/connections.ts'
import { mountDashboard } from './http/dashboard.ts'
import { allowExtensions } from './http/extensions.ts'
import { mountHealth } from './http/health.ts'
import { knownHosts, MORE_HOST_NAMES } from './http/known-hosts.ts'
import { listen } from './http/listen.ts'
import { createMetrics } from './http/metrics.ts'
import { mountApi } from './http/mount.ts'
import { proxiesAt } from './http/proxies.ts'
import { mountReference } from './http/reference/reference.ts'
import { mountTryReference } from './http/reference/try-reference.ts'
import { startBoss } from './jobs/boss.ts'
import { eventsThrough } from './jobs/events.ts'
import { openOutbox } from './jobs/outbox.ts'
import { startWorker } from './jobs/worker.ts'
import { newestZones } from './zone-data/newest.ts'

export interface RunningServer {
  context: Context
  /** Set if the process has the web role. */
  address: string | undefined
  stop(): Promise<void>
}

interface Options {
  config: Config & { databaseUrl: string }
  clock: Clock
  log: Logger
  /** Folder of the built browser packages. */
  dist: string
  /** Shorter limits, for tests. */
  connections?: Partial<ConnectionLimits>
}

/**
 * Starts one process of the product with the configured roles. Migrates the database first. Throws
 * `WrongDatabase` if a trial's database meets a production process, or the other way around, and for tables of a
 * version before the first release.
 */
export async function startServer(options: Options): Promise<RunningServer> {
  // What to close, in reverse order, even if a later step fails.
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
  // A pool ends before its connections do. If the database stops right after that, it closes them itself.
  let isClosing = false
  const onError = (error: Error) => {
    if (!isClosing) log.error({ err: error }, 'database connection lost')
  }
  const { databaseUrl, databaseDirectUrl: directUrl = databaseUrl } = config
  const connection = connect(databaseUrl, onError, { isPooled: directUrl !== databaseUrl })
  opened.push(() => connection.close())
  const { db, pool } = connection
  await migrateAt(directUrl)
  await requirePurpose(pool, config.isTrial)
  const isWorker = config.roles.includes('worker')
  const queues = queuesOf(CAPABILITIES)
  const boss = await startBoss(directUrl, { jobs: queues, worker: isWorker, onError })
  opened.push(async () => {
    isClosing = true
    await boss.stop({ graceful: true, timeout: 5_000 })
  })
  const process = { log, dist }
  const jobs = openOutbox(boss)
  const { service, open: openAll } = openServices(CAPABILITIES)
  const hooks = hooksOf(CAPABILITIES)
  const context: Context = {
    config,
    clock,
    zones,
    db,
    pool,
    events: eventsThrough(jobs),
    jobs,
    service,
    hooks,
  }
  await openAll(context, process, opened)
  const calls = countCalls()
  if (isWorker)
    opened.push(
      await startUnlessPaused(pool, log, async () =>
        startWorker(
          context,
          { boss, log, mustGiveWay: () => calls.areMany() },
          backgroundWorkOf(CAPABILITIES),
        ),
      ),
    )
  if (!config.roles.includes('web')) return { context, address: undefined }
  const web = await startWeb(context, process, calls, { ...CONNECTION_LIMITS, ...connections })
  opened.push(() => web.stop())
  return { context, address: web.address }
}

async function startWeb(
  context: Context,
  process: ThisProcess,
  calls: CallsUnderWay,
  connections: ConnectionLimits,
) {
  const { config, hooks } = context
  const { log, dist } = process
  const metrics = createMetrics(async () => (await readBackupState(context.pool)).newest)
  const isProxy = proxiesAt(config.trustedProxies)
  const guard = connectionGuard(connections, isProxy)
  const more = hooks(MORE_HOST_NAMES).map((names) => names(context))
  const isKnownHost = knownHosts({ ...config, more })
  const app = createApp(log, metrics, { publicUrl: config.publicUrl, isKnownHost, isProxy, guard })
  allowExtensions(app, config)
  const authenticators = authenticatorsOf(CAPABILITIES, context)
  for (const { mount } of CAPABILITIES) await mount?.(app, { context, process, authenticators })
  await app.register(
    (api, _options, done) => {
      mountApi(api, {
        routes: contract,
        handlers: handlersOf(CAPABILITIES, context),
        undisturbed: async (work) =>
          serializable(context.db, async (db) => work(handlersOf(CAPABILITIES, { ...context, db }))),
        authenticators,
        calls,
        publicUrl: config.publicUrl,
      })
      done()
    },
    { prefix: '/api/v1' },
  )
  mountReference(app, config.publicUrl)
  mountTryReference(app, dist)
  mountHealth(app, context, metrics)
  await mountAssets(app, dist)
  await mountDashboard(app, dist, config)
  return listen(app, guard, config)
}
