import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import { occasion } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'

/** Deletes data of a host outside its own tables, in the transaction that deletes those. */
type Clear = (context: Context, trx: Transaction<Database>, hostId: HostId) => Promise<void>

export const HOST_GONE = occasion<Clear>('a host is deleted')
