import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { Passkey } from '@scheduling/contract'
import { limits } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import type { Db } from '../../database/schema.ts'
import { isUniqueViolation } from '../../database/violations.ts'
import { AppError, found, notFound } from '../../errors.ts'
import type { SignedIn } from '../../http/caller.ts'
import type { Caller } from '../../http/handlers.ts'
import { networkOf } from '../../http/network.ts'
import { allow } from '../abuse/operations.ts'
import { recordChange } from '../accounts/changes.ts'
import { currentUserOf, findAccount, hostFor } from '../accounts/operations.ts'
import { recordActivity } from '../activity/operations.ts'
import { requirePassword } from '../passwords/operations.ts'
import type { Session } from '../sessions/operations.ts'
import { actingAs, isDeviceOf } from '../sessions/operations.ts'
import { completeSignIn } from '../sign-in/operations.ts'
import { LIMITS } from './limits.ts'
import { presentPasskey } from './present.ts'
import type { StoredPasskey } from './store.ts'
import {
  deletePasskey,
  insertPasskey,
  markUsed,
  passkeyByCredential,
  passkeysOf,
  renamePasskey,
} from './store.ts'
import { createdCredential, creationOptions, handleOf, requestOptions, shownCounter } from './webauthn.ts'

const PURPOSE_OF_SIGN_IN = 'sign in'
const purposeOfAdding = (accountId: string) => `add to ${accountId}`

export async function listPasskeys({ db }: Pick<Context, 'db'>, here: SignedIn): Promise<StoredPasskey[]> {
  return passkeysOf(db, here.accountId)
}

/** For the page where the owner sets a new password. */
export async function passkeysToShow(db: Db, accountId: string): Promise<Passkey[]> {
  return (await passkeysOf(db, accountId)).map(presentPasskey)
}

/** Throws `wrong_password`, `passkey_limit_reached`. Repeat: another challenge. */
export async function beginPasskey(
  context: Context,
  here: SignedIn,
  current: string,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { accountId } = here
  await requirePassword(context, accountId, current, 'current')
  const [{ account }, existing] = await Promise.all([
    currentUserOf(context, here),
    passkeysOf(context.db, accountId),
  ])
  if (existing.length >= limits.PASSKEYS_MAX) throw new AppError('passkey_limit_reached')
  return creationOptions(context, purposeOfAdding(accountId), { accountId, email: account.email, existing })
}

/** Throws `passkey_refused`. Repeat: refused. */
export async function addPasskey(
  context: Context,
  here: SignedIn,
  { name, response }: { name: string; response: RegistrationResponseJSON },
): Promise<StoredPasskey> {
  const { accountId } = here
  const credential = await createdCredential(context, purposeOfAdding(accountId), response)
  if (!credential) throw new AppError('passkey_refused')
  if ((await passkeysOf(context.db, accountId)).length >= limits.PASSKEYS_MAX)
    throw new AppError('passkey_limit_reached')
  return context.db
    .transaction()
    .execute(async (trx) => {
      const added = await insertPasskey(trx, {
        account_id: accountId,
        credential_id: credential.id,
        public_key: Buffer.from(credential.publicKey),
        counter: String(credential.counter),
        transports: credential.transports ?? [],
        name,
        created_at: new Date(context.clock.now()),
      })
      await recordChange(context, trx, { accountId, acting: here }, 'passkey_added')
      return added
    })
    .catch((error: unknown) => {
      if (isUniqueViolation(error, 'passkeys_credential_id_key')) throw new AppError('passkey_refused')
      throw error
    })
}

/** Throws `passkey_not_found`, also for another account's. Repeat: the same. */
export async function namePasskey(
  context: Context,
  { accountId }: SignedIn,
  id: string,
  name: string,
): Promise<StoredPasskey> {
  return found(await renamePasskey(context.db, accountId, id, name), 'passkey_not_found', id)
}

/** Throws `passkey_not_found`, also for another account's. Repeat: refused. */
export async function removePasskey(context: Context, here: SignedIn, id: string): Promise<void> {
  const { accountId } = here
  await context.db.transaction().execute(async (trx) => {
    if (!(await deletePasskey(trx, accountId, id))) throw notFound('passkey_not_found', id)
    await recordChange(context, trx, { accountId, acting: here }, 'passkey_removed')
  })
}

/** Reveals nothing about anybody: only the browser knows which passkeys exist. */
export async function beginSignIn(
  context: Context,
  caller: Caller,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  await allowSignIn(context, caller)
  return requestOptions(context, PURPOSE_OF_SIGN_IN)
}

interface PasskeySignIn {
  response: AuthenticationResponseJSON
  deviceToken?: string | undefined
  timeZone?: string | undefined
  accept_key?: string | undefined
}

/**
 * Signs in. The passkey has checked its owner itself, so no code is asked for. Throws `passkey_refused`. Repeat:
 * refused.
 */
export async function signInByPasskey(
  context: Context,
  { response, ...input }: PasskeySignIn,
  caller: Caller,
): Promise<Session> {
  await allowSignIn(context, caller)
  const passkey = await passkeyByCredential(context.db, response.id)
  if (!passkey) throw new AppError('passkey_refused')
  const account = found(await findAccount(context, passkey.account_id), 'passkey_refused', passkey.account_id)
  const ids = { accountId: account.id, hostId: await hostFor(context, account.id) }
  if (!(await isSignedByPasskey(context, passkey, response))) {
    await context.db
      .transaction()
      .execute(async (trx) => recordActivity(context, trx, actingAs(ids.hostId, caller), 'passkey_refused'))
    throw new AppError('passkey_refused')
  }
  const isKnownDevice = await isDeviceOf(context, account.id, input.deviceToken)
  return completeSignIn(context, account, { ...input, ids, isKnownDevice, link: undefined }, caller)
}

async function allowSignIn(context: Context, { ip, proof }: Caller): Promise<void> {
  await allow(context, 'sign-in-passkey', [[LIMITS.passkeySignIns, networkOf(ip)]], proof)
}

async function isSignedByPasskey(
  context: Context,
  passkey: StoredPasskey,
  response: AuthenticationResponseJSON,
): Promise<boolean> {
  const { userHandle } = response.response
  const owner = Buffer.from(handleOf(passkey.account_id)).toString('base64url')
  if (userHandle !== undefined && userHandle !== owner) return false
  const counter = await shownCounter(context, PURPOSE_OF_SIGN_IN, passkey, response)
  const now = new Date(context.clock.now())
  return counter !== undefined && markUsed(context.db, passkey, { counter, now })
}
