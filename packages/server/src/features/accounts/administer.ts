import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import type { CursorPosition } from '../../cursor.ts'
import { hostsOf } from '../hosts/operations.ts'
import type { AccountOverview } from './administer-store.ts'
import { overviewOf, overviews } from './administer-store.ts'
import { lockAccount } from './store.ts'

export { disableAccount, markOperator } from './administer-store.ts'

export type { AccountOverview } from './administer-store.ts'

// Accounts as operators see and change them. The callers check who is allowed to.

/** Newest first, after a cursor. `search` matches names, emails and links. */
export async function accountsAfter(
  { db }: Pick<Context, 'db'>,
  search: string | undefined,
  after: CursorPosition | undefined,
  limit: number,
): Promise<AccountOverview[]> {
  return overviews(db, search, after, limit)
}

export async function accountOverview(
  { db }: Pick<Context, 'db'>,
  id: string,
): Promise<AccountOverview | undefined> {
  return overviewOf(db, id)
}

/** Locks the account until the transaction ends. Answers its hosts, or none if there is no such account. */
export async function lockHostsOfAccount(trx: Transaction<Database>, id: string): Promise<HostId[]> {
  return (await lockAccount(trx, id)) ? hostsOf(trx, id) : []
}
