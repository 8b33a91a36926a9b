import path from 'node:path'
import type { Config } from '../../../packages/server/src/config.ts'
import { readConfig } from '../../../packages/server/src/config.ts'
import { createLog } from '../../../packages/server/src/log.ts'
import type { RunningServer } from '../../../packages/server/src/server.ts'
import { startServer } from '../../../packages/server/src/server.ts'
import type { FastTime } from './fast-clock.ts'
import { fastClock } from './fast-clock.ts'

const root = path.resolve(import.meta.dirname, '../../..')

/** What the bench and the process that it kills must agree about. */
export interface FastServer extends FastTime {
  databaseUrl: string
  dataDir: string
  /** Where the stand-ins are: HUBSPOT_API_URL and the like. */
  env: Record<string, string>
}

/** The product without its queues, whose times are those of the database. */
export async function startFastServer(
  { databaseUrl, dataDir, env, ...time }: FastServer,
  roles: Config['roles'] = [],
): Promise<RunningServer> {
  return startServer({
    config: {
      ...readConfig({ KNOWN_HOSTS: '127.0.0.1:*', ...env, DATA_DIR: dataDir }, root),
      port: 0,
      databaseUrl,
      roles,
    },
    clock: fastClock(time),
    log: createLog('error'),
    dist: path.join(root, 'dist'),
  })
}
