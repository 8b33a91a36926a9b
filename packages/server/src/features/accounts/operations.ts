import { DAY } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import type { SignedIn } from '../../http/caller.ts'
import type { ActivityPage, ActivityFilter } from '../activity/operations.ts'
import { listActivity } from '../activity/operations.ts'
import type { Self } from './accounts.ts'
import { selfOf } from './accounts.ts'
import { removeAccount } from './ending.ts'
import { DEVICE_DAYS } from './sessions.ts'
import { gatherFailedSignIns } from './sign-in.ts'
import {
  accountsWithFailedSignIns,
  deleteDevicesBefore,
  deleteExpiredSessions,
  deleteFailedSignInsBefore,
} from './session-store.ts'
import { endedSignUps } from './store.ts'
import { deleteExpiredVerifications } from './verification-store.ts'

export async function aboutMe(context: Context, signedIn: SignedIn): Promise<Self> {
  return selfOf(context, signedIn)
}

/** Sign-ins and changes, the newest first; a page of them. */
export async function accountActivity(
  context: Context,
  host: SignedIn,
  asked: ActivityFilter,
): Promise<ActivityPage> {
  // Nobody signs in to a sign-up: failures with its e-mail are another's.
  if (asked.cursor === undefined && host.isVerified) {
    const { account } = await aboutMe(context, host)
    await gatherFailedSignIns(context, account.id, account.email)
  }
  return listActivity(context, host.hostId, asked)
}

/** Called by the daily job. Repeat: does nothing. */
export async function sweepAccounts(context: Context): Promise<void> {
  const { db, clock } = context
  const now = new Date(clock.now())
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY)
  await deleteExpiredSessions(db, now)
  await endSignUps(context, now)
  await deleteExpiredVerifications(db, now)
  await deleteDevicesBefore(db, daysAgo(DEVICE_DAYS))
  for (const { account_id, email_key } of await accountsWithFailedSignIns(db))
    await gatherFailedSignIns(context, account_id, email_key)
  await deleteFailedSignInsBefore(db, daysAgo(1))
}

/** With the hosts that nobody else acts for, and everything that was set up. */
async function endSignUps(context: Context, now: Date): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    for (const accountId of await endedSignUps(trx, now)) await removeAccount(context, trx, accountId)
  })
}
