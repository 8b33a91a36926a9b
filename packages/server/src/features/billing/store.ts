import type { BillingDetails } from '@scheduling/contract'
import type { Offer } from '@scheduling/domain/pricing'
import type { Selectable, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import type { BillingChange, BillingNews } from './events.ts'
import type { BillingRow, BillingTables, KeptSubscription } from './tables.ts'

export type StoredBilling = Selectable<BillingRow>

export async function billingOf(db: Db, hostId: HostId): Promise<StoredBilling | undefined> {
  return db.selectFrom('billings').selectAll().where('host_id', '=', hostId).executeTakeFirst()
}

/** Locks the row until the transaction ends. Inserts it if there is none. */
export async function holdBilling(trx: Transaction<Database>, hostId: HostId): Promise<StoredBilling> {
  await trx
    .insertInto('billings')
    .values({ host_id: hostId })
    .onConflict((conflict) => conflict.column('host_id').doNothing())
    .execute()
  return trx
    .selectFrom('billings')
    .selectAll()
    .where('host_id', '=', hostId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** Takes the turn until `until`. False if another change has it. */
export async function takeTurn(db: Db, hostId: HostId, now: Date, until: Date): Promise<boolean> {
  const row = await db
    .insertInto('billings')
    .values({ host_id: hostId, busy_until: until })
    .onConflict((conflict) =>
      conflict
        .column('host_id')
        .doUpdateSet({ busy_until: until })
        .where((where) =>
          where.or([where('billings.busy_until', 'is', null), where('billings.busy_until', '<=', now)]),
        ),
    )
    .returning('host_id')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Extends the turn that ends at `until`, or ends it if `to` is null. False if it expired and another caller has the turn:
 * each turn ends later than the one before, so `until` tells them apart.
 */
export async function moveTurnEnd(db: Db, hostId: HostId, until: Date, to: Date | null): Promise<boolean> {
  const row = await db
    .updateTable('billings')
    .set({ busy_until: to })
    .where('host_id', '=', hostId)
    .where('busy_until', '=', until)
    .returning('host_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Stores the customer, and the mapping from its id to the host. */
export async function putCustomer(
  trx: Transaction<Database>,
  hostId: HostId,
  customerId: string,
): Promise<void> {
  await trx.updateTable('billings').set({ customer_id: customerId }).where('host_id', '=', hostId).execute()
  await trx
    .insertInto('billing_customers')
    .values({ customer_id: customerId, for_host: hostId })
    .onConflict((conflict) => conflict.column('customer_id').doNothing())
    .execute()
}

/** For a customer that the provider no longer has. */
export async function dropCustomer(trx: Transaction<Database>, hostId: HostId): Promise<void> {
  const { customer_id, round } = await holdBilling(trx, hostId)
  await trx
    .updateTable('billings')
    .set({ customer_id: null, subscription: null, unpaid_since: null, round: round + 1 })
    .where('host_id', '=', hostId)
    .execute()
  if (customer_id !== null)
    await trx.deleteFrom('billing_customers').where('customer_id', '=', customer_id).execute()
}

export async function putSubscription(
  trx: Transaction<Database>,
  hostId: HostId,
  change: {
    subscription: KeptSubscription | null
    unpaidSince: Date | null
    round: number
    offersHad: Offer[]
    now: Date
  },
): Promise<void> {
  await trx
    .updateTable('billings')
    .set({
      subscription: change.subscription && JSON.stringify(change.subscription),
      unpaid_since: change.unpaidSince,
      round: change.round,
      offers_had: change.offersHad,
      synced_at: change.now,
    })
    .where('host_id', '=', hostId)
    .execute()
}

export async function putTakenBack(
  trx: Transaction<Database>,
  hostId: HostId,
  isTakenBack: boolean,
): Promise<void> {
  await trx
    .updateTable('billings')
    .set({ is_taken_back: isTakenBack })
    .where('host_id', '=', hostId)
    .execute()
}

/** Hosts whose renewal has been open since a time within the span. */
export async function hostsUnpaidSince(db: Db, from: Date, until: Date): Promise<HostId[]> {
  const rows = await db
    .selectFrom('billings')
    .select('host_id')
    .where('unpaid_since', '>', from)
    .where('unpaid_since', '<=', until)
    .execute()
  return rows.map(({ host_id }) => host_id)
}

/** Hosts by customer id. */
export async function hostsOfCustomers(
  db: Db,
  customerIds: readonly string[],
): Promise<ReadonlyMap<string, HostId>> {
  const { rows } = await sql<{ customer_id: string; for_host: HostId }>`
    select customer_id, for_host from billing_customers where customer_id = any(${customerIds}::text[])
  `.execute(db)
  return new Map(rows.map(({ customer_id, for_host }) => [customer_id, for_host]))
}

/** A page of all customers, for the nightly sync. */
export async function customersAfter(
  db: Db,
  after: string,
  limit: number,
): Promise<{ customer_id: string; for_host: HostId }[]> {
  return db
    .selectFrom('billing_customers')
    .selectAll()
    .where('customer_id', '>', after)
    .orderBy('customer_id')
    .limit(limit)
    .execute()
}

export async function deleteCustomerOf(trx: Transaction<Database>, hostId: HostId): Promise<string[]> {
  const rows = await trx
    .deleteFrom('billing_customers')
    .where('for_host', '=', hostId)
    .returning('customer_id')
    .execute()
  return rows.map(({ customer_id }) => customer_id)
}

/** True the first time. */
export async function noteTold(
  trx: Transaction<Database>,
  { hostId, occasion, change, money }: BillingNews,
  now: Date,
): Promise<boolean> {
  const row = await trx
    .insertInto('billing_told')
    .values({
      host_id: hostId,
      occasion,
      change,
      told_at: now,
      amount: money?.amount ?? null,
      invoice: money?.number ?? null,
    })
    .onConflict((conflict) => conflict.columns(['host_id', 'occasion']).doNothing())
    .returning('occasion')
    .executeTakeFirst()
  return row !== undefined
}

export async function wasTold(db: Db, hostId: HostId, occasion: string): Promise<boolean> {
  const row = await db
    .selectFrom('billing_told')
    .select('occasion')
    .where('host_id', '=', hostId)
    .where('occasion', '=', occasion)
    .executeTakeFirst()
  return row !== undefined
}

export type BillingNewsRow = Selectable<BillingTables['billing_told']>

/** Notifications of these kinds, newest first. */
export async function billingNewsOf(
  db: Db,
  hostId: HostId,
  changes: readonly BillingChange[],
  limit: number,
): Promise<BillingNewsRow[]> {
  return db
    .selectFrom('billing_told')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('change', 'in', changes)
    .orderBy('told_at', 'desc')
    .limit(limit)
    .execute()
}

/** The ids that are new. They are inserted in order, so callers with the same ids cannot deadlock. */
export async function hearEvents(db: Db, ids: readonly string[], now: Date): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    insert into billing_events (id, heard_at)
    select id, ${now}::timestamptz from unnest(${ids.toSorted()}::text[]) as id
    on conflict (id) do nothing
    returning id
  `.execute(db)
  return new Set(rows.map(({ id }) => id))
}

export async function forgetEventsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('billing_events').where('heard_at', '<', before).execute()
}

export async function detailsOf(db: Db, hostId: HostId): Promise<BillingDetails | undefined> {
  const row = await db
    .selectFrom('billing_details')
    .selectAll()
    .where('host_id', '=', hostId)
    .executeTakeFirst()
  if (!row) return undefined
  const { host_id: _hostId, ...details } = row
  return details
}

export async function putDetails(db: Db, hostId: HostId, details: BillingDetails): Promise<void> {
  await db
    .insertInto('billing_details')
    .values({ host_id: hostId, ...details })
    .onConflict((conflict) => conflict.column('host_id').doUpdateSet(details))
    .execute()
}

export async function deleteDetails(db: Db, hostId: HostId): Promise<void> {
  await db.deleteFrom('billing_details').where('host_id', '=', hostId).execute()
}

/** Hosts whose tax ID could not be checked yet. */
export async function uncheckedDetails(
  db: Db,
  limit: number,
): Promise<{ host_id: HostId; tax_id: string }[]> {
  return db
    .selectFrom('billing_details')
    .select(['host_id', 'tax_id'])
    .where('tax_id_status', '=', 'unchecked')
    .limit(limit)
    .execute()
}

export type TaxIdAnswerRow = Pick<
  Selectable<BillingTables['tax_id_answers']>,
  'is_valid' | 'name' | 'address'
>

export async function answerOfDay(db: Db, taxId: string, day: string): Promise<TaxIdAnswerRow | undefined> {
  return db
    .selectFrom('tax_id_answers')
    .select(['is_valid', 'name', 'address'])
    .where('tax_id', '=', taxId)
    .where('day', '=', day)
    .executeTakeFirst()
}

export async function keepAnswer(db: Db, taxId: string, day: string, answer: TaxIdAnswerRow): Promise<void> {
  await db
    .insertInto('tax_id_answers')
    .values({ tax_id: taxId, day, ...answer })
    .onConflict((conflict) => conflict.columns(['tax_id', 'day']).doUpdateSet(answer))
    .execute()
}

export async function forgetAnswersBefore(db: Db, day: string): Promise<void> {
  await db.deleteFrom('tax_id_answers').where('day', '<', day).execute()
}

/** True for the first request. Later ones change nothing. */
export async function putCallRequest(trx: Transaction<Database>, hostId: HostId, at: Date): Promise<boolean> {
  const row = await trx
    .insertInto('call_requests')
    .values({ host_id: hostId, asked_at: at })
    .onConflict((conflict) => conflict.column('host_id').doNothing())
    .returning('host_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function callRequestsOf(
  db: Db,
  hostIds: readonly HostId[],
): Promise<{ host_id: HostId; asked_at: Date }[]> {
  return db
    .selectFrom('call_requests')
    .selectAll()
    .where(sql<boolean>`host_id = any (${hostIds}::uuid[])`)
    .execute()
}

/** Ends the request. The host can ask again. Repeat: does nothing. */
export async function endCallRequest(trx: Transaction<Database>, hostId: HostId): Promise<void> {
  await trx.deleteFrom('call_requests').where('host_id', '=', hostId).execute()
}
