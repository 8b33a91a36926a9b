import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import { occasion } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'

/** Deletes what is kept of a host outside of its own tables, in the transaction in which those go. */
type Clear = (context: Context, trx: Transaction<Database>, hostId: HostId) => Promise<void>

export const HOST_GONE = occasion<Clear>('a host is deleted')
