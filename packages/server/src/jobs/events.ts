import type { Transaction } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { Event } from './define.ts'
import type { Outbox } from './outbox.ts'

/** Records events in the transaction where they happen: an event commits with it or not at all. */
export interface Events {
  record: <Data extends object>(trx: Transaction<Database>, event: Event<Data>, data: Data) => Promise<void>
}

export function eventsThrough(jobs: Outbox): Events {
  return {
    record: (trx, event, data) => {
      const id = event.idOf?.(data)
      return jobs.send(trx, event, [{ data, ...(id !== undefined && { id }) }])
    },
  }
}
