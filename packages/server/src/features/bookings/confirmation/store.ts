import type { Instant } from '@scheduling/domain'
import { limits } from '@scheduling/domain'
import type { Insertable, Selectable, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database, Db } from '../../../database/schema.ts'
import type { HostId } from '../../../host-id.ts'
import type { Origin } from '../../offers/origin.ts'
import type { RequestRow } from '../tables.ts'
import type { RequestId } from './tokens.ts'

export type StoredRequest = Selectable<RequestRow>

export async function insertRequest(
  trx: Transaction<Database>,
  row: Insertable<RequestRow>,
): Promise<StoredRequest> {
  return trx.insertInto('booking_requests').values(row).returningAll().executeTakeFirstOrThrow()
}

/** Includes ended requests. */
export async function requestById(
  db: Db,
  { hostId, requestId }: RequestId,
): Promise<StoredRequest | undefined> {
  return db
    .selectFrom('booking_requests')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('id', '=', requestId)
    .executeTakeFirst()
}

/** Includes ended requests. */
export async function requestOfKey(
  db: Db,
  hostId: HostId,
  keyHash: Buffer,
): Promise<StoredRequest | undefined> {
  return db
    .selectFrom('booking_requests')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('key_hash', '=', keyHash)
    .executeTakeFirst()
}

/** The person's former requests, which a new one replaces. */
export interface Replaced {
  hostId: HostId
  originId: string
  emailKey: string
  requestId: string | undefined
  keyHash: Buffer | undefined
  now: Instant
}

/** Answers the deleted requests. */
export async function deleteReplaced(
  trx: Transaction<Database>,
  replaced: Replaced,
): Promise<StoredRequest[]> {
  return trx
    .deleteFrom('booking_requests')
    .where('host_id', '=', replaced.hostId)
    .where((eb) =>
      eb.or([
        // Anybody can type an address, so this alone ends no request that the host was asked about.
        eb.and([
          eb.and({ origin_id: replaced.originId, email_key: replaced.emailKey }),
          eb.not(isUnsettled(replaced.now)),
        ]),
        ...(replaced.requestId === undefined ? [] : [eb('id', '=', replaced.requestId)]),
        ...(replaced.keyHash === undefined ? [] : [eb('key_hash', '=', replaced.keyHash)]),
      ]),
    )
    .returningAll()
    .execute()
}

export async function deleteRequest(trx: Transaction<Database>, ids: RequestId): Promise<void> {
  await trx
    .deleteFrom('booking_requests')
    .where('host_id', '=', ids.hostId)
    .where('id', '=', ids.requestId)
    .execute()
}

/** Includes ended requests. */
export async function hasRequest(db: Db, hostId: HostId, { kind, id }: Origin): Promise<boolean> {
  const found = await db
    .selectFrom('booking_requests')
    .select('id')
    .where('host_id', '=', hostId)
    .where('origin_id', '=', id)
    .where('origin_kind', '=', kind)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** The invitee wants no more of it. Undefined if the request has ended. */
export async function setEnd(
  trx: Transaction<Database>,
  { hostId, requestId }: RequestId,
  now: Instant,
): Promise<StoredRequest | undefined> {
  return trx
    .updateTable('booking_requests')
    .set({
      expires_at: new Date(now),
      answer: sql`case waits_for when 'email' then null else 'withdrawn' end`,
    })
    .where('host_id', '=', hostId)
    .where('id', '=', requestId)
    .where('expires_at', '>', new Date(now))
    .where('answer', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

/** Counts a try before comparing the code, so many guesses at once get no extra tries. False: no tries are left. */
export async function countTry(db: Db, { hostId, requestId }: RequestId): Promise<boolean> {
  const row = await db
    .updateTable('booking_requests')
    .set({ tries: sql<number>`tries + 1` })
    .where('host_id', '=', hostId)
    .where('id', '=', requestId)
    .where('tries', '<', limits.CONFIRM_TRIES_MAX)
    .returning('tries')
    .executeTakeFirst()
  return row !== undefined
}

/** Undefined if it is too soon for another mail, or the limit is reached. */
export async function countMail(
  trx: Transaction<Database>,
  { hostId, requestId }: RequestId,
  now: Instant,
): Promise<StoredRequest | undefined> {
  return trx
    .updateTable('booking_requests')
    .set({ mails: sql<number>`mails + 1`, mailed_at: new Date(now) })
    .where('host_id', '=', hostId)
    .where('id', '=', requestId)
    .where('mails', '<=', limits.CONFIRM_MAILS_AGAIN_MAX)
    .where('mailed_at', '<=', new Date(now - limits.CONFIRM_MAIL_AGAIN_SECONDS * 1_000))
    .returningAll()
    .executeTakeFirst()
}

export async function deleteRequestsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('booking_requests').where('expires_at', '<', before).execute()
}

/** Requests about which the host was asked, and that are neither settled nor ended by the clock. */
function isUnsettled(now: Instant) {
  return sql<boolean>`(waits_for <> 'email' and answer is null and (expires_at > ${new Date(now)} or unanswered = 'accept'))`
}

/** Who answers: for this host. `person`: of an organization, only what this member hosts; undefined: all. */
export interface Answerer {
  hostId: HostId
  person: HostId | undefined
}

/** Requests to this host, and those of organizations that this host would come to. */
function isReachedBy({ hostId, person }: Answerer) {
  const own = person === undefined ? sql`true` : sql`${person} = any (host_ids)`
  const isHost = sql`(host_id = ${hostId} or host_ids @> array[${hostId}]::uuid[])`
  return sql<boolean>`(waits_for <> 'email' and ${isHost} and ${own})`
}

/** Those that wait for the host, or for an invitee who chooses among offered times. The one that ends first at the top. */
export async function requestsToAnswer(db: Db, answerer: Answerer, now: Instant): Promise<StoredRequest[]> {
  return db
    .selectFrom('booking_requests')
    .selectAll()
    .where(isReachedBy(answerer))
    .where('answer', 'is', null)
    .where('expires_at', '>', new Date(now))
    .orderBy('expires_at')
    .orderBy('id')
    .limit(limits.WAITING_REQUESTS_PER_HOST_MAX)
    .execute()
}

/** Includes answered and ended requests. */
export async function reachedRequest(
  db: Db,
  answerer: Answerer,
  id: string,
): Promise<StoredRequest | undefined> {
  return db
    .selectFrom('booking_requests')
    .selectAll()
    .where('id', '=', id)
    .where(isReachedBy(answerer))
    .executeTakeFirst()
}

interface WaitingCounts {
  ofHost: number
  ofNetwork: number
  ofPerson: number
}

/** How many requests wait for the host, or for the choice of an offered time. `except`: one that does not count. */
export async function countWaiting(
  trx: Transaction<Database>,
  hostId: HostId,
  request: { originId: string; emailKey: string; countedFor: string | null; except: string | undefined },
  now: Instant,
): Promise<WaitingCounts> {
  const { originId, emailKey, countedFor, except = null } = request
  const { rows } = await sql<WaitingCounts>`
    select count(*)::int as "ofHost",
      (count(*) filter (where counted_for = ${countedFor}))::int as "ofNetwork",
      (count(*) filter (where origin_id = ${originId} and email_key = ${emailKey}))::int as "ofPerson"
    from booking_requests
    where host_id = ${hostId} and id is distinct from ${except}::uuid and ${isUnsettled(now)}
  `.execute(trx)
  return rows[0] ?? { ofHost: 0, ofNetwork: 0, ofPerson: 0 }
}

/** From now on it waits for the host. */
export async function setWaitsForHost(
  trx: Transaction<Database>,
  { hostId, requestId }: RequestId,
  { unanswered, until }: { unanswered: 'decline' | 'accept'; until: Instant },
): Promise<StoredRequest> {
  return trx
    .updateTable('booking_requests')
    .set({ waits_for: 'approval', email_confirmed: true, unanswered, expires_at: new Date(until) })
    .where('host_id', '=', hostId)
    .where('id', '=', requestId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Undefined if it was answered or booked before, or if the host would decline it after its end. */
export async function setAnswer(
  trx: Transaction<Database>,
  { hostId, requestId }: RequestId,
  { answer, reason }: { answer: 'declined' | 'expired'; reason: string },
  now: Instant,
): Promise<StoredRequest | undefined> {
  const at = new Date(now)
  return trx
    .updateTable('booking_requests')
    .set({ answer, decline_reason: reason, expires_at: at })
    .where('host_id', '=', hostId)
    .where('id', '=', requestId)
    .where('waits_for', '=', 'approval')
    .where('answer', 'is', null)
    .where('expires_at', answer === 'declined' ? '>' : '<=', at)
    .returningAll()
    .executeTakeFirst()
}

/** From now on it waits for the invitee, who chooses one of these starts. Undefined if it was answered or booked before. */
export async function setOfferedStarts(
  trx: Transaction<Database>,
  { hostId, requestId }: RequestId,
  { starts, message, until }: { starts: readonly Instant[]; message: string; until: Instant },
  now: Instant,
): Promise<StoredRequest | undefined> {
  return trx
    .updateTable('booking_requests')
    .set({
      waits_for: 'invitee',
      unanswered: null,
      offered_starts: starts.map((start) => new Date(start)),
      offer_message: message,
      proposed_starts: null,
      proposal_message: '',
      offer_rounds: sql<number>`offer_rounds + 1`,
      expires_at: new Date(until),
    })
    .where('host_id', '=', hostId)
    .where('id', '=', requestId)
    .where('waits_for', '=', 'approval')
    .where('answer', 'is', null)
    .where('expires_at', '>', new Date(now))
    .where('offer_rounds', '<', limits.OFFER_ROUNDS_MAX)
    .returningAll()
    .executeTakeFirst()
}

/** It waits for the host again, and silence declines it. Undefined if a time was chosen, or the offer has ended. */
export async function setOfferTakenBack(
  trx: Transaction<Database>,
  { hostId, requestId }: RequestId,
  until: Instant,
  now: Instant,
): Promise<StoredRequest | undefined> {
  return trx
    .updateTable('booking_requests')
    .set({
      waits_for: 'approval',
      unanswered: 'decline',
      offered_starts: null,
      offer_message: '',
      expires_at: new Date(until),
    })
    .where('host_id', '=', hostId)
    .where('id', '=', requestId)
    .where('waits_for', '=', 'invitee')
    .where('answer', 'is', null)
    .where('expires_at', '>', new Date(now))
    .returningAll()
    .executeTakeFirst()
}

/** From now on it waits for the host, who chooses one of these starts. Undefined if the offer was taken, taken back, or has ended. */
export async function setProposedStarts(
  trx: Transaction<Database>,
  { hostId, requestId }: RequestId,
  { starts, message, until }: { starts: readonly Instant[]; message: string; until: Instant },
  now: Instant,
): Promise<StoredRequest | undefined> {
  return trx
    .updateTable('booking_requests')
    .set({
      waits_for: 'approval',
      unanswered: 'decline',
      offered_starts: null,
      offer_message: '',
      proposed_starts: starts.map((start) => new Date(start)),
      proposal_message: message,
      expires_at: new Date(until),
    })
    .where('host_id', '=', hostId)
    .where('id', '=', requestId)
    .where('waits_for', '=', 'invitee')
    .where('answer', 'is', null)
    .where('expires_at', '>', new Date(now))
    .returningAll()
    .executeTakeFirst()
}
