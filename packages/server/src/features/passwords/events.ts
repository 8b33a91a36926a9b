import type { Passkey } from '@scheduling/contract'
import type { Transaction } from 'kysely'
import { occasion } from '../../context.ts'
import type { Database, Db } from '../../database/schema.ts'

/** Passkeys of an account, which a new password leaves in place. */
export interface PasskeysOfAccount {
  list: (db: Db, accountId: string) => Promise<Passkey[]>
  /** Answers their names. */
  remove: (trx: Transaction<Database>, accountId: string) => Promise<string[]>
}

export const PASSKEYS_OF = occasion<PasskeysOfAccount>('passkeys of an account with a new password')
