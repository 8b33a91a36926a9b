import path from 'node:path'
import { systemClock } from '../../packages/server/src/clock.ts'
import type { Config } from '../../packages/server/src/config.ts'
import { startEmbeddedPostgres } from '../../packages/server/src/database/embedded.ts'
import { exists, makeFolder } from '../../packages/server/src/database/folder.ts'
import type { Events } from '../../packages/server/src/jobs/events.ts'
import { createLog } from '../../packages/server/src/log.ts'
import type { RunningServer } from '../../packages/server/src/server.ts'
import { startServer } from '../../packages/server/src/server.ts'
import { shownAddress } from '../../packages/server/src/shown-address.ts'
import { buildWhatIsNotBuilt } from '../build/fresh.ts'
import { startExampleSite } from '../example-site.ts'
import { seedCampaign } from '../seed-campaign.ts'
import { seedDemo } from '../seed.ts'
import { seedOrganization } from '../seed-organization.ts'
import { claim } from './claim.ts'
import { connectColleagues, connectDemo } from './demo-calendars.ts'
import { startPayments } from './payments.ts'
import { demoPlaces, places } from './places.ts'
import type { StandIns } from './stand-ins.ts'
import { startStandIns } from './stand-ins.ts'

const root = path.resolve(import.meta.dirname, '../..')

// If mails really go out, the demo's made-up people must not get any.
const NOBODY_IS_TOLD: Events = { record: async () => {}, recordAll: async () => {} }

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
  const trial = read.isTrial ? await startTrialServices(read, closers) : undefined
  const server = await startServer({
    config: { ...read, databaseUrl, ...trial?.settings, ...trial?.payments },
    clock: systemClock,
    log,
    dist: path.join(root, 'dist'),
  })
  closers.push(() => server.stop())
  if (trial) await addDemo(read, server, trial)
  else if (read.roles.includes('web')) say(places(read))
  if (read.mails === 'waiting' && read.roles.includes('worker'))
    say(
      'SMTP_URL is not set: mails wait, and nobody gets any. Expected one such as smtp://user:password@host:587.\n',
    )
}

async function addDemo(
  read: Config,
  { context: real }: RunningServer,
  { calendars, site }: TrialServices,
): Promise<void> {
  const context = read.mails === 'sent' ? { ...real, events: NOBODY_IS_TOLD } : real
  try {
    const host = await seedDemo(context)
    if (host) {
      if (!process.argv.includes('--small-demo')) {
        await connectDemo(context, host, calendars)
        await seedCampaign(context, host)
        await connectColleagues(context, await seedOrganization(context, host), calendars)
      }
      say('Added a demo account.')
    }
  } catch (error) {
    // What was added so far stays, and would pass for the whole demo.
    const place = read.databaseUrl ? `the database "${shownAddress(read.databaseUrl)}"` : `"${read.dataDir}"`
    throw new Error(`The demo account could not be added. Empty ${place}, and start again.`, { cause: error })
  }
  say(demoPlaces(read, site))
}

interface TrialServices extends StandIns {
  /** The address of the third-party site. */
  site: string
  payments?: Pick<Config, 'billing'>
}

/** The services around a trial. They start before the server, so that all of them run when it is ready. */
async function startTrialServices(read: Config, closers: Closers): Promise<TrialServices> {
  const started = await startStandIns(read)
  closers.push(started.close)
  for (const line of started.said) say(line)
  const exampleSite = await startExampleSite({ port: read.examplePort, schedulingOrigin: read.publicUrl })
  closers.push(() => exampleSite.stop())
  const site = exampleSite.url
  if (read.billing) return { ...started, site }
  const { billing, said, close } = await startPayments(read, started.registerOrigin)
  closers.push(close)
  say(said)
  return { ...started, site, payments: { billing } }
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
