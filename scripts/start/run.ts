import path from 'node:path'
import { systemClock } from '../../packages/server/src/clock.ts'
import type { Config } from '../../packages/server/src/config.ts'
import { startEmbeddedPostgres } from '../../packages/server/src/database/embedded.ts'
import { exists, makeFolder } from '../../packages/server/src/database/folder.ts'
import { createLog } from '../../packages/server/src/log.ts'
import { startServer } from '../../packages/server/src/server.ts'
import { buildWhatIsNotBuilt } from '../build/fresh.ts'
import { claim } from './claim.ts'
import { places } from './places.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** What was opened, to close in reverse order. */
export type Closers = (() => Promise<void>)[]

/**
 * Starts the product, and in a trial also the services around it. Adds to `closers` how to stop each part as soon
 * as it runs. `clockOffset` is how many milliseconds the clock of this process is ahead, if it was moved.
 */
export async function run(read: Config, closers: Closers, clockOffset?: number): Promise<void> {
  await buildWhatIsNotBuilt(root, say)
  const databaseUrl = read.databaseUrl ?? (await ownDatabase(read, closers, clockOffset))
  // With the demo, only warnings are logged: the terminal shows what to open.
  const log = createLog(process.env.LOG_LEVEL === undefined && read.isTrial ? 'warn' : read.logLevel)
  // A server for the public loads nothing of it.
  const trial = read.isTrial ? await import('./trial.ts') : undefined
  const services = await trial?.startTrialServices(read, closers)
  const server = await startServer({
    config: { ...read, databaseUrl, ...services?.settings, ...services?.payments },
    clock: systemClock,
    log,
    dist: path.join(root, 'dist'),
  })
  closers.push(() => server.stop())
  if (trial && services) await trial.addDemo(read, server, services)
  else if (read.roles.includes('web')) say(places(read))
  if (read.mails === 'waiting' && read.roles.includes('worker'))
    say(
      'SMTP_URL is not set: mails wait, and nobody gets any. Expected one such as smtp://user:password@host:587.\n',
    )
}

async function ownDatabase(
  { dataDir, isTrial }: Config,
  closers: Closers,
  clockOffset?: number,
): Promise<string> {
  if (isTrial) await tellOfOlderData(dataDir)
  await makeFolder(dataDir)
  closers.push(await claim(dataDir))
  const database = await startEmbeddedPostgres(dataDir, isTrial ? path.dirname(dataDir) : dataDir)
  closers.push(() => database.stop())
  database.keepRunning(say)
  if (clockOffset !== undefined) {
    const { moveDatabaseClock } = await import('./moved-database.ts')
    await moveDatabaseClock(database.superuserUrl, clockOffset)
  }
  if (database.reused) say('Found the database of the last run still working.')
  return database.url
}

/** Earlier versions kept the trial where production has its data. Only the operator knows which one it was. */
async function tellOfOlderData(dataDir: string): Promise<void> {
  const above = path.dirname(dataDir)
  if ((await exists(path.join(dataDir, 'cluster'))) || !(await exists(path.join(above, 'cluster')))) return
  say(
    `Leaving the database in ${above} alone. If it is of an earlier trial, go on with it: mkdir -p ${dataDir} && mv ${above}/cluster ${above}/*-password ${dataDir}/`,
  )
}

function say(line: string): void {
  console.log(line)
}
