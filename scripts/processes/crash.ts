import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbeddedPostgres } from '../../packages/server/src/database/embedded.ts'
import { percentile } from '../bench/figure.ts'
import type { Product } from '../product.ts'
import { CATCH_MAILS, freePortPair, startProduct } from '../product.ts'
import type { Aftermath } from './aftermath.ts'
import { aftermathOf } from './aftermath.ts'
import { openBusyHost, openPoll } from './hosts.ts'
import type { Ledger } from './ledger.ts'
import { invitee, newLedger } from './ledger.ts'
import { openCaller } from './load-client.ts'
import { killNow, postgresProcesses } from './postgres-processes.ts'

export interface CrashOptions {
  kills: number
  clients: number
  /** Must be empty. As root, it must not be in a folder that others may not enter. */
  dataDir: string
  /** Waits until every mail that must follow has been sent. Takes minutes after a crash. */
  waitForMails: boolean
  /** Some of `BLOWS`. Absent: all. */
  blows?: readonly string[]
  say?: (line: string) => void
}

export interface CrashResult {
  kills: Record<string, number>
  ledger: Ledger
  aftermath: Aftermath
  /** Milliseconds from the start of the process to "Ready", on data that a kill left behind. */
  warmStart: { p50: number; max: number }
}

const HOSTS = 3
const STARTS = 400
const MINUTE = 60_000
const DAY = 86_400_000

/** What is killed together. Each returns whether the product has to be restarted. */
const BLOWS: Record<string, (product: Product) => Promise<boolean>> = {
  server: async ({ pid }) => {
    killNow(pid)
    return true
  },
  database: async ({ dataDir }) => {
    const { first, forked } = await postgresProcesses(dataDir)
    killNow(first, ...forked)
    return true
  },
  both: async ({ dataDir, pid }) => {
    const { first, forked } = await postgresProcesses(dataDir)
    killNow(pid, first, ...forked)
    return true
  },
  // Its children notice a little later, while the next server is already starting.
  'server and first database process': async ({ dataDir, pid }) => {
    const { first } = await postgresProcesses(dataDir)
    killNow(first, pid)
    return true
  },
  // The next start meets a database that is recovering.
  'server and one database process': async ({ dataDir, pid }) => {
    const { forked } = await postgresProcesses(dataDir)
    killNow(pid, forked.at(-1) ?? 0)
    return true
  },
  // The database recovers by itself, and the server must too.
  'one database process': async ({ dataDir }) => {
    const { forked } = await postgresProcesses(dataDir)
    killNow(forked.at(-1 - Math.floor(Math.random() * 4)) ?? 0)
    return false
  },
}

/** Kills the product under load again and again, and compares what it acknowledged with what it kept. */
export async function crash(options: CrashOptions): Promise<CrashResult> {
  const { kills, clients, dataDir, say = () => {} } = options
  const port = await freePortPair()
  const origin = `http://localhost:${port}`
  const start = () =>
    startProduct({
      ...CATCH_MAILS,
      DATA_DIR: dataDir,
      PORT: String(port),
      PUBLIC_URL: origin,
      LOG_LEVEL: 'error',
    })
  let product = await start()
  const callers = Array.from({ length: clients }, () => openCaller(origin))
  const ledger = newLedger()
  let isOver = false
  const load = await startLoad()

  const counts: Record<string, number> = {}
  const starts: number[] = []
  const names = options.blows?.length ? options.blows : Object.keys(BLOWS)
  for (let kill = 0; kill < kills; kill++) {
    await sleep(200 + Math.random() * 1_300)
    const name = String(names[kill % names.length])
    counts[name] = (counts[name] ?? 0) + 1
    const mustStart = await BLOWS[name]?.(product)
    if (mustStart) {
      await endOf(product)
      const began = performance.now()
      product = await start()
      starts.push(performance.now() - began)
    } else if (await endsWithin(product, RECOVERY_MS)) {
      ledger.surprises.push(`the server ended after the loss of ${name}`)
      product = await start()
    }
    say(
      `${kill + 1} of ${kills}: ${name}; ${ledger.bookings.length} bookings, ${ledger.votes.length} votes, ${ledger.repeats} repeats`,
    )
  }
  await sleep(500)
  isOver = true
  await Promise.all(load)
  for (const caller of callers) caller.close()

  const database = await startEmbeddedPostgres(path.resolve(dataDir))
  const aftermath = await aftermathOf(database.url, ledger, options)
  await product.stop()
  return {
    kills: counts,
    ledger,
    aftermath,
    warmStart: { p50: percentile(starts, 0.5), max: Math.max(0, ...starts) },
  }

  async function startLoad(): Promise<Promise<void>[]> {
    const shape = { duration: 30, increment: 5, bufferBefore: 0, bufferAfter: 0 }
    const first = (Math.floor(Date.now() / DAY) + 1) * DAY
    const times = Array.from({ length: STARTS }, (_, index) => first + index * 15 * MINUTE)
    const { url } = await startEmbeddedPostgres(path.resolve(dataDir))
    const hosts = await Promise.all(
      callers.slice(0, HOSTS).map(async (caller) => {
        const host = await openBusyHost(caller, url, [shape])
        return { host, poll: await openPoll(caller, host) }
      }),
    )
    return callers.map((caller, index) => {
      const visited = hosts[index % HOSTS]
      if (!visited) throw new Error('Fewer callers than hosts')
      return invitee(caller, { ...visited, starts: times, ledger, isOver: () => isOver })
    })
  }
}

// Even without its database, the server must stop cleanly on request.
const STOP_MS = 15_000
// A server that cannot handle a lost connection would exit at once.
const RECOVERY_MS = 2_000

async function endOf(product: Product): Promise<void> {
  void product.stop()
  if (await endsWithin(product, STOP_MS)) return
  throw new Error(`The server did not stop within ${STOP_MS} ms after its database was killed`)
}

async function endsWithin({ ended }: Product, milliseconds: number): Promise<boolean> {
  return Promise.race([ended.then(() => true), sleep(milliseconds, false, { ref: false })])
}
