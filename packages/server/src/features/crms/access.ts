import type { CallName } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { ContactsPort } from '../../providers/provider.ts'
import { ProviderError } from '../../providers/provider.ts'
import { allow } from '../abuse/operations.ts'
import { withAccess } from '../connections/access.ts'
import type { ConnectionRef } from '../connections/check.ts'
import type { StoredConnection } from '../connections/operations.ts'
import { providerHere } from '../connections/providers.ts'
import { LIMITS } from './limits.ts'

const SECOND = 1_000

/** A connected CRM, and whose it is. */
export interface Crm {
  ref: ConnectionRef
  contacts: ContactsPort
  /** Everybody of one company has the same contacts and the same limits. */
  company: string
}

/** Undefined if the connection is to something else, or its provider is not set up. */
export function crmOf(context: Context, connection: StoredConnection): Crm | undefined {
  const { provider, account_id: accountId, host_id: hostId, id: connectionId } = connection
  const contacts = providerHere(context, provider).ports?.contacts
  if (!contacts) return undefined
  return { ref: { hostId, connectionId }, contacts, company: `${provider} ${contacts.companyOf(accountId)}` }
}

/**
 * Calls a CRM, after waiting for its pace: so many requests as `requests` says count for the company. Throws `ProviderError`,
 * `rate_limited` without a call if the company has had enough for now.
 */
export async function callCrm<Result>(
  context: Context,
  { ref, contacts, company }: Crm,
  { name, requests }: { name: CallName; requests: number },
  work: (contacts: ContactsPort, token: string) => Promise<Result>,
): Promise<Result> {
  for (let count = 0; count < requests; count++) await keepPace(context, company)
  return withAccess(context, ref, name, async (_ports, token) => work(contacts, token))
}

async function keepPace(context: Context, company: string): Promise<void> {
  try {
    await allow(context, 'crm-calls', [[LIMITS.callsPerCompany, company]])
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { retryAfterSeconds: left = LIMITS.callsPerCompany.periodSeconds } = error
    throw new ProviderError('rate_limited', 'the pace of the company', left * SECOND)
  }
}
