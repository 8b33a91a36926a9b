import { hash, verify } from '@node-rs/argon2'
import { DAY, HOUR } from '@scheduling/domain'
import { createHash } from 'node:crypto'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { Caller } from '../../http/handlers.ts'
import { networkOf } from '../../http/network.ts'
import { allow, countIfFree, forgive } from '../abuse/operations.ts'
import { POLICIES } from '../abuse/policies.ts'
import { callingInWords } from '../activity/calling.ts'
import { recordActivity, recordFailedSignIns } from '../activity/operations.ts'
import { emailKey } from './email-key.ts'
import { ACCOUNT_NEWS } from './events.ts'
import type { Session } from './sessions.ts'
import { actingAs, openSession } from './sessions.ts'
import type { Host } from './store.ts'
import { accountByEmail, countFailedSignIn, takeFailedSignIns } from './store.ts'
import { hashToken } from './tokens.ts'
import type { Link } from './verification.ts'
import { confirmByLink, linkedHost } from './verification.ts'

/** How long a browser stays known that is not used. */
export const DEVICE_DAYS = 90
// Who has just signed up knows where.
const NEWS_AFTER_MS = DAY

interface Input {
  email: string
  password: string
  deviceToken?: string | undefined
  verification?: Link | undefined
}

// Compared against when there is no such account, so that the time to refuse does not tell whether there is one.
const NOBODYS_HASH = await hash('nobody has this password')

/**
 * Signs in. Refuses with `wrong_details` whether the e-mail or the password was wrong. With the link of its mail it is the
 * sign-up that is signed in to, whose address is confirmed by that.
 */
export async function signIn(context: Context, input: Input, caller: Caller): Promise<Session> {
  const account = emailKey(input)
  const device = input.deviceToken === undefined ? null : hashToken(input.deviceToken)
  const { host, isKnownDevice, link } = await whoCouldItBe(context, account, device, input.verification)
  const network = networkOf(caller.ip)
  const here = `${network} ${account}`
  const deviceKey = device && isKnownDevice ? device.toString('hex') : undefined
  const isLetThrough = deviceKey && (await countIfFree(context, POLICIES.signInOnDevice, deviceKey))
  if (!isLetThrough)
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
  const isRight = await verify(host?.password_hash ?? NOBODYS_HASH, input.password)
  if (!host || !isRight) {
    await noteFailure(context, account, caller)
    throw new AppError('wrong_details')
  }
  await forgive(context, POLICIES.signInHere, here)
  await forgive(context, POLICIES.signInAnywhere, account)
  if (deviceKey) await forgive(context, POLICIES.signInOnDevice, deviceKey)
  return letIn(context, host, { ...input, link, isKnownDevice }, caller)
}

interface Candidate {
  host: Host | undefined
  isKnownDevice: boolean
  /** Of the host's, to be confirmed. */
  link: Link | undefined
}

async function whoCouldItBe(
  context: Context,
  account: string,
  device: Buffer | null,
  link: Link | undefined,
): Promise<Candidate> {
  const linked = link && (await linkedHost(context, link))
  if (linked && emailKey(linked) === account) return { host: linked, isKnownDevice: false, link }
  const since = new Date(context.clock.now() - DEVICE_DAYS * DAY)
  const found = await accountByEmail(context.db, account, { hash: device, since })
  return { host: found, isKnownDevice: found?.is_known_device ?? false, link: undefined }
}

async function letIn(
  context: Context,
  host: Host,
  { deviceToken, isKnownDevice, link }: Pick<Input, 'deviceToken'> & Omit<Candidate, 'host'>,
  caller: Caller,
): Promise<Session> {
  const verifiedAt = link ? new Date(context.clock.now()) : host.verified_at
  const isNews = !isKnownDevice && verifiedAt && (await isNewsToOwner(context, host, caller))
  return context.db.transaction().execute(async (trx) => {
    if (link && !(await confirmByLink(context, trx, link, caller))) throw new AppError('verification_invalid')
    const session = await openSession(context, trx, { ...host, verified_at: verifiedAt }, caller, deviceToken)
    const kind = isKnownDevice ? 'signed_in' : 'signed_in_new_device'
    const activityId = await recordActivity(context, trx, actingAs(host.id, caller), kind)
    if (isNews)
      await context.events.record(trx, ACCOUNT_NEWS, { kind: 'new_device', hostId: host.id, activityId })
    return session
  })
}

async function isNewsToOwner(context: Context, host: Host, caller: Caller): Promise<boolean> {
  if (host.created_at.getTime() > context.clock.now() - NEWS_AFTER_MS) return false
  const looks = Object.values(callingInWords(caller)).join(' ')
  return countIfFree(context, POLICIES.newDeviceMails, `${host.id} ${looks}`)
}

async function noteFailure({ db, clock }: Context, account: string, caller: Caller): Promise<void> {
  const now = clock.now()
  await countFailedSignIn(db, {
    account: digest(account),
    hour: new Date(Math.floor(now / HOUR) * HOUR),
    ...callingInWords(caller),
    last_at: new Date(now),
  })
}

/** What was noted until now becomes part of the account's activity. Repeat: does nothing. */
export async function gatherFailedSignIns(
  { db }: Pick<Context, 'db'>,
  hostId: string,
  email: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const row of await takeFailedSignIns(trx, digest(email.toLowerCase()))) {
      const { hour, count, last_at: last, browser, system, network } = row
      await recordFailedSignIns(trx, hostId, { hour, count, last, calling: { browser, system, network } })
    }
  })
}

function digest(account: string): Buffer {
  return createHash('sha256').update(account).digest()
}
