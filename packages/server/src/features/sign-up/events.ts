import type { Language } from '@scheduling/domain/languages'
import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import { occasion } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'

/** Whoever has just signed up. */
export interface OpenedAccount {
  hostId: HostId
  language: Language
  timeZone: string
  /** Whose affiliate link led here, as it was given; null: nobody's. */
  via: string | null
  now: Date
}

/** Adds what a new account begins with. */
type Furnish = (context: Context, trx: Transaction<Database>, account: OpenedAccount) => Promise<void>

export const ACCOUNT_OPENED = occasion<Furnish>('an account is opened')
