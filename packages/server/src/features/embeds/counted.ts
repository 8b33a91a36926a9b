import type { Transaction } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { countEmbeds } from './store.ts'

// What the event limit needs of embeds, apart from their operations, which need the limit.

export async function embedsCounted(trx: Transaction<Database>, hostId: string): Promise<number> {
  return countEmbeds(trx, hostId)
}
