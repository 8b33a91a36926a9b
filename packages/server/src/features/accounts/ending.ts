import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import { hostsOf, hostsOnlyOf, hostsWithoutMembers, removeHost, setClosed } from '../hosts/operations.ts'
import { ACCOUNT_CLOSED, ACCOUNT_GONE } from './events.ts'
import { deleteAccount } from './store.ts'

// Closes and deletes accounts. The callers decide when.

/** Takes its hosts' pages offline, and ends all sessions. Repeat: the same. */
export async function closeAccount(
  context: Context,
  trx: Transaction<Database>,
  accountId: string,
  now: Date,
): Promise<void> {
  for (const close of context.hooks(ACCOUNT_CLOSED)) await close(trx, accountId)
  await setClosed(trx, await hostsOnlyOf(trx, accountId), now)
}

/** Repeat: the same. */
export async function openAccountAgain(trx: Transaction<Database>, accountId: string): Promise<void> {
  await setClosed(trx, await hostsOnlyOf(trx, accountId), null)
}

/** Hosts that no other account acts for. They are deleted with the account. */
export async function hostsToEnd(trx: Transaction<Database>, accountId: string): Promise<HostId[]> {
  return hostsOnlyOf(trx, accountId)
}

/** Deletes an account, the hosts that no other account acts for, and all their data. */
export async function removeAccount(
  context: Context,
  trx: Transaction<Database>,
  accountId: string,
): Promise<void> {
  for (const giveUp of context.hooks(ACCOUNT_GONE)) await giveUp(context, trx, accountId)
  const hosts = await hostsOf(trx, accountId)
  await deleteAccount(trx, accountId)
  for (const hostId of await hostsWithoutMembers(trx, hosts)) await removeHost(context, trx, hostId)
}
