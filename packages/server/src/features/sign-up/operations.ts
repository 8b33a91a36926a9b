import { DAY, limits } from '@scheduling/domain'
import type { Language } from '@scheduling/domain/languages'
import type { Transaction } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { isUniqueViolation } from '../../database/violations.ts'
import { AppError } from '../../errors.ts'
import type { HostId } from '../../host-id.ts'
import type { SignedIn } from '../../http/caller.ts'
import type { Caller } from '../../http/handlers.ts'
import { networkOf } from '../../http/network.ts'
import type { Attempt } from '../abuse/operations.ts'
import { allow, countIfAllFree } from '../abuse/operations.ts'
import { emailKey } from '../accounts/email-key.ts'
import { removeAccount } from '../accounts/ending.ts'
import { ACCOUNT_NEWS } from '../accounts/events.ts'
import type { CurrentUser } from '../accounts/operations.ts'
import { changeEmail, currentUserOf, insertAccount, lockAccount } from '../accounts/operations.ts'
import { recordActivity } from '../activity/operations.ts'
import { linkFromName, linkTaken } from '../hosts/link.ts'
import type { Host } from '../hosts/operations.ts'
import {
  changeHostEmail,
  hostsOf,
  insertHost,
  insertMembership,
  releaseLinks,
  linksInUse,
} from '../hosts/operations.ts'
import { joinWithAcceptKey } from '../organizations/accept.ts'
import { PASSWORD_HASHES } from '../passwords/hashes.ts'
import { insertPasswordHash } from '../passwords/operations.ts'
import { beginTrial } from '../plans/trial.ts'
import type { Session } from '../sessions/operations.ts'
import { actingAs, openSession } from '../sessions/operations.ts'
import { hashToken } from '../sessions/tokens.ts'
import { ACCOUNT_OPENED } from './events.ts'
import { LIMITS } from './limits.ts'
import { confirmWithoutMail } from './verification.ts'
import { deleteExpiredVerifications, endedSignUps, insertSignUp, isSignUp } from './store.ts'

const LINK_ATTEMPTS = 50
const WAITS_MS = 7 * DAY

interface Registration {
  email: string
  password: string
  name: string
  timeZone: string
  language: Language
  link?: string | undefined
  weekStart?: Host['week_start'] | undefined
  timeFormat?: Host['time_format'] | undefined
  deviceToken?: string | undefined
  via?: string | undefined
  invitation?: string | undefined
  /** Of an invitation to an organization: it proves the address. */
  accept_key?: string | undefined
}

/**
 * Signs up: makes an account and its host with a first schedule. They can set everything up, but reach nobody until
 * the address is confirmed. Does not check whether the email has an account, so that the answer cannot depend on it;
 * the mail says so. With the key of an invitation, the address is confirmed at once. Throws `slug_taken`, `link_expired`,
 * `rate_limited`. Repeat: another sign-up with the same email.
 */
export async function register(context: Context, input: Registration, caller: Caller): Promise<Session> {
  await allow(context, 'register', [[LIMITS.registrations, networkOf(caller.ip)]], caller.proof)
  const isMailed =
    input.accept_key === undefined && (await countIfAllFree(context, verificationMailAttempts(input, caller)))
  const passwordHash = await context.service(PASSWORD_HASHES).of(input.password)
  return addAccount(context, input, caller, { passwordHash, isMailed })
}

/** What a verification mail counts against. Past a limit none is sent: the answer is the same, and it can be requested later. */
function verificationMailAttempts(recipient: { email: string }, { ip }: Caller): Attempt[] {
  const [network, key] = [networkOf(ip), emailKey(recipient)]
  return [
    [LIMITS.registrationMailsHere, network && `${network} ${key}`],
    [LIMITS.registrationMails, key],
  ]
}

async function addAccount(
  context: Context,
  input: Registration,
  caller: Caller,
  decided: { passwordHash: string; isMailed: boolean },
  retries = LINK_ATTEMPTS,
): Promise<Session> {
  const link = input.link ?? (await freeLink(context, input.name))
  const now = new Date(context.clock.now())
  const ids = { accountId: randomUUID(), hostId: randomUUID() as HostId }
  return context.db
    .transaction()
    .execute(async (trx) => {
      await releaseLinks(trx, now)
      await insertHost(trx, {
        id: ids.hostId,
        email: input.email,
        name: input.name,
        link,
        time_zone: input.timeZone,
        language: input.language,
        week_start: input.weekStart,
        time_format: input.timeFormat,
      })
      await beginTrial(trx, ids.hostId, new Date(now.getTime() + limits.TRIAL_DAYS * DAY))
      const { passwordHash } = decided
      await insertAccount(trx, { id: ids.accountId, email: input.email, created_at: now })
      await insertPasswordHash(trx, ids.accountId, passwordHash)
      await insertMembership(trx, ids)
      await insertSignUp(trx, ids.accountId, new Date(now.getTime() + WAITS_MS))
      for (const furnish of context.hooks(ACCOUNT_OPENED))
        await furnish(context, trx, {
          hostId: ids.hostId,
          language: input.language,
          timeZone: input.timeZone,
          via: input.via ?? null,
          invitation: input.invitation ?? null,
          now,
        })
      await recordActivity(context, trx, actingAs(ids.hostId, caller), 'signed_up')
      if (decided.isMailed) await context.events.record(trx, ACCOUNT_NEWS, { kind: 'sign_up', ...ids })
      const opened = await openSession(context, trx, ids, caller, input)
      if (input.accept_key !== undefined)
        await joinAtOnce(context, trx, { ...ids, acceptKey: input.accept_key, token: opened.token }, caller)
      return opened
    })
    .then(async (session) => ({ ...session, currentUser: await currentUserOf(context, ids) }))
    .catch((error: unknown) => {
      if (!isUniqueViolation(error, 'links_pkey')) throw error
      // Somebody with the same name was faster. People who chose no link take any.
      if (input.link === undefined && retries > 0)
        return addAccount(context, input, caller, decided, retries - 1)
      throw linkTaken()
    })
}

/** Whoever has the key has the mailbox, so no other mail is needed. */
async function joinAtOnce(
  context: Context,
  trx: Transaction<Database>,
  {
    accountId,
    hostId,
    acceptKey,
    token,
  }: { accountId: string; hostId: HostId; acceptKey: string; token: string },
  calling: Caller,
): Promise<void> {
  const email = await confirmWithoutMail(context, trx, accountId, calling, hashToken(token))
  await joinWithAcceptKey(context, trx, acceptKey, { accountId, person: hostId, email, calling })
}

async function freeLink(context: Context, name: string): Promise<string> {
  const links = Array.from({ length: LINK_ATTEMPTS }, (_, attempt) => linkFromName(name, attempt))
  const taken = await linksInUse(context.db, links, new Date(context.clock.now()))
  return links.find((link) => !taken.has(link)) ?? `${linkFromName(name, 0)}-${randomUUID().slice(0, 8)}`
}

/**
 * Sends another mail; to `email` from now on, if given. Throws `not_allowed` for a new address on an account that
 * people sign in to. Repeat: sends another mail, but none once the address is confirmed.
 */
export async function resendVerification(
  context: Context,
  signedIn: SignedIn,
  email: string | undefined,
  caller: Caller,
): Promise<CurrentUser> {
  const { accountId, hostId } = signedIn
  const before = await currentUserOf(context, signedIn)
  if (before.account.verified_at) return before
  const to = email ?? before.account.email
  await allow(
    context,
    'resend',
    [[LIMITS.registrations, networkOf(caller.ip)], ...verificationMailAttempts({ email: to }, caller)],
    caller.proof,
  )
  await context.db.transaction().execute(async (trx) => {
    const account = await lockAccount(trx, accountId)
    if (!account || account.verified_at) return
    if (!(await isSignUp(trx, accountId)) && emailKey({ email: to }) !== emailKey(account))
      throw new AppError('not_allowed')
    await context.events.record(trx, ACCOUNT_NEWS, { kind: 'sign_up', accountId, hostId })
    await changeEmail(trx, accountId, to)
    for (const id of await hostsOf(trx, accountId)) await changeHostEmail(context, trx, id, to)
  })
  return currentUserOf(context, signedIn)
}

/** Called by the daily job. Repeat: does nothing. */
export async function cleanUpSignUps(context: Context): Promise<void> {
  const now = new Date(context.clock.now())
  await endSignUps(context, now)
  await deleteExpiredVerifications(context.db, now)
}

/** Deletes ended sign-ups, their hosts that nobody else acts for, and everything in them. */
async function endSignUps(context: Context, now: Date): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    for (const accountId of await endedSignUps(trx, now)) await removeAccount(context, trx, accountId)
  })
}
