import type { Instant } from '@scheduling/domain'
import { limits } from '@scheduling/domain'
import type { ExpressionBuilder, Selectable, Transaction, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import type { ConnectionRef } from '../connections/check.ts'
import type { CrmAccountRow, CrmMeetingRow } from './tables.ts'

export type StoredAccount = Selectable<CrmAccountRow>
export type StoredMeeting = Selectable<CrmMeetingRow>

function accountIs({ hostId, connectionId }: ConnectionRef) {
  return (where: ExpressionBuilder<Database, 'crm_accounts'>) =>
    where.and({ host_id: hostId, connection_id: connectionId })
}

function meetingIs({ hostId, connectionId }: ConnectionRef) {
  return (where: ExpressionBuilder<Database, 'crm_meetings'>) =>
    where.and({ host_id: hostId, connection_id: connectionId })
}

/** Repeat: keeps what there is. */
export async function insertAccount(db: Db, { hostId, connectionId }: ConnectionRef): Promise<void> {
  await db
    .insertInto('crm_accounts')
    .values({
      host_id: hostId,
      connection_id: connectionId,
      mapping: '[]',
      missing_fields: '[]',
      fields: '[]',
      owners: '[]',
    })
    .onConflict((conflict) => conflict.columns(['host_id', 'connection_id']).doNothing())
    .execute()
}

export async function accountOf(db: Db, ref: ConnectionRef): Promise<StoredAccount | undefined> {
  return db.selectFrom('crm_accounts').selectAll().where(accountIs(ref)).executeTakeFirst()
}

export async function accountsOf(db: Db, hostId: HostId): Promise<StoredAccount[]> {
  return db.selectFrom('crm_accounts').selectAll().where('host_id', '=', hostId).execute()
}

export async function accountsOfHosts(db: Db, hostIds: readonly HostId[]): Promise<StoredAccount[]> {
  return db
    .selectFrom('crm_accounts')
    .selectAll()
    .where(sql<boolean>`host_id = any (${hostIds}::uuid[])`)
    .execute()
}

export async function updateAccount(
  db: Db,
  ref: ConnectionRef,
  change: Updateable<CrmAccountRow>,
): Promise<StoredAccount | undefined> {
  return db.updateTable('crm_accounts').set(change).where(accountIs(ref)).returningAll().executeTakeFirst()
}

/** Locks an account until the transaction ends. */
export async function lockAccount(
  trx: Transaction<Database>,
  ref: ConnectionRef,
): Promise<StoredAccount | undefined> {
  return trx.selectFrom('crm_accounts').selectAll().where(accountIs(ref)).forUpdate().executeTakeFirst()
}

/** The booking has changed. Repeat: it is written once more. */
export async function markChanged(
  db: Db,
  { hostId, connectionId }: ConnectionRef,
  bookingId: string,
  now: Date,
): Promise<void> {
  await db
    .insertInto('crm_meetings')
    .columns(['host_id', 'connection_id', 'booking_id', 'version', 'is_backfill', 'due_at', 'contact_ids'])
    // A connection that is no CRM, or is gone, gets no row.
    .expression((eb) =>
      eb
        .selectFrom('crm_accounts')
        .select([
          'host_id',
          'connection_id',
          sql<string>`${bookingId}::uuid`.as('booking'),
          sql<number>`1::integer`.as('first'),
          sql<boolean>`false`.as('no'),
          sql<Date>`${now}::timestamptz`.as('due'),
          sql<string>`'{}'::jsonb`.as('none'),
        ])
        .where('host_id', '=', hostId)
        .where('connection_id', '=', connectionId),
    )
    .onConflict((conflict) =>
      conflict.columns(['host_id', 'connection_id', 'booking_id']).doUpdateSet({
        version: sql<number>`crm_meetings.version + 1`,
        is_backfill: false,
        due_at: now,
        attempts: 0,
      }),
    )
    .execute()
}

/** The host's upcoming meetings have changed, wherever they are. Answers the CRMs. */
export async function markUpcoming(
  trx: Transaction<Database>,
  hostId: HostId,
  now: Date,
): Promise<ConnectionRef[]> {
  const { rows } = await sql<ConnectionRef>`
    with marked as (
      update crm_meetings
      set version = version + 1, due_at = ${now}, attempts = 0
      where booking_id in (
        select id from bookings where host_id = ${hostId} and status = 'scheduled' and starts_at > ${now}
      )
      returning host_id, connection_id
    )
    select distinct host_id as "hostId", connection_id as "connectionId" from marked
  `.execute(trx)
  return rows
}

/** Bookings from before the connection. Those that are known already are left alone. Answers how many are new. */
export async function insertBackfill(
  trx: Transaction<Database>,
  { hostId, connectionId }: ConnectionRef,
  bookingIds: readonly string[],
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ booking_id: string }>`
    insert into crm_meetings (host_id, connection_id, booking_id, version, is_backfill, due_at)
    select ${hostId}::uuid, ${connectionId}::uuid, id, 1, true, ${now}
    from unnest(${bookingIds}::uuid[]) as id
    on conflict (host_id, connection_id, booking_id) do nothing
    returning booking_id
  `.execute(trx)
  return rows.length
}

/** Forgets what a back-fill has not written yet. */
export async function deleteBackfill(db: Db, ref: ConnectionRef): Promise<void> {
  await db
    .deleteFrom('crm_meetings')
    .where(meetingIs(ref))
    .where('is_backfill', '=', true)
    .where('due_at', 'is not', null)
    .where('meeting_id', 'is', null)
    .execute()
}

export async function countBackfill(db: Db, ref: ConnectionRef): Promise<number> {
  const { count } = await db
    .selectFrom('crm_meetings')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where(meetingIs(ref))
    .where('is_backfill', '=', true)
    .where('due_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** What to write next: what happens now comes before what happened earlier. */
export async function nextDue(db: Db, ref: ConnectionRef, now: Date): Promise<StoredMeeting | undefined> {
  return db
    .selectFrom('crm_meetings')
    .selectAll()
    .where(meetingIs(ref))
    .where('due_at', '<=', now)
    .orderBy('is_backfill')
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst()
}

/** When the next one is due. */
export async function dueAt(db: Db, ref: ConnectionRef): Promise<Instant | undefined> {
  const row = await db
    .selectFrom('crm_meetings')
    .select((eb) => eb.fn.min('due_at').as('due'))
    .where(meetingIs(ref))
    .executeTakeFirst()
  return row?.due?.getTime()
}

/** Remembers ids at once, so that an attempt that ends here is not forgotten. */
export async function noteIds(
  db: Db,
  meeting: StoredMeeting,
  ids: Partial<Pick<Updateable<CrmMeetingRow>, 'contact_ids' | 'meeting_id' | 'is_deleted_there'>>,
): Promise<void> {
  await one(db, meeting).set(ids).execute()
}

/** The contact has another id, or is gone: null. Then the next change of its meeting looks for one again. */
export async function replaceContact(
  db: Db,
  { hostId, connectionId }: ConnectionRef,
  contactId: string,
  into: string | null,
): Promise<void> {
  await sql`
    update crm_meetings
    set contact_ids = (
      select coalesce(jsonb_object_agg(key, case when value = ${contactId} then ${into} else value end), '{}')
      from jsonb_each_text(contact_ids)
      where value <> ${contactId} or ${into}::text is not null
    )
    where host_id = ${hostId} and connection_id = ${connectionId}
      and jsonb_path_query_array(contact_ids, '$.*') ? ${contactId}
  `.execute(db)
}

/** It is as `meeting` says. What has changed meanwhile stays due. */
export async function markWritten(db: Db, meeting: StoredMeeting, now: Date): Promise<void> {
  await one(db, meeting)
    .set({
      written_version: meeting.version,
      written_at: now,
      attempts: 0,
      failure: null,
      failed_at: null,
      due_at: sql<Date | null>`case when version = ${meeting.version} then null else due_at end`,
    })
    .execute()
}

/** `dueAt`: null to give up until something changes. */
export async function markFailed(
  db: Db,
  meeting: StoredMeeting,
  failed: Pick<StoredMeeting, 'failure' | 'failed_at' | 'due_at' | 'attempts'>,
): Promise<void> {
  await one(db, meeting).set(failed).execute()
}

export async function deleteMeeting(
  db: Db,
  { host_id, connection_id, booking_id }: StoredMeeting,
): Promise<void> {
  await db
    .deleteFrom('crm_meetings')
    .where('host_id', '=', host_id)
    .where('connection_id', '=', connection_id)
    .where('booking_id', '=', booking_id)
    .execute()
}

function one(db: Db, { host_id, connection_id, booking_id }: StoredMeeting) {
  return db
    .updateTable('crm_meetings')
    .where('host_id', '=', host_id)
    .where('connection_id', '=', connection_id)
    .where('booking_id', '=', booking_id)
}

/** Makes everything that failed or waits due now. */
export async function hurry(db: Db, ref: ConnectionRef, now: Date): Promise<void> {
  await db
    .updateTable('crm_meetings')
    .set({ due_at: now, attempts: 0 })
    .where(meetingIs(ref))
    .where((where) => where.or([where('due_at', 'is not', null), where('failure', 'is not', null)]))
    .execute()
}

export async function lastMeetings(db: Db, ref: ConnectionRef): Promise<StoredMeeting[]> {
  return db
    .selectFrom('crm_meetings')
    .selectAll()
    .where(meetingIs(ref))
    .orderBy(sql`coalesce(greatest(failed_at, written_at), due_at) desc nulls last`)
    .limit(limits.CRM_WRITES_SHOWN)
    .execute()
}

/** How many wait, and how many failed and are not tried again. */
export async function countMeetings(
  db: Db,
  ref: ConnectionRef,
): Promise<{ waiting: number; failed: number }> {
  const row = await db
    .selectFrom('crm_meetings')
    .select([
      sql<string>`count(*) filter (where due_at is not null)`.as('waiting'),
      sql<string>`count(*) filter (where due_at is null and failure is not null)`.as('failed'),
    ])
    .where(meetingIs(ref))
    .executeTakeFirstOrThrow()
  return { waiting: Number(row.waiting), failed: Number(row.failed) }
}

/** Deletes what we keep about the people of these bookings. */
export async function forgetMeetings(
  trx: Transaction<Database>,
  hostId: HostId,
  bookingIds: readonly string[],
): Promise<void> {
  await trx
    .deleteFrom('crm_meetings')
    .where('host_id', '=', hostId)
    .where(sql<boolean>`booking_id = any (${bookingIds}::uuid[])`)
    .execute()
}

// Longer than one booking takes. If a process dies, the company is free after this.
const TAKEN = sql<Date>`now() + interval '60 seconds'`

/** Takes a company's CRM for one process, or keeps it. False while another holds it. */
export async function takeTurn(db: Db, company: string, by: string): Promise<boolean> {
  const row = await db
    .insertInto('crm_turns')
    .values({ company, taken_by: by, taken_until: TAKEN })
    .onConflict((conflict) =>
      conflict
        .column('company')
        .doUpdateSet({ taken_by: by, taken_until: TAKEN })
        .where((eb) =>
          eb.or([eb('crm_turns.taken_by', '=', by), eb('crm_turns.taken_until', '<=', sql<Date>`now()`)]),
        ),
    )
    .returning('company')
    .executeTakeFirst()
  return row !== undefined
}

/** Repeat: does nothing. */
export async function endTurn(db: Db, company: string, by: string): Promise<void> {
  await db.deleteFrom('crm_turns').where('company', '=', company).where('taken_by', '=', by).execute()
}

export async function deleteTurnsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('crm_turns').where('taken_until', '<', before).execute()
}
