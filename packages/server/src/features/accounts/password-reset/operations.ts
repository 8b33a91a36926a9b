import { DAY, MINUTE } from '@scheduling/domain'
import { setTimeout } from 'node:timers/promises'
import type { Context } from '../../../context.ts'
import { AppError } from '../../../errors.ts'
import type { Caller } from '../../../http/handlers.ts'
import { networkOf } from '../../../http/network.ts'
import { allow, countIfFree } from '../../abuse/operations.ts'
import { recordActivity } from '../../activity/operations.ts'
import { hostsOf } from '../../hosts/operations.ts'
import type { Account } from '../accounts.ts'
import { findAccountByEmail } from '../accounts.ts'
import { emailKey } from '../email-key.ts'
import { ACCOUNT_NEWS } from '../events.ts'
import { LIMITS } from '../limits.ts'
import type { StoredPasskey } from '../passkeys/store.ts'
import { deletePasskeys, passkeysOf } from '../passkeys/store.ts'
import { PASSWORD_HASHES } from '../passwords/hashes.ts'
import { setPassword } from '../passwords/operations.ts'
import type { StoredDevice } from '../session-store.ts'
import { deleteDevices, devicesOf } from '../session-store.ts'
import { actingAs, DEVICE_DAYS } from '../sessions.ts'
import { heldAccount } from '../store.ts'
import { hashToken, newToken } from '../tokens.ts'
import type { Link } from '../verification.ts'
import { deleteEndedResets, hasReset, putReset, takeReset } from './store.ts'

const RESET_MS = 30 * MINUTE
// Longer than looking for an account and noting a mail takes: how long the answer takes tells nothing.
const ANSWER_MS = 250

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

/** Called by the daily job. Repeat: does nothing. */
export async function sweepResets({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await deleteEndedResets(db, new Date(clock.now()))
}
