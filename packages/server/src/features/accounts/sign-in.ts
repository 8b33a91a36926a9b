import { verify } from '@node-rs/argon2'
import { DAY, HOUR } from '@scheduling/domain'
import { createHash } from 'node:crypto'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { Caller } from '../../http/handlers.ts'
import { networkOf } from '../../http/network.ts'
import { allow, countIfFree, forgive } from '../abuse/operations.ts'
import { callingInWords } from '../activity/calling.ts'
import { recordActivity, recordFailedSignIns } from '../activity/operations.ts'
import { hostsOf } from '../hosts/operations.ts'
import { hostFor, selfOf } from './accounts.ts'
import { recordChange } from './changes.ts'
import { emailKey } from './email-key.ts'
import { SIGNED_IN } from './events.ts'
import { LIMITS } from './limits.ts'
import type { MailedLink } from './mailed-link.ts'
import { PASSWORD_HASHES } from './passwords/hashes.ts'
import { countFailedSignIn, hasDevice, takeFailedSignIns } from './session-store.ts'
import type { Session } from './sessions.ts'
import { actingAs, DEVICE_DAYS, openSession } from './sessions.ts'
import type { Account } from './store.ts'
import { accountByEmail, passwordHashOf } from './store.ts'
import { hashToken } from './tokens.ts'
import { passTwoFactor } from './two-factor/take-code.ts'
import { confirmByLink, linkedAccount } from './verification.ts'

// Who has just signed up knows where.
const NEWS_AFTER_MS = DAY

interface Input {
  email: string
  password: string
  deviceToken?: string | undefined
  verification?: MailedLink | undefined
  /** Of the authenticator app, or a recovery code. */
  code?: string | undefined
  timeZone?: string | undefined
}

/**
 * Signs in. Refuses with `wrong_details` whether the e-mail or the password was wrong. With the link of its mail it is the
 * sign-up that is signed in to, whose address is confirmed by that. Where the account has two factors, the password alone
 * opens nothing: without a code it is refused with `two_factor_needed`, and nothing of it is kept.
 */
export async function signIn(context: Context, input: Input, caller: Caller): Promise<Session> {
  const email = emailKey(input)
  const device = input.deviceToken === undefined ? null : hashToken(input.deviceToken)
  const candidate = await whoCouldItBe(context, email, device, input.verification)
  const { account, passwordHash, isKnownDevice, link } = candidate
  const network = networkOf(caller.ip)
  const here = `${network} ${email}`
  const deviceKey = device && isKnownDevice ? device.toString('hex') : undefined
  const isLetThrough = deviceKey && (await countIfFree(context, LIMITS.signInOnDevice, deviceKey))
  if (!isLetThrough)
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
  const isRight = await verify(passwordHash ?? context.kept(PASSWORD_HASHES).nobodys, input.password)
  if (!account || !isRight) {
    await noteFailure(context, email, caller)
    throw new AppError('wrong_details')
  }
  await forgive(context, LIMITS.signInHere, here)
  await forgive(context, LIMITS.signInAnywhere, email)
  if (deviceKey) await forgive(context, LIMITS.signInOnDevice, deviceKey)
  const ids = { accountId: account.id, hostId: await hostFor(context, account.id) }
  const acting = actingAs(ids.hostId, caller)
  await passTwoFactor(context, { accountId: account.id, acting, deviceKey, code: input.code })
  return letIn(context, account, { ...input, ids, link, isKnownDevice }, caller)
}

interface Ids {
  accountId: string
  hostId: string
}

interface Candidate {
  account: Account | undefined
  passwordHash: string | undefined
  isKnownDevice: boolean
  /** Of the account's, to be confirmed. */
  link: MailedLink | undefined
}

async function whoCouldItBe(
  context: Context,
  email: string,
  device: Buffer | null,
  link: MailedLink | undefined,
): Promise<Candidate> {
  const linked = link && (await linkedAccount(context, link))
  if (linked && emailKey(linked) === email) {
    const passwordHash = await passwordHashOf(context.db, linked.id)
    return { account: linked, passwordHash, isKnownDevice: false, link }
  }
  const since = new Date(context.clock.now() - DEVICE_DAYS * DAY)
  const found = await accountByEmail(context.db, email, { hash: device, since })
  return {
    account: found,
    passwordHash: found?.password_hash,
    isKnownDevice: found?.is_known_device ?? false,
    link: undefined,
  }
}

/** Who has shown who they are. */
export async function letIn(
  context: Context,
  account: Account,
  {
    ids,
    deviceToken,
    timeZone,
    isKnownDevice,
    link,
  }: Pick<Input, 'deviceToken' | 'timeZone'> & Pick<Candidate, 'isKnownDevice' | 'link'> & { ids: Ids },
  caller: Caller,
): Promise<Session> {
  let tookBackDeletion = false
  const isConfirmed = link !== undefined || account.verified_at !== null
  const isNews = !isKnownDevice && isConfirmed && (await isNewsToOwner(context, account, caller))
  const session = await context.db.transaction().execute(async (trx) => {
    if (link && !(await confirmByLink(context, trx, link, caller))) throw new AppError('verification_invalid')
    const opened = await openSession(context, trx, ids, caller, { deviceToken, timeZone })
    const acting = actingAs(ids.hostId, caller)
    for (const takeBack of context.partakers(SIGNED_IN))
      if (await takeBack(context, trx, { accountId: ids.accountId, acting })) tookBackDeletion = true
    if (isNews) await recordChange(context, trx, { accountId: ids.accountId, acting }, 'new_device')
    else await recordActivity(context, trx, acting, isKnownDevice ? 'signed_in' : 'signed_in_new_device')
    return opened
  })
  return { ...session, self: await selfOf(context, ids), tookBackDeletion }
}

/** Whether the browser has signed in to the account before, and not too long ago. */
export async function isKnownThere(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  accountId: string,
  deviceToken: string | undefined,
): Promise<boolean> {
  const since = new Date(clock.now() - DEVICE_DAYS * DAY)
  return deviceToken !== undefined && hasDevice(db, accountId, hashToken(deviceToken), since)
}

async function isNewsToOwner(context: Context, account: Account, caller: Caller): Promise<boolean> {
  if (account.created_at.getTime() > context.clock.now() - NEWS_AFTER_MS) return false
  const looks = Object.values(callingInWords(caller)).join(' ')
  return countIfFree(context, LIMITS.newDeviceMails, `${account.id} ${looks}`)
}

async function noteFailure({ db, clock }: Context, email: string, caller: Caller): Promise<void> {
  const now = clock.now()
  await countFailedSignIn(db, {
    account: digest(email),
    hour: new Date(Math.floor(now / HOUR) * HOUR),
    ...callingInWords(caller),
    last_at: new Date(now),
  })
}

/** What was noted until now becomes part of the activity of the account's hosts. Repeat: does nothing. */
export async function gatherFailedSignIns(
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

function digest(email: string): Buffer {
  return createHash('sha256').update(email).digest()
}
