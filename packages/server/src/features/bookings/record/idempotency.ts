import { DAY } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import { createHash } from 'node:crypto'
import type { Context } from '../../../context.ts'
import type { Database, Db } from '../../../database/schema.ts'
import { AppError } from '../../../errors.ts'
import type { HostId } from '../../../host-id.ts'
import { bookingOfKey, forgetKeysBefore, rememberKey } from './key-store.ts'

// No client retries for longer.
const KEY_DAYS = 7
// A manage link allows many moves. Only the last few requests can be repeated.
const KEYS_PER_BOOKING = 20

/** A request that may be repeated: its key and a digest of its body. */
export interface Repeatable {
  keyHash: Buffer
  requestHash: Buffer
}

/** `scope` keeps the keys of different callers and actions apart. Without a key nothing is repeatable. */
export function repeatable(key: string | undefined, scope: string, request: unknown): Repeatable | undefined {
  if (key === undefined) return undefined
  return { keyHash: digest(`${scope}\0${key}`), requestHash: digest(JSON.stringify(request)) }
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/** The id of the booking that an earlier request with this key made or changed. Throws `idempotency_key_reused`. */
export async function earlierBookingId(
  db: Db,
  hostId: HostId,
  request: Repeatable | undefined,
): Promise<string | undefined> {
  if (!request) return undefined
  const first = await bookingOfKey(db, hostId, request.keyHash)
  if (!first) return undefined
  refuseOther(request, first.request_hash)
  return first.subject_id
}

/** Throws `idempotency_key_reused` if the first request had another body. */
export function refuseOther({ requestHash }: Repeatable, first: Buffer | null): void {
  if (!first?.equals(requestHash)) throw new AppError('idempotency_key_reused')
}

/** Call it under the host's lock, in the transaction of the change. So a refused request stores no key. */
export async function rememberRequest(
  trx: Transaction<Database>,
  hostId: HostId,
  bookingId: string,
  request: Repeatable | undefined,
  now: Date,
): Promise<void> {
  if (request) await rememberKey(trx, { hostId, bookingId, ...request, now }, KEYS_PER_BOOKING)
}

/** Called by the daily job. Repeat: does nothing. */
export async function sweepIdempotencyKeys(context: Context): Promise<void> {
  await forgetKeysBefore(context.db, new Date(context.clock.now() - KEY_DAYS * DAY))
}
