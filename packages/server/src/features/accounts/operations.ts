import { hash, verify } from '@node-rs/argon2'
import { DAY, limits } from '@scheduling/domain'
import type { Language } from '@scheduling/messages'
import { randomUUID } from 'node:crypto'
import type { Context } from '../../context.ts'
import { isUniqueViolation } from '../../database/violations.ts'
import { AppError } from '../../errors.ts'
import type { HostId, SignedIn } from '../../http/caller.ts'
import { addFirstSchedule } from '../availability/operations.ts'
import type { Caller } from '../../http/handlers.ts'
import { networkOf } from '../abuse/network.ts'
import { allow, forgive } from '../abuse/operations.ts'
import { POLICIES } from '../abuse/policies.ts'
import { linkFromName } from './link.ts'
import type { Host } from './store.ts'
import {
  deleteExpiredSessions,
  deleteSession,
  hostByEmail,
  hostById,
  hostByLink,
  insertHost,
  insertSession,
  markVerified,
  sessionHost,
} from './store.ts'
import { hashToken, newToken } from './tokens.ts'

const TRIAL_DAYS = 14
const LINK_ATTEMPTS = 50

export interface Session {
  token: string
  expires: Date
  host: Host
}

interface Registration {
  email: string
  password: string
  name: string
  timeZone: string
  language: Language
  link?: string | undefined
  weekStart?: Host['week_start'] | undefined
  timeFormat?: Host['time_format'] | undefined
}

/** Opens an account with a first schedule. Repeat: refused with `email_taken`. */
export async function register(context: Context, input: Registration, caller: Caller): Promise<Session> {
  await allow(context, 'register', [[POLICIES.registrations, networkOf(caller.ip)]], caller.proof)
  if (await hostByEmail(context.db, input.email)) throw emailTaken()
  const host = await addHost(context, input, await hash(input.password))
  return openSession(context, host, caller.deviceId)
}

async function addHost(
  context: Context,
  input: Registration,
  passwordHash: string,
  retries = LINK_ATTEMPTS,
): Promise<Host> {
  const link = input.link ?? (await freeLink(context, input.name))
  const verification = newToken()
  const now = new Date(context.clock.now())
  return context.db
    .transaction()
    .execute(async (trx) => {
      const added = await insertHost(trx, {
        id: randomUUID(),
        email: input.email,
        email_key: input.email.toLowerCase(),
        password_hash: passwordHash,
        name: input.name,
        link,
        time_zone: input.timeZone,
        language: input.language,
        week_start: input.weekStart,
        time_format: input.timeFormat,
        verification_hash: verification.hash,
        trial_end: new Date(now.getTime() + TRIAL_DAYS * DAY),
        created_at: now,
      })
      await addFirstSchedule(trx, added.id, input.timeZone, now)
      await context.events.recordRegistration(trx, { hostId: added.id, code: verification.token })
      return added
    })
    .catch((error: unknown) => {
      if (isUniqueViolation(error, 'hosts_email_key_key')) throw emailTaken()
      if (!isUniqueViolation(error, 'hosts_link_key')) throw error
      // Somebody of the same name was faster; who chose no address does not mind which it is.
      if (input.link === undefined && retries > 0) return addHost(context, input, passwordHash, retries - 1)
      throw linkTaken()
    })
}

async function freeLink(context: Context, name: string): Promise<string> {
  for (let attempt = 0; attempt < LINK_ATTEMPTS; attempt++) {
    const link = linkFromName(name, attempt)
    if (!(await hostByLink(context.db, link))) return link
  }
  return `${linkFromName(name, 0)}-${randomUUID().slice(0, 8)}`
}

function emailTaken(): AppError {
  const message = 'An account with this e-mail exists'
  return new AppError('email_taken', { errors: [{ path: 'email', reason: 'taken', message }] })
}

function linkTaken(): AppError {
  return new AppError('slug_taken', {
    errors: [{ path: 'link', reason: 'taken', message: 'This address is taken' }],
  })
}

// Compared against when there is no such account, so that the time to refuse does not tell whether there is one.
const NOBODYS_HASH = await hash('nobody has this password')

/** Signs in. Refuses with `wrong_details` whether the e-mail or the password was wrong. */
export async function signIn(
  context: Context,
  input: { email: string; password: string },
  caller: Caller,
): Promise<Session> {
  const account = input.email.toLowerCase()
  const network = networkOf(caller.ip)
  const here = `${network} ${account}`
  await allow(
    context,
    'sign-in',
    [
      [POLICIES.signInPerNetwork, network],
      [POLICIES.signInHere, here],
      [POLICIES.signInAnywhere, account],
    ],
    caller.proof,
  )
  const host = await hostByEmail(context.db, account)
  const isRight = await verify(host?.password_hash ?? NOBODYS_HASH, input.password)
  if (!host || !isRight) throw new AppError('wrong_details')
  await forgive(context, POLICIES.signInHere, here)
  await forgive(context, POLICIES.signInAnywhere, account)
  return openSession(context, host, caller.deviceId)
}

async function openSession(context: Context, host: Host, deviceId?: string): Promise<Session> {
  const { token, hash: tokenHash } = newToken()
  const now = new Date(context.clock.now())
  const expires = new Date(now.getTime() + limits.SESSION_DAYS * DAY)
  await insertSession(context.db, { hash: tokenHash, hostId: host.id, deviceId, now, expires })
  return { token, expires, host }
}

/** Who holds this token; throws `not_signed_in`. */
export async function authenticate(context: Context, token: string): Promise<SignedIn> {
  const tokenHash = hashToken(token)
  const hostId = await sessionHost(context.db, tokenHash, new Date(context.clock.now()))
  if (!hostId) throw new AppError('not_signed_in')
  return { hostId: hostId as HostId, tokenHash }
}

/** Repeat: does nothing. */
export async function signOut(context: Context, host: SignedIn): Promise<void> {
  await deleteSession(context.db, host.tokenHash)
}

export async function aboutMe(context: Context, host: SignedIn): Promise<Host> {
  const found = await hostById(context.db, host.hostId)
  if (!found) throw new AppError('not_signed_in')
  return found
}

/** Confirms the e-mail address. Repeat: the same answer. */
export async function verifyEmail(context: Context, id: string, code: string, { ip }: Caller): Promise<void> {
  await allow(context, 'verify', [[POLICIES.verifications, networkOf(ip)]])
  const isRight = await markVerified(context.db, id, hashToken(code), new Date(context.clock.now()))
  if (!isRight) throw new AppError('verification_invalid')
}

/** Called by the daily job. Repeat: does nothing. */
export async function sweepSessions(context: Context): Promise<void> {
  await deleteExpiredSessions(context.db, new Date(context.clock.now()))
}
