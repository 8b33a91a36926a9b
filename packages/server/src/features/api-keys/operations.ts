import { randomBytes } from 'node:crypto'
import type { Scope } from '@scheduling/contract'
import { DAY, limits, MINUTE } from '@scheduling/domain'
import { reachOf } from '@scheduling/domain/roles'
import type { Context } from '../../context.ts'
import type { Db } from '../../database/schema.ts'
import { AppError, notFound } from '../../errors.ts'
import type { HostId } from '../../host-id.ts'
import type { Calling, SignedIn } from '../../http/caller.ts'
import { allowInBlocks } from '../abuse/blocks.ts'
import { recordChange } from '../accounts/changes.ts'
import { tellOwnerOfAccess } from '../organizations/news.ts'
import { requirePassword } from '../passwords/operations.ts'
import { actingFor } from '../sessions/operations.ts'
import { hashToken } from '../sessions/tokens.ts'
import { LIMITS } from './limits.ts'
import type { StoredApiKey } from './store.ts'
import {
  apiKeyByHash,
  apiKeysOf,
  countApiKeys,
  deleteApiKey,
  deleteExpiredApiKeys,
  insertApiKey,
  markUsed,
} from './store.ts'

/** Lets people and scanners of leaked secrets recognize a key. */
const PREFIX = 'wzl_'
const KEY_BYTES = 32
const ENDING_CHARACTERS = 4

// Minutes are precise enough for when a key was last used, so we do not record every call.
const USED_EVERY_MS = 5 * MINUTE

// The list still shows for a while which key has ended.
const EXPIRED_SHOWN_DAYS = 30

/** All keys of the host, or only the person's own, the newest first. */
export async function listApiKeys({ db }: Pick<Context, 'db'>, here: SignedIn): Promise<StoredApiKey[]> {
  return apiKeysOf(db, here.hostId, makerFor(here))
}

/** Whose keys somebody reaches. Undefined: everybody's. */
export function makerFor(here: SignedIn): string | undefined {
  return reachOf(here, 'api_keys') === 'all' ? undefined : here.accountId
}

export interface NewApiKey {
  name: string
  scopes: readonly Scope[]
  /** Null: valid until it is removed. */
  days: number | null
  current: string
}

/** Throws `wrong_password`, `api_key_limit_reached`. Repeat: another key. */
export async function makeApiKey(
  context: Context,
  here: SignedIn,
  { name, scopes, days, current }: NewApiKey,
): Promise<{ key: StoredApiKey; secret: string }> {
  const { accountId, hostId } = here
  await requirePassword(context, accountId, current, 'current')
  if ((await countApiKeys(context.db, hostId)) >= limits.API_KEYS_MAX)
    throw new AppError('api_key_limit_reached')
  const secret = PREFIX + randomBytes(KEY_BYTES).toString('base64url')
  const now = context.clock.now()
  const key = await context.db.transaction().execute(async (trx) => {
    const made = await insertApiKey(trx, {
      key_hash: hashToken(secret),
      account_id: accountId,
      own_host: here.ownHostId,
      for_host: hostId,
      name,
      scopes: [...new Set(scopes)],
      ending: secret.slice(-ENDING_CHARACTERS),
      created_at: new Date(now),
      expires_at: days === null ? null : new Date(now + days * DAY),
    })
    await recordChange(context, trx, { accountId, acting: here }, 'api_key_added')
    await tellOwnerOfAccess(context, trx, here, 'api_key_made')
    return made
  })
  return { key, secret }
}

/** Throws `api_key_not_found`, also for another host's, and for a key that the person does not reach. Repeat: refused. */
export async function removeApiKey(context: Context, here: SignedIn, id: string): Promise<void> {
  const { accountId, hostId } = here
  await context.db.transaction().execute(async (trx) => {
    if (!(await deleteApiKey(trx, hostId, id, makerFor(here)))) throw notFound('api_key_not_found', id)
    await recordChange(context, trx, { accountId, acting: here }, 'api_key_removed')
    await tellOwnerOfAccess(context, trx, here, 'api_key_removed')
  })
}

/**
 * The maker of this key, acting for its host with the key's scopes. Undefined if the token is none of ours. Throws
 * `not_signed_in` for a key that is gone or has expired, or whose maker has left, and `rate_limited`.
 */
export async function callerByKey(
  context: Context,
  token: string,
  calling: Calling,
): Promise<SignedIn | undefined> {
  if (!token.startsWith(PREFIX)) return undefined
  const tokenHash = hashToken(token)
  const now = new Date(context.clock.now())
  const key = await apiKeyByHash(context.db, tokenHash, now)
  if (!key) throw new AppError('not_signed_in')
  return callerOfProgram(context, { ...key, tokenHash, calling, markUsed })
}

/** What lets a program act for a host: a key, or somebody's consent. */
interface Program {
  id: string
  account_id: string
  own_host: HostId
  for_host: HostId
  scopes: Scope[]
  used_at: Date | null
  verified_at: Date | null
  tokenHash: Buffer
  calling: Calling
  markUsed: (db: Db, id: string, now: Date) => Promise<void>
}

/**
 * The person who let the program in, acting for the host that they did it for, with the program's scopes. Throws `rate_limited`, and
 * `not_signed_in` if the person has left.
 */
export async function callerOfProgram(context: Context, program: Program): Promise<SignedIn> {
  const { id, account_id: accountId, own_host: ownHostId, for_host: hostId, scopes, used_at } = program
  const now = new Date(context.clock.now())
  await allowInBlocks(context, LIMITS.calls, id)
  if (now.getTime() - (used_at?.getTime() ?? 0) >= USED_EVERY_MS) await program.markUsed(context.db, id, now)
  const isVerified = program.verified_at !== null
  const holder = { accountId, ownHostId, isVerified, tokenHash: program.tokenHash }
  return { ...(await actingFor(context, holder, hostId, program.calling)), scopes }
}

/** Called by the daily job. Repeat: does nothing. */
export async function cleanUpApiKeys({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await deleteExpiredApiKeys(db, new Date(clock.now() - EXPIRED_SHOWN_DAYS * DAY))
}
