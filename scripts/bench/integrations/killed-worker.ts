import { spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { killNow } from '../../processes/postgres-processes.ts'
import { withDatabase } from '../../processes/database-facts.ts'
import type { FastServer } from './fast-server.ts'

const KILLED_AT = [1 / 3, 2 / 3]
const LOOK_MS = 20
const PATIENCE_MS = 300_000

/** Work of many parts. */
export interface ManyParts {
  total: number
  /** How many parts are done, as the vendor sees it. */
  done: () => number
  /** How many parts we still want to do. */
  waiting: () => Promise<number>
}

/** Lets a worker on a fast clock do all of it, and kills it twice in the middle. */
export async function workAndKill(settings: FastServer, { total, done, waiting }: ManyParts): Promise<void> {
  for (const part of KILLED_AT) {
    const pid = await startWorker(settings)
    await until(() => done() >= part * total, done)
    killNow(pid)
    await shortenTurns(settings)
  }
  const pid = await startWorker(settings)
  await until(async () => done() >= total && (await waiting()) === 0, done)
  killNow(pid)
}

async function startWorker(settings: FastServer): Promise<number> {
  const file = path.join(import.meta.dirname, 'fast-worker.ts')
  const child = spawn(process.execPath, [file, JSON.stringify(settings)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error('The worker ended before it was ready')))
    child.stdout.once('data', () => resolve())
  })
  return Number(child.pid)
}

/** The turn of a killed process lasts a minute by the clock of the database, which nobody can set. */
async function shortenTurns({ databaseUrl, factor }: FastServer): Promise<void> {
  await withDatabase(databaseUrl, async (client) => {
    await client.query('update crm_turns set taken_until = now() + (taken_until - now()) / $1::int', [factor])
  })
}

/** Throws if nothing is done for minutes. */
async function until(is: () => boolean | Promise<boolean>, done: () => number): Promise<void> {
  let [last, at] = [done(), performance.now()]
  while (!(await is())) {
    await sleep(LOOK_MS)
    if (done() !== last) [last, at] = [done(), performance.now()]
    if (performance.now() - at > PATIENCE_MS)
      throw new Error(`Nothing was done for ${PATIENCE_MS} ms after ${last} parts`)
  }
}
