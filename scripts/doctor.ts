import { writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Connection } from '../packages/server/src/database/connect.ts'
import { connect } from '../packages/server/src/database/connect.ts'
import type { Config } from '../packages/server/src/config.ts'
import { ConfigError, readConfig } from '../packages/server/src/config.ts'
import { startEmbeddedPostgres } from '../packages/server/src/database/embedded.ts'
import { exists } from '../packages/server/src/database/folder.ts'
import {
  doctorText,
  examine,
  exitCodeOf,
  TIME_SERVER,
} from '../packages/server/src/features/operator/doctor/doctor.ts'
import { VERSION } from '../packages/server/src/version.ts'

//   npm run doctor                       says what is wrong with this server, how it is known, and what to do
//   npm run doctor -- --report FILE      also writes it to a file that can be attached to a bug report
// Exits with 0 if nothing is wrong, 1 if there are warnings, 2 if there are errors. It changes nothing. Run it with the variables
// of the server, which may be running or not.

const root = path.resolve(import.meta.dirname, '..')
// The checks run at once.
const POOL_SIZE = 6

try {
  const { values } = parseArgs({ options: { report: { type: 'string' } } })
  const variables = new Set<string>()
  const config = readConfig(recordingReads(process.env, variables), root)
  const { database, close } = await openDatabase(config)
  try {
    const results = await examine({
      config,
      version: VERSION,
      database,
      now: Date.now,
      timeServer: TIME_SERVER,
    })
    const text = doctorText(results)
    console.log(text)
    if (values.report !== undefined) {
      await writeFile(values.report, `${systemFacts(config, variables)}\n\n${text}\n`)
      console.log(`Wrote ${values.report}.`)
    }
    process.exitCode = exitCodeOf(results)
  } finally {
    await close()
  }
} catch (error) {
  const problems =
    error instanceof ConfigError ? error.problems : [error instanceof Error ? error.message : error]
  for (const problem of problems) console.error(`error: ${String(problem)}`)
  process.exitCode = 2
}

interface OpenedDatabase {
  /** Absent: it cannot be reached. */
  database: Connection['pool'] | undefined
  close: () => Promise<void>
}

/** The database as it is: nothing is migrated, and no cluster is made. */
async function openDatabase({ databaseUrl, dataDir, isTrial }: Config): Promise<OpenedDatabase> {
  const isThere = databaseUrl !== undefined || (await exists(path.join(dataDir, 'cluster')))
  if (!isThere) return { database: undefined, close: async () => {} }
  const embedded =
    databaseUrl === undefined
      ? await startEmbeddedPostgres(dataDir, isTrial ? path.dirname(dataDir) : dataDir).catch(() => undefined)
      : undefined
  const url = databaseUrl ?? embedded?.url
  if (url === undefined) return { database: undefined, close: async () => {} }
  // A pooler refuses the settings of a session, and whether there is one is not known yet.
  const connection = connect(url, () => {}, { poolSize: POOL_SIZE, isPooled: true })
  const close = async () => {
    await connection.close()
    if (embedded && !embedded.reused) await embedded.stop()
  }
  const answers = await connection.pool.query('select 1').then(
    () => true,
    () => false,
  )
  return { database: answers ? connection.pool : undefined, close }
}

/** The same environment. Adds the names that are read and set to `names`. */
function recordingReads(env: NodeJS.ProcessEnv, names: Set<string>): NodeJS.ProcessEnv {
  return new Proxy(env, {
    get: (target, name) => {
      const value = Reflect.get(target, name) as string | undefined
      if (value !== undefined) names.add(String(name))
      return value
    },
  })
}

/** What a bug report needs: releases, and which variables are set, never their values. */
function systemFacts(config: Config, variables: ReadonlySet<string>): string {
  const names = [...variables].toSorted((a, b) => a.localeCompare(b))
  return [
    `version ${VERSION}, Node ${process.versions.node}, ${os.platform()} ${os.release()} ${os.arch()}`,
    `${os.cpus().length} processors, ${Math.round(os.totalmem() / 1e9)} GB of memory`,
    `${config.isTrial ? 'trial' : 'production'}, ${config.roles.join(' and ')}`,
    `set: ${names.join(', ') || 'no variable'}`,
  ].join('\n')
}
