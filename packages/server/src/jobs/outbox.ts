import type { Instant } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { PgBoss } from 'pg-boss'
import type { Database, Db } from '../database/schema.ts'
import type { HostId } from '../host-id.ts'
import type { Job } from './define.ts'
import { putOff } from './later.ts'
import { queueUp } from './queue-up.ts'
import { forgetBookings, forgetHost, lockMissing } from './store.ts'

export interface NewJob<Data extends object> {
  data: Data
  /** If a job with this id exists, nothing is added. Absent: gets a new id. */
  id?: string | undefined
  /** When it is due. Absent or null: now. */
  at?: Instant | null
}

/** Sends jobs that follow from a change. Every process has it, whether it works on jobs or not. */
export interface Outbox {
  /** In a transaction, jobs commit with it or not at all. Repeat: adds nothing if the jobs have ids. */
  send<Data extends object>(db: Db, job: Job<Data>, jobs: readonly NewJob<Data>[]): Promise<void>
  /** Deletes a host's waiting jobs, and finished ones that are still kept. */
  forget(trx: Transaction<Database>, hostId: HostId): Promise<void>
  /** Does the same for some of the host's bookings. */
  forgetBookings(trx: Transaction<Database>, hostId: HostId, bookingIds: readonly string[]): Promise<void>
}

export function openOutbox(boss: PgBoss): Outbox {
  const send: Outbox['send'] = async (db, job, jobs) => {
    if (jobs.length === 0) return
    if (!db.isTransaction) return db.transaction().execute((trx) => send(trx, job, jobs))
    const trx = db as Transaction<Database>
    const all = jobs.map(({ id = randomUUID(), data, at = null }) => ({
      id,
      data,
      host: job.hostOf?.(data) ?? '',
      at,
    }))
    const due = all.filter(isDue)
    await queueUp(boss, trx, job.name, job.isOneEnough ? await lockMissing(trx, job.name, due) : due)
    await putOff(boss, trx, job.name, all.filter(isLater))
  }
  return { send, forget: forgetHost, forgetBookings }
}

function isDue({ at }: { at: Instant | null }): boolean {
  return at === null
}

function isLater<T extends { at: Instant | null }>(job: T): job is T & { at: Instant } {
  return job.at !== null
}
