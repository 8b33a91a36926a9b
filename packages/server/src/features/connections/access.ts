import type { CallName, ConnectionCall } from '@scheduling/contract'
import { MINUTE } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import { portsFor } from './providers.ts'
import type { Ports, ProviderFailure } from '../../providers/provider.ts'
import { ProviderError } from '../../providers/provider.ts'
import { recordBroken } from './broken.ts'
import { openedTokens, sealedTokens } from './seal.ts'
import type { ConnectionRef, StoredConnection } from './store.ts'
import { connectionById, lockConnection, markBroken, noteCall, updateConnection } from './store.ts'

// Renew early, because a token can expire while the request is on its way.
const SPARE_MS = MINUTE

/**
 * Calls the provider of a connected account, and records how it went. A rejected token is renewed once, even if it has not
 * expired. Throws `ProviderError`. `unauthorized` means that the owner must give consent again. Repeat: calls again, but not
 * while the provider asks us to wait.
 */
export async function withAccess<Result>(
  context: Context,
  ref: ConnectionRef,
  name: CallName,
  work: (ports: Ports, token: string) => Promise<Result>,
): Promise<Result> {
  await leaveAlone(context, ref)
  const began = performance.now()
  const callOf = (failure: ProviderFailure | null) => ({
    at: new Date(context.clock.now()).toISOString(),
    name,
    failure,
    milliseconds: Math.round(performance.now() - began),
  })
  try {
    const result = await tried(context, ref, work)
    const succeeded_at = new Date(context.clock.now())
    await noteCall(context.db, ref, callOf(null), { succeeded_at, failed_at: null, failure: null })
    return result
  } catch (error) {
    if (error instanceof ProviderError) await countFailure(context, ref, callOf(error.failure), error)
    throw error
  }
}

/** Throws if the provider asked us to wait, until the wait is over. */
async function leaveAlone({ db, clock }: Context, ref: ConnectionRef): Promise<void> {
  const until = (await connectionById(db, ref))?.rest_until?.getTime() ?? 0
  if (until > clock.now()) throw new ProviderError('rate_limited', 'asked for a rest', until - clock.now())
}

async function tried<Result>(
  context: Context,
  ref: ConnectionRef,
  work: (ports: Ports, token: string) => Promise<Result>,
): Promise<Result> {
  const { ports, token } = await tokenOf(context, ref)
  try {
    return await work(ports, token)
  } catch (error) {
    if (!(error instanceof ProviderError) || error.failure !== 'unauthorized') throw error
    return work(ports, (await tokenOf(context, ref, token)).token)
  }
}

/** `refused`: a token that the provider rejected although it has not expired. */
async function tokenOf(
  context: Context,
  ref: ConnectionRef,
  refused?: string,
): Promise<{ ports: Ports; token: string }> {
  const known = usable(await connectionById(context.db, ref))
  const ports = portsFor(context, known)
  if (!ports) throw new ProviderError('unavailable', 'not set up on this server')
  const token = lasting(context, known, refused)
  if (token !== undefined) return { ports, token }
  // One renewal at a time, across processes. The lock is held until the new token is stored for the others.
  return context.db.transaction().execute(async (trx) => {
    const locked = usable(await lockConnection(trx, ref))
    const renewed = lasting(context, locked, refused)
    if (renewed !== undefined) return { ports, token: renewed }
    const { refresh } = openedTokens(context, locked)
    // A typed password cannot be renewed.
    if (!ports.oauth) throw new ProviderError('unauthorized', 'what was typed is refused')
    const tokens = await ports.oauth.refresh(refresh, context.clock.now())
    await updateConnection(trx, ref, sealedTokens(context, ref, tokens))
    return { ports, token: tokens.access }
  })
}

function usable(connection: StoredConnection | undefined): StoredConnection {
  if (!connection) throw new ProviderError('not_found', 'no such connection')
  if (connection.health === 'needs_reconnect') throw new ProviderError('unauthorized', 'needs_reconnect')
  return connection
}

function lasting(context: Context, connection: StoredConnection, refused?: string): string | undefined {
  if (connection.access_until.getTime() - SPARE_MS <= context.clock.now()) return undefined
  const { access } = openedTokens(context, connection)
  return access === refused ? undefined : access
}

async function countFailure(
  context: Context,
  ref: ConnectionRef,
  call: ConnectionCall,
  { failure, restMs }: ProviderError,
): Promise<void> {
  const at = new Date(call.at)
  const rest_until = restMs === undefined ? undefined : new Date(at.getTime() + restMs)
  await noteCall(context.db, ref, call, { failed_at: at, failure, ...(rest_until && { rest_until }) })
  if (failure !== 'unauthorized') return
  const known = await connectionById(context.db, ref)
  // A typed password does not expire by itself. One rejection may be a mistake of the server.
  const isTyped = known && !portsFor(context, known)?.oauth
  if (isTyped && known.failures === 0) return
  await context.db.transaction().execute(async (trx) => {
    if (!(await markBroken(trx, ref, { at, failure }))) return
    const broken = await connectionById(trx, ref)
    if (broken) await recordBroken(context, trx, broken, 'ended')
  })
}
