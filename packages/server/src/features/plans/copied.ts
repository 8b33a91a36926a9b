import { allows, isTrial, withGrantedFeatures } from '@scheduling/domain/entitlements'
import type { Transaction } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import { WITHOUT_PLAN } from './policy.ts'
import type { Plan } from './store.ts'
import { changePlan, insertPlan, storedPlanOf, plansPaidBy } from './store.ts'

// Plans of organizations. What nothing was bought for has the plan of a person, and follows it: a plan belongs to who pays.

/** A new organization begins with the plan of a person, with the same end, and follows it. */
export async function beginWithPlanOf(
  trx: Transaction<Database>,
  hostId: HostId,
  payer: HostId,
): Promise<void> {
  const plan = await storedPlanOf(trx, payer)
  if (!plan) throw new Error(`host ${payer} has no plan`)
  const configs = JSON.stringify(plan.configs)
  await insertPlan(trx, { ...plan, host_id: hostId, configs, subscription: null, paid_by: payer })
}

/** The organizations that have a person's plan now. Those with a trial keep it, whatever the person buys. */
export async function withPlanOf(db: Db, payer: HostId): Promise<{ hostId: HostId; isOnPlan: boolean }[]> {
  const plans = await plansPaidBy(db, payer)
  return plans
    .filter(({ subscription }) => subscription === null)
    .map((plan) => ({
      hostId: plan.host_id,
      isOnPlan: plan.account_type === 'prime' && !isTrial(plan.plan_type),
    }))
}

/** Call it after a person's plan changed. Repeat: the same. */
export async function passOnPlan(trx: Transaction<Database>, payer: HostId): Promise<void> {
  const plan = await storedPlanOf(trx, payer)
  for (const organization of await plansPaidBy(trx, payer)) await follow(trx, organization, plan)
}

/** Call it after an organization's own plan ended. Repeat: the same. */
export async function followPayer(trx: Transaction<Database>, hostId: HostId): Promise<void> {
  const organization = await storedPlanOf(trx, hostId)
  if (organization?.paid_by) await follow(trx, organization, await storedPlanOf(trx, organization.paid_by))
}

/** From now on another person pays. A trial goes on until its end. Repeat: the same. */
export async function changePayer(trx: Transaction<Database>, hostId: HostId, payer: HostId): Promise<void> {
  const organization = await storedPlanOf(trx, hostId)
  // What the operator granted to an organization alone stays with it.
  if (!organization?.paid_by) return
  await changePlan(trx, hostId, { paid_by: payer })
  if (!isTrial(organization.plan_type)) await follow(trx, organization, await storedPlanOf(trx, payer))
}

async function follow(
  trx: Transaction<Database>,
  organization: Plan,
  payer: Plan | undefined,
): Promise<void> {
  if (organization.subscription !== null) return
  if (payer && includesOrganizations(payer)) {
    const { host_id: _payer, paid_by: _paidBy, subscription: _bought, configs, ...plan } = payer
    await changePlan(trx, organization.host_id, { ...plan, configs: JSON.stringify(configs) })
  } else if (!isTrial(organization.plan_type))
    await changePlan(trx, organization.host_id, {
      ...WITHOUT_PLAN,
      configs: JSON.stringify(WITHOUT_PLAN.configs),
    })
}

function includesOrganizations({ account_type, plan_type, configs }: Plan): boolean {
  return (
    account_type === 'prime' && allows({ configs: withGrantedFeatures(plan_type, configs) }, 'organization')
  )
}
