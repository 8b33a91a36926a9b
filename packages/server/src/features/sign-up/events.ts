import type { Language } from '@scheduling/domain/languages'
import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import { hook } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'

/** Somebody who has just signed up. */
export interface OpenedAccount {
  hostId: HostId
  language: Language
  timeZone: string
  /** The affiliate link that led here, as given; null: none. */
  via: string | null
  /** The token of the mailed invitation that led here, as given; null: none. */
  invitation: string | null
  now: Date
}

/** Adds the first data of a new account. */
type Furnish = (context: Context, trx: Transaction<Database>, account: OpenedAccount) => Promise<void>

export const ACCOUNT_OPENED = hook<Furnish>('an account is opened')
