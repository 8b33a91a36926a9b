import path from 'node:path'
import { systemClock } from '../packages/server/src/clock.ts'
import type { Config } from '../packages/server/src/config.ts'
import { readConfig } from '../packages/server/src/config.ts'
import type { Context } from '../packages/server/src/context.ts'
import { startEmbeddedPostgres } from '../packages/server/src/database/embedded.ts'
import { createLog } from '../packages/server/src/log.ts'
import { startServer } from '../packages/server/src/server.ts'
import type { ConfigWithDatabase } from './admin/backups.ts'
import { commandOf, Usage } from './admin/commands.ts'
import { sentenceOf } from './start/sentence.ts'

// `pnpm admin`: the operator's commands for accounts and backups. Run it on the server's machine; the server may be running
// or not.

const root = path.resolve(import.meta.dirname, '..')
let config: Config | undefined

try {
  const command = commandOf(process.argv.slice(2))
  config = readConfig(process.env, root)
  const database = config.databaseUrl === undefined ? await ownDatabase(config) : undefined
  const databaseUrl = config.databaseUrl ?? String(database?.url)
  try {
    console.log(
      'onDatabase' in command
        ? await command.onDatabase({ ...config, databaseUrl: config.databaseDirectUrl ?? databaseUrl })
        : await onServer({ ...config, databaseUrl }, command.onServer),
    )
  } finally {
    if (database && !database.reused) await database.stop()
  }
} catch (error) {
  console.error(error instanceof Usage ? error.message : sentenceOf(error, config))
  process.exitCode = 1
}

async function onServer(
  settings: ConfigWithDatabase,
  run: (context: Context) => Promise<string>,
): Promise<string> {
  const server = await startServer({
    // Neither answers requests nor works on jobs. Jobs that follow wait for the server.
    config: { ...settings, roles: [] },
    clock: systemClock,
    log: createLog('warn'),
    dist: path.join(root, 'dist'),
  })
  try {
    return await run(server.context)
  } finally {
    await server.stop()
  }
}

async function ownDatabase({ dataDir, isTrial }: Config) {
  return startEmbeddedPostgres(dataDir, isTrial ? path.dirname(dataDir) : dataDir)
}
