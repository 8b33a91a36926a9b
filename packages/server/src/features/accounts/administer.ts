import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import type { Place } from '../../place.ts'
import { hostsOf } from '../hosts/operations.ts'
import type { AccountOverview } from './administer-store.ts'
import { overviewOf, overviews, setDisabled, setOperator } from './administer-store.ts'
import { lockAccount } from './store.ts'

export type { AccountOverview } from './administer-store.ts'

// Accounts as whoever runs the server sees and changes them; who may is decided above.

/** The newest first, from after a place on; `search` is looked for in names, e-mails and links. */
export async function accountsAfter(
  { db }: Pick<Context, 'db'>,
  search: string | undefined,
  after: Place | undefined,
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

/** Nobody else changes it before the transaction is over; answers its hosts, none where it is not there. */
export async function lockHostsOfAccount(trx: Transaction<Database>, id: string): Promise<HostId[]> {
  return (await lockAccount(trx, id)) ? hostsOf(trx, id) : []
}

export async function disableAccount(trx: Transaction<Database>, id: string, at: Date | null): Promise<void> {
  await setDisabled(trx, id, at)
}

export async function markOperator(
  trx: Transaction<Database>,
  id: string,
  isOperator: boolean,
): Promise<void> {
  await setOperator(trx, id, isOperator)
}
