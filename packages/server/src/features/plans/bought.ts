import type { AboutSubscription } from '@scheduling/contract'
import type { Entitlement } from '@scheduling/domain/entitlements'
import type { Transaction } from 'kysely'
import type { Database } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import { followPayer, passOnPlan } from './copied.ts'
import { changePlan } from './store.ts'

// Bought plans. The capability that sells them is above this one.

/** Organizations that have this plan follow. Repeat: the same. */
export async function putPlan(
  trx: Transaction<Database>,
  hostId: HostId,
  { entitlement, subscription }: { entitlement: Entitlement; subscription: AboutSubscription | null },
): Promise<void> {
  await changePlan(trx, hostId, {
    account_type: entitlement.accountType,
    plan_type: entitlement.planType,
    event_numbers: entitlement.eventNumbers,
    quantity: entitlement.quantity,
    quantity_minutes: entitlement.quantityMinutes,
    configs: JSON.stringify(entitlement.configs),
    subscription: subscription && JSON.stringify(subscription),
  })
  await passOnPlan(trx, hostId)
  if (!subscription) await followPayer(trx, hostId)
}
