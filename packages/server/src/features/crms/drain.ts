import type { Instant } from '@scheduling/domain'
import { DAY, HOUR, MINUTE } from '@scheduling/domain'
import { randomUUID } from 'node:crypto'
import type { Context } from '../../context.ts'
import { stableId } from '../../jobs/stable-id.ts'
import type { ProviderFailure } from '../../providers/provider.ts'
import { ProviderError } from '../../providers/provider.ts'
import type { ConnectionRef } from '../connections/check.ts'
import { connectionOf } from '../connections/operations.ts'
import { mayUseCrms } from './policy.ts'
import type { Crm } from './access.ts'
import { crmOf } from './access.ts'
import { isReadingDue, readPage } from './directory.ts'
import { breakReading } from './directory-store.ts'
import { CRM_WAKES } from './queues.ts'
import type { StoredMeeting } from './store.ts'
import { accountOf, dueAt, endTurn, markFailed, nextDue, takeTurn } from './store.ts'
import { syncMeeting } from './sync.ts'

const SECOND = 1_000
// The time that a CRM gets if others wait, too.
const TURN_MS = 5 * SECOND
// While the CRM does not answer. The check of the connection wakes it, too.
const OUTAGE_MS = 20 * SECOND
// Of a booking that the CRM refuses.
const WAITS = [20 * SECOND, 20 * SECOND, MINUTE, 10 * MINUTE, HOUR, 6 * HOUR, DAY]
// The same wake within this time adds nothing.
const BUCKET_MS = 5 * SECOND

/**
 * Writes everything due into a CRM, one booking after the other, over all processes. Then sets the next wake. Repeat: writes
 * what is still due.
 */
export async function drain(context: Context, ref: ConnectionRef): Promise<void> {
  const connection = await connectionOf(context, ref)
  const crm = connection && crmOf(context, connection)
  // Connecting again wakes it.
  if (!crm || connection.health !== 'working' || !(await mayUseCrms(context, ref.hostId))) return
  const by = randomUUID()
  const ends = performance.now() + TURN_MS
  let pauseMs = 0
  try {
    for (;;) {
      if (!(await takeTurn(context.db, crm.company, by))) {
        pauseMs = BUCKET_MS
        break
      }
      const pause = await writeNext(context, crm)
      pauseMs = pause ?? 0
      if (pause === undefined || pauseMs > 0 || performance.now() >= ends) break
    }
  } finally {
    await endTurn(context.db, crm.company, by)
  }
  await wakeWhenDue(context, crm, pauseMs)
}

/** Writes one booking, else reads a page of contacts. Answers how long the CRM must wait. Undefined: nothing is left to do. */
async function writeNext(context: Context, crm: Crm): Promise<number | undefined> {
  const account = await accountOf(context.db, crm.ref)
  const meeting = account && (await nextDue(context.db, crm.ref, new Date(context.clock.now())))
  if (!account || (!meeting && !(await isReadingDue(context, crm)))) return undefined
  try {
    await (meeting ? syncMeeting(context, crm, account, meeting) : readPage(context, crm, account))
    return 0
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    if (meeting) return putOff(context, meeting, error)
    if (isOfAll(error.failure)) return pauseOf(error)
    await breakReading(context.db, crm.company, new Date(context.clock.now()))
    return 0
  }
}

/** Answers how long the whole CRM must wait. 0: it was about this booking alone. */
async function putOff({ db, clock }: Context, meeting: StoredMeeting, error: ProviderError): Promise<number> {
  const { failure } = error
  const now = clock.now()
  const failed = { failure, failed_at: new Date(now) }
  if (isOfAll(failure)) {
    // Nobody has to do anything if it only asks for a rest.
    if (failure !== 'rate_limited')
      await markFailed(db, meeting, { ...failed, due_at: meeting.due_at, attempts: meeting.attempts })
    return pauseOf(error)
  }
  const wait = WAITS[meeting.attempts]
  const due_at = wait === undefined ? null : new Date(now + wait)
  await markFailed(db, meeting, { ...failed, due_at, attempts: meeting.attempts + 1 })
  return 0
}

function pauseOf({ failure, restMs = 0 }: ProviderError): number {
  return Math.max(restMs, failure === 'rate_limited' ? SECOND : OUTAGE_MS)
}

function isOfAll(failure: ProviderFailure): boolean {
  return failure === 'unauthorized' || failure === 'unavailable' || failure === 'rate_limited'
}

async function wakeWhenDue(context: Context, crm: Crm, pauseMs: number): Promise<void> {
  const now = context.clock.now()
  const due = (await isReadingDue(context, crm)) ? now : await dueAt(context.db, crm.ref)
  if (due === undefined) return
  await wakeAt(context, crm.ref, Math.max(due, now + pauseMs))
}

async function wakeAt({ db, jobs, clock }: Context, ref: ConnectionRef, at: Instant): Promise<void> {
  if (at <= clock.now()) return jobs.send(db, CRM_WAKES, [{ data: ref }])
  const bucket = Math.ceil(at / BUCKET_MS)
  const id = stableId(CRM_WAKES.name, ref.connectionId, String(bucket))
  await jobs.send(db, CRM_WAKES, [{ data: ref, id, at: bucket * BUCKET_MS }])
}
