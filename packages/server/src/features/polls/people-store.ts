import type { Insertable, Selectable, Transaction, Updateable } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import type { OfPoll } from './store.ts'
import type { PollPersonRow } from './tables.ts'

export type StoredPerson = Selectable<PollPersonRow>

export async function insertPeople(
  trx: Transaction<Database>,
  rows: readonly Insertable<PollPersonRow>[],
): Promise<void> {
  if (rows.length > 0) await trx.insertInto('poll_people').values(rows).execute()
}

export async function peopleOf(db: Db, { host_id, id }: OfPoll): Promise<StoredPerson[]> {
  return db
    .selectFrom('poll_people')
    .selectAll()
    .where('host_id', '=', host_id)
    .where('poll_id', '=', id)
    .orderBy('is_required', 'desc')
    .orderBy('email_key')
    .execute()
}

export async function personById(db: Db, hostId: HostId, id: string): Promise<StoredPerson | undefined> {
  return db
    .selectFrom('poll_people')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function updatePerson(
  trx: Transaction<Database>,
  { host_id, id }: Pick<StoredPerson, 'host_id' | 'id'>,
  change: Updateable<PollPersonRow>,
): Promise<void> {
  await trx
    .updateTable('poll_people')
    .set(change)
    .where('host_id', '=', host_id)
    .where('id', '=', id)
    .execute()
}

export async function deletePeople(
  trx: Transaction<Database>,
  { host_id, id }: OfPoll,
  people: readonly string[],
): Promise<void> {
  if (people.length === 0) return
  await trx
    .deleteFrom('poll_people')
    .where('host_id', '=', host_id)
    .where('poll_id', '=', id)
    .where('id', 'in', people)
    .execute()
}

/** Addresses, in lower case, that stopped mails about a poll. */
export async function stoppedIn(db: Db, { host_id, id }: OfPoll): Promise<Set<string>> {
  const rows = await db
    .selectFrom('poll_mail_stops')
    .select('email_key')
    .where('host_id', '=', host_id)
    .where('poll_id', '=', id)
    .execute()
  return new Set(rows.map(({ email_key }) => email_key))
}

/** Repeat: changes nothing. */
export async function insertStop(
  db: Db,
  { host_id, id: poll_id }: OfPoll,
  email_key: string,
  stopped_at: Date,
): Promise<void> {
  await db
    .insertInto('poll_mail_stops')
    .values({ host_id, poll_id, email_key, stopped_at })
    .onConflict((conflict) => conflict.columns(['host_id', 'poll_id', 'email_key']).doNothing())
    .execute()
}

/** Repeat: changes nothing. */
export async function deleteStop(db: Db, { host_id, id }: OfPoll, emailKey: string): Promise<void> {
  await db
    .deleteFrom('poll_mail_stops')
    .where('host_id', '=', host_id)
    .where('poll_id', '=', id)
    .where('email_key', '=', emailKey)
    .execute()
}
