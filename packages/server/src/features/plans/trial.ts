import { isTrial, withEveryFeature } from '@scheduling/domain/entitlements'
import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import { planOf } from './plans.ts'
import { WITHOUT_PLAN } from './policy.ts'
import { changePlan, insertPlan, markTrialCanceled } from './store.ts'

export { hostsOnTrial, holdTrial } from './store.ts'

/** The plan of a new host. */
export async function beginTrial(trx: Transaction<Database>, hostId: HostId, end: Date): Promise<void> {
  const configs = JSON.stringify(withEveryFeature([]))
  await insertPlan(trx, { host_id: hostId, trial_end: end, configs })
}

/** Ends the trial: existing things stay, and nothing is added. Repeat: the same. */
export async function endTrial(trx: Transaction<Database>, hostId: HostId): Promise<void> {
  await changePlan(trx, hostId, { ...WITHOUT_PLAN, configs: JSON.stringify(WITHOUT_PLAN.configs) })
}

/** When a host's trial ends; null if there is none, or it has ended. */
export async function trialEndOf(
  context: Pick<Context, 'db' | 'config' | 'clock'>,
  hostId: HostId,
): Promise<Date | null> {
  const plan = await planOf(context, hostId)
  return plan && isTrial(plan.plan_type) ? plan.trial_end : null
}

/** Notes that the host does not want to go on after the trial. False: noted before. */
export async function noteTrialCanceled({ db, clock }: Context, hostId: HostId): Promise<boolean> {
  return markTrialCanceled(db, hostId, new Date(clock.now()))
}
