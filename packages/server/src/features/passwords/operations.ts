import type { Passkey } from '@scheduling/contract'
import { verify } from '@node-rs/argon2'
import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { AppError } from '../../errors.ts'
import type { HostId } from '../../host-id.ts'
import type { Calling, SignedIn } from '../../http/caller.ts'
import { allow, forgive } from '../abuse/operations.ts'
import { recordChange } from '../accounts/changes.ts'
import { actingAs, endSessions } from '../sessions/operations.ts'
import { PASSKEYS_OF } from './events.ts'
import { PASSWORD_HASHES } from './hashes.ts'
import { LIMITS } from './limits.ts'
import { changePasswordHash, forgetResets, passwordHashOf } from './store.ts'

export { insertPasswordHash, passwordHashOf, forgetResets } from './store.ts'

/** Checks the current password. `path` names the field it was typed in. Throws `wrong_password`, `rate_limited`. */
export async function requirePassword(
  context: Context,
  accountId: string,
  password: string,
  path: string,
): Promise<void> {
  await allow(context, 'password', [[LIMITS.ownPassword, accountId]])
  if (!(await verify(await passwordHashOf(context.db, accountId), password)))
    throw new AppError('wrong_password', {
      errors: [{ path, reason: 'wrong_password', message: 'Incorrect current password' }],
    })
  await forgive(context, LIMITS.ownPassword, accountId)
}

/** Ends every other session. Throws `wrong_password`, `rate_limited`. */
export async function changePassword(
  context: Context,
  here: SignedIn,
  { current, password }: { current: string; password: string },
): Promise<void> {
  const { accountId, hostId, tokenHash } = here
  await requirePassword(context, accountId, current, 'current')
  const passwordHash = await context.service(PASSWORD_HASHES).of(password)
  await context.db.transaction().execute(async (trx) => {
    await setPassword(context, trx, { accountId, hostId, passwordHash }, here, tokenHash)
  })
}

/** Sets a password. Ends every session except the kept one, and all reset links. */
export async function setPassword(
  context: Context,
  trx: Transaction<Database>,
  { accountId, hostId, passwordHash }: { accountId: string; hostId: HostId; passwordHash: string },
  calling: Calling,
  kept?: Buffer,
): Promise<void> {
  await changePasswordHash(trx, accountId, passwordHash)
  await forgetResets(trx, accountId)
  await endSessions(trx, accountId, kept)
  await recordChange(context, trx, { accountId, acting: actingAs(hostId, calling) }, 'password_changed')
}

/** The passkeys that still sign in after a new password. */
export async function passkeysOf(context: Context, accountId: string): Promise<Passkey[]> {
  const found = context.hooks(PASSKEYS_OF).map(({ list }) => list(context.db, accountId))
  return (await Promise.all(found)).flat()
}
