import type { Insertable, Selectable, Transaction, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import type { PlanRow } from './tables.ts'

export type Plan = Selectable<PlanRow>

export async function insertPlan(trx: Transaction<Database>, plan: Insertable<PlanRow>): Promise<void> {
  await trx.insertInto('plans').values(plan).execute()
}

/** The plan as stored, whether or not it has ended since. */
export async function storedPlanOf(db: Db, hostId: HostId): Promise<Plan | undefined> {
  return db.selectFrom('plans').selectAll().where('host_id', '=', hostId).executeTakeFirst()
}

/** Plans of the organizations that a person pays for. */
export async function plansPaidBy(db: Db, payer: HostId): Promise<Plan[]> {
  return db.selectFrom('plans').selectAll().where('paid_by', '=', payer).orderBy('host_id').execute()
}

/** False: the trial was canceled before. */
export async function markTrialCanceled(db: Db, hostId: HostId, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('plans')
    .set({ trial_canceled_at: now })
    .where('host_id', '=', hostId)
    .where('trial_canceled_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Undefined fields stay as they are. */
export async function changePlan(
  trx: Transaction<Database>,
  hostId: HostId,
  change: Updateable<Omit<PlanRow, 'host_id'>>,
): Promise<void> {
  await trx.updateTable('plans').set(change).where('host_id', '=', hostId).execute()
}

export async function changePlans(
  trx: Transaction<Database>,
  hostIds: readonly HostId[],
  change: Updateable<Omit<PlanRow, 'host_id'>>,
): Promise<void> {
  await trx
    .updateTable('plans')
    .set(change)
    .where(sql<boolean>`host_id = any (${hostIds}::uuid[])`)
    .execute()
}

function plansOnTrial(db: Db, from: Date, until: Date) {
  return db
    .selectFrom('plans')
    .where('plan_type', 'like', '%\\_trial')
    .where('account_type', '=', 'prime')
    .where('trial_end', '>', from)
    .where('trial_end', '<=', until)
}

/** Hosts whose trial ends within a span, and who are not `basic` yet. */
export async function hostsOnTrial(db: Db, from: Date, until: Date): Promise<HostId[]> {
  const rows = await plansOnTrial(db, from, until).select('host_id').execute()
  return rows.map(({ host_id }) => host_id)
}

/** When the trial of one of them ends. Locks the plan until the transaction ends. */
export async function holdTrial(
  trx: Transaction<Database>,
  hostId: HostId,
  from: Date,
  until: Date,
): Promise<Date | undefined> {
  const row = await plansOnTrial(trx, from, until)
    .where('host_id', '=', hostId)
    .select('trial_end')
    .forUpdate()
    .executeTakeFirst()
  return row?.trial_end ?? undefined
}
