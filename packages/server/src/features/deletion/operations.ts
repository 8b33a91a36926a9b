import { DELETED_AFTER_CANCELING } from '@scheduling/domain/pricing'
import { DAY, limits } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { AppError } from '../../errors.ts'
import type { SignedIn } from '../../http/caller.ts'
import { recordChange } from '../accounts/changes.ts'
import { closeAccount, hostsToEnd, openAccountAgain, removeAccount } from '../accounts/ending.ts'
import { lockAccount } from '../accounts/operations.ts'
import { meetingsToCome } from '../bookings/operations.ts'
import { namesOf } from '../hosts/operations.ts'
import { ownedBy } from '../organizations/operations.ts'
import { requirePassword } from '../passwords/operations.ts'
import { mayDelete } from '../sessions/operations.ts'
import type { SignedInNow } from '../sign-in/events.ts'
import { CLOSINGS } from './queues.ts'
import type { StoredDeletion } from './store.ts'
import { accountsToDelete, deletionsAmong, holdEnded, putDeletion, takeDeletion } from './store.ts'

export type { StoredDeletion } from './store.ts'

/** The requested deletions among these accounts. */
export async function deletionsOf(
  { db }: Pick<Context, 'db'> | { db: Transaction<Database> },
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, StoredDeletion>> {
  const rows = await deletionsAmong(db, accountIds)
  return new Map(rows.map((row) => [row.account_id, row]))
}

/** Upcoming meetings, and the organizations that stand in the way: their owner transfers or deletes them first. */
export async function whatWouldEnd(
  context: Context,
  { hostId, accountId }: SignedIn,
): Promise<{ meetings: number; organizations: { id: string; name: string }[] }> {
  const [meetings, owned] = await Promise.all([
    meetingsToCome(context, hostId),
    ownedBy(context.db, accountId),
  ])
  const names = await namesOf(context.db, owned)
  return { meetings: meetings.length, organizations: [...names].map(([id, name]) => ({ id, name })) }
}

/**
 * Closes the account at once, and deletes it later. Until then signing in undoes it. Answers when it is deleted. A session
 * that just canceled the plan needs no password. Throws `wrong_password`, `rate_limited`, and `owns_organization`
 * for somebody who has to transfer or delete one first. Repeat: impossible, because all
 * sessions have ended.
 */
export async function askDeletion(
  context: Context,
  here: SignedIn,
  { pass, reason, meetings }: { pass: string; reason: string; meetings: 'cancel' | 'keep' },
): Promise<Date> {
  const { accountId } = here
  const isGranted = pass === DELETED_AFTER_CANCELING && (await mayDelete(context, here))
  if (!isGranted) await requirePassword(context, accountId, pass, 'pass')
  const now = context.clock.now()
  const endsAt = new Date(now + limits.DELETION_DAYS * DAY)
  await context.db.transaction().execute(async (trx) => {
    await lockAccount(trx, accountId)
    await putDeletion(trx, {
      account_id: accountId,
      reason,
      cancels_meetings: meetings === 'cancel',
      asked_at: new Date(now),
      ends_at: endsAt,
    })
    if (meetings === 'cancel') {
      const hosts = await hostsToEnd(trx, accountId)
      await context.jobs.send(
        trx,
        CLOSINGS,
        hosts.map((host) => ({ data: { hostId: host, accountId } })),
      )
    }
    await closeAccount(context, trx, accountId, new Date(now))
    // Nobody accepts an organization any more, and one that was just accepted counts.
    if ((await ownedBy(trx, accountId)).length > 0) throw new AppError('owns_organization')
    await recordChange(context, trx, { accountId, acting: here }, 'deletion_asked')
  })
  return endsAt
}

/** Called on sign-in, which undoes the deletion. False if none was requested. */
export async function takeBack(
  context: Context,
  trx: Transaction<Database>,
  { accountId, acting }: SignedInNow,
): Promise<boolean> {
  if (!(await takeDeletion(trx, accountId))) return false
  await openAccountAgain(trx, accountId)
  await recordChange(context, trx, { accountId, acting }, 'deletion_taken_back')
  return true
}

/** Called by the daily job. Deletes the accounts that are due, with all data. Repeat: does nothing. */
export async function cleanUpDeletions(context: Context): Promise<void> {
  const now = new Date(context.clock.now())
  for (const accountId of await accountsToDelete(context.db, now))
    await context.db
      .transaction()
      .execute(async (trx) => {
        // The owner may have signed in since.
        if (await holdEnded(trx, accountId, now)) await removeAccount(context, trx, accountId)
      })
      .catch((error: unknown) => {
        // They inherited an organization meanwhile. It waits for somebody who may own it.
        if (!(error instanceof AppError && error.code === 'next_owns_organization')) throw error
      })
}
