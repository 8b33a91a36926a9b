import { DAY } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { AppError } from '../../errors.ts'
import type { Calling, SignedIn } from '../../http/caller.ts'
import type { Caller } from '../../http/handlers.ts'
import { keptSecret } from '../../secrets.ts'
import { networkOf } from '../../http/network.ts'
import { allow, countIfFree } from '../abuse/operations.ts'
import { POLICIES } from '../abuse/policies.ts'
import { recordActivity } from '../activity/operations.ts'
import { emailKey } from './email-key.ts'
import { actingAs, authenticate } from './sessions.ts'
import type { Host } from './store.ts'
import {
  claimEmail,
  codesToTry,
  deleteSessions,
  deleteSignUp,
  deleteVerifications,
  hasVerification,
  heldHost,
  hostById,
  insertVerification,
  markVerified,
} from './store.ts'
import { hashToken, newToken } from './tokens.ts'

/** Hashes codes that are typed. */
export const CODE_KEY = keptSecret('codes')

const VALID_MS = DAY
// Six digits stand a few guesses, not many. An earlier mail may be the first to arrive.
const TYPED_MOST = { codes: 3, tries: 5 }

/** What a verification link carries. */
export interface Link {
  id: string
  codex: string
}

export interface Verification extends Link {
  /** Six digits. */
  code: string
}

/** A link and a code for the mail that is being written; only hashes stay. Repeat: others, all valid for a day. */
export async function newVerification(
  { db, clock, kept }: Pick<Context, 'db' | 'clock' | 'kept'>,
  host: Host,
): Promise<Verification> {
  const { token, hash } = newToken()
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await insertVerification(db, {
    host_id: host.id,
    link_hash: hash,
    code_hash: hashCode(kept(CODE_KEY), host.id, code),
    email_key: emailKey(host),
    expires_at: new Date(clock.now() + VALID_MS),
  })
  return { id: host.id, codex: token, code }
}

/** There are only a million codes: without the key a hash would say which it is. */
function hashCode(key: Buffer, hostId: string, code: string): Buffer {
  return createHmac('sha256', key).update(`${hostId} ${code}`).digest()
}

/**
 * Confirms the address where the browser that signed up follows the link. False: another one does, which has to sign in
 * with it; else whoever signed up with somebody's address would only have to wait for a click. Repeat in that browser:
 * the same. Throws `verification_invalid`.
 */
export async function verifyByLink(context: Context, link: Link, caller: Caller): Promise<boolean> {
  await allow(context, 'verify', [[POLICIES.verifications, networkOf(caller.ip)]])
  const host = await signedIn(context, caller)
  const isOwn = host?.hostId === link.id.toLowerCase()
  if (host && isOwn && host.isVerified) return true
  if (!(await linkedHost(context, link))) throw new AppError('verification_invalid')
  if (!host || !isOwn) return false
  const isConfirmed = await context.db
    .transaction()
    .execute((trx) => confirmByLink(context, trx, link, caller, host.tokenHash))
  if (!isConfirmed) throw new AppError('verification_invalid')
  return true
}

async function signedIn(context: Context, caller: Caller): Promise<SignedIn | undefined> {
  if (caller.token === undefined) return undefined
  return authenticate(context, caller.token, caller).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_signed_in') return undefined
    throw error
  })
}

/** Whose address the link confirms; undefined where it confirms none any more. */
export async function linkedHost(context: Context, { id, codex }: Link): Promise<Host | undefined> {
  const host = await hostById(context.db, id)
  if (!host || host.verified_at) return undefined
  const isValid = await hasVerification(context.db, asked(context, host), hashToken(codex))
  return isValid ? host : undefined
}

/** False where it cannot be any more. */
export async function confirmByLink(
  context: Context,
  trx: Transaction<Database>,
  { id, codex }: Link,
  calling: Calling,
  kept?: Buffer,
): Promise<boolean> {
  const host = await heldHost(trx, id)
  if (!host || !(await hasVerification(trx, asked(context, host), hashToken(codex)))) return false
  return confirm(context, trx, host, calling, kept)
}

/** Confirms the address with a code of its mails. Repeat: does nothing. Throws `code_invalid`. */
export async function verifyByCode(
  context: Context,
  { hostId, tokenHash }: SignedIn,
  code: string,
  caller: Caller,
): Promise<Host> {
  await allow(context, 'verify', [[POLICIES.verifications, networkOf(caller.ip)]])
  const before = await hostById(context.db, hostId)
  if (!before) throw new AppError('not_signed_in')
  if (before.verified_at) return before
  if (!(await countIfFree(context, POLICIES.codes, emailKey(before)))) throw new AppError('code_invalid')
  const isConfirmed = await context.db.transaction().execute(async (trx) => {
    const host = await heldHost(trx, hostId)
    if (!host || host.verified_at) return host !== undefined
    const wanted = hashCode(context.kept(CODE_KEY), hostId, code)
    // A wrong one is a try all the same: nothing is thrown before the transaction is over.
    const valid = await codesToTry(trx, asked(context, host), TYPED_MOST)
    return (
      valid.some((hash) => timingSafeEqual(hash, wanted)) && confirm(context, trx, host, caller, tokenHash)
    )
  })
  const host = isConfirmed ? await hostById(context.db, hostId) : undefined
  if (!host) throw new AppError('code_invalid')
  return host
}

/**
 * The address is the host's from now on, and all sessions but the kept one are over. False where somebody was first: what
 * else waited for the e-mail goes on as if nothing were, as it does where the e-mail had an account before.
 */
async function confirm(
  context: Context,
  trx: Transaction<Database>,
  host: Host,
  calling: Calling,
  kept: Buffer | undefined,
): Promise<boolean> {
  if (!(await claimEmail(trx, emailKey(host), host.id))) return false
  await markVerified(trx, host.id, new Date(context.clock.now()))
  await deleteSignUp(trx, host.id)
  await deleteVerifications(trx, host.id)
  await deleteSessions(trx, host.id, kept)
  await recordActivity(context, trx, actingAs(host.id, calling), 'address_confirmed')
  return true
}

function asked({ clock }: Pick<Context, 'clock'>, host: Host) {
  return { hostId: host.id, emailKey: emailKey(host), now: new Date(clock.now()) }
}
