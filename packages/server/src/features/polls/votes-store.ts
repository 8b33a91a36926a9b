import type { Insertable, Selectable, Transaction, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { VoteAnswer } from '@scheduling/domain'
import type { Database, Db } from '../../database/schema.ts'
import type { StoredPoll } from './store.ts'
import type { PollCommentRow, PollPersonRow, PollVoteRow } from './tables.ts'

export type StoredVote = Selectable<PollVoteRow>
export type StoredPerson = Selectable<PollPersonRow>
export type StoredComment = Selectable<PollCommentRow>

type OfPoll = Pick<StoredPoll, 'host_id' | 'id'>

/** The newest first; of all where no number is named. */
export async function votesOf(db: Db, { host_id, id }: OfPoll, most?: number): Promise<StoredVote[]> {
  const query = db
    .selectFrom('poll_votes')
    .selectAll()
    .where('host_id', '=', host_id)
    .where('poll_id', '=', id)
    .orderBy('voted_at', 'desc')
    .orderBy('id')
  return (most === undefined ? query : query.limit(most)).execute()
}

export async function countVotes(db: Db, { host_id, id }: OfPoll): Promise<number> {
  const row = await db
    .selectFrom('poll_votes')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('host_id', '=', host_id)
    .where('poll_id', '=', id)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

export async function voteById(db: Db, hostId: string, id: string): Promise<StoredVote | undefined> {
  return db
    .selectFrom('poll_votes')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function voteOfPerson(
  db: Db,
  { host_id, id }: OfPoll,
  emailKey: string,
): Promise<StoredVote | undefined> {
  return db
    .selectFrom('poll_votes')
    .selectAll()
    .where('host_id', '=', host_id)
    .where('poll_id', '=', id)
    .where('email_key', '=', emailKey)
    .executeTakeFirst()
}

/** Of some people, by their addresses in lower case. */
export async function votesOfPeople(
  db: Db,
  { host_id, id }: OfPoll,
  emailKeys: readonly string[],
): Promise<StoredVote[]> {
  if (emailKeys.length === 0) return []
  return db
    .selectFrom('poll_votes')
    .selectAll()
    .where('host_id', '=', host_id)
    .where('poll_id', '=', id)
    .where('email_key', 'in', emailKeys)
    .execute()
}

/** Who said one of these of an option, the earliest first. */
export async function votesFor(
  db: Db,
  { host_id, id }: OfPoll,
  option: number,
  answers: readonly VoteAnswer[],
): Promise<StoredVote[]> {
  return db
    .selectFrom('poll_votes')
    .selectAll()
    .where('host_id', '=', host_id)
    .where('poll_id', '=', id)
    .where(sql<string>`choices ->> ${String(option)}`, 'in', answers)
    .orderBy('voted_at')
    .orderBy('id')
    .execute()
}

export async function insertVote(
  trx: Transaction<Database>,
  row: Insertable<PollVoteRow>,
): Promise<StoredVote> {
  return trx.insertInto('poll_votes').values(row).returningAll().executeTakeFirstOrThrow()
}

export async function updateVote(
  trx: Transaction<Database>,
  { host_id, id }: Pick<StoredVote, 'host_id' | 'id'>,
  change: Updateable<PollVoteRow>,
): Promise<StoredVote> {
  return trx
    .updateTable('poll_votes')
    .set(change)
    .where('host_id', '=', host_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function deleteVote(
  trx: Transaction<Database>,
  { host_id, id }: Pick<StoredVote, 'host_id' | 'id'>,
): Promise<void> {
  await trx.deleteFrom('poll_votes').where('host_id', '=', host_id).where('id', '=', id).execute()
}

/** What they said no longer fits; who they are stays, and so does their link. */
export async function clearChoices(
  trx: Transaction<Database>,
  { host_id, id }: OfPoll,
): Promise<StoredVote[]> {
  return trx
    .updateTable('poll_votes')
    .set({ choices: '{}' })
    .where('host_id', '=', host_id)
    .where('poll_id', '=', id)
    .returningAll()
    .execute()
}

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

export async function personById(db: Db, hostId: string, id: string): Promise<StoredPerson | undefined> {
  return db
    .selectFrom('poll_people')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function markReminded(
  trx: Transaction<Database>,
  { host_id, id }: Pick<StoredPerson, 'host_id' | 'id'>,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('poll_people')
    .set({ reminded_at: now })
    .where('host_id', '=', host_id)
    .where('id', '=', id)
    .execute()
}

/** The newest first. */
export async function commentsOf(db: Db, { host_id, id }: OfPoll, most: number): Promise<StoredComment[]> {
  return db
    .selectFrom('poll_comments')
    .selectAll()
    .where('host_id', '=', host_id)
    .where('poll_id', '=', id)
    .orderBy('written_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute()
}

export async function countComments(db: Db, { host_id, id }: OfPoll): Promise<number> {
  const row = await db
    .selectFrom('poll_comments')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('host_id', '=', host_id)
    .where('poll_id', '=', id)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

export async function insertComment(
  trx: Transaction<Database>,
  row: Insertable<PollCommentRow>,
): Promise<StoredComment> {
  return trx.insertInto('poll_comments').values(row).returningAll().executeTakeFirstOrThrow()
}

/** With everything that voters said. */
export async function deleteWhatWasSaid(trx: Transaction<Database>, { host_id, id }: OfPoll): Promise<void> {
  for (const table of ['poll_votes', 'poll_people', 'poll_comments'] as const)
    await trx.deleteFrom(table).where('host_id', '=', host_id).where('poll_id', '=', id).execute()
}
