import path from 'node:path'
import { systemClock } from '../packages/server/src/clock.ts'
import type { Config } from '../packages/server/src/config.ts'
import { readConfig } from '../packages/server/src/config.ts'
import { startEmbeddedPostgres } from '../packages/server/src/database/embedded.ts'
import { exists, makeFolder } from '../packages/server/src/database/folder.ts'
import type { Events } from '../packages/server/src/jobs/events.ts'
import { createLog } from '../packages/server/src/log.ts'
import type { RunningServer } from '../packages/server/src/server.ts'
import { startServer } from '../packages/server/src/server.ts'
import { buildWhatIsNotBuilt } from './build/fresh.ts'
import { startExampleSite } from './example-site.ts'
import { seedDemo } from './seed.ts'
import { claim } from './start/claim.ts'
import { connectDemo } from './start/demo-calendars.ts'
import { startPayments } from './start/payments.ts'
import { demoPlaces, places } from './start/places.ts'
import { sentenceOf } from './start/sentence.ts'
import type { StandIns } from './start/stand-ins.ts'
import { startStandIns } from './start/stand-ins.ts'

const root = path.resolve(import.meta.dirname, '..')
const began = performance.now()

// Where mail really goes out, the demo's made-up people must not get any.
const NOBODY_IS_TOLD: Events = { record: async () => {} }

// What was opened, to be closed in reverse.
const closers: (() => Promise<void>)[] = []
let isStopping = false
let config: Config | undefined

async function stop(code: number): Promise<never> {
  isStopping = true
  for (const close of closers.toReversed()) await close().catch((error: unknown) => console.error(error))
  process.exit(code)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (isStopping) return
    console.log('\nStopping …')
    void stop(0)
  })

try {
  config = { ...readConfig(process.env, root), mailPause: askedPause(process.argv) }
  await run(config)
} catch (error) {
  console.error(sentenceOf(error, config))
  await stop(1)
}

async function run(read: Config): Promise<void> {
  await buildWhatIsNotBuilt(root, say)
  const databaseUrl = read.databaseUrl ?? (await ownDatabase(read))
  // With the demo the log goes to a file's worth of warnings: the terminal shows what to open.
  const log = createLog(process.env.LOG_LEVEL === undefined && read.isTrial ? 'warn' : read.logLevel)
  const trial = read.isTrial ? await standIns(read) : undefined
  const server = await startServer({
    config: { ...read, databaseUrl, ...trial?.registrations, ...trial?.payments },
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
  say(`Ready in ${((performance.now() - began) / 1_000).toFixed(1)} s.`)
}

async function addDemo(
  read: Config,
  { context: real }: RunningServer,
  accounts: Pick<StandIns, 'google' | 'microsoft'>,
): Promise<void> {
  const context = read.mails === 'sent' ? { ...real, events: NOBODY_IS_TOLD } : real
  const host = await seedDemo(context)
  if (host) {
    if (!process.argv.includes('--no-demo-calendars')) await connectDemo(context, host, accounts)
    say('Added a demo account with bookings and calendars.')
  }
  const site = await startExampleSite({ port: read.examplePort, schedulingOrigin: read.publicUrl })
  closers.push(() => site.stop())
  say(demoPlaces(read, site.url))
}

async function standIns(read: Config): Promise<StandIns & { payments?: Pick<Config, 'billing'> }> {
  const started = await startStandIns(read)
  closers.push(started.close)
  for (const line of started.said) say(line)
  if (read.billing) return started
  const { billing, said, close } = await startPayments(read)
  closers.push(close)
  say(said)
  return { ...started, payments: { billing } }
}

/** `--mail-pause=0`, for tests that read each mail of a booking that changes twice. */
function askedPause(words: readonly string[]): number | undefined {
  const [, milliseconds] = /--mail-pause=(\d+)/.exec(words.join(' ')) ?? []
  return milliseconds === undefined ? undefined : Number(milliseconds)
}

async function ownDatabase({ dataDir, isTrial }: Config): Promise<string> {
  if (isTrial) await tellOfOlderData(dataDir)
  await makeFolder(dataDir)
  closers.push(await claim(dataDir))
  const database = await startEmbeddedPostgres(dataDir, isTrial ? path.dirname(dataDir) : dataDir)
  closers.push(() => database.stop())
  if (database.reused) say('Found the database of the last run still working.')
  return database.url
}

/** Earlier versions had the trial where production has its data: only people know what theirs was. */
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
