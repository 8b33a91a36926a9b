import { DAY } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { SignedIn } from '../../http/caller.ts'
import type { ActivityPage } from '../activity/operations.ts'
import { listActivity } from '../activity/operations.ts'
import { DEVICE_DAYS, gatherFailedSignIns } from './sign-in.ts'
import type { Host } from './store.ts'
import {
  accountsWithFailedSignIns,
  deleteDevicesBefore,
  deleteEndedSignUps,
  deleteExpiredSessions,
  deleteExpiredVerifications,
  deleteFailedSignInsBefore,
  hostById,
} from './store.ts'

export async function aboutMe(context: Context, host: SignedIn): Promise<Host> {
  const found = await hostById(context.db, host.hostId)
  if (!found) throw new AppError('not_signed_in')
  return found
}

/** Sign-ins and changes, the newest first; a page of them. */
export async function accountActivity(
  context: Context,
  host: SignedIn,
  cursor: string | undefined,
): Promise<ActivityPage> {
  // Nobody signs in to a sign-up: failures with its e-mail are another's.
  if (cursor === undefined && host.isVerified) {
    const { email } = await aboutMe(context, host)
    await gatherFailedSignIns(context, host.hostId, email)
  }
  return listActivity(context, host.hostId, cursor)
}

/** Called by the daily job. Repeat: does nothing. */
export async function sweepAccounts(context: Context): Promise<void> {
  const { db, clock } = context
  const now = new Date(clock.now())
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY)
  await deleteExpiredSessions(db, now)
  await deleteEndedSignUps(db, now)
  await deleteExpiredVerifications(db, now)
  await deleteDevicesBefore(db, daysAgo(DEVICE_DAYS))
  for (const { host_id, email_key } of await accountsWithFailedSignIns(db))
    await gatherFailedSignIns(context, host_id, email_key)
  await deleteFailedSignInsBefore(db, daysAgo(1))
}
