import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import type { Product } from '../product.ts'
import type { Figure } from './figure.ts'

// The first ones compile, and prepare each statement on each connection.
const WARM_UP = 200
const BOOKINGS = 100
// Linux counts processor time in hundredths of a second for every program.
const TICK_MS = 10
const QUIET_MS = 1_000

export interface BookingCost {
  server: number
  database: number
}

/**
 * Processor milliseconds of one booking, with all jobs that it causes. Bookings come one after the other, so none shares a
 * statement with another. `book` makes the one with this number.
 */
export async function bookingCost(
  { pid }: Pick<Product, 'pid'>,
  database: Client,
  book: (index: number) => Promise<unknown>,
): Promise<BookingCost> {
  for (let index = 0; index < WARM_UP; index++) await book(index)
  await jobsAreDone(database)
  const postgres = await postgresOf(database)
  const before = { server: await ticksOf(pid), database: await ticksBelow(postgres) }
  for (let index = WARM_UP; index < WARM_UP + BOOKINGS; index++) await book(index)
  await jobsAreDone(database)
  const after = { server: await ticksOf(pid), database: await ticksBelow(postgres) }
  return {
    server: perBooking(before.server, after.server),
    database: perBooking(before.database, after.database),
  }
}

function perBooking(before: number, after: number): number {
  return ((after - before) * TICK_MS) / BOOKINGS
}

export function costFigures(name: string, { server, database }: BookingCost, target: number): Figure[] {
  return [
    { name: `processor per ${name}, with its jobs`, unit: 'ms', value: server + database, target },
    { name: 'the same, of the server', unit: 'ms', value: server },
    { name: 'the same, of the database', unit: 'ms', value: database },
  ]
}

/** Jobs send others, so nothing must be due for a while. */
async function jobsAreDone(database: Client): Promise<void> {
  for (let quiet = 0; quiet < QUIET_MS; quiet += 200) {
    await sleep(200)
    const { rows } = await database.query<{ due: boolean }>(
      `select exists (select from jobs.job where state in ('created', 'retry', 'active') and name <> 'later'
         and start_after <= now()) as due`,
    )
    if (rows[0]?.due) quiet = -200
  }
}

async function postgresOf(database: Client): Promise<number> {
  const { rows } = await database.query<{ pid: number }>('select pg_backend_pid() as pid')
  return (await statOf(Number(rows[0]?.pid))).parent
}

/** Of a process and all that it has started, whether they run or not. */
async function ticksBelow(pid: number): Promise<number> {
  const processes = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const stats = await Promise.all(processes.map((name) => statOf(Number(name)).catch(() => undefined)))
  const own = await statOf(pid)
  const running = stats.filter((stat) => stat?.parent === pid)
  return running.reduce((sum, stat) => sum + (stat?.ticks ?? 0), own.ticks + own.ofEnded)
}

async function ticksOf(pid: number): Promise<number> {
  return (await statOf(pid)).ticks
}

async function statOf(pid: number): Promise<{ parent: number; ticks: number; ofEnded: number }> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8')
  // The name before may contain spaces.
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  const [, parent = 0] = fields
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15)
  return { parent, ticks: user + system, ofEnded: endedUser + endedSystem }
}
