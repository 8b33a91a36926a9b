import type { AboutSubscription } from '@scheduling/contract'
import type { Entitlement } from '@scheduling/domain/entitlements'
import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database, Db } from '../../database/schema.ts'
import type { Plan } from './host-store.ts'
import { changePlanOf, holdTrialOf, hostsWithTrial, planOf } from './host-store.ts'
import { planIn, WITHOUT_PLAN } from './plans.ts'
import { countMembers } from './store.ts'

// Plans as they are bought and end; who sells them stands above.

export async function planNow(db: Db, hostId: string): Promise<Plan | undefined> {
  return planOf(db, hostId)
}

/** Repeat: the same. */
export async function putPlan(
  trx: Transaction<Database>,
  hostId: string,
  { entitlement, subscription }: { entitlement: Entitlement; subscription: AboutSubscription | null },
): Promise<void> {
  await changePlanOf(trx, hostId, {
    account_type: entitlement.accountType,
    plan_type: entitlement.planType,
    event_numbers: entitlement.eventNumbers,
    quantity: entitlement.quantity,
    quantity_minutes: entitlement.quantityMinutes,
    configs: JSON.stringify(entitlement.configs),
    subscription: subscription && JSON.stringify(subscription),
  })
}

/** The trial is over: what was made stays, and nothing is added. Repeat: the same. */
export async function endTrial(trx: Transaction<Database>, hostId: string): Promise<void> {
  await changePlanOf(trx, hostId, { ...WITHOUT_PLAN, configs: JSON.stringify(WITHOUT_PLAN.configs) })
}

/** When a host's trial ends; null where there is none, or none any more. */
export async function trialEndOf(
  { db, config, clock }: Pick<Context, 'db' | 'config' | 'clock'>,
  hostId: string,
): Promise<Date | null> {
  const plan = planIn(config, await planOf(db, hostId), clock.now())
  return plan?.plan_type.endsWith('_trial') ? plan.trial_end : null
}

/** Hosts whose trial ends within a span, and who are not `basic` yet. */
export async function hostsOnTrial(db: Db, from: Date, until: Date): Promise<string[]> {
  return hostsWithTrial(db, from, until)
}

/** When the trial of one of them ends; nobody changes the plan before the transaction is over. */
export async function holdTrial(
  trx: Transaction<Database>,
  hostId: string,
  from: Date,
  until: Date,
): Promise<Date | undefined> {
  return holdTrialOf(trx, hostId, from, until)
}

/** How many people act for a host. */
export async function membersOf(db: Db, hostId: string): Promise<number> {
  return countMembers(db, hostId)
}
