import type { Theme } from '@scheduling/contract'
import type { Transaction } from 'kysely'
import type { Database } from '../../../database/schema.ts'

export async function changeTheme(
  trx: Transaction<Database>,
  accountId: string,
  theme: Theme,
): Promise<void> {
  await trx.updateTable('accounts').set({ theme }).where('id', '=', accountId).execute()
}
