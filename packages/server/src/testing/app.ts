import type { Logger } from 'pino'
import { afterAll } from 'vitest'
import type { Config } from '../config.ts'
import type { Context } from '../context.ts'
import type { TestDatabase } from '../database/test-database.ts'
import { copiedTestDatabase } from '../database/test-database.ts'
import type { ConnectionLimits } from '../http/connections.ts'
import { createLog } from '../log.ts'
import type { RunningServer } from '../server.ts'
import { startServer } from '../server.ts'
import type { TestClient } from './client.ts'
import { testClient } from './client.ts'
import type { TestClock } from './clock.ts'
import { testClock } from './clock.ts'
import { standInDist } from './dist.ts'

export interface TestApp {
  /** The server's address, without a trailing slash. */
  url: string
  context: Context
  clock: TestClock
  /** Calls without a token. */
  visitor: TestClient
  /** Calls with this Authorization header. */
  as(authorization: string): TestClient
  /** All log lines so far. */
  logged: string[]
  /** Stops before the end of the tests. Repeat: does nothing. */
  stop: () => Promise<void>
}

export const TEST_PUBLIC_URL = 'https://meet.example.test'

/** A fresh database, or an existing one that is kept. */
async function databaseAt(
  url: string | undefined,
): Promise<Pick<TestDatabase, 'url' | 'directUrl' | 'close'>> {
  return url === undefined ? copiedTestDatabase(startOnce) : { url, directUrl: url, close: async () => {} }
}

/** A server creates its queues at its first start. */
async function startOnce(url: string): Promise<void> {
  const dist = await standInDist()
  const server = await serverOn({ url, directUrl: url }, dist.folder)
  await server.stop()
  await dist.remove()
}

/**
 * The real server on its own port, with a stopped clock, and its own database if `config` names none. Call it at
 * the top of a test file: it stops after the last test.
 */
export async function startTestApp(
  config: Partial<Config> = {},
  connections: Partial<ConnectionLimits> = {},
): Promise<TestApp> {
  const [database, dist] = await Promise.all([databaseAt(config.databaseUrl), standInDist()])
  const clock = testClock()
  const logged: string[] = []
  const log = createLog('debug', { write: (line) => logged.push(line) })
  const server = await serverOn(database, dist.folder, { config, clock, log, connections })
  let stopping: Promise<void> | undefined
  const stop = () =>
    (stopping ??= (async () => {
      await server.stop()
      await database.close()
      await dist.remove()
    })())
  afterAll(stop)
  const url = `http://127.0.0.1:${new URL(server.address ?? 'http://127.0.0.1').port}`
  return {
    url,
    context: server.context,
    clock,
    visitor: testClient(url),
    as: (authorization) => testClient(url, authorization),
    logged,
    stop,
  }
}

interface Different {
  config?: Partial<Config>
  clock?: TestClock
  log?: Logger
  connections?: Partial<ConnectionLimits>
}

async function serverOn(
  database: Pick<TestDatabase, 'url' | 'directUrl'>,
  folder: string,
  { config, clock = testClock(), log = createLog('silent'), connections }: Different = {},
): Promise<RunningServer> {
  return startServer({
    config: {
      roles: ['web'],
      registrations: {},
      host: '127.0.0.1',
      port: 0,
      examplePort: 0,
      publicUrl: TEST_PUBLIC_URL,
      isTrial: false,
      // Tests call the port directly.
      knownHosts: ['127.0.0.1:*'],
      trustedProxies: [],
      dataDir: folder,
      mails: 'caught',
      smtpUrl: undefined,
      mailFrom: undefined,
      operatorPassword: undefined,
      hasPlans: false,
      secretKeys: [],
      // Used for each host of a test, so it must be cheap. One test checks the real value.
      passwordMemory: 64,
      // Nothing listens there, so queries fail at once.
      dnsServers: ['127.0.0.1:1'],
      allowPrivateFetch: true,
      logLevel: 'debug',
      // A picture of each video would take seconds. Tests of what ffmpeg makes say where it is.
      ffmpegFolders: [],
      ...config,
      databaseUrl: database.url,
      databaseDirectUrl: database.directUrl,
    },
    clock,
    log,
    dist: folder,
    connections,
  })
}
