import type { Insertable, Selectable, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import type { ReferralTables } from './tables.ts'

type Rows = { [Table in keyof ReferralTables]: Selectable<ReferralTables[Table]> }

export type StoredClaim = Rows['reward_claims']
export type StoredEntry = Rows['point_entries']
export type StoredCard = Rows['gift_cards']

/** The newest first. */
export async function entriesOf(db: Db, hostId: HostId): Promise<StoredEntry[]> {
  return db
    .selectFrom('point_entries')
    .selectAll()
    .where('host_id', '=', hostId)
    .orderBy('at', 'desc')
    .orderBy('id')
    .execute()
}

export async function putEntry(trx: Transaction<Database>, entry: StoredEntry): Promise<void> {
  await trx.insertInto('point_entries').values(entry).execute()
}

/** The newest first. */
export async function claimsOf(db: Db, hostId: HostId): Promise<StoredClaim[]> {
  return db
    .selectFrom('reward_claims')
    .selectAll()
    .where('host_id', '=', hostId)
    .orderBy('claimed_at', 'desc')
    .orderBy('id')
    .execute()
}

export async function claimById(db: Db, hostId: HostId, id: string): Promise<StoredClaim | undefined> {
  return db
    .selectFrom('reward_claims')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function putClaim(
  trx: Transaction<Database>,
  row: Pick<StoredClaim, 'host_id' | 'id' | 'points' | 'claimed_at'>,
): Promise<void> {
  await trx
    .insertInto('reward_claims')
    .values({ ...row, sent_at: null })
    .execute()
}

/** Claims of all hosts that are neither sent nor returned, the oldest first. */
export async function waitingClaims(db: Db): Promise<StoredClaim[]> {
  return db
    .selectFrom('reward_claims')
    .selectAll()
    .where('sent_at', 'is', null)
    .where('returned_at', 'is', null)
    .orderBy('claimed_at')
    .orderBy('id')
    .execute()
}

/** Claims of all hosts that are sent or returned, the newest first. */
export async function decidedClaims(db: Db, limit: number): Promise<StoredClaim[]> {
  return db
    .selectFrom('reward_claims')
    .selectAll()
    .where((where) => where.or([where('sent_at', 'is not', null), where('returned_at', 'is not', null)]))
    .orderBy('claimed_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Changes a claim that is neither sent nor returned. False if it is. */
export async function changeWaiting(
  db: Db,
  { host_id, id }: Pick<StoredClaim, 'host_id' | 'id'>,
  change: Partial<Pick<StoredClaim, 'sent_at' | 'held_at' | 'returned_at' | 'card_id'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('reward_claims')
    .set(change)
    .where('host_id', '=', host_id)
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('returned_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** False if the same code was loaded before. */
export async function putCard(db: Db, card: Insertable<ReferralTables['gift_cards']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('gift_cards')
    .values(card)
    .onConflict((same) => same.column('code_hash').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

/** How many cards of each worth are left. */
export async function cardsLeft(db: Db): Promise<{ points: number; count: number }[]> {
  const rows = await db
    .selectFrom('gift_cards')
    .select(['points', (eb) => eb.fn.countAll<string>().as('count')])
    .where('claim_id', 'is', null)
    .groupBy('points')
    .orderBy('points')
    .execute()
  return rows.map(({ points, count }) => ({ points, count: Number(count) }))
}

/** Gives the card that was loaded first to a claim. Undefined if none is left. Nobody gets a card that another is getting. */
export async function takeCard(
  trx: Transaction<Database>,
  { host_id, id, points }: Pick<StoredClaim, 'host_id' | 'id' | 'points'>,
  now: Date,
): Promise<string | undefined> {
  const next = trx
    .selectFrom('gift_cards')
    .select('id')
    .where('points', '=', points)
    .where('claim_id', 'is', null)
    .orderBy('loaded_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
  const row = await trx
    .updateTable('gift_cards')
    .set({ for_host: host_id, claim_id: id, given_at: now })
    .where('id', '=', next)
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Undefined once it was forgotten. */
export async function cardById(db: Db, id: string): Promise<StoredCard | undefined> {
  return db.selectFrom('gift_cards').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function forgetCardsGivenBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('gift_cards').where('given_at', '<', before).execute()
}

/** What is sealed by another key than the newest, for a rotation. */
export async function cardsNotSealedBy(db: Db, mark: Buffer): Promise<StoredCard[]> {
  return db
    .selectFrom('gift_cards')
    .selectAll()
    .where(sql<boolean>`substring(code from 1 for ${mark.length}) <> ${mark}`)
    .execute()
}

export async function resealCard(db: Db, id: string, code: Buffer): Promise<void> {
  await db.updateTable('gift_cards').set({ code }).where('id', '=', id).execute()
}
