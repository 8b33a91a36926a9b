import { verify } from '@node-rs/argon2'
import { DAY, HOUR } from '@scheduling/domain'
import { createHash } from 'node:crypto'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { HostId } from '../../host-id.ts'
import type { SignedIn } from '../../http/caller.ts'
import type { Caller } from '../../http/handlers.ts'
import { networkOf } from '../../http/network.ts'
import { allow, countIfFree, forgive } from '../abuse/operations.ts'
import { recordChange } from '../accounts/changes.ts'
import { emailKey } from '../accounts/email-key.ts'
import type { MailedLink } from '../accounts/mailed-link.ts'
import type { Account } from '../accounts/operations.ts'
import { currentUserOf, findAccount, hostFor } from '../accounts/operations.ts'
import { callingInWords } from '../activity/calling.ts'
import { recordActivity, recordFailedSignIns } from '../activity/operations.ts'
import { hostsOf } from '../hosts/operations.ts'
import { joinWithAcceptKey } from '../organizations/accept.ts'
import { PASSWORD_HASHES } from '../passwords/hashes.ts'
import { passwordHashOf } from '../passwords/operations.ts'
import type { Session } from '../sessions/operations.ts'
import { actingAs, DEVICE_DAYS, openSession } from '../sessions/operations.ts'
import { hashToken } from '../sessions/tokens.ts'
import { accountOfLink, confirmByLink } from '../sign-up/verification.ts'
import { requireSecondFactor } from '../two-factor/take-code.ts'
import { SIGNED_IN } from './events.ts'
import { LIMITS } from './limits.ts'
import {
  accountsWithFailedSignIns,
  countFailedSignIn,
  deleteFailedSignInsBefore,
  signInCandidate,
  takeFailedSignIns,
} from './store.ts'

// On the first day, owners know where they signed in.
const NEWS_AFTER_MS = DAY

interface SignInInput {
  email: string
  password: string
  deviceToken?: string | undefined
  verification?: MailedLink | undefined
  /** The code of the authenticator app, or a recovery code. */
  code?: string | undefined
  timeZone?: string | undefined
  /** Of an invitation to an organization. */
  accept_key?: string | undefined
}

/**
 * Signs in. Refuses with `wrong_details`, whether the email or the password was wrong. With the link of its mail it
 * signs in to the sign-up, and so confirms its address. If the account has two factors, the password alone opens
 * nothing: without a code it throws `two_factor_needed`, and keeps nothing of the try.
 */
export async function signIn(context: Context, input: SignInInput, caller: Caller): Promise<Session> {
  const email = emailKey(input)
  const device = input.deviceToken === undefined ? null : hashToken(input.deviceToken)
  const candidate = await findCandidate(context, email, device, input.verification)
  const { account, passwordHash, isKnownDevice, link } = candidate
  const network = networkOf(caller.ip)
  const here = `${network} ${email}`
  const deviceKey = device && isKnownDevice ? device.toString('hex') : undefined
  const skipsLimits = deviceKey && (await countIfFree(context, LIMITS.signInOnDevice, deviceKey))
  if (!skipsLimits)
    await allow(
      context,
      'sign-in',
      [
        [LIMITS.signInPerNetwork, network],
        [LIMITS.signInHere, here],
        [LIMITS.signInAnywhere, email],
      ],
      caller.proof,
    )
  const isRight = await verify(passwordHash ?? context.service(PASSWORD_HASHES).dummy, input.password)
  if (!account || !isRight) {
    await countFailure(context, email, caller)
    throw new AppError('wrong_details')
  }
  await forgive(context, LIMITS.signInHere, here)
  await forgive(context, LIMITS.signInAnywhere, email)
  if (deviceKey) await forgive(context, LIMITS.signInOnDevice, deviceKey)
  const ids = { accountId: account.id, hostId: await hostFor(context, account.id) }
  const acting = actingAs(ids.hostId, caller)
  await requireSecondFactor(context, { accountId: account.id, acting, deviceKey, code: input.code })
  return completeSignIn(context, account, { ...input, ids, link, isKnownDevice }, caller)
}

interface Ids {
  accountId: string
  hostId: HostId
}

interface Candidate {
  account: Account | undefined
  passwordHash: string | undefined
  isKnownDevice: boolean
  /** The link to the account's address, which it confirms. */
  link: MailedLink | undefined
}

async function findCandidate(
  context: Context,
  email: string,
  device: Buffer | null,
  link: MailedLink | undefined,
): Promise<Candidate> {
  const linked = link && (await accountOfLink(context, link))
  if (linked && emailKey(linked) === email) {
    const passwordHash = await passwordHashOf(context.db, linked.id)
    return { account: linked, passwordHash, isKnownDevice: false, link }
  }
  const since = new Date(context.clock.now() - DEVICE_DAYS * DAY)
  const found = await signInCandidate(context.db, email, { hash: device, since })
  return {
    account: found,
    passwordHash: found?.password_hash,
    isKnownDevice: found?.is_known_device ?? false,
    link: undefined,
  }
}

/** Signs in somebody who has proved who they are. Throws `link_expired` for a key that accepts nothing for them. */
export async function completeSignIn(
  context: Context,
  account: Account,
  {
    ids,
    deviceToken,
    timeZone,
    isKnownDevice,
    link,
    accept_key: acceptKey,
  }: Pick<SignInInput, 'deviceToken' | 'timeZone' | 'accept_key'> &
    Pick<Candidate, 'isKnownDevice' | 'link'> & { ids: Ids },
  caller: Caller,
): Promise<Session> {
  let tookBackDeletion = false
  const isConfirmed = link !== undefined || account.verified_at !== null
  const mailsOwner = !isKnownDevice && isConfirmed && (await shouldMailOwner(context, account, caller))
  const session = await context.db.transaction().execute(async (trx) => {
    if (link && !(await confirmByLink(context, trx, link, caller))) throw new AppError('verification_invalid')
    const opened = await openSession(context, trx, ids, caller, { deviceToken, timeZone })
    const { accountId, hostId: person } = ids
    const joining = { accountId, person, email: account.email, calling: caller }
    if (acceptKey !== undefined) await joinWithAcceptKey(context, trx, acceptKey, joining)
    const acting = actingAs(ids.hostId, caller)
    for (const takeBack of context.hooks(SIGNED_IN))
      if (await takeBack(context, trx, { accountId: ids.accountId, acting })) tookBackDeletion = true
    if (mailsOwner) await recordChange(context, trx, { accountId: ids.accountId, acting }, 'new_device')
    else await recordActivity(context, trx, acting, isKnownDevice ? 'signed_in' : 'signed_in_new_device')
    return opened
  })
  return { ...session, currentUser: await currentUserOf(context, ids), tookBackDeletion }
}

async function shouldMailOwner(context: Context, account: Account, caller: Caller): Promise<boolean> {
  if (account.created_at.getTime() > context.clock.now() - NEWS_AFTER_MS) return false
  const browserInWords = Object.values(callingInWords(caller)).join(' ')
  return countIfFree(context, LIMITS.newDeviceMails, `${account.id} ${browserInWords}`)
}

async function countFailure({ db, clock }: Context, email: string, caller: Caller): Promise<void> {
  const now = clock.now()
  await countFailedSignIn(db, {
    account: digest(email),
    hour: new Date(Math.floor(now / HOUR) * HOUR),
    ...callingInWords(caller),
    last_at: new Date(now),
  })
}

/** Moves the failures noted so far into the activity of the account's hosts. Repeat: does nothing. */
async function moveFailuresToActivity(
  { db }: Pick<Context, 'db'>,
  accountId: string,
  email: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const failed = await takeFailedSignIns(trx, digest(email.toLowerCase()))
    if (failed.length === 0) return
    for (const hostId of await hostsOf(trx, accountId))
      for (const { hour, count, last_at: last, browser, system, network } of failed)
        await recordFailedSignIns(trx, hostId, { hour, count, last, calling: { browser, system, network } })
  })
}

/**
 * Call it before the activity is read. Nobody signs in to a sign-up by email: failures with its email belong to
 * another account.
 */
export async function moveOwnFailuresToActivity(
  context: Context,
  { accountId, isVerified }: SignedIn,
): Promise<void> {
  const account = isVerified ? await findAccount(context, accountId) : undefined
  if (account) await moveFailuresToActivity(context, account.id, account.email)
}

/** Called by the daily job. Repeat: does nothing. */
export async function cleanUpFailedSignIns(context: Context): Promise<void> {
  const { db, clock } = context
  for (const { account_id, email_key } of await accountsWithFailedSignIns(db))
    await moveFailuresToActivity(context, account_id, email_key)
  await deleteFailedSignInsBefore(db, new Date(clock.now() - DAY))
}

function digest(email: string): Buffer {
  return createHash('sha256').update(email).digest()
}
