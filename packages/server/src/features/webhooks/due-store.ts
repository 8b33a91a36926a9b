import type { Instant } from '@scheduling/domain'
import type { Selectable, Transaction, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import type { Health } from './health.ts'
import { HEALTHY } from './health.ts'
import type { StoredDelivery, StoredWebhook } from './store.ts'
import { webhookById } from './store.ts'
import type { DeliveryRow, HealthRow } from './tables.ts'

/** One host's webhook. */
export interface Address {
  hostId: HostId
  webhookId: string
}

/** Whether anything can be sent now. */
export async function hasDue(db: Db, address: Address, now: Instant): Promise<boolean> {
  const row = await due(db, address, now).select('webhook_deliveries.id').limit(1).executeTakeFirst()
  return row !== undefined
}

/** What to send next. First attempts and retries each go out earliest first, and neither holds up the other. */
export async function nextDue(
  db: Db,
  address: Address,
  now: Instant,
  isFirst: boolean,
): Promise<{ webhook: StoredWebhook; delivery: StoredDelivery & { payload: string } } | undefined> {
  const of = async (isRetry: boolean) =>
    due(db, address, now)
      .selectAll('webhook_deliveries')
      .where(sql<boolean>`least(attempts, 1) = ${isRetry ? 1 : 0}`)
      .orderBy('next_attempt_at')
      .limit(1)
      .executeTakeFirst()
  const delivery = (await of(!isFirst)) ?? (await of(isFirst))
  // Read it each time: its address or its secret may have changed.
  const webhook = delivery && (await webhookById(db, address.hostId, address.webhookId))
  if (!webhook || delivery.payload === null) return undefined
  return { webhook, delivery: { ...delivery, payload: delivery.payload } }
}

function due(db: Db, { hostId, webhookId }: Address, now: Instant) {
  return db
    .selectFrom('webhook_deliveries')
    .where('webhook_deliveries.host_id', '=', hostId)
    .where('webhook_deliveries.webhook_id', '=', webhookId)
    .where('state', '=', 'waiting')
    .where('next_attempt_at', '<=', new Date(now))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('webhook_health')
            .select('failures')
            .where('webhook_health.host_id', '=', hostId)
            .where('webhook_health.webhook_id', '=', webhookId)
            .where('paused_until', '>', new Date(now)),
        ),
      ),
    )
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('webhooks')
          .select('is_on')
          .where('webhooks.host_id', '=', hostId)
          .where('webhooks.id', '=', webhookId)
          .where('is_on', '=', true),
      ),
    )
}

// Longer than an attempt and recording it take. If a process dies, its address is free after this.
const TAKEN = sql<Date>`now() + interval '30 seconds'`

/** Takes the address for one process; undefined while another holds it. */
export async function takeAddress(
  db: Db,
  { hostId, webhookId }: Address,
  by: string,
): Promise<Health | undefined> {
  const row = await db
    .insertInto('webhook_health')
    .columns(['host_id', 'webhook_id', 'taken_by', 'taken_until'])
    // A deleted webhook gets no row.
    .expression((eb) =>
      eb
        .selectFrom('webhooks')
        .select(['host_id', 'id', sql<string>`${by}::uuid`.as('by'), TAKEN.as('until')])
        .where('host_id', '=', hostId)
        .where('id', '=', webhookId),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['host_id', 'webhook_id'])
        .doUpdateSet({ taken_by: by, taken_until: TAKEN })
        .where((eb) =>
          eb.or([
            eb('webhook_health.taken_until', 'is', null),
            eb('webhook_health.taken_until', '<=', sql<Date>`now()`),
          ]),
        ),
    )
    .returningAll()
    .executeTakeFirst()
  return row && healthOf(row)
}

/** Repeat: does nothing. */
export async function leaveAddress(db: Db, { hostId, webhookId }: Address, by: string): Promise<void> {
  await db
    .updateTable('webhook_health')
    .set({ taken_by: null, taken_until: null })
    .where('host_id', '=', hostId)
    .where('webhook_id', '=', webhookId)
    .where('taken_by', '=', by)
    .execute()
}

/**
 * Call this first in each transaction that changes more than one delivery: otherwise two transactions may wait for
 * each other. False if the webhook is deleted.
 */
export async function lockWebhook(
  trx: Transaction<Database>,
  { hostId, webhookId }: Address,
): Promise<boolean> {
  const row = await trx
    .selectFrom('webhooks')
    .select('id')
    .where('host_id', '=', hostId)
    .where('id', '=', webhookId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row !== undefined
}

export async function noteHealth(db: Db, { hostId, webhookId }: Address, health: Health): Promise<void> {
  await db
    .updateTable('webhook_health')
    .set(columnsOf(health))
    .where('host_id', '=', hostId)
    .where('webhook_id', '=', webhookId)
    .execute()
}

/** Updates a delivery that still waits. */
export async function updateDelivery(
  db: Db,
  { host_id, id }: Pick<StoredDelivery, 'host_id' | 'id'>,
  change: Updateable<DeliveryRow>,
): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set(change)
    .where('host_id', '=', host_id)
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute()
}

/** Makes all waiting deliveries due now. */
export async function hurryDeliveries(db: Db, address: Address, now: Instant): Promise<void> {
  await waiting(db, address)
    .set({ next_attempt_at: new Date(now) })
    .where('next_attempt_at', '>', new Date(now))
    .execute()
}

/**
 * Makes a delivery wait for one more attempt, due at once, whatever the earlier outcome. False if its body is erased.
 */
export async function sendAnew(
  trx: Transaction<Database>,
  { hostId, webhookId }: Address,
  id: string,
  now: Instant,
): Promise<boolean> {
  const row = await trx
    .updateTable('webhook_deliveries')
    .set({ state: 'waiting', next_attempt_at: new Date(now) })
    .where('host_id', '=', hostId)
    .where('webhook_id', '=', webhookId)
    .where('id', '=', id)
    .where('payload', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Gives up all waiting deliveries, or only those of events before `before`, with `last` as the reason. */
export async function giveUpDeliveries(
  db: Db,
  address: Address,
  old?: { before: Instant; last: Pick<StoredDelivery, 'status' | 'problem'> },
): Promise<void> {
  const all = waiting(db, address)
    .set({ state: 'failed', next_attempt_at: null })
    .$if(old !== undefined, (query) =>
      query.set({ ...old?.last }).where('occurred_at', '<', new Date(old?.before ?? 0)),
    )
  await all.execute()
}

function waiting(db: Db, { hostId, webhookId }: Address) {
  return db
    .updateTable('webhook_deliveries')
    .where('host_id', '=', hostId)
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'waiting')
}

/** Gives the address another chance. Keeps when its host was last told of a failure: one mail a day is enough. */
export async function forgetHealth(db: Db, { hostId, webhookId }: Address): Promise<void> {
  const { told_at: _told, ...healthy } = columnsOf(HEALTHY)
  await db
    .updateTable('webhook_health')
    .set(healthy)
    .where('host_id', '=', hostId)
    .where('webhook_id', '=', webhookId)
    .execute()
}

/** Ends the pause, so that the address is tried once. Does nothing if it is not paused. */
export async function endPause(db: Db, { hostId, webhookId }: Address, now: Instant): Promise<void> {
  await db
    .updateTable('webhook_health')
    .set({ paused_until: new Date(now) })
    .where('host_id', '=', hostId)
    .where('webhook_id', '=', webhookId)
    .where('paused_until', '>', new Date(now))
    .execute()
}

/** The health of an address, and when its first waiting delivery is due. */
export interface DeliveryHealth {
  health: Health
  nextDue: Instant | null
}

/** By the webhook's id; absent if nothing was sent yet. */
export async function deliveryHealths(
  db: Db,
  hostId: HostId,
  webhookId?: string,
): Promise<Map<string, DeliveryHealth>> {
  const rows = await db
    .selectFrom('webhook_health')
    .selectAll('webhook_health')
    .select((eb) =>
      eb
        .selectFrom('webhook_deliveries')
        .select((first) => first.fn.min('next_attempt_at').as('next'))
        .whereRef('webhook_deliveries.host_id', '=', 'webhook_health.host_id')
        .whereRef('webhook_deliveries.webhook_id', '=', 'webhook_health.webhook_id')
        .where('state', '=', 'waiting')
        .as('next_due'),
    )
    .where('host_id', '=', hostId)
    .$if(webhookId !== undefined, (query) => query.where('webhook_id', '=', webhookId ?? ''))
    .execute()
  return new Map(
    rows.map((row) => [row.webhook_id, { health: healthOf(row), nextDue: row.next_due?.getTime() ?? null }]),
  )
}

function healthOf(row: Selectable<HealthRow>): Health {
  return {
    failures: row.failures,
    failingSince: row.failing_since?.getTime() ?? null,
    pausedUntil: row.paused_until?.getTime() ?? null,
    slowSince: row.slow_since?.getTime() ?? null,
    quickAnswers: row.quick_answers,
    toldAt: row.told_at?.getTime() ?? null,
  }
}

function columnsOf(health: Health) {
  return {
    failures: health.failures,
    failing_since: dateOf(health.failingSince),
    paused_until: dateOf(health.pausedUntil),
    slow_since: dateOf(health.slowSince),
    quick_answers: health.quickAnswers,
    told_at: dateOf(health.toldAt),
  }
}

function dateOf(instant: Instant | null): Date | null {
  return instant === null ? null : new Date(instant)
}
