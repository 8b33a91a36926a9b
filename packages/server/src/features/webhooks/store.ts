import type { WebhookEvent } from '@scheduling/contract'
import type { Insertable, Selectable, Transaction, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import type { DeliveryRow, WebhookRow } from './tables.ts'

export type StoredWebhook = Selectable<WebhookRow>
export type StoredDelivery = Selectable<DeliveryRow>

export async function listWebhooks(db: Db, hostId: HostId): Promise<StoredWebhook[]> {
  return db
    .selectFrom('webhooks')
    .selectAll()
    .where('host_id', '=', hostId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** The webhooks for an event, and whether each is slow. Locks them: none is turned off before the transaction ends. */
export async function webhooksFor(
  trx: Transaction<Database>,
  hostId: HostId,
  event: WebhookEvent,
): Promise<{ id: string; isSlow: boolean }[]> {
  return trx
    .selectFrom('webhooks')
    .leftJoin('webhook_health', (join) =>
      join
        .onRef('webhook_health.host_id', '=', 'webhooks.host_id')
        .onRef('webhook_health.webhook_id', '=', 'webhooks.id'),
    )
    .select(['id', sql<boolean>`slow_since is not null`.as('isSlow')])
    .where('webhooks.host_id', '=', hostId)
    .where('is_on', '=', true)
    .where(sql<boolean>`${event} = any (events)`)
    .forShare('webhooks')
    .execute()
}

/** Whether the host has a webhook. */
export async function hasWebhooks(db: Db, hostId: HostId): Promise<boolean> {
  const found = await db
    .selectFrom('webhooks')
    .select('id')
    .where('host_id', '=', hostId)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

export async function webhookById(db: Db, hostId: HostId, id: string): Promise<StoredWebhook | undefined> {
  return db
    .selectFrom('webhooks')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** The hook of this address for this event. */
export async function hookFor(
  db: Db,
  hostId: HostId,
  { url, event }: { url: string; event: WebhookEvent },
): Promise<StoredWebhook | undefined> {
  return db
    .selectFrom('webhooks')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('app', 'is not', null)
    .where('url', '=', url)
    .where(sql<boolean>`events = ${[event]}`)
    .executeTakeFirst()
}

/**
 * Undefined if the host has `max` of its kind (hooks, or others) already. Needs `lockProfile`: otherwise two requests at once would both see room
 * for one more.
 */
export async function insertWebhook(
  trx: Transaction<Database>,
  row: Insertable<WebhookRow>,
  max: number,
): Promise<StoredWebhook | undefined> {
  const { count } = await trx
    .selectFrom('webhooks')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('host_id', '=', row.host_id)
    .where('app', row.app === null ? 'is' : 'is not', null)
    .executeTakeFirstOrThrow()
  if (Number(count) >= max) return undefined
  return trx.insertInto('webhooks').values(row).returningAll().executeTakeFirstOrThrow()
}

export async function updateWebhook(
  db: Db,
  hostId: HostId,
  id: string,
  change: Updateable<WebhookRow>,
): Promise<StoredWebhook | undefined> {
  return (
    db
      .updateTable('webhooks')
      // An update needs something to set.
      .set({ ...change, id })
      .where('host_id', '=', hostId)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst()
  )
}

export async function deleteWebhook(db: Db, hostId: HostId, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('webhooks')
    .where('host_id', '=', hostId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** By the webhook's id. */
export async function newestDeliveries(db: Db, hostId: HostId): Promise<Map<string, StoredDelivery>> {
  const rows = await db
    .selectFrom('webhooks')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('webhook_deliveries')
          .selectAll()
          .whereRef('webhook_deliveries.host_id', '=', 'webhooks.host_id')
          .whereRef('webhook_deliveries.webhook_id', '=', 'webhooks.id')
          .orderBy('occurred_at', 'desc')
          .orderBy('webhook_deliveries.id')
          .limit(1)
          .as('newest'),
      (join) => join.onTrue(),
    )
    .selectAll('newest')
    .where('webhooks.host_id', '=', hostId)
    .execute()
  return new Map(rows.map((row) => [row.webhook_id, row]))
}

export async function deliveriesOf(
  db: Db,
  hostId: HostId,
  webhookId: string,
  limit: number,
): Promise<StoredDelivery[]> {
  return db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('webhook_id', '=', webhookId)
    .orderBy('occurred_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

export async function deliveryById(
  db: Db,
  hostId: HostId,
  webhookId: string,
  id: string,
): Promise<StoredDelivery | undefined> {
  return db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('webhook_id', '=', webhookId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** What was sent for an event lately, the newest first. */
export async function sentPayloads(
  db: Db,
  hostId: HostId,
  event: WebhookEvent,
  limit: number,
): Promise<{ id: string; payload: string }[]> {
  const rows = await db
    .selectFrom('webhook_deliveries')
    .select(['id', 'payload'])
    .where('host_id', '=', hostId)
    .where('event', '=', event)
    .where('payload', 'is not', null)
    .orderBy('occurred_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id, payload }) => ({ id, payload: payload ?? '' }))
}

/** Keeps rows that exist already. */
export async function insertDeliveries(db: Db, rows: Insertable<DeliveryRow>[]): Promise<void> {
  if (rows.length === 0) return
  await db
    .insertInto('webhook_deliveries')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['host_id', 'id']).doNothing())
    .execute()
}

export async function deleteDeliveriesBefore(db: Db, date: Date): Promise<void> {
  await db.deleteFrom('webhook_deliveries').where('occurred_at', '<', date).execute()
}

/**
 * Payloads name the invitee, and answers may repeat them. Deletes deliveries that still wait; of the rest, keeps only
 * that they were sent. Keep this order: a delivery that ends in between no longer counts as waiting.
 */
export async function forgetPayloads(
  trx: Transaction<Database>,
  hostId: HostId,
  bookingIds: readonly string[],
): Promise<void> {
  const isOfThem = sql<boolean>`subject_kind = 'booking' and subject_id = any (${bookingIds}::uuid[])`
  await trx
    .deleteFrom('webhook_deliveries')
    .where('host_id', '=', hostId)
    .where(isOfThem)
    .where('state', '=', 'waiting')
    .execute()
  await trx
    .updateTable('webhook_deliveries')
    .set({ payload: null, answer: null })
    .where('host_id', '=', hostId)
    .where(isOfThem)
    .where('payload', 'is not', null)
    .execute()
}
