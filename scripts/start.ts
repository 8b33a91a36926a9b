import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { systemClock } from '../packages/server/src/clock.ts'
import type { Config } from '../packages/server/src/config.ts'
import { ConfigError, readConfig } from '../packages/server/src/config.ts'
import { startEmbeddedPostgres } from '../packages/server/src/database/embedded.ts'
import type { Events } from '../packages/server/src/jobs/events.ts'
import { createLog } from '../packages/server/src/log.ts'
import { isMailboxOpen } from '../packages/server/src/features/mailbox/policy.ts'
import { startServer } from '../packages/server/src/server.ts'
import { buildWhatIsNotBuilt } from './build/fresh.ts'
import { startExampleSite } from './example-site.ts'
import { DEMO, seedDemo } from './seed.ts'

const root = path.resolve(import.meta.dirname, '..')
const began = performance.now()

// Where mail really goes out, the demo's made-up people must not get any.
const NOBODY_IS_TOLD: Events = { recordBooking: async () => {}, recordAccount: async () => {} }

// What was opened, to be closed in reverse.
const closers: (() => Promise<void>)[] = []
let isStopping = false

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

await run().catch(async (error: unknown) => {
  console.error(sentenceOf(error))
  await stop(1)
})

async function run(): Promise<void> {
  const config = readConfig(process.env, root)
  await buildWhatIsNotBuilt(root, say)
  const databaseUrl = config.databaseUrl ?? (await ownDatabase(config))
  // A demo with a known password belongs on nobody's public server.
  const isDemo = process.env.PUBLIC_URL === undefined && config.roles.length === 2
  // With the demo the log goes to a file's worth of warnings: the terminal shows what to open.
  const log = createLog(process.env.LOG_LEVEL === undefined && isDemo ? 'warn' : config.logLevel)
  const server = await startServer({
    config: { ...config, databaseUrl },
    clock: systemClock,
    log,
    dist: path.join(root, 'dist'),
  })
  closers.push(() => server.stop())
  if (isDemo) {
    if (await seedDemo(config.smtpUrl ? { ...server.context, events: NOBODY_IS_TOLD } : server.context))
      say('Added a demo account with bookings.')
    const site = await startExampleSite({ port: config.examplePort, schedulingOrigin: config.publicUrl })
    closers.push(() => site.stop())
    showDemo(config, site.url)
  } else if (config.roles.includes('web')) showPlaces(config)
  say(`Ready in ${((performance.now() - began) / 1_000).toFixed(1)} s.`)
}

async function ownDatabase(config: Config): Promise<string> {
  await mkdir(config.dataDir, { recursive: true })
  await claim(config.dataDir)
  const database = await startEmbeddedPostgres(config.dataDir)
  closers.push(() => database.stop())
  if (database.reused) say('Found the database of the last run still working.')
  return database.url
}

/** One start at a time on one data folder: the second would stop the first one's database when it ends. */
async function claim(dataDir: string): Promise<void> {
  const file = path.join(dataDir, 'running.pid')
  const owner = Number(await readFile(file, 'utf8').catch(() => ''))
  if (owner && owner !== process.pid && (await isThisProgram(owner)))
    throw new Error(
      `DATA_DIR: "${dataDir}" is in use by process ${owner}; stop it, or give this one another folder.`,
    )
  await writeFile(file, String(process.pid))
  closers.push(() => rm(file, { force: true }))
}

/** After a kill the number may be another program's. */
async function isThisProgram(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => 'start.ts')
  return command.includes('start.ts')
}

function showDemo(config: Config, siteUrl: string): void {
  show([
    ['Dashboard', `${config.publicUrl}/`],
    ['  sign in with', `${DEMO.email}  ${DEMO.password}`],
    ['Booking page', `${config.publicUrl}/${DEMO.link}/30min`],
    ['A site that embeds it', siteUrl],
    ...mailboxLine(config),
    ['API reference', `${config.publicUrl}/docs/api`],
  ])
}

function showPlaces(config: Config): void {
  show([
    ['Dashboard', `${config.publicUrl}/`],
    ...mailboxLine(config),
    ['API reference', `${config.publicUrl}/docs/api`],
  ])
  if (!config.smtpUrl)
    say('SMTP_URL is not set: nobody gets any mail. Expected one such as smtp://user:password@host:587.\n')
}

function mailboxLine(config: Config): string[][] {
  return isMailboxOpen(config) ? [['Mails that were sent', `${config.publicUrl}/dev/mailbox`]] : []
}

function show(lines: string[][]): void {
  const width = Math.max(...lines.map(([name = '']) => name.length))
  console.log(`\n${lines.map(([name = '', value]) => `  ${name.padEnd(width)}  ${value}`).join('\n')}\n`)
}

function say(line: string): void {
  console.log(line)
}

function sentenceOf(error: unknown): string {
  if (error instanceof ConfigError) return error.problems.join('\n')
  const { code, port, syscall, path: place } = error as NodeJS.ErrnoException & { port?: number }
  // As PostgreSQL and Node name it: not there, not let in, no such database.
  if (
    process.env.DATABASE_URL &&
    /^(ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|28|3D)/.test(code ?? '')
  )
    return `DATABASE_URL: no way into that database (${(error as Error).message || code}); expected postgres://user:password@host/name of one that runs.`
  if (syscall === 'mkdir' && place)
    return `DATA_DIR: "${place}" cannot be used (${code}); expected a folder that may be written.`
  if (code === 'EADDRINUSE') return `PORT: ${port} is in use by another program; set PORT to a free one.`
  if (code === 'EACCES' && port) return `PORT: ${port} may only be opened by root; expected one above 1023.`
  return error instanceof Error
    ? `${error.message}${error.cause instanceof Error ? `\n${error.cause.message}` : ''}`
    : String(error)
}
