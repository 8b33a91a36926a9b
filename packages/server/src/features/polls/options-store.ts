import type { Selectable, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'
import type { OfPoll } from './store.ts'
import type { PollOptionRow } from './tables.ts'

export type StoredOption = Selectable<PollOptionRow>

/** Includes removed options. */
export async function everyOptionOf(db: Db, poll: OfPoll): Promise<StoredOption[]> {
  return ofPoll(db, poll).selectAll().orderBy('starts_at').orderBy('id').execute()
}

/** The options that people can vote on, the earliest first. */
export async function optionsOf(db: Db, poll: OfPoll): Promise<StoredOption[]> {
  return ofPoll(db, poll)
    .selectAll()
    .where('removed_in', 'is', null)
    .orderBy('starts_at')
    .orderBy('id')
    .execute()
}

function ofPoll(db: Db, { host_id, id }: OfPoll) {
  return db.selectFrom('poll_options').where('host_id', '=', host_id).where('poll_id', '=', id)
}

export async function insertOptions(
  trx: Transaction<Database>,
  { host_id, id: poll_id }: OfPoll,
  options: readonly Pick<StoredOption, 'id' | 'starts_at' | 'capacity' | 'added_in'>[],
): Promise<void> {
  const none = { yes: 0, if_need_be: 0, no: 0 }
  const rows = options.map((option) => ({ ...option, ...none, host_id, poll_id }))
  if (rows.length > 0) await trx.insertInto('poll_options').values(rows).execute()
}

export async function takeOptionsAway(
  trx: Transaction<Database>,
  { host_id, id }: OfPoll,
  options: readonly number[],
  revision: number,
): Promise<void> {
  if (options.length === 0) return
  await trx
    .updateTable('poll_options')
    .set({ removed_in: revision })
    .where('host_id', '=', host_id)
    .where('poll_id', '=', id)
    .where('id', 'in', options)
    .execute()
}

/** By how much each count of an option grows. Proved votes are also counted separately. */
export interface TallyChange {
  id: number
  yes: number
  ifNeedBe: number
  no: number
  provedYes: number
  provedIfNeedBe: number
  provedNo: number
}

export async function changeTallies(
  trx: Transaction<Database>,
  { host_id, id }: OfPoll,
  changes: readonly TallyChange[],
): Promise<void> {
  if (changes.length === 0) return
  const column = (name: keyof TallyChange) => changes.map((change) => change[name])
  await sql`
    update poll_options o
    set
      yes = o.yes + c.yes, if_need_be = o.if_need_be + c.if_need_be, no = o.no + c.no,
      proved_yes = o.proved_yes + c.proved_yes,
      proved_if_need_be = o.proved_if_need_be + c.proved_if_need_be,
      proved_no = o.proved_no + c.proved_no
    from unnest(
      ${column('id')}::int[], ${column('yes')}::int[], ${column('ifNeedBe')}::int[], ${column('no')}::int[],
      ${column('provedYes')}::int[], ${column('provedIfNeedBe')}::int[], ${column('provedNo')}::int[]
    ) as c (id, yes, if_need_be, no, proved_yes, proved_if_need_be, proved_no)
    where o.host_id = ${host_id} and o.poll_id = ${id} and o.id = c.id
  `.execute(trx)
}

export async function clearTallies(trx: Transaction<Database>, { host_id, id }: OfPoll): Promise<void> {
  await trx
    .updateTable('poll_options')
    .set({ yes: 0, if_need_be: 0, no: 0, proved_yes: 0, proved_if_need_be: 0, proved_no: 0 })
    .where('host_id', '=', host_id)
    .where('poll_id', '=', id)
    .execute()
}
