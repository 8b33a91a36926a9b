import type { Transaction } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { Event } from './define.ts'
import type { Outbox } from './outbox.ts'

/** Records events in the transaction where they happen: an event commits with it or not at all. */
export interface Events {
  record: <Data extends object>(trx: Transaction<Database>, event: Event<Data>, data: Data) => Promise<void>
  /** Several at once. */
  recordAll: <Data extends object>(
    trx: Transaction<Database>,
    event: Event<Data>,
    all: readonly Data[],
  ) => Promise<void>
}

export function eventsThrough(jobs: Outbox): Events {
  const recordAll: Events['recordAll'] = (trx, event, all) =>
    jobs.send(
      trx,
      event,
      all.map((data) => ({ data, id: event.idOf?.(data) })),
    )
  return { record: (trx, event, data) => recordAll(trx, event, [data]), recordAll }
}
