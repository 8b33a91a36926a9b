import type { Transaction } from 'kysely'
import type { Database } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import { insertPlan, planById } from './store.ts'

/** A new host begins with the plan of another, with the same end. Nothing is bought for it. */
export async function beginWithPlanOf(
  trx: Transaction<Database>,
  hostId: HostId,
  other: HostId,
): Promise<void> {
  const plan = await planById(trx, other)
  if (!plan) throw new Error(`host ${other} has no plan`)
  const configs = JSON.stringify(plan.configs)
  await insertPlan(trx, { ...plan, host_id: hostId, configs, subscription: null })
}
