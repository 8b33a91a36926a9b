import { HOUR, MINUTE } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import type { CrmOwner } from '../../providers/provider.ts'
import type { Crm } from './access.ts'
import { callCrm } from './access.ts'
import type { StoredAccount } from './store.ts'
import { updateAccount } from './store.ts'

const KEPT_MS = 6 * HOUR
// Somebody new may have joined.
const ASKED_AGAIN_MS = 10 * MINUTE

/** The people in the CRM with these addresses, in their order. Throws `ProviderError`. */
export async function ownersNow(
  context: Context,
  crm: Crm,
  account: StoredAccount,
  emails: readonly string[],
): Promise<CrmOwner[]> {
  const crmOwners = ownersWith(account.owners, emails)
  const age = context.clock.now() - (account.owners_read_at?.getTime() ?? 0)
  if (age < (crmOwners.length > 0 ? KEPT_MS : ASKED_AGAIN_MS)) return crmOwners
  const call = { name: 'read_contacts', requests: 1 } as const
  account.owners = await callCrm(context, crm, call, (contacts, token) => contacts.owners(token))
  account.owners_read_at = new Date(context.clock.now())
  const { owners, owners_read_at } = account
  await updateAccount(context.db, crm.ref, { owners: JSON.stringify(owners), owners_read_at })
  return ownersWith(account.owners, emails)
}

function ownersWith(owners: readonly CrmOwner[], emails: readonly string[]): CrmOwner[] {
  return emails.flatMap((email) => owners.find((owner) => owner.email === email) ?? [])
}
