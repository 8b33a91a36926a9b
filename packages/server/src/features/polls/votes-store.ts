import type { Insertable, Selectable, SelectQueryBuilder, Transaction, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { VoteAnswer } from '@scheduling/domain'
import type { Database, Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import type { OfPoll } from './store.ts'
import type { PollVoteRow } from './tables.ts'

export type StoredVote = Selectable<PollVoteRow>
type OneVote = Pick<StoredVote, 'host_id' | 'id'>

/** Which votes count: all, or only proved ones. */
export type Counted = 'all' | 'proved'

/** The newest first. */
export async function votesOf(db: Db, poll: OfPoll, counted: Counted, most: number): Promise<StoredVote[]> {
  return thatCount(ofPoll(db, poll).selectAll(), counted)
    .orderBy('voted_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute()
}

/** All voters ever, including those whose choices were cleared. */
export async function everyVoterOf(db: Db, poll: OfPoll): Promise<StoredVote[]> {
  return ofPoll(db, poll).selectAll().orderBy('voted_at', 'desc').orderBy('id').execute()
}

export async function countVotes(db: Db, poll: OfPoll, counted: Counted): Promise<number> {
  const row = await thatCount(ofPoll(db, poll), counted)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

export async function voteById(db: Db, hostId: HostId, id: string): Promise<StoredVote | undefined> {
  return db
    .selectFrom('poll_votes')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function voteOfPerson(db: Db, poll: OfPoll, emailKey: string): Promise<StoredVote | undefined> {
  return ofPoll(db, poll).selectAll().where('email_key', '=', emailKey).executeTakeFirst()
}

/** The votes of some people that count, by address in lower case. */
export async function votesOfPeople(
  db: Db,
  poll: OfPoll,
  emailKeys: readonly string[],
): Promise<StoredVote[]> {
  if (emailKeys.length === 0) return []
  return standing(ofPoll(db, poll).selectAll()).where('email_key', 'in', emailKeys).execute()
}

/** The votes with one of these answers for an option, the earliest first. */
export async function votesFor(
  db: Db,
  poll: OfPoll,
  option: number,
  answers: readonly VoteAnswer[],
): Promise<StoredVote[]> {
  return ofPoll(db, poll)
    .selectAll()
    .where(sql<string>`choices ->> ${String(option)}`, 'in', answers)
    .orderBy('voted_at')
    .orderBy('id')
    .execute()
}

function ofPoll(db: Db, { host_id, id }: OfPoll) {
  return db.selectFrom('poll_votes').where('host_id', '=', host_id).where('poll_id', '=', id)
}

function thatCount<Row>(votes: SelectQueryBuilder<Database, 'poll_votes', Row>, counted: Counted) {
  return counted === 'all' ? standing(votes) : standing(votes).where('proved_at', 'is not', null)
}

/** A vote whose choices were cleared is no vote. */
function standing<Row>(votes: SelectQueryBuilder<Database, 'poll_votes', Row>) {
  return votes.where(sql<boolean>`choices <> '{}'`)
}

/** The same for a vote that was read. */
export function stands({ choices }: Pick<StoredVote, 'choices'>): boolean {
  return Object.keys(choices).length > 0
}

/** The owner of the mailbox confirmed the vote, and it still counts. */
export function isProved(vote: Pick<StoredVote, 'choices' | 'proved_at'>): boolean {
  return vote.proved_at !== null && stands(vote)
}

export async function insertVote(
  trx: Transaction<Database>,
  row: Insertable<PollVoteRow>,
): Promise<StoredVote> {
  return trx.insertInto('poll_votes').values(row).returningAll().executeTakeFirstOrThrow()
}

export async function updateVote(
  db: Db,
  { host_id, id }: OneVote,
  change: Updateable<PollVoteRow>,
): Promise<StoredVote> {
  return db
    .updateTable('poll_votes')
    .set(change)
    .where('host_id', '=', host_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Ends the links of earlier generations. Repeat: the same. */
export async function endEarlierLinks(
  db: Db,
  { host_id, id }: OneVote,
  generation: number,
): Promise<StoredVote | undefined> {
  return db
    .updateTable('poll_votes')
    .set({ generation: sql<number>`greatest(generation, ${generation}::int)` })
    .where('host_id', '=', host_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

export async function deleteVote(trx: Transaction<Database>, { host_id, id }: OneVote): Promise<void> {
  await trx.deleteFrom('poll_votes').where('host_id', '=', host_id).where('id', '=', id).execute()
}

/** Clears choices that no longer fit. The voter and their link stay. */
export async function clearChoices(
  trx: Transaction<Database>,
  { host_id, id }: OfPoll,
): Promise<StoredVote[]> {
  return trx
    .updateTable('poll_votes')
    .set({ choices: '{}', proved_at: null })
    .where('host_id', '=', host_id)
    .where('poll_id', '=', id)
    .returningAll()
    .execute()
}

/** Clears the choices for some options and keeps the others. */
export async function forgetChoices(
  trx: Transaction<Database>,
  { host_id, id }: OfPoll,
  options: readonly number[],
): Promise<void> {
  if (options.length === 0) return
  await trx
    .updateTable('poll_votes')
    .set({ choices: sql<string>`choices - ${options.map(String)}::text[]` })
    .where('host_id', '=', host_id)
    .where('poll_id', '=', id)
    .execute()
}
