import type { Context } from '../../context.ts'
import type { OwnedObject } from '../../providers/payments.ts'
import { ProviderError } from '../../providers/provider.ts'
import { SELLER } from './payments.ts'
import { queueCustomerCopy } from './customer-copy.ts'
import { warnOfCard } from './expiry.ts'
import type { GoneCustomerJob, SyncJob } from './queues.ts'
import { tellReversals } from './reversals.ts'
import { hostsOfCustomers } from './store.ts'
import { syncHost } from './sync.ts'
import { applyReversals } from './apply-reversals.ts'

/** Repeat: the same. */
export async function syncBilling(context: Context, { hostId, looksAtCard }: SyncJob): Promise<void> {
  if (!context.service(SELLER)) return
  const current = await syncHost(context, hostId)
  await tellReversals(context, hostId, await applyReversals(context, hostId))
  if (looksAtCard && current) await warnOfCard(context, hostId, current)
  // Once a night, for what somebody changed at the provider.
  if (looksAtCard)
    await context.db.transaction().execute(async (trx) => queueCustomerCopy(context, trx, hostId))
}

/** Asks the provider whose object this is, and syncs that host. Repeat: the same. */
export async function syncOwner(context: Context, object: OwnedObject): Promise<void> {
  const customerId = await ownerOf(context, object)
  if (customerId === null) return
  const hostId = (await hostsOfCustomers(context.db, [customerId])).get(customerId)
  if (hostId !== undefined) await syncBilling(context, { hostId })
}

async function ownerOf(context: Context, { type, id }: OwnedObject): Promise<string | null> {
  try {
    return (await context.service(SELLER)?.payments.ownerOf({ type, id })) ?? null
  } catch (error) {
    // The object is gone, or belongs to something else that is sold through the same account.
    if (error instanceof ProviderError && error.failure === 'not_found') return null
    throw error
  }
}

/** Repeat: does nothing. */
export async function deleteCustomer(context: Context, { customerId }: GoneCustomerJob): Promise<void> {
  try {
    await context.service(SELLER)?.payments.deleteCustomer(customerId)
  } catch (error) {
    if (!(error instanceof ProviderError) || error.failure !== 'not_found') throw error
  }
}
