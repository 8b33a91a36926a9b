import type { Context } from '../../context.ts'
import { ProviderError } from '../../providers/provider.ts'
import { SELLER } from './payments.ts'
import type { GoneCustomerJob, SyncJob } from './queues.ts'
import { syncHost } from './sync.ts'
import { warnOfCard } from './expiry.ts'

/** Repeat: the same. */
export async function syncBilling(context: Context, { hostId, looksAtCard }: SyncJob): Promise<void> {
  if (!context.kept(SELLER)) return
  const current = await syncHost(context, hostId)
  if (looksAtCard && current) await warnOfCard(context, hostId, current)
}

/** Repeat: it is gone. */
export async function deleteCustomer(context: Context, { customerId }: GoneCustomerJob): Promise<void> {
  try {
    await context.kept(SELLER)?.payments.deleteCustomer(customerId)
  } catch (error) {
    if (!(error instanceof ProviderError) || error.failure !== 'not_found') throw error
  }
}
