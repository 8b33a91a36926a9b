import { isForLife } from '@scheduling/domain/pricing'
import type { Transaction } from 'kysely'
import type { Database } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import { passOnPlan } from './copied.ts'
import type { Plan } from './store.ts'
import { changePlans } from './store.ts'

// Plans that the operator granted. A capability above decides who may grant.

export type GrantedPlan = Pick<Plan, 'account_type' | 'plan_type' | 'event_numbers'> & {
  /** People of a business plan. Absent: as many as before. */
  quantity?: number | undefined
}

/** The features stay as they were. Organizations that have these plans follow. Repeat: the same. */
export async function grantPlan(
  trx: Transaction<Database>,
  hostIds: readonly HostId[],
  plan: GrantedPlan,
): Promise<void> {
  const { account_type, plan_type, event_numbers, quantity } = plan
  const lifetime = isForLife(plan_type)
  await changePlans(trx, hostIds, { account_type, plan_type, event_numbers, quantity, lifetime })
  for (const hostId of hostIds) await passOnPlan(trx, hostId)
}
