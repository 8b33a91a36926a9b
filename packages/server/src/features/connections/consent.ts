import type { ProviderId } from '@scheduling/contract'
import { CLIENT_STATE } from '@scheduling/contract/client-consent'
import { MINUTE } from '@scheduling/domain'
import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Context } from '../../context.ts'
import { AppError, fieldError } from '../../errors.ts'
import type { SignedIn } from '../../http/caller.ts'
import type { OAuthPort, ProviderAccount, Tokens } from '../../providers/provider.ts'
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
  await allow(context, 'connection-start', [[LIMITS.startsPerHost, here]])
  return consentUrl(context, oauth, { id, boundTo: here.tokenHash })
}

/** Asks somebody without an account to share when they are busy. `boundTo`: a hash of the secret in their link. */
export async function startFreeBusyConsent(
  context: Context,
  id: ProviderId,
  boundTo: Buffer,
): Promise<string> {
  return consentUrl(context, freeBusyOf(context, id), { id, boundTo, prefix: CLIENT_STATE })
}

interface Binding {
  id: ProviderId
  /** Only who knows what this is a hash of can finish. */
  boundTo: Buffer
  prefix?: string
}

async function consentUrl(
  context: Context,
  oauth: OAuthPort,
  { id, boundTo, prefix = '' }: Binding,
): Promise<string> {
  const state = prefix + randomBytes(STATE_BYTES).toString('base64url')
  await insertStart(context.db, {
    state_hash: digest(state),
    session_hash: boundTo,
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
  answer: ConsentAnswer,
): Promise<StoredConnection> {
  const { tokens, account } = await exchanged(
    context,
    oauthOf(context, id),
    { id, boundTo: here.tokenHash },
    answer,
  )
  return keepConnection(context, here, id, tokens, account)
}

interface ConsentAnswer {
  state: string
  code: string
}

/** What a client consented to. Throws like `finishConsent`. Repeat: refused. */
export async function finishFreeBusyConsent(
  context: Context,
  id: ProviderId,
  boundTo: Buffer,
  answer: ConsentAnswer,
): Promise<{ tokens: Tokens; account: ProviderAccount }> {
  return exchanged(context, freeBusyOf(context, id), { id, boundTo }, answer)
}

async function exchanged(
  context: Context,
  oauth: OAuthPort,
  { id, boundTo }: Binding,
  { state, code }: ConsentAnswer,
): Promise<{ tokens: Tokens; account: ProviderAccount }> {
  const start = { state_hash: digest(state), session_hash: boundTo, provider: id }
  const now = context.clock.now()
  if (!(await takeStart(context.db, start, new Date(now)))) throw new AppError('consent_invalid')
  const given = { code, verifier: verifierOf(context, state), redirectUri: redirectUri(context, id) }
  const { tokens, account } = await oauth.exchange(given, now).catch((error: unknown) => {
    throw refusalOf(error)
  })
  if (!oauth.scopes.every((scope) => tokens.scopes.includes(scope))) throw new AppError('consent_incomplete')
  return { tokens, account }
}

/** Where a provider sends people after they consented. It has to be registered there. */
export function redirectUri({ config }: Pick<Context, 'config'>, id: ProviderId): string {
  return `${config.publicUrl}/calendar-connections/${id}`
}

function digest(state: string): Buffer {
  return createHash('sha256').update(state).digest()
}

function verifierOf(context: Context, state: string): string {
  return createHmac('sha256', context.service(VERIFIER_KEY)).update(state).digest('base64url')
}

/** Throws `provider_off`, also for a provider that cannot share busy times alone. */
function freeBusyOf(context: Context, id: ProviderId): OAuthPort {
  const { freeBusy } = portsOf(context, id)
  if (!freeBusy) throw new AppError('provider_off')
  return freeBusy.oauth
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
