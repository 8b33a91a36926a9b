import type { Insertable, Selectable, Transaction, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'
import type { PollOptionRow, PollRow } from './tables.ts'

export type StoredPoll = Selectable<PollRow>
export type StoredOption = Selectable<PollOptionRow>

/** Those whose latest time is to come and which are not finished, the newest first. */
export async function listOpen(db: Db, hostId: string, now: Date): Promise<StoredPoll[]> {
  return open(db, hostId, now).selectAll().orderBy('created_at', 'desc').execute()
}

export async function countOpen(db: Db, hostId: string, now: Date): Promise<number> {
  const row = await open(db, hostId, now)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

function open(db: Db, hostId: string, now: Date) {
  return db
    .selectFrom('polls')
    .where('host_id', '=', hostId)
    .where('deleted_at', 'is', null)
    .where('booking_id', 'is', null)
    .where('last_slot', '>', now)
}

export async function listPolls(db: Db, hostId: string): Promise<StoredPoll[]> {
  return db
    .selectFrom('polls')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .execute()
}

/** Also one that was deleted: its meeting can be moved. */
export async function pollById(db: Db, hostId: string, id: string): Promise<StoredPoll | undefined> {
  return db
    .selectFrom('polls')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Likewise: its link says so. */
export async function pollAt(db: Db, ownerLink: string, slug: string): Promise<StoredPoll | undefined> {
  return db
    .selectFrom('polls')
    .innerJoin('links', 'links.for_host', 'polls.host_id')
    .selectAll('polls')
    .where('links.link', '=', ownerLink)
    .where('polls.slug', '=', slug)
    .executeTakeFirst()
}

/** Those who change a poll or vote in it do so in turn. */
export async function lockPoll(
  trx: Transaction<Database>,
  hostId: string,
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

export async function insertPoll(
  trx: Transaction<Database>,
  row: Insertable<PollRow>,
  options: readonly Pick<StoredOption, 'id' | 'starts_at' | 'capacity'>[],
): Promise<StoredPoll> {
  const poll = await trx.insertInto('polls').values(row).returningAll().executeTakeFirstOrThrow()
  const { host_id, id: poll_id } = poll
  await trx
    .insertInto('poll_options')
    .values(options.map((option) => ({ ...option, host_id, poll_id, yes: 0, if_need_be: 0, no: 0 })))
    .execute()
  return poll
}

/** Whoever looks learns that something is new. */
export async function updatePoll(
  trx: Transaction<Database>,
  { host_id, id }: Pick<StoredPoll, 'host_id' | 'id'>,
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

export async function optionsOf(
  db: Db,
  { host_id, id }: Pick<StoredPoll, 'host_id' | 'id'>,
): Promise<StoredOption[]> {
  return db
    .selectFrom('poll_options')
    .selectAll()
    .where('host_id', '=', host_id)
    .where('poll_id', '=', id)
    .orderBy('starts_at')
    .orderBy('id')
    .execute()
}

/** How much more often each is said of an option. */
export interface TallyChange {
  id: number
  yes: number
  ifNeedBe: number
  no: number
}

export async function changeTallies(
  trx: Transaction<Database>,
  { host_id, id }: Pick<StoredPoll, 'host_id' | 'id'>,
  changes: readonly TallyChange[],
): Promise<void> {
  if (changes.length === 0) return
  const column = (name: keyof TallyChange) => changes.map((change) => change[name])
  await sql`
    update poll_options o
    set yes = o.yes + c.yes, if_need_be = o.if_need_be + c.if_need_be, no = o.no + c.no
    from unnest(${column('id')}::int[], ${column('yes')}::int[], ${column('ifNeedBe')}::int[], ${column('no')}::int[])
      as c (id, yes, if_need_be, no)
    where o.host_id = ${host_id} and o.poll_id = ${id} and o.id = c.id
  `.execute(trx)
}

export async function clearTallies(
  trx: Transaction<Database>,
  { host_id, id }: Pick<StoredPoll, 'host_id' | 'id'>,
): Promise<void> {
  await trx
    .updateTable('poll_options')
    .set({ yes: 0, if_need_be: 0, no: 0 })
    .where('host_id', '=', host_id)
    .where('poll_id', '=', id)
    .execute()
}

/** Of all hosts: those whose last time was before then. */
export async function endedBefore(db: Db, before: Date): Promise<Pick<StoredPoll, 'host_id' | 'id'>[]> {
  return db.selectFrom('polls').select(['host_id', 'id']).where('last_slot', '<', before).execute()
}

export async function forgetPoll(db: Db, { host_id, id }: Pick<StoredPoll, 'host_id' | 'id'>): Promise<void> {
  await db.deleteFrom('polls').where('host_id', '=', host_id).where('id', '=', id).execute()
}
