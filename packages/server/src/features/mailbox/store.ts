import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'
import type { CaughtMessage } from '../../mail/catcher.ts'

export interface CaughtMail extends CaughtMessage {
  id: string
  receivedAt: Date
}

export async function keepMail(db: Db, message: CaughtMessage, now: Date): Promise<void> {
  await db
    .insertInto('caught_mails')
    .values({ ...message, recipients: message.recipients.map(key), received_at: now })
    .execute()
}

export interface MailFilter {
  /** Absent: all recipients. */
  to?: string
  /** Only mails before the one with this id. */
  before?: string
  limit: number
}

/** Newest first. */
export async function listMails(db: Db, { to, before, limit }: MailFilter): Promise<CaughtMail[]> {
  let query = db.selectFrom('caught_mails').selectAll().orderBy('id', 'desc').limit(limit)
  if (to) query = query.where(sql<boolean>`recipients @> array[${key(to)}]`)
  if (before) query = query.where('id', '<', before)
  return (await query.execute()).map(mailOf)
}

export async function findMail(db: Db, id: string): Promise<CaughtMail | undefined> {
  const row = await db.selectFrom('caught_mails').selectAll().where('id', '=', id).executeTakeFirst()
  return row && mailOf(row)
}

export async function countMails(db: Db, to: string | undefined): Promise<number> {
  let query = db.selectFrom('caught_mails').select((eb) => eb.fn.countAll<string>().as('count'))
  if (to) query = query.where(sql<boolean>`recipients @> array[${key(to)}]`)
  return Number((await query.executeTakeFirstOrThrow()).count)
}

/** Everybody who got a mail, by address, the latest first. */
export async function listRecipients(db: Db, limit: number): Promise<string[]> {
  const rows = await sql<{ recipient: string }>`
    select recipient from caught_mails, unnest(recipients) as recipient
    group by recipient order by max(id) desc limit ${limit}
  `.execute(db)
  return rows.rows.map(({ recipient }) => recipient)
}

export async function deleteMailsTo(trx: Transaction<Database>, addresses: readonly string[]): Promise<void> {
  await trx
    .deleteFrom('caught_mails')
    .where(sql<boolean>`recipients && ${addresses.map(key)}::text[]`)
    .execute()
}

export async function deleteMailsBefore(db: Db, date: Date): Promise<void> {
  await db.deleteFrom('caught_mails').where('received_at', '<', date).execute()
}

function mailOf(row: { id: string; received_at: Date; sender: string; recipients: string[]; raw: Buffer }) {
  const { id, received_at, sender, recipients, raw } = row
  return { id, receivedAt: received_at, sender, recipients, raw }
}

// People type addresses in any case.
function key(address: string): string {
  return address.trim().toLowerCase()
}
