import type { FastifyRequest } from 'fastify'
import type { OpenSession } from '@scheduling/contract'
import { ACTING_FOR, roleRefusalOf } from '@scheduling/contract'
import { DAY, HOUR, limits, MINUTE } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { AppError } from '../../errors.ts'
import type { HostId } from '../../host-id.ts'
import type { Authenticators } from '../../http/authenticators.ts'
import { callingOf, credentialsOf, headerText } from '../../http/authenticators.ts'
import type { Acting, Calling, SignedIn } from '../../http/caller.ts'
import type { Caller } from '../../http/handlers.ts'
import type { CurrentUser } from '../accounts/operations.ts'
import { lockAccount } from '../accounts/operations.ts'
import { callingInWords } from '../activity/calling.ts'
import { recordActivity } from '../activity/operations.ts'
import { hasNoPlan } from '../plans/plans.ts'
import { OTHER_TOKENS, ROLES_IN } from './events.ts'
import type { StoredDevice } from './store.ts'
import {
  deleteDevicesBefore,
  deleteExpiredSessions,
  deleteSession,
  deleteSessionById,
  endSessions,
  devicesOf,
  grantDeletionUntil,
  hasDevice,
  insertSession,
  isDeletionGranted,
  markSeen,
  putDevice,
  sessionOf,
  sessionsOf,
} from './store.ts'
import { hashToken, newToken } from './tokens.ts'

export type { StoredDevice } from './store.ts'
export { deleteDevices, endSessions } from './store.ts'

/** How long an unused browser stays known. */
export const DEVICE_DAYS = 90

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

// Hours are precise enough for when a session was last used, so we do not record every call.
const SEEN_EVERY_MS = HOUR

export interface OpenedSession {
  token: string
  expires: Date
  /** The browser keeps it: with it, signing in works without proof of work while others guess. */
  deviceToken: string
}

export interface Session extends OpenedSession {
  currentUser: CurrentUser
  tookBackDeletion?: boolean
}

/** What a browser tells about itself. */
export interface Device {
  deviceToken?: string | undefined
  timeZone?: string | null | undefined
}

/** Opens a session on the device that `deviceToken` names, else on a new one. Throws `account_disabled`. */
export async function openSession(
  { clock }: Pick<Context, 'clock'>,
  trx: Transaction<Database>,
  { accountId, hostId }: { accountId: string; hostId: HostId },
  caller: Pick<Caller, 'deviceId' | 'ip' | 'userAgent'>,
  { deviceToken = newToken().token, timeZone = null }: Device,
): Promise<OpenedSession> {
  if ((await lockAccount(trx, accountId))?.disabled_at) throw new AppError('account_disabled')
  const { token, hash } = newToken()
  const now = new Date(clock.now())
  const expires = new Date(now.getTime() + limits.SESSION_DAYS * DAY)
  const { deviceId } = caller
  const { browser, system } = callingInWords(caller)
  await insertSession(trx, { hash, accountId, hostId, deviceId, browser, system, timeZone, now, expires })
  await putDevice(trx, {
    account_id: accountId,
    token_hash: hashToken(deviceToken),
    browser,
    system,
    used_at: now,
  })
  return { token, expires, deviceToken }
}

/** The person who holds this token, acting for their own host. Throws `not_signed_in`. */
export async function authenticate(context: Context, token: string, calling: Calling): Promise<SignedIn> {
  const tokenHash = hashToken(token)
  const now = context.clock.now()
  const found = await sessionOf(context.db, tokenHash, new Date(now))
  if (!found) throw new AppError('not_signed_in')
  if (now - found.seen_at.getTime() >= SEEN_EVERY_MS) await markSeen(context.db, tokenHash, new Date(now))
  const { account_id: accountId, for_host: ownHostId, verified_at } = found
  const isVerified = verified_at !== null
  return actingForOwn(context, { accountId, ownHostId, isVerified, tokenHash }, calling)
}

type Holder = Pick<SignedIn, 'accountId' | 'ownHostId' | 'isVerified' | 'tokenHash'>

async function actingForOwn(context: Context, holder: Holder, calling: Calling): Promise<SignedIn> {
  return {
    ...actingAs(holder.ownHostId, calling),
    ...holder,
    role: 'owner',
    isForOrganization: false,
    isBasic: await hasNoPlan(context, holder.ownHostId),
    scopes: null,
  }
}

/** The holder of a token that was made for this host. Throws `not_signed_in` if they are no member there any more. */
export async function actingFor(
  context: Context,
  holder: Holder,
  hostId: HostId,
  calling: Calling,
): Promise<SignedIn> {
  const person = await actingForOwn(context, holder, calling)
  const caller = hostId === holder.ownHostId ? person : await asMember(context, person, hostId)
  if (!caller) throw new AppError('not_signed_in')
  return caller
}

/** The caller of a public route that does more for signed-in people. Undefined without a valid token. */
export async function authenticateIfSignedIn(
  context: Context,
  caller: Pick<Caller, 'token' | keyof Calling>,
): Promise<SignedIn | undefined> {
  if (caller.token === undefined) return undefined
  return authenticate(context, caller.token, caller).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_signed_in') return undefined
    throw error
  })
}

/** The same person, acting for an organization. Undefined if they are no member, or if there is none with this id. */
async function asMember(context: Context, person: SignedIn, id: string): Promise<SignedIn | undefined> {
  if (!UUID.test(id)) return undefined
  // The role proves it.
  const hostId = id.toLowerCase() as HostId
  for (const findRole of context.hooks(ROLES_IN)) {
    const role = await findRole(context.db, hostId, person.accountId)
    if (role)
      return { ...person, hostId, role, isForOrganization: true, isBasic: await hasNoPlan(context, hostId) }
  }
  return undefined
}

/** `Authorization: Bearer <token>`, whatever host the request names. Throws `not_signed_in`. */
export function bySession(context: Context): Authenticators['host'] {
  return async (request) => {
    const token = credentialsOf(request, 'bearer')
    if (token === undefined) throw notSignedIn(request)
    return { host: await authenticate(context, token, callingOf(request)) }
  }
}

// Addresses end up in logs and histories.
const KEY_IN_ADDRESS = /[?&](api[_-]?key|x-api-key|access_token|token)=/i

function notSignedIn({ url }: FastifyRequest): AppError {
  const [, path] = KEY_IN_ADDRESS.exec(url) ?? []
  if (path === undefined) return new AppError('not_signed_in')
  const message = 'Expected keys in the header Authorization or X-API-Key, never in an address'
  return new AppError('not_signed_in', {
    detail: `${path}: ${message}`,
    errors: [{ path, reason: 'in_address', message }],
  })
}

/** Programs may also send their key in `X-API-Key`. Undefined if there is no token, or if it can only be a session's. */
async function byOtherToken(
  context: Context,
  request: Parameters<Authenticators['host']>[0],
): Promise<SignedIn | undefined> {
  const token = credentialsOf(request, 'bearer') ?? headerText(request, 'x-api-key')
  if (token === undefined) return undefined
  for (const read of context.hooks(OTHER_TOKENS)) {
    const caller = await read(context, token, callingOf(request))
    if (caller) return caller
  }
  return undefined
}

/**
 * The same, or by a program's key, acting for the host in `Acting-For`. Throws `not_shown_to_role` or `role_not_allowed` if the person is no
 * member there.
 */
export function signedIn(context: Context): Authenticators['host'] {
  const withToken = bySession(context)
  return async (request, reply) => {
    const program = await byOtherToken(context, request)
    const { host } = program ? { host: program } : await withToken(request, reply)
    const wanted = headerText(request, ACTING_FOR)
    if (!wanted || wanted === host.hostId) return { host }
    const member = program ? undefined : await asMember(context, host, wanted)
    if (!member) throw new AppError(roleRefusalOf(request.method))
    return { host: member }
  }
}

/** The same, for people with a confirmed email address. Throws `not_verified` besides. */
export function verified(context: Context): Authenticators['verified'] {
  const forHost = signedIn(context)
  return async (request, reply) => {
    const { host } = await forHost(request, reply)
    if (!host.isVerified) throw new AppError('not_verified')
    return { host }
  }
}

/** For somebody who has just proved a password, a token or a mailbox. */
export function actingAs(hostId: HostId, { ip, userAgent }: Calling): Acting {
  return { hostId, ip, userAgent }
}

/** Repeat: does nothing. */
export async function signOut(context: Context, host: SignedIn): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    if (await deleteSession(trx, host.tokenHash))
      await recordActivity(context, trx, { ...host, hostId: host.ownHostId }, 'signed_out')
  })
}

/** The sessions of an account, the latest seen first. */
export async function openSessions(context: Context, here: SignedIn): Promise<OpenSession[]> {
  const found = await sessionsOf(context.db, here.accountId, new Date(context.clock.now()))
  return found.map(({ id, token_hash, browser, system, time_zone, created_at, seen_at }) => ({
    id,
    isThisOne: token_hash.equals(here.tokenHash),
    browser,
    system,
    timeZone: time_zone,
    startedAt: created_at.toISOString(),
    seenAt: seen_at.toISOString(),
  }))
}

/** Throws `session_not_found`, also for a session of another account. Repeat: refused. */
export async function endSession(context: Context, here: SignedIn, id: string): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    if (!(await deleteSessionById(trx, here.accountId, id))) throw new AppError('session_not_found')
    await recordActivity(context, trx, here, 'session_ended')
  })
}

/** Repeat: does nothing. */
export async function endOtherSessions(context: Context, here: SignedIn): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    await endSessions(trx, here.accountId, here.tokenHash)
    await recordActivity(context, trx, here, 'session_ended')
  })
}

/**
 * For some minutes this session, and no other, may delete the account without the password. Repeat: starts the
 * minutes again.
 */
export async function grantDeletion({ db, clock }: Context, { tokenHash }: SignedIn): Promise<void> {
  await grantDeletionUntil(db, tokenHash, new Date(clock.now() + limits.DELETION_GRANT_MINUTES * MINUTE))
}

export async function mayDelete({ db, clock }: Context, { tokenHash }: SignedIn): Promise<boolean> {
  return isDeletionGranted(db, tokenHash, new Date(clock.now()))
}

/** Whether the browser signed in to the account before, recently enough. */
export async function isDeviceOf(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  accountId: string,
  deviceToken: string | undefined,
): Promise<boolean> {
  const since = new Date(clock.now() - DEVICE_DAYS * DAY)
  return deviceToken !== undefined && hasDevice(db, accountId, hashToken(deviceToken), since)
}

/** Browsers that signed in to the account, the latest used first. */
export async function devicesOfAccount(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  accountId: string,
): Promise<StoredDevice[]> {
  return devicesOf(db, accountId, new Date(clock.now() - DEVICE_DAYS * DAY))
}

/** Called by the daily job. Repeat: does nothing. */
export async function cleanUpSessions({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  await deleteExpiredSessions(db, new Date(now))
  await deleteDevicesBefore(db, new Date(now - DEVICE_DAYS * DAY))
}
