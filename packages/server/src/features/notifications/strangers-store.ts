import type { SentToday, StrangerCause } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'

/** One mail to somebody who never wrote to the host. */
export interface StrangerMail {
  hostId: HostId
  mailId: string
  mailboxKey: Buffer
  cause: StrangerCause
}

/** Holds a lock until the transaction ends, so that a host's mails are counted one after the other. */
export async function lockStrangers(trx: Transaction<Database>, hostId: HostId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`strangers ${hostId}`}, 0))`.execute(trx)
}

/** The counts of a day, and whether this mail was sent. */
export async function sentOn(
  db: Db,
  day: string,
  { hostId, mailId, mailboxKey, cause }: StrangerMail,
): Promise<SentToday & { isSent: boolean }> {
  return db
    .selectFrom('stranger_mails')
    .select((eb) => [
      sql<number>`count(distinct mailbox_key) filter (where cause = ${cause})::int`.as('strangers'),
      sql<number>`count(*) filter (where mailbox_key = ${mailboxKey} and cause = ${cause})::int`.as(
        'toThisOne',
      ),
      eb.fn.coalesce(sql<boolean>`bool_or(mail_id = ${mailId})`, sql<boolean>`false`).as('isSent'),
    ])
    .where('host_id', '=', hostId)
    .where('day', '=', day)
    .where('is_held', '=', false)
    .executeTakeFirstOrThrow()
}

/** Repeat: the same. A held mail that goes out on the same day counts as sent. */
export async function putStrangerMail(
  trx: Transaction<Database>,
  day: string,
  { hostId, mailId, mailboxKey, cause }: StrangerMail,
  isHeld: boolean,
): Promise<void> {
  await trx
    .insertInto('stranger_mails')
    .values({
      host_id: hostId,
      day,
      mail_id: mailId,
      mailbox_key: mailboxKey,
      cause,
      is_held: isHeld,
    })
    .onConflict((conflict) =>
      conflict.columns(['host_id', 'day', 'mail_id']).doUpdateSet({ is_held: isHeld }),
    )
    .execute()
}

/** How many mails had to wait on a day or after it. */
export async function countHeldSince(db: Db, hostId: HostId, day: string): Promise<number> {
  const { held } = await db
    .selectFrom('stranger_mails')
    .select(sql<number>`count(distinct mail_id)::int`.as('held'))
    .where('host_id', '=', hostId)
    .where('day', '>=', day)
    .where('is_held', '=', true)
    .executeTakeFirstOrThrow()
  return held
}

export async function forgetStrangersBefore(db: Db, day: string): Promise<void> {
  await db.deleteFrom('stranger_mails').where('day', '<', day).execute()
}
