import type { Insertable, Selectable, Transaction, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import type { PollRow } from './tables.ts'

export type StoredPoll = Selectable<PollRow>
/** The key of everything that belongs to one poll. */
export type OfPoll = Pick<StoredPoll, 'host_id' | 'id'>

/** Unfinished polls whose latest time is still ahead, the newest first. */
export async function listOpen(db: Db, hostId: HostId, now: Date): Promise<StoredPoll[]> {
  return open(db, hostId, now).selectAll().orderBy('created_at', 'desc').execute()
}

export async function countOpen(db: Db, hostId: HostId, now: Date): Promise<number> {
  const row = await open(db, hostId, now)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Those among the open ones that have votes. The newest first, at most `most`. */
export async function listVoted(
  db: Db,
  hostId: HostId,
  now: Date,
  most: number,
): Promise<{ id: string; name: string; votes: number }[]> {
  return open(db, hostId, now)
    .innerJoin('poll_votes', (join) =>
      join.onRef('poll_votes.host_id', '=', 'polls.host_id').onRef('poll_votes.poll_id', '=', 'polls.id'),
    )
    .select(['polls.id', 'polls.name', sql<number>`count(*)::int`.as('votes')])
    .groupBy(['polls.host_id', 'polls.id'])
    .orderBy('polls.created_at', 'desc')
    .limit(most)
    .execute()
}

function open(db: Db, hostId: HostId, now: Date) {
  return db
    .selectFrom('polls')
    .where('polls.host_id', '=', hostId)
    .where('deleted_at', 'is', null)
    .where('booking_id', 'is', null)
    .where('last_slot', '>', now)
}

export async function listPolls(db: Db, hostId: HostId): Promise<StoredPoll[]> {
  return db
    .selectFrom('polls')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .execute()
}

/** Includes deleted polls: their meetings can still be moved. */
export async function pollById(db: Db, hostId: HostId, id: string): Promise<StoredPoll | undefined> {
  return db
    .selectFrom('polls')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Includes deleted polls: their links say so. */
export async function pollAt(db: Db, ownerLink: string, slug: string): Promise<StoredPoll | undefined> {
  return db
    .selectFrom('polls')
    .innerJoin('links', 'links.for_host', 'polls.host_id')
    .selectAll('polls')
    .where('links.link', '=', ownerLink)
    .where('polls.slug', '=', slug)
    .executeTakeFirst()
}

/** Locks a poll, so that changes and votes run one after the other. */
export async function lockPoll(
  trx: Transaction<Database>,
  hostId: HostId,
  id: string,
): Promise<StoredPoll | undefined> {
  return trx
    .selectFrom('polls')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Locks the poll that a booking came of, if there is one. */
export async function lockPollOfBooking(
  trx: Transaction<Database>,
  hostId: HostId,
  bookingId: string,
): Promise<StoredPoll | undefined> {
  return trx
    .selectFrom('polls')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('booking_id', '=', bookingId)
    .forUpdate()
    .executeTakeFirst()
}

export async function insertPoll(trx: Transaction<Database>, row: Insertable<PollRow>): Promise<StoredPoll> {
  return trx.insertInto('polls').values(row).returningAll().executeTakeFirstOrThrow()
}

/** Raises the revision, so that open pages learn of the change. */
export async function updatePoll(
  trx: Transaction<Database>,
  { host_id, id }: OfPoll,
  change: Updateable<PollRow> = {},
): Promise<StoredPoll> {
  return trx
    .updateTable('polls')
    .set({ ...change, revision: sql<number>`revision + 1` })
    .where('host_id', '=', host_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Polls of all hosts whose last time was before `before`. */
export async function endedBefore(db: Db, before: Date): Promise<OfPoll[]> {
  return db.selectFrom('polls').select(['host_id', 'id']).where('last_slot', '<', before).execute()
}

export async function forgetPoll(db: Db, { host_id, id }: OfPoll): Promise<void> {
  await db.deleteFrom('polls').where('host_id', '=', host_id).where('id', '=', id).execute()
}

/** Deletes everything that voters said. */
export async function deleteWhatWasSaid(trx: Transaction<Database>, { host_id, id }: OfPoll): Promise<void> {
  for (const table of ['poll_votes', 'poll_people', 'poll_comments', 'poll_mail_stops'] as const)
    await trx.deleteFrom(table).where('host_id', '=', host_id).where('poll_id', '=', id).execute()
}
