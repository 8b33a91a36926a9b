import { MINUTE } from '@scheduling/domain'
import { setTimeout } from 'node:timers/promises'
import type { Passkey } from '@scheduling/contract'
import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { AppError } from '../../errors.ts'
import type { Acting } from '../../http/caller.ts'
import type { Caller } from '../../http/handlers.ts'
import { networkOf } from '../../http/network.ts'
import { allow, countIfFree } from '../abuse/operations.ts'
import { emailKey } from '../accounts/email-key.ts'
import { ACCOUNT_NEWS } from '../accounts/events.ts'
import type { MailedLink } from '../accounts/mailed-link.ts'
import { allowLinkOrCode } from '../accounts/mailed-link.ts'
import type { Account } from '../accounts/operations.ts'
import { findAccountByEmail, lockAccount } from '../accounts/operations.ts'
import { recordActivity } from '../activity/operations.ts'
import { hostsOf } from '../hosts/operations.ts'
import type { StoredDevice } from '../sessions/operations.ts'
import { actingAs, deleteDevices, devicesOfAccount } from '../sessions/operations.ts'
import { hashToken, newToken } from '../sessions/tokens.ts'
import { PASSKEYS_OF } from './events.ts'
import { PASSWORD_HASHES } from './hashes.ts'
import { LIMITS } from './limits.ts'
import { passkeysOf, setPassword } from './operations.ts'
import { deleteEndedResets, hasReset, putReset, takeReset } from './reset-store.ts'

const RESET_MS = 30 * MINUTE
// Longer than finding the account and recording a mail takes, so the time of the answer reveals nothing.
const ANSWER_MS = 250

/**
 * Gives the same answer after the same time, whether or not the email has an account. Repeat: sends another mail, and
 * only its link works.
 */
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

/**
 * Makes a link for the mail that is being written; only a hash is stored. Repeat: makes another link, and the earlier
 * one stops working.
 */
export async function newReset(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  account: Account,
): Promise<MailedLink> {
  const { token, hash: linkHash } = newToken()
  const reset = { accountId: account.id, hash: linkHash }
  await putReset(db, reset, new Date(clock.now() + RESET_MS))
  return { id: account.id, codex: token }
}

/** What still signs in after a new password, unless the owner removes it. */
export interface RemainingAccess {
  passkeys: Passkey[]
  devices: StoredDevice[]
}

/** For the owner before they use the link, which stays valid. Throws `verification_invalid`. Repeat: the same. */
export async function remainingAccess(
  context: Context,
  { id, codex }: MailedLink,
  caller: Caller,
): Promise<RemainingAccess> {
  await allowLinkOrCode(context, 'change-password', caller)
  const reset = { accountId: id, hash: hashToken(codex) }
  if (!(await hasReset(context.db, reset, new Date(context.clock.now()))))
    throw new AppError('verification_invalid')
  const [found, devices] = await Promise.all([passkeysOf(context, id), devicesOfAccount(context, id)])
  return { passkeys: found, devices }
}

interface Resetting extends MailedLink {
  password: string
  removesPasskeys: boolean
  forgetsDevices: boolean
}

/** Sets a new password, ends every session, and removes what else the owner chose. Throws `verification_invalid`. */
export async function resetPassword(
  context: Context,
  { id, codex, password, ...ends }: Resetting,
  caller: Caller,
): Promise<void> {
  await allowLinkOrCode(context, 'change-password', caller)
  const passwordHash = await context.service(PASSWORD_HASHES).of(password)
  const reset = { accountId: id, hash: hashToken(codex) }
  await context.db.transaction().execute(async (trx) => {
    const isValid = await takeReset(trx, reset, new Date(context.clock.now()))
    if (!isValid || !(await lockAccount(trx, id))) throw new AppError('verification_invalid')
    const [hostId] = await hostsOf(trx, id)
    if (hostId === undefined) return
    await setPassword(context, trx, { accountId: id, hostId, passwordHash }, caller)
    if (ends.forgetsDevices) await deleteDevices(trx, id)
    if (ends.removesPasskeys) await removePasskeys(context, trx, id, actingAs(hostId, caller))
  })
}

async function removePasskeys(
  context: Context,
  trx: Transaction<Database>,
  accountId: string,
  acting: Acting,
): Promise<void> {
  for (const { remove } of context.hooks(PASSKEYS_OF))
    for (const name of await remove(trx, accountId))
      await recordActivity(context, trx, acting, 'passkey_removed', name)
}

/** Called by the daily job. Repeat: does nothing. */
export async function cleanUpResets({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await deleteEndedResets(db, new Date(clock.now()))
}
