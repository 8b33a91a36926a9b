import type { Insertable, Selectable, Transaction } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'
import type { OfPoll } from './store.ts'
import type { PollCommentRow } from './tables.ts'

export type StoredComment = Selectable<PollCommentRow>

/** The newest first. */
export async function commentsOf(db: Db, poll: OfPoll, most: number): Promise<StoredComment[]> {
  return ofPoll(db, poll).selectAll().orderBy('written_at', 'desc').orderBy('id').limit(most).execute()
}

export async function countComments(db: Db, poll: OfPoll): Promise<number> {
  const row = await ofPoll(db, poll)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

function ofPoll(db: Db, { host_id, id }: OfPoll) {
  return db.selectFrom('poll_comments').where('host_id', '=', host_id).where('poll_id', '=', id)
}

export async function insertComment(
  trx: Transaction<Database>,
  row: Insertable<PollCommentRow>,
): Promise<StoredComment> {
  return trx.insertInto('poll_comments').values(row).returningAll().executeTakeFirstOrThrow()
}
