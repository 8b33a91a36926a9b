import type { Instant } from '@scheduling/domain'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../database/schema.ts'

type Db = Kysely<Database>

/** Names one mail: the same event leads to the same key, however often it is handled. */
export interface DeliveryKey {
  hostId: string
  eventId: string
  recipient: string
  kind: string
}

export type Claim = 'claimed' | 'taken' | 'settled'

// Longer than one attempt may last. A process that died in the middle gives its mail free after this.
const CLAIM_LASTS = 60_000
const FREE = new Date(0)

/** Takes the mail for one attempt: `taken` while another attempt may be under way, `settled` when it is done with. */
export async function claimDelivery(
  db: Db,
  key: DeliveryKey,
  bookingId: string | null,
  now: Instant,
): Promise<Claim> {
  const claimed = await db
    .insertInto('deliveries')
    .values({ ...columns(key), booking_id: bookingId, attempts: 1, claimed_at: new Date(now) })
    .onConflict((conflict) =>
      conflict
        .columns(['host_id', 'event_id', 'recipient', 'kind'])
        .doUpdateSet({ claimed_at: new Date(now), attempts: sql`deliveries.attempts + 1` })
        .where('deliveries.sent_at', 'is', null)
        .where('deliveries.refused_at', 'is', null)
        .where('deliveries.claimed_at', '<=', new Date(now - CLAIM_LASTS)),
    )
    .returning('attempts')
    .executeTakeFirst()
  if (claimed) return 'claimed'
  const row = await at(db, key).executeTakeFirst()
  return row?.sent_at || row?.refused_at ? 'settled' : 'taken'
}

export async function markSent(db: Db, key: DeliveryKey, now: Instant): Promise<void> {
  await change(db, key, { sent_at: new Date(now), last_error: null })
}

export async function markRefused(db: Db, key: DeliveryKey, reason: string, now: Instant): Promise<void> {
  await change(db, key, { refused_at: new Date(now), last_error: reason })
}

/** Gives it free for the next attempt. */
export async function releaseDelivery(db: Db, key: DeliveryKey, reason: string): Promise<void> {
  await change(db, key, { claimed_at: FREE, last_error: reason })
}

/** Also what was never sent: no attempt takes so long. */
export async function deleteDeliveriesBefore(db: Db, date: Date): Promise<void> {
  await db
    .deleteFrom('deliveries')
    .where('claimed_at', '<', date)
    .where((eb) => eb(eb.fn.coalesce('sent_at', 'refused_at', 'claimed_at'), '<', date))
    .execute()
}

function columns({ hostId, eventId, recipient, kind }: DeliveryKey) {
  return { host_id: hostId, event_id: eventId, recipient, kind }
}

function at(db: Db, key: DeliveryKey) {
  return db
    .selectFrom('deliveries')
    .select(['sent_at', 'refused_at'])
    .where((eb) => eb.and(columns(key)))
}

async function change(
  db: Db,
  key: DeliveryKey,
  set: { sent_at?: Date; refused_at?: Date; claimed_at?: Date; last_error: string | null },
): Promise<void> {
  await db
    .updateTable('deliveries')
    .set(set)
    .where((eb) => eb.and(columns(key)))
    .execute()
}
