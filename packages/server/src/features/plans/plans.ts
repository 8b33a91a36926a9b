import type { FeatureSlug } from '@scheduling/domain/entitlements'
import { allows } from '@scheduling/domain/entitlements'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { HostId } from '../../host-id.ts'
import { planIn } from './policy.ts'
import type { UpgradePopup } from './popup-store.ts'
import { upgradePopups } from './popup-store.ts'
import type { Plan } from './store.ts'
import { storedPlanOf } from './store.ts'

export { storedPlanOf } from './store.ts'

export type { UpgradePopup } from './popup-store.ts'
export { putUpgradePopup, removeUpgradePopup, upgradePopups } from './popup-store.ts'
export type { Plan } from './store.ts'

// Plans as other capabilities need them.

type Asking = Pick<Context, 'config' | 'db' | 'clock'>

/** What a host may do now. */
export async function planOf({ config, db, clock }: Asking, hostId: HostId): Promise<Plan | undefined> {
  return planIn(config, await storedPlanOf(db, hostId), clock.now())
}

/** Whether the plan has ended; never true on a server without plans. */
export async function hasNoPlan(context: Asking, hostId: HostId): Promise<boolean> {
  if (!context.config.hasPlans) return false
  return (await planOf(context, hostId))?.account_type === 'basic'
}

/** Throws `upgrade_required` if the plan of the host lacks a feature. */
export async function requireFeature(context: Asking, hostId: HostId, feature: FeatureSlug): Promise<void> {
  const plan = await planOf(context, hostId)
  if (!plan || !allows(plan, feature)) throw new AppError('upgrade_required', { detail: feature })
}

/** Whether the host has a bought plan. */
export async function isPaying(
  { config, db }: Pick<Context, 'config' | 'db'>,
  hostId: HostId,
): Promise<boolean> {
  const plan = config.hasPlans ? await storedPlanOf(db, hostId) : undefined
  return plan?.account_type === 'prime' && (plan.lifetime || plan.subscription !== null)
}

/** The operator's text for hosts who lack a feature. */
export async function popupsOf({ config, db }: Pick<Context, 'config' | 'db'>): Promise<UpgradePopup[]> {
  return config.hasPlans ? upgradePopups(db) : []
}
