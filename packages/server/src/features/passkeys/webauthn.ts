import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
  WebAuthnCredential,
} from '@simplewebauthn/server'
import { PRODUCT_NAME } from '@scheduling/messages'
import type { Context } from '../../context.ts'
import { isFirstUse } from '../abuse/operations.ts'
import { CHALLENGE_KEY, expiryOf, newChallenge } from './challenge.ts'
import type { StoredPasskey } from './store.ts'

// The only file that knows the library. Loading it takes a quarter of a second and 30 MB, so load it only where
// passkeys are used.
const library = () => import('@simplewebauthn/server')

// EdDSA, ES256 and RS256: every authenticator has one of them.
const ALGORITHMS = [-8, -7, -257]

/** The relying party: the name of the public address, and the one origin that may ask for them. */
function relyingParty({ config }: Pick<Context, 'config'>): { rpID: string; origin: string } {
  const { hostname, origin } = new URL(config.publicUrl)
  return { rpID: hostname, origin }
}

export async function creationOptions(
  context: Context,
  purpose: string,
  { accountId, email, existing }: { accountId: string; email: string; existing: readonly StoredPasskey[] },
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await library()
  return generateRegistrationOptions({
    rpName: PRODUCT_NAME,
    rpID: relyingParty(context).rpID,
    userName: email,
    userID: handleOf(accountId),
    challenge: challengeFor(context, purpose),
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: existing.map(({ credential_id, transports }) => ({ id: credential_id, transports })),
    // Works without an email, and replaces password and second factor.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

export async function requestOptions(
  context: Context,
  purpose: string,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await library()
  return generateAuthenticationOptions({
    rpID: relyingParty(context).rpID,
    challenge: challengeFor(context, purpose),
    userVerification: 'required',
  })
}

/** The new passkey; undefined if it is not what we asked for. */
export async function createdCredential(
  context: Context,
  purpose: string,
  response: RegistrationResponseJSON,
): Promise<WebAuthnCredential | undefined> {
  const { verifyRegistrationResponse } = await library()
  const { rpID, origin } = relyingParty(context)
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => isOurs(context, purpose, challenge),
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => undefined)
  return verified?.registrationInfo?.credential
}

/** The passkey's own count of its uses; undefined if it did not sign. */
export async function shownCounter(
  context: Context,
  purpose: string,
  { credential_id, public_key, counter }: StoredPasskey,
  response: AuthenticationResponseJSON,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await library()
  const { rpID, origin } = relyingParty(context)
  const shown = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => isOurs(context, purpose, challenge),
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    credential: { id: credential_id, publicKey: Uint8Array.from(public_key), counter: Number(counter) },
  }).catch(() => undefined)
  return shown?.verified ? shown.authenticationInfo.newCounter : undefined
}

/** The user handle, by which a passkey names its account. */
export function handleOf(accountId: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(accountId.replaceAll('-', ''), 'hex'))
}

function challengeFor({ service, clock }: Context, purpose: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(newChallenge(service(CHALLENGE_KEY), purpose, clock.now()))
}

/** True once for each challenge. */
async function isOurs(context: Context, purpose: string, challenge: string): Promise<boolean> {
  const expires = expiryOf(context.service(CHALLENGE_KEY), purpose, challenge, context.clock.now())
  return expires !== undefined && isFirstUse(context, `passkey ${challenge}`, expires)
}
