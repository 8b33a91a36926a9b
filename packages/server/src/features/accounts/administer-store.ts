import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import type { CursorPosition } from '../../cursor.ts'

/** An account with the host that it acts for. */
export interface AccountOverview {
  id: string
  host_id: HostId
  email: string
  created_at: Date
  verified_at: Date | null
  disabled_at: Date | null
  is_operator: boolean
  name: string
  link: string
  account_type: 'prime' | 'basic'
  plan_type: string
  event_numbers: number | null
  quantity: number
}

function accounts(db: Db) {
  return db
    .selectFrom('accounts')
    .innerJoin('memberships', 'memberships.account_id', 'accounts.id')
    .innerJoin('profiles', 'profiles.host_id', 'memberships.for_host')
    .innerJoin('plans', 'plans.host_id', 'memberships.for_host')
    .innerJoin('links', (join) =>
      join.onRef('links.for_host', '=', 'memberships.for_host').on('links.until', 'is', null),
    )
    .where('of_organization', '=', false)
    .where((where) =>
      // An account with several hosts is shown with the first.
      where.not(
        where.exists(
          where
            .selectFrom('memberships as earlier')
            .select('for_host')
            .whereRef('earlier.account_id', '=', 'memberships.account_id')
            .where('earlier.of_organization', '=', false)
            .whereRef('earlier.for_host', '<', 'memberships.for_host'),
        ),
      ),
    )
    .select([
      'accounts.id',
      'profiles.host_id',
      'accounts.email',
      'accounts.created_at',
      'verified_at',
      'disabled_at',
      'is_operator',
      'name',
      'link',
      'account_type',
      'plan_type',
      'event_numbers',
      'quantity',
    ])
}

export async function overviews(
  db: Db,
  search: string | undefined,
  after: CursorPosition | undefined,
  limit: number,
): Promise<AccountOverview[]> {
  let query = accounts(db)
  if (search) {
    const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
    query = query.where((where) =>
      where.or([
        where('accounts.email', 'ilike', pattern),
        where('name', 'ilike', pattern),
        where('link', 'ilike', pattern),
      ]),
    )
  }
  if (after)
    query = query.where(sql<boolean>`(accounts.created_at, accounts.id) < (${after.at}, ${after.id}::uuid)`)
  return query.orderBy('accounts.created_at', 'desc').orderBy('accounts.id', 'desc').limit(limit).execute()
}

export async function overviewOf(db: Db, id: string): Promise<AccountOverview | undefined> {
  return accounts(db).where('accounts.id', '=', id).executeTakeFirst()
}

/** Null enables it again. */
export async function disableAccount(trx: Transaction<Database>, id: string, at: Date | null): Promise<void> {
  await trx.updateTable('accounts').set({ disabled_at: at }).where('id', '=', id).execute()
}

export async function markOperator(
  trx: Transaction<Database>,
  id: string,
  isOperator: boolean,
): Promise<void> {
  await trx.updateTable('accounts').set({ is_operator: isOperator }).where('id', '=', id).execute()
}
