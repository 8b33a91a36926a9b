import { DAY } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { AppError } from '../../errors.ts'
import type { Calling, SignedIn } from '../../http/caller.ts'
import type { Caller } from '../../http/handlers.ts'
import { keptSecret } from '../../secrets.ts'
import { countIfFree } from '../abuse/operations.ts'
import { emailKey } from '../accounts/email-key.ts'
import type { MailedLink } from '../accounts/mailed-link.ts'
import { allowLinkOrCode } from '../accounts/mailed-link.ts'
import type { Account, CurrentUser } from '../accounts/operations.ts'
import { claimEmail, currentUserOf, findAccount, lockAccount, markVerified } from '../accounts/operations.ts'
import { recordActivity } from '../activity/operations.ts'
import { hostsOf, openPages } from '../hosts/operations.ts'
import { actingAs, authenticateIfSignedIn, endSessions } from '../sessions/operations.ts'
import { hashToken, newToken } from '../sessions/tokens.ts'
import { LIMITS } from './limits.ts'
import {
  codesToTry,
  deleteSignUp,
  deleteVerifications,
  hasVerification,
  insertVerification,
} from './store.ts'

/** Hashes codes that are typed. */
export const CODE_KEY = keptSecret('codes')

const VALID_MS = DAY
// Six digits withstand a few guesses, not many. Several codes count, because an earlier mail may arrive first.
const CODES_MAX = { codes: 3, tries: 5 }

export interface Verification extends MailedLink {
  /** Six digits. */
  code: string
}

/**
 * Makes a link and a code for the mail that is being written; only hashes are stored. Repeat: makes others, all valid
 * for a day.
 */
export async function newVerification(
  { db, clock, service }: Pick<Context, 'db' | 'clock' | 'service'>,
  account: Account,
): Promise<Verification> {
  const { token, hash } = newToken()
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await insertVerification(db, {
    account_id: account.id,
    link_hash: hash,
    code_hash: hashCode(service(CODE_KEY), account.id, code),
    email_key: emailKey(account),
    expires_at: new Date(clock.now() + VALID_MS),
  })
  return { id: account.id, codex: token, code }
}

/** There are only a million codes: without the key, a hash would reveal the code. */
function hashCode(key: Buffer, accountId: string, code: string): Buffer {
  return createHmac('sha256', key).update(`${accountId} ${code}`).digest()
}

/**
 * Confirms the address if the browser that signed up follows the link. False in another browser, which has to sign in
 * with the link: otherwise somebody could sign up with a stranger's address and wait for a click. Repeat in that
 * browser: the same. Throws `verification_invalid`.
 */
export async function verifyByLink(context: Context, link: MailedLink, caller: Caller): Promise<boolean> {
  await allowLinkOrCode(context, 'verify', caller)
  const here = await authenticateIfSignedIn(context, caller)
  const isOwn = here?.accountId === link.id.toLowerCase()
  if (here && isOwn && here.isVerified) return true
  if (!(await accountOfLink(context, link))) throw new AppError('verification_invalid')
  if (!here || !isOwn) return false
  const isConfirmed = await context.db
    .transaction()
    .execute((trx) => confirmByLink(context, trx, link, caller, here.tokenHash))
  if (!isConfirmed) throw new AppError('verification_invalid')
  return true
}

/** The account whose address the link confirms; undefined if it no longer confirms any. */
export async function accountOfLink(
  context: Context,
  { id, codex }: MailedLink,
): Promise<Account | undefined> {
  const account = await findAccount(context, id)
  if (!account || account.verified_at) return undefined
  const isValid = await hasVerification(context.db, addressToConfirm(context, account), hashToken(codex))
  return isValid ? account : undefined
}

/** False if it can no longer be confirmed. */
export async function confirmByLink(
  context: Context,
  trx: Transaction<Database>,
  { id, codex }: MailedLink,
  calling: Calling,
  kept?: Buffer,
): Promise<boolean> {
  const account = await lockAccount(trx, id)
  if (!account || !(await hasVerification(trx, addressToConfirm(context, account), hashToken(codex))))
    return false
  return confirm(context, trx, account, calling, kept)
}

/** Confirms the address with a code from its mails. Repeat: does nothing. Throws `code_invalid`. */
export async function verifyByCode(
  context: Context,
  here: SignedIn,
  code: string,
  caller: Caller,
): Promise<CurrentUser> {
  await allowLinkOrCode(context, 'verify', caller)
  const before = await currentUserOf(context, here)
  if (before.account.verified_at) return before
  if (!(await countIfFree(context, LIMITS.codes, emailKey(before.account))))
    throw new AppError('code_invalid')
  const { accountId, tokenHash } = here
  const isConfirmed = await context.db.transaction().execute(async (trx) => {
    const account = await lockAccount(trx, accountId)
    if (!account || account.verified_at) return account !== undefined
    const wanted = hashCode(context.service(CODE_KEY), accountId, code)
    // A wrong code counts as a try, so throw only after the transaction.
    const valid = await codesToTry(trx, addressToConfirm(context, account), CODES_MAX)
    return (
      valid.some((hash) => timingSafeEqual(hash, wanted)) && confirm(context, trx, account, caller, tokenHash)
    )
  })
  if (!isConfirmed) throw new AppError('code_invalid')
  return currentUserOf(context, here)
}

/** Answers the address, which something else has proved. Throws `link_expired` if another account has it. */
export async function confirmWithoutMail(
  context: Context,
  trx: Transaction<Database>,
  accountId: string,
  calling: Calling,
  kept: Buffer,
): Promise<string> {
  const account = await lockAccount(trx, accountId)
  if (!account || !(await confirm(context, trx, account, calling, kept))) throw new AppError('link_expired')
  return account.email
}

/**
 * The address now belongs to the account, its hosts' pages are live, and all sessions except the kept one end. False
 * if another account claimed it first: other sign-ups with this email then continue as if nothing happened, as they
 * do if the email had an account before.
 */
async function confirm(
  context: Context,
  trx: Transaction<Database>,
  account: Account,
  calling: Calling,
  kept: Buffer | undefined,
): Promise<boolean> {
  if (!(await claimEmail(trx, emailKey(account), account.id))) return false
  const now = new Date(context.clock.now())
  await markVerified(trx, account.id, now)
  await deleteSignUp(trx, account.id)
  await deleteVerifications(trx, account.id)
  await endSessions(trx, account.id, kept)
  for (const hostId of await hostsOf(trx, account.id)) {
    await openPages(trx, hostId, now)
    await recordActivity(context, trx, actingAs(hostId, calling), 'address_confirmed')
  }
  return true
}

function addressToConfirm({ clock }: Pick<Context, 'clock'>, account: Account) {
  return { accountId: account.id, emailKey: emailKey(account), now: new Date(clock.now()) }
}
