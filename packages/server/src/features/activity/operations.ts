import type { ActivityKind } from '@scheduling/contract'
import { SECURITY_ACTIVITIES } from '@scheduling/contract'
import { DAY, HOUR } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import type { Acting, SignedIn } from '../../http/caller.ts'
import { stableId } from '../../jobs/stable-id.ts'
import { pageOf, readCursor } from '../../cursor.ts'
import type { CallingInWords } from './calling.ts'
import { callingInWords } from './calling.ts'
import { ACTIVITY_READ } from './events.ts'
import type { StoredActivity } from './store.ts'
import { activityById, deleteActivityBefore, newestActivity, putActivity } from './store.ts'

const PAGE = 50
const KEPT_DAYS = 180

/** Records what a host did, in the transaction of the change. Answers the entry's id. */
export async function recordActivity(
  { clock }: Pick<Context, 'clock'>,
  trx: Transaction<Database>,
  host: Acting,
  kind: ActivityKind,
  subject: string | null = null,
  subjectId: string | null = null,
): Promise<string> {
  const now = clock.now()
  const calling = callingInWords(host)
  const hour = Math.floor(now / HOUR)
  // Repeated saves or failures are one entry per hour, but each caller has their own.
  const id = /_(changed|refused)$/.test(kind)
    ? stableId(
        host.hostId,
        kind,
        String(subject),
        String(subjectId),
        String(hour),
        ...Object.values(calling).map(String),
      )
    : randomUUID()
  await putActivity(trx, {
    host_id: host.hostId,
    id,
    kind,
    subject,
    subject_id: subjectId,
    ...calling,
    happened_at: new Date(now),
  })
  return id
}

/** Records failed sign-ins of one hour, by any callers. Adds to that hour's entry if there is one. */
export async function recordFailedSignIns(
  trx: Transaction<Database>,
  hostId: HostId,
  { hour, count, last, calling }: { hour: Date; count: number; last: Date; calling: CallingInWords },
): Promise<void> {
  const kind = 'sign_in_failed'
  const id = stableId(hostId, kind, hour.toISOString())
  await putActivity(trx, {
    host_id: hostId,
    id,
    kind,
    subject: null,
    subject_id: null,
    count,
    ...calling,
    happened_at: last,
  })
}

export interface ActivityFilter {
  cursor?: string | undefined
  about?: 'security' | undefined
  /** Only entries about the thing with this id. */
  of?: string | undefined
}

export interface ActivityPage {
  entries: StoredActivity[]
  next: string | null
}

/** Newest first. `next` is the cursor of the next page. Throws `invalid_input` for a malformed cursor. */
export async function listActivity(
  { db }: Pick<Context, 'db'>,
  host: HostId,
  { cursor, about, of }: ActivityFilter,
): Promise<ActivityPage> {
  const after = cursor === undefined ? undefined : readCursor(cursor)
  const rows = await newestActivity(db, host, {
    after,
    kinds: about && SECURITY_ACTIVITIES,
    of,
    limit: PAGE + 1,
  })
  const { items, next } = pageOf(rows, PAGE, ({ happened_at, id }) => ({ at: happened_at, id }))
  return { entries: items, next }
}

/** The same for the signed-in host, with the entries that other capabilities record late. */
export async function readActivity(
  context: Context,
  reader: SignedIn,
  filter: ActivityFilter,
): Promise<ActivityPage> {
  if (filter.cursor === undefined)
    for (const complete of context.hooks(ACTIVITY_READ)) await complete(context, reader)
  return listActivity(context, reader.hostId, filter)
}

export async function activityEntry(
  { db }: Pick<Context, 'db'>,
  hostId: HostId,
  id: string,
): Promise<StoredActivity | undefined> {
  return activityById(db, hostId, id)
}

/** Called by the daily job. Repeat: does nothing. */
export async function cleanUpActivity({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await deleteActivityBefore(db, new Date(clock.now() - KEPT_DAYS * DAY))
}
