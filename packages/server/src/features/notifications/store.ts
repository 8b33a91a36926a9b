import type { Instant } from '@scheduling/domain'
import type { QueryCreator, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'
import { isForeignKeyViolation } from '../../database/violations.ts'
import type { HostId } from '../../host-id.ts'
import type { Audience } from '../bookings/mails/mail.ts'
import type { Knowledge } from './news.ts'
import { recipientDigest } from './reader/recipient.ts'
import type { Delivery } from './tables.ts'

/** Names one mail: the same event leads to the same key, however often it is handled. */
export interface DeliveryKey {
  hostId: HostId
  eventId: string
  recipient: string
  kind: string
}

export type Claim = 'claimed' | 'taken' | 'settled'

// Longer than one attempt may take. If a process dies in the middle, its mail is free again after this.
const CLAIM_LASTS = 60_000
const FREE = new Date(0)

/**
 * Claims the mail for one attempt. `taken`: another attempt may be running. `settled`: the mail is done. `reader` is recorded in
 * the same query, whatever it answers.
 */
export async function claimDelivery(
  db: Db,
  key: DeliveryKey,
  bookingId: string | null,
  now: Instant,
  reader?: ReaderChange,
): Promise<Claim> {
  const claimed = await changingReader(db, reader)
    .insertInto('deliveries')
    .values({
      ...columns(key),
      booking_id: bookingId,
      attempts: 1,
      queued_at: new Date(now),
      claimed_at: new Date(now),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['host_id', 'event_id', 'recipient', 'kind'])
        .doUpdateSet({ claimed_at: new Date(now), attempts: sql`deliveries.attempts + 1` })
        .where('deliveries.sent_at', 'is', null)
        .where('deliveries.refused_at', 'is', null)
        .where('deliveries.claimed_at', '<=', new Date(now - CLAIM_LASTS)),
    )
    .returning('attempts')
    .executeTakeFirst()
  if (claimed) return 'claimed'
  const row = await at(db, key).executeTakeFirst()
  return row?.sent_at || row?.refused_at ? 'settled' : 'taken'
}

/** `reader` is recorded in the same query. */
export async function markSent(db: Db, key: DeliveryKey, now: Instant, reader?: ReaderChange): Promise<void> {
  await changeDelivery(changingReader(db, reader), key, { sent_at: new Date(now), last_error: null })
}

export async function markRefused(db: Db, key: DeliveryKey, reason: string, now: Instant): Promise<void> {
  await changeDelivery(db, key, { refused_at: new Date(now), last_error: reason })
}

/** Frees it for the next attempt. */
export async function releaseDelivery(db: Db, key: DeliveryKey, reason: string): Promise<void> {
  await changeDelivery(db, key, { claimed_at: FREE, last_error: reason })
}

/** Deletes unsent ones too: no attempt takes that long. */
export async function deleteDeliveriesBefore(db: Db, date: Date): Promise<void> {
  await db
    .deleteFrom('deliveries')
    .where('claimed_at', '<', date)
    .where((eb) => eb(eb.fn.coalesce('sent_at', 'refused_at', 'claimed_at'), '<', date))
    .execute()
}

function columns({ hostId, eventId, recipient, kind }: DeliveryKey) {
  return { host_id: hostId, event_id: eventId, recipient: recipientDigest(hostId, recipient), kind }
}

function at(db: Db, key: DeliveryKey) {
  return db
    .selectFrom('deliveries')
    .select(['sent_at', 'refused_at'])
    .where((eb) => eb.and(columns(key)))
}

async function changeDelivery(
  db: QueryCreator<Database>,
  key: DeliveryKey,
  set: { sent_at?: Date; refused_at?: Date; claimed_at?: Date; last_error: string | null },
): Promise<void> {
  await db
    .updateTable('deliveries')
    .set(set)
    .where((eb) => eb.and(columns(key)))
    .execute()
}

/** The newest mails about a booking: those of its owner's readers, and those to this host. */
export async function deliveriesOf(
  db: Db,
  { hostIds, bookingId }: { hostIds: readonly HostId[]; bookingId: string },
  limit: number,
): Promise<Delivery[]> {
  return db
    .selectFrom('deliveries')
    .select(['host_id', 'recipient', 'kind', 'queued_at', 'sent_at', 'refused_at', 'last_error'])
    .where(sql<boolean>`host_id = any (${hostIds}::uuid[])`)
    .where('booking_id', '=', bookingId)
    .orderBy('queued_at', 'desc')
    .limit(limit)
    .execute()
}

/** When the last mail went out, and how many were refused for good since a date. */
export async function readSent(db: Db, since: Date): Promise<{ lastSentAt: Date | null; refused: number }> {
  return db
    .selectFrom('deliveries')
    .select((eb) => [
      eb.fn.max('sent_at').as('lastSentAt'),
      sql<number>`count(*) filter (where refused_at > ${since})::int`.as('refused'),
    ])
    .executeTakeFirstOrThrow()
}

/** Names one reader of a booking's mails. */
export interface ReaderKey {
  hostId: HostId
  bookingId: string
  audience: Audience
  recipient: string
}

export interface Reader extends Knowledge {
  mailedAt: Instant | null
  /** Since when a change waits to be told because more may follow; null if nothing waits. */
  waitsSince: Instant | null
  wants: boolean | null
}

/**
 * Claims the reader for one attempt; undefined while another attempt may be running. `gone`: the booking is, and its readers with
 * it.
 */
export async function claimReader(
  db: Db,
  key: ReaderKey,
  now: Instant,
): Promise<Reader | 'gone' | undefined> {
  const row = await db
    .insertInto('mail_readers')
    .values({ ...readerColumns(key), claimed_at: new Date(now) })
    .onConflict((conflict) =>
      conflict
        .columns(['host_id', 'booking_id', 'audience', 'recipient'])
        .doUpdateSet({ claimed_at: new Date(now) })
        .where('mail_readers.claimed_at', '<=', new Date(now - CLAIM_LASTS)),
    )
    .returning(['told', 'is_sure', 'mailed_at', 'waits_since', 'wants'])
    .executeTakeFirst()
    .catch((error: unknown) => {
      if (isForeignKeyViolation(error)) return 'gone' as const
      throw error
    })
  if (row === undefined || row === 'gone') return row
  return {
    told: row.told,
    isSure: row.is_sure,
    mailedAt: row.mailed_at?.getTime() ?? null,
    waitsSince: row.waits_since?.getTime() ?? null,
    wants: row.wants,
  }
}

/** Ends the claim. `told`: what they know now. */
export async function freeReader(db: Db, key: ReaderKey, told?: ReaderTold): Promise<void> {
  await changeReader(db, { key, isFree: true, ...(told && { told }) })
}

/** Records what they know now, and when they last got a mail. Nothing waits for them any more. */
export async function rememberTold(db: Db, key: ReaderKey, told: ReaderTold): Promise<void> {
  await changeReader(db, { key, told })
}

/** What a reader knows, and when they last got a mail. */
export type ReaderTold = Omit<Reader, 'wants' | 'waitsSince'>

/** What changes for a reader. What is absent stays. */
export interface ReaderChange {
  key: ReaderKey
  told?: ReaderTold
  waitsSince?: Instant | null
  /** Ends the claim. */
  isFree?: boolean
}

function toldColumns({ told, isSure, mailedAt }: ReaderTold) {
  return {
    told: told && JSON.stringify(told),
    is_sure: isSure,
    mailed_at: mailedAt === null ? null : new Date(mailedAt),
    waits_since: null,
  }
}

/** Records since when a change waits to be told; null if it no longer has to be. */
export async function rememberWait(db: Db, key: ReaderKey, since: Instant | null): Promise<void> {
  await changeReader(db, { key, waitsSince: since })
}

/** What a reader chose for one booking; null if they chose nothing. */
export async function wishOf(db: Db, key: ReaderKey): Promise<boolean | null> {
  const row = await db
    .selectFrom('mail_readers')
    .select('wants')
    .where((eb) => eb.and(readerColumns(key)))
    .executeTakeFirst()
  return row?.wants ?? null
}

export async function rememberWish(db: Db, key: ReaderKey, wants: boolean): Promise<void> {
  await db
    .insertInto('mail_readers')
    .values({ ...readerColumns(key), wants })
    .onConflict((conflict) =>
      conflict.columns(['host_id', 'booking_id', 'audience', 'recipient']).doUpdateSet({ wants }),
    )
    .execute()
}

/** Whether a mailbox wants no mails about meetings with this host, and none from this server. */
export interface Stops {
  host: boolean
  everywhere: boolean
}

export async function stopsOf(db: Db, hostId: HostId, mailboxKey: Buffer): Promise<Stops> {
  const ofHost = db
    .selectFrom('mail_stops')
    .select(sql<boolean>`false`.as('everywhere'))
    .where('host_id', '=', hostId)
    .where('mailbox_key', '=', mailboxKey)
  const ofAll = db
    .selectFrom('mail_stops_everywhere')
    .select(sql<boolean>`true`.as('everywhere'))
    .where('mailbox_key', '=', mailboxKey)
  const stops = await ofHost.unionAll(ofAll).execute()
  const isStopped = (wanted: boolean) => stops.some(({ everywhere }) => everywhere === wanted)
  return { host: isStopped(false), everywhere: isStopped(true) }
}

/** Repeat: changes nothing. */
export async function stopHost(db: Db, hostId: HostId, mailboxKey: Buffer, now: Date): Promise<void> {
  await db
    .insertInto('mail_stops')
    .values({ host_id: hostId, mailbox_key: mailboxKey, stopped_at: now })
    .onConflict((conflict) => conflict.columns(['host_id', 'mailbox_key']).doNothing())
    .execute()
}

/** Repeat: changes nothing. */
export async function allowHost(db: Db, hostId: HostId, mailboxKey: Buffer): Promise<void> {
  await db
    .deleteFrom('mail_stops')
    .where('host_id', '=', hostId)
    .where('mailbox_key', '=', mailboxKey)
    .execute()
}

/** Repeat: changes nothing. */
export async function stopEverywhere(db: Db, mailboxKey: Buffer, now: Date): Promise<void> {
  await db
    .insertInto('mail_stops_everywhere')
    .values({ mailbox_key: mailboxKey, stopped_at: now })
    .onConflict((conflict) => conflict.column('mailbox_key').doNothing())
    .execute()
}

/** Repeat: changes nothing. */
export async function allowEverywhere(db: Db, mailboxKey: Buffer): Promise<void> {
  await db.deleteFrom('mail_stops_everywhere').where('mailbox_key', '=', mailboxKey).execute()
}

function readerColumns({ hostId, bookingId, audience, recipient }: ReaderKey) {
  return { host_id: hostId, booking_id: bookingId, audience, recipient: recipientDigest(hostId, recipient) }
}

async function changeReader(db: Db, change: ReaderChange): Promise<void> {
  await readerUpdate(db, change).execute()
}

function readerUpdate(db: Db, { key, told, isFree, waitsSince }: ReaderChange) {
  return db
    .updateTable('mail_readers')
    .set({
      ...(isFree && { claimed_at: FREE }),
      ...(told && toldColumns(told)),
      ...(waitsSince !== undefined && { waits_since: waitsSince === null ? null : new Date(waitsSince) }),
    })
    .where((eb) => eb.and(readerColumns(key)))
}

/** The query that follows also makes this change. */
function changingReader(db: Db, change: ReaderChange | undefined): QueryCreator<Database> {
  return change ? db.with('reader', () => readerUpdate(db, change)) : db
}

/** Forgets who was told of these bookings, and by which mails. */
export async function forgetReaders(
  trx: Transaction<Database>,
  hostId: HostId,
  bookingIds: readonly string[],
): Promise<void> {
  for (const table of ['mail_readers', 'deliveries'] as const)
    await trx
      .deleteFrom(table)
      .where('host_id', '=', hostId)
      .where(sql<boolean>`booking_id = any (${bookingIds}::uuid[])`)
      .execute()
}
