import { verify } from '@node-rs/argon2'
import { DAY, MINUTE } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import { setTimeout } from 'node:timers/promises'
import type { Context } from '../../../context.ts'
import type { Database } from '../../../database/schema.ts'
import { AppError } from '../../../errors.ts'
import type { Calling, SignedIn } from '../../../http/caller.ts'
import type { Caller } from '../../../http/handlers.ts'
import { networkOf } from '../../../http/network.ts'
import { allow, countIfFree, forgive } from '../../abuse/operations.ts'
import { recordActivity } from '../../activity/operations.ts'
import type { Account } from '../accounts.ts'
import { findAccountByEmail } from '../accounts.ts'
import { recordChange } from '../changes.ts'
import { emailKey } from '../email-key.ts'
import { ACCOUNT_NEWS } from '../events.ts'
import { LIMITS } from '../limits.ts'
import { deletePasskeys, passkeysOf } from '../passkeys/store.ts'
import type { StoredPasskey } from '../passkeys/store.ts'
import { deleteDevices, deleteSessions, devicesOf } from '../session-store.ts'
import type { StoredDevice } from '../session-store.ts'
import { actingAs, DEVICE_DAYS } from '../sessions.ts'
import { heldAccount, hostsOf, passwordHashOf } from '../store.ts'
import { hashToken, newToken } from '../tokens.ts'
import type { Link } from '../verification.ts'
import { PASSWORD_HASHES } from './hashes.ts'
import {
  changePasswordHash,
  deleteEndedResets,
  deleteResets,
  hasReset,
  putReset,
  takeReset,
} from './store.ts'

const RESET_MS = 30 * MINUTE
// Longer than looking for an account and noting a mail takes: how long the answer takes tells nothing.
const ANSWER_MS = 250

/** `path` names the field it was typed in. Throws `wrong_password`, `rate_limited`. */
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
  const passwordHash = await context.kept(PASSWORD_HASHES).of(password)
  await context.db.transaction().execute(async (trx) => {
    await setPassword(context, trx, { accountId, hostId, passwordHash }, here, tokenHash)
  })
}

/** Answers alike, and as late, whether or not the e-mail has an account. Repeat: another mail, whose link alone holds then. */
export async function forgotPassword(context: Context, email: string, caller: Caller): Promise<void> {
  await allow(context, 'forgot-password', [[LIMITS.resets, networkOf(caller.ip)]], caller.proof)
  await Promise.all([sendReset(context, email), setTimeout(ANSWER_MS)])
}

async function sendReset(context: Context, email: string): Promise<void> {
  const isFree = await countIfFree(context, LIMITS.resetMails, emailKey({ email }))
  const found = await findAccountByEmail(context, email)
  if (!found || !isFree) return
  const { account, host } = found
  const news = { kind: 'password_reset', accountId: account.id, hostId: host.id } as const
  await context.db.transaction().execute(async (trx) => context.events.record(trx, ACCOUNT_NEWS, news))
}

/** For the mail that is being written; only a hash stays. Repeat: another one, and the one before holds no more. */
export async function newReset(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  account: Account,
): Promise<Link> {
  const { token, hash: linkHash } = newToken()
  const reset = { accountId: account.id, hash: linkHash }
  await putReset(db, reset, new Date(clock.now() + RESET_MS))
  return { id: account.id, codex: token }
}

/** What comes into an account besides the password. */
export interface Staying {
  passkeys: StoredPasskey[]
  devices: StoredDevice[]
}

/** Of a new password none is touched, unless its owner wants it. */
export async function stayingOf(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  accountId: string,
): Promise<Staying> {
  const since = new Date(clock.now() - DEVICE_DAYS * DAY)
  const [found, devices] = await Promise.all([passkeysOf(db, accountId), devicesOf(db, accountId, since)])
  return { passkeys: found, devices }
}

/** For whoever is about to use the link, which goes on to hold. Throws `verification_invalid`. Repeat: the same. */
export async function whatStays(context: Context, { id, codex }: Link, caller: Caller): Promise<Staying> {
  await allow(context, 'change-password', [[LIMITS.verifications, networkOf(caller.ip)]])
  const reset = { accountId: id, hash: hashToken(codex) }
  if (!(await hasReset(context.db, reset, new Date(context.clock.now()))))
    throw new AppError('verification_invalid')
  return stayingOf(context, id)
}

interface Resetting extends Link {
  password: string
  removesPasskeys: boolean
  forgetsDevices: boolean
}

/** Ends every session, and what else its owner wants ended. Throws `verification_invalid`. */
export async function resetPassword(
  context: Context,
  { id, codex, password, ...ends }: Resetting,
  caller: Caller,
): Promise<void> {
  await allow(context, 'change-password', [[LIMITS.verifications, networkOf(caller.ip)]])
  const passwordHash = await context.kept(PASSWORD_HASHES).of(password)
  const reset = { accountId: id, hash: hashToken(codex) }
  await context.db.transaction().execute(async (trx) => {
    const isValid = await takeReset(trx, reset, new Date(context.clock.now()))
    if (!isValid || !(await heldAccount(trx, id))) throw new AppError('verification_invalid')
    const [hostId] = await hostsOf(trx, id)
    if (hostId === undefined) return
    await setPassword(context, trx, { accountId: id, hostId, passwordHash }, caller)
    if (ends.forgetsDevices) await deleteDevices(trx, id)
    const removed = ends.removesPasskeys ? await deletePasskeys(trx, id) : []
    for (const name of removed)
      await recordActivity(context, trx, actingAs(hostId, caller), 'passkey_removed', name)
  })
}

async function setPassword(
  context: Context,
  trx: Transaction<Database>,
  { accountId, hostId, passwordHash }: { accountId: string; hostId: string; passwordHash: string },
  calling: Calling,
  kept?: Buffer,
): Promise<void> {
  await changePasswordHash(trx, accountId, passwordHash)
  await deleteResets(trx, accountId)
  await deleteSessions(trx, accountId, kept)
  await recordChange(context, trx, { accountId, acting: actingAs(hostId, calling) }, 'password_changed')
}

/** A link that was mailed holds no more. */
export async function forgetResets(trx: Transaction<Database>, accountId: string): Promise<void> {
  await deleteResets(trx, accountId)
}

/** Called by the daily job. Repeat: does nothing. */
export async function sweepResets({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await deleteEndedResets(db, new Date(clock.now()))
}
