import { allows } from '@scheduling/domain/entitlements'
import type { Context } from '../../context.ts'
import type { HostId } from '../../host-id.ts'
import { planOf } from '../plans/plans.ts'

/** Whether the plan of the host has CRMs. Without it, what is due waits. */
export async function mayUseCrms(context: Context, hostId: HostId): Promise<boolean> {
  const plan = await planOf(context, hostId)
  return plan !== undefined && allows(plan, 'crm')
}
