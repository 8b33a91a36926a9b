import type { ProviderId } from '@scheduling/contract'
import { MINUTE } from '@scheduling/domain'
import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Context } from '../../context.ts'
import { AppError, fieldError } from '../../errors.ts'
import type { SignedIn } from '../../http/caller.ts'
import type { OAuthPort } from '../../providers/provider.ts'
import { keptSecret } from '../../secrets.ts'
import { allow } from '../abuse/operations.ts'
import { keepConnection, refusalOf } from './keep.ts'
import { LIMITS } from './limits.ts'
import { portsOf } from './providers.ts'
import type { StoredConnection } from './store.ts'
import { insertStart, takeStart } from './store.ts'

/** Makes each state's PKCE verifier, which proves that the same server asked (RFC 7636). */
export const VERIFIER_KEY = keptSecret('connection-verifiers')

const START_MS = 10 * MINUTE
const STATE_BYTES = 32

/** The URL of the provider's consent page. Throws `provider_off`, `rate_limited`. Repeat: a new URL. */
export async function startConsent(context: Context, here: SignedIn, id: ProviderId): Promise<string> {
  const oauth = oauthOf(context, id)
  await allow(context, 'connection-start', [[LIMITS.startsPerHost, here.hostId]])
  const state = randomBytes(STATE_BYTES).toString('base64url')
  await insertStart(context.db, {
    state_hash: digest(state),
    session_hash: here.tokenHash,
    provider: id,
    ends_at: new Date(context.clock.now() + START_MS),
  })
  const challenge = createHash('sha256').update(verifierOf(context, state)).digest('base64url')
  return oauth.consentUrl({ state, challenge, redirectUri: redirectUri(context, id) })
}

/**
 * Finishes with the provider's answer. Only the session that started it can, and only once, so nobody can be tricked into
 * connecting a stranger's account. Throws `consent_invalid`, `consent_incomplete`, `unavailable`. Repeat: refused.
 */
export async function finishConsent(
  context: Context,
  here: SignedIn,
  id: ProviderId,
  { state, code }: { state: string; code: string },
): Promise<StoredConnection> {
  const oauth = oauthOf(context, id)
  const start = { state_hash: digest(state), session_hash: here.tokenHash, provider: id }
  const now = context.clock.now()
  if (!(await takeStart(context.db, start, new Date(now)))) throw new AppError('consent_invalid')
  const given = { code, verifier: verifierOf(context, state), redirectUri: redirectUri(context, id) }
  const { tokens, account } = await oauth.exchange(given, now).catch((error: unknown) => {
    throw refusalOf(error)
  })
  if (!oauth.scopes.every((scope) => tokens.scopes.includes(scope))) throw new AppError('consent_incomplete')
  return keepConnection(context, here, id, tokens, account)
}

function redirectUri({ config }: Context, id: ProviderId): string {
  return `${config.publicUrl}/calendar-connections/${id}`
}

function digest(state: string): Buffer {
  return createHash('sha256').update(state).digest()
}

function verifierOf(context: Context, state: string): string {
  return createHmac('sha256', context.kept(VERIFIER_KEY)).update(state).digest('base64url')
}

function oauthOf(context: Context, id: ProviderId): OAuthPort {
  const { oauth } = portsOf(context, id)
  if (oauth) return oauth
  throw fieldError(
    'provider',
    'other_way',
    `Nobody is asked for consent by ${id}: POST /connections/${id}/open`,
  )
}
