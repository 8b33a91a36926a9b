import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import { hook } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import type { Acting } from '../../http/caller.ts'

/** Somebody who has just proved who they are. */
export interface SignedInNow {
  accountId: string
  acting: Acting
}

/** Cancels something because its owner signed in, in the same transaction; answers whether there was anything. */
type TakeBack = (context: Context, trx: Transaction<Database>, who: SignedInNow) => Promise<boolean>

export const SIGNED_IN = hook<TakeBack>('somebody signs in')
