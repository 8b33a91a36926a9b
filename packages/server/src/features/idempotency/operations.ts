import { DAY } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import { createHash } from 'node:crypto'
import type { Context } from '../../context.ts'
import type { Database, Db } from '../../database/schema.ts'
import { AppError } from '../../errors.ts'
import type { HostId } from '../../host-id.ts'
import { addKeys, forgetKeysBefore, rememberKey, subjectOfKey } from './store.ts'
import type { SubjectKind } from './tables.ts'

// No client retries for longer.
const KEY_DAYS = 7
// A manage link allows many moves. Only the last few requests can be repeated.
const KEYS_PER_SUBJECT = 20

/** A request that may be repeated: its key and a digest of its body. */
export interface Repeatable {
  keyHash: Buffer
  requestHash: Buffer
}

/** What a request made or changed. */
export interface Subject {
  hostId: HostId
  kind: SubjectKind
  id: string
}

/** `scope` keeps the keys of different callers and actions apart. Without a key nothing is repeatable. */
export function repeatable(key: string | undefined, scope: string, request: unknown): Repeatable | undefined {
  if (key === undefined) return undefined
  return { keyHash: digest(`${scope}\0${key}`), requestHash: digest(JSON.stringify(request)) }
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/** The id of what an earlier request with this key made or changed. Throws `idempotency_key_reused`. */
export async function earlierSubjectId(
  db: Db,
  { hostId, kind }: Omit<Subject, 'id'>,
  request: Repeatable | undefined,
): Promise<string | undefined> {
  if (!request) return undefined
  const first = await subjectOfKey(db, { hostId, kind, keyHash: request.keyHash })
  if (!first) return undefined
  refuseOther(request, first.request_hash)
  return first.subject_id
}

/** Throws `idempotency_key_reused` if the first request had another body. */
export function refuseOther({ requestHash }: Repeatable, first: Buffer | null): void {
  if (!first?.equals(requestHash)) throw new AppError('idempotency_key_reused')
}

/** Call it in the transaction of the change. So a refused request stores no key. */
export async function rememberRequest(
  trx: Transaction<Database>,
  subject: Subject,
  request: Repeatable | undefined,
  now: Date,
): Promise<void> {
  if (request) await rememberKey(trx, { ...subject, ...request, now }, KEYS_PER_SUBJECT)
}

/** The same for what these requests have just made: there are no older keys of it. */
export async function rememberNew(
  trx: Transaction<Database>,
  made: readonly { subject: Subject; request: Repeatable | undefined }[],
  now: Date,
): Promise<void> {
  const rows = made.flatMap(({ subject, request }) => (request ? [{ ...subject, ...request, now }] : []))
  if (rows.length > 0) await addKeys(trx, rows)
}

/** A request to make something, and who sent it. */
interface Asked extends Omit<Subject, 'id'> {
  key: string | undefined
  body: unknown
}

interface Making<Made> {
  /** Reads what the first request made. Throws if it has been deleted. */
  read: (id: string) => Promise<Made>
  /** Passes `repeat` to `rememberRequest`. */
  make: (repeat: Repeatable | undefined) => Promise<Made>
}

/**
 * Makes something once per key: a client that lost the answer asks again and gets what the first request made. Throws
 * `idempotency_key_reused`.
 */
export async function makeOnce<Made>(
  { db }: Pick<Context, 'db'>,
  asked: Asked,
  { read, make }: Making<Made>,
): Promise<Made> {
  const repeat = repeatable(asked.key, `make:${asked.kind}`, asked.body)
  const earlier = await earlierSubjectId(db, asked, repeat)
  if (earlier !== undefined) return read(earlier)
  return make(repeat).catch(async (refusal: unknown) => {
    // The first request may have finished meanwhile.
    const first = await earlierSubjectId(db, asked, repeat)
    if (first !== undefined) return read(first)
    throw refusal
  })
}

/** Called by the daily job. Repeat: does nothing. */
export async function cleanUpIdempotencyKeys(context: Context): Promise<void> {
  await forgetKeysBefore(context.db, new Date(context.clock.now() - KEY_DAYS * DAY))
}
