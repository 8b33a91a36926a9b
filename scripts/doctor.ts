import { writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { connect } from '../packages/server/src/database/connect.ts'
import type { Config } from '../packages/server/src/config.ts'
import { ConfigError, readConfig } from '../packages/server/src/config.ts'
import { runningEmbeddedPostgres } from '../packages/server/src/database/embedded.ts'
import {
  doctorText,
  examine,
  exitCodeOf,
  TIME_SERVER,
} from '../packages/server/src/features/operator/doctor/doctor.ts'
import type { CheckedServer } from '../packages/server/src/features/operator/doctor/finding.ts'
import { VERSION } from '../packages/server/src/version.ts'

//   npm run doctor                       says what is wrong with this server, how it is known, and what to do
//   npm run doctor -- --report FILE      also writes it to a file that can be attached to a bug report
// Exits with 0 if nothing is wrong, 1 if there are warnings, 2 if there are errors. It changes nothing. Run it with the variables
// and as the user of the server. While that is down, it leaves out what needs the embedded database.

const root = path.resolve(import.meta.dirname, '..')
// The checks run at once.
const POOL_SIZE = 6

try {
  const { values } = parseArgs({ options: { report: { type: 'string' } } })
  const variables = new Set<string>()
  const config = readConfig(recordingReads(process.env, variables), root)
  const connection = await openDatabase(config)
  try {
    const results = await examine({
      config,
      version: VERSION,
      ...connection,
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
    await connection.close()
  }
} catch (error) {
  const problems =
    error instanceof ConfigError ? error.problems : [error instanceof Error ? error.message : error]
  for (const problem of problems) console.error(`error: ${String(problem)}`)
  process.exitCode = 2
}

interface OpenedDatabase extends Pick<CheckedServer, 'database' | 'whyNoDatabase'> {
  close: () => Promise<void>
}

/** The database as it is: nothing is started, migrated or made. */
async function openDatabase({ databaseUrl, dataDir }: Config): Promise<OpenedDatabase> {
  try {
    const url = databaseUrl ?? (await runningEmbeddedPostgres(dataDir))
    if (url === undefined) return withoutDatabase('PostgreSQL does not run there')
    // A pooler refuses the settings of a session, and whether there is one is not known yet.
    const connection = connect(url, () => {}, { poolSize: POOL_SIZE, isPooled: true })
    try {
      await connection.pool.query('select 1')
      return { database: connection.pool, close: () => connection.close() }
    } catch (error) {
      await connection.close()
      throw error
    }
  } catch (error) {
    return withoutDatabase(error instanceof Error ? error.message : String(error))
  }
}

function withoutDatabase(whyNoDatabase: string): OpenedDatabase {
  return { database: undefined, whyNoDatabase, close: async () => {} }
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
