import type { Passkey } from '@scheduling/contract'
import type { Transaction } from 'kysely'
import { hook } from '../../context.ts'
import type { Database, Db } from '../../database/schema.ts'

/** An account's passkeys, which a new password does not remove. */
export interface PasskeysOfAccount {
  list: (db: Db, accountId: string) => Promise<Passkey[]>
  /** Answers the names of the removed ones. */
  remove: (trx: Transaction<Database>, accountId: string) => Promise<string[]>
}

export const PASSKEYS_OF = hook<PasskeysOfAccount>('passkeys of an account with a new password')
