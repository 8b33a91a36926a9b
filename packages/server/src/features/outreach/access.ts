import type { CallName } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { OutreachPort } from '../../providers/provider.ts'
import { ProviderError } from '../../providers/provider.ts'
import { allow } from '../abuse/operations.ts'
import { withAccess } from '../connections/access.ts'
import type { ConnectionRef } from '../connections/check.ts'
import type { StoredConnection } from '../connections/operations.ts'
import { providerHere } from '../connections/providers.ts'
import { LIMITS } from './limits.ts'

const SECOND = 1_000

/** A connected outreach tool, and whose it is. */
export interface Tool {
  ref: ConnectionRef
  outreach: OutreachPort
  /** It can mark leads who book. */
  marksLeads: boolean
  /** Hosts with the same key share its limit. Its last characters name it. */
  key: string
}

/** Undefined if the connection is to something else. */
export function toolOf(context: Context, connection: StoredConnection): Tool | undefined {
  const { provider, account_name: name, host_id: hostId, id: connectionId } = connection
  const { ports, marksLeads } = providerHere(context, provider)
  const outreach = ports?.outreach
  if (!outreach) return undefined
  return {
    ref: { hostId, connectionId },
    outreach,
    marksLeads: marksLeads !== undefined,
    key: `${provider} ${name}`,
  }
}

/** Calls a tool, after waiting for its pace. Throws `ProviderError`, `rate_limited` without a call if the key has had enough for now. */
export async function callTool<Result>(
  context: Context,
  { ref, outreach, key }: Tool,
  { name, requests = 1 }: { name: CallName; requests?: number },
  work: (outreach: OutreachPort, key: string) => Promise<Result>,
): Promise<Result> {
  for (let count = 0; count < requests; count++) await keepPace(context, key)
  return withAccess(context, ref, name, async (_ports, token) => work(outreach, token))
}

async function keepPace(context: Context, key: string): Promise<void> {
  try {
    await allow(context, 'outreach-calls', [[LIMITS.callsPerKey, key]])
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { retryAfterSeconds: left = LIMITS.callsPerKey.periodSeconds } = error
    throw new ProviderError('rate_limited', 'the pace of the key', left * SECOND)
  }
}
