import type { ProviderId } from '@scheduling/contract'
import { MINUTE } from '@scheduling/domain'
import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { SignedIn } from '../../http/caller.ts'
import { providerOf } from '../../providers/list.ts'
import type { Provider, ProviderAccount, Tokens } from '../../providers/provider.ts'
import { ProviderError } from '../../providers/provider.ts'
import { keptSecret } from '../../secrets.ts'
import { allow } from '../abuse/operations.ts'
import { holdHost } from '../accounts/hosts.ts'
import { recordActivity } from '../activity/operations.ts'
import { CONNECTED } from './events.ts'
import { LIMITS } from './limits.ts'
import { sealedTokens } from './seal.ts'
import type { StoredConnection } from './store.ts'
import {
  connectionById,
  connectionOfAccount,
  deleteConnection,
  insertConnection,
  insertStart,
  takeStart,
  updateConnection,
} from './store.ts'

/** Makes of each state what proves that the same server asked: RFC 7636. */
export const VERIFIER_KEY = keptSecret('connection-verifiers')

const START_MS = 10 * MINUTE
const STATE_BYTES = 32

/** Where a person says yes. Throws `provider_off`, `rate_limited`. Repeat: another one. */
export async function startConsent(context: Context, here: SignedIn, id: ProviderId): Promise<string> {
  const { oauth } = portsOf(context, id)
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
 * With what the provider answered. Only the session that began takes it, once: nobody is led into connecting another's account.
 * Throws `consent_invalid`, `consent_incomplete`, `unavailable`. Repeat: refused.
 */
export async function finishConsent(
  context: Context,
  here: SignedIn,
  id: ProviderId,
  { state, code }: { state: string; code: string },
): Promise<StoredConnection> {
  const { oauth } = portsOf(context, id)
  const start = { state_hash: digest(state), session_hash: here.tokenHash, provider: id }
  const now = context.clock.now()
  if (!(await takeStart(context.db, start, new Date(now)))) throw new AppError('consent_invalid')
  const given = { code, verifier: verifierOf(context, state), redirectUri: redirectUri(context, id) }
  const { tokens, account } = await oauth.exchange(given, now).catch((error: unknown) => {
    throw refusalOf(error)
  })
  if (!oauth.scopes.every((scope) => tokens.scopes.includes(scope))) throw new AppError('consent_incomplete')
  return keep(context, here, id, tokens, account)
}

async function keep(
  context: Context,
  here: SignedIn,
  provider: ProviderId,
  tokens: Tokens,
  account: ProviderAccount,
): Promise<StoredConnection> {
  const { hostId } = here
  const { connection, isNew } = await context.db.transaction().execute(async (trx) => {
    await holdHost(trx, hostId)
    const known = await connectionOfAccount(trx, hostId, provider, account.id)
    const connectionId = known?.id ?? randomUUID()
    const sealed = sealedTokens(context, { hostId, connectionId }, tokens)
    const refresh_token = sealed.refresh_token ?? known?.refresh_token
    if (!refresh_token) throw new AppError('consent_incomplete')
    const renewed = {
      ...sealed,
      refresh_token,
      account_name: account.name,
      health: 'working' as const,
      failed_at: null,
      failure: null,
      failures: 0,
      failing_since: null,
      told_at: null,
      rest_until: null,
      look_at: new Date(context.clock.now()),
    }
    const row = {
      ...renewed,
      host_id: hostId,
      id: connectionId,
      provider,
      account_id: account.id,
      succeeded_at: null,
      connected_at: new Date(context.clock.now()),
      last_calls: '[]',
    }
    const ref = { hostId, connectionId }
    const kept = (known && (await updateConnection(trx, ref, renewed))) ?? (await insertConnection(trx, row))
    const kind = known ? 'connection_renewed' : 'connection_added'
    await recordActivity(context, trx, here, kind, account.name)
    return { connection: kept, isNew: !known }
  })
  const ref = { hostId, connectionId: connection.id }
  try {
    for (const connected of context.partakers(CONNECTED)) await connected(context, ref)
  } catch (error) {
    // Half connected would look connected.
    if (isNew) await context.db.transaction().execute((trx) => deleteConnection(trx, ref))
    throw refusalOf(error)
  }
  // What was done with it first has noted how it went.
  return (await connectionById(context.db, ref)) ?? connection
}

function portsOf({ config }: Context, id: ProviderId): NonNullable<Provider['ports']> {
  const { ports, needs } = providerOf(config, id)
  if (!ports)
    throw new AppError('provider_off', { detail: `Whoever runs this server sets ${needs.join(' and ')}` })
  return ports
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

function refusalOf(error: unknown): unknown {
  if (!(error instanceof ProviderError)) return error
  return new AppError(error.failure === 'unauthorised' ? 'consent_invalid' : 'unavailable', { cause: error })
}
