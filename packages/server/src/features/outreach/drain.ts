import type { Instant } from '@scheduling/domain'
import { DAY, HOUR, MINUTE } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import { stableId } from '../../jobs/stable-id.ts'
import type { ProviderFailure } from '../../providers/provider.ts'
import { ProviderError } from '../../providers/provider.ts'
import type { ConnectionRef } from '../connections/check.ts'
import { connectionOf } from '../connections/operations.ts'
import type { Tool } from './access.ts'
import { callTool, toolOf } from './access.ts'
import { mayUseOutreach } from './policy.ts'
import { pushNext } from './push.ts'
import { OUTREACH_WAKES } from './queues.ts'
import type { StoredLead } from './leads-store.ts'
import { changeLead, dueAt, takeTell } from './leads-store.ts'
import { campaignOf } from './store.ts'

const SECOND = 1_000
// The time that a tool gets if others wait, too.
const TURN_MS = 5 * SECOND
// While the tool does not answer. The check of the connection wakes it, too.
const OUTAGE_MS = 20 * SECOND
// Of a booking that the tool refuses.
const WAITS = [20 * SECOND, MINUTE, 10 * MINUTE, HOUR, 6 * HOUR, DAY]
// Longer than one call takes. If a process dies, others go on after this.
const TAKEN_MS = MINUTE
// The same wake within this time adds nothing.
const BUCKET_MS = 5 * SECOND

/** Tells a tool of bookings, then adds leads that are due. Then sets the next wake. Repeat: does what is still due. */
export async function drain(context: Context, ref: ConnectionRef): Promise<void> {
  const connection = await connectionOf(context, ref)
  const tool = connection && toolOf(context, connection)
  // Connecting again wakes it.
  if (!tool || connection.health !== 'working' || !(await mayUseOutreach(context, ref.hostId))) return
  const ends = performance.now() + TURN_MS
  let pauseMs = 0
  while (performance.now() < ends) {
    const step = await nextStep(context, tool)
    if (step === 'nothing') break
    if (step === 'done') continue
    pauseMs = step.pauseMs
    break
  }
  await wakeWhenDue(context, ref, pauseMs)
}

type Step = 'nothing' | 'done' | { pauseMs: number }

/** `pauseMs`: the tool does not want to be called for so long. */
async function nextStep(context: Context, tool: Tool): Promise<Step> {
  const at = context.clock.now()
  const taken = { now: new Date(at), until: new Date(at + TAKEN_MS) }
  const booked = await takeTell(context.db, tool.ref, taken)
  try {
    if (!booked) return await pushNext(context, tool, taken)
    await tell(context, tool, booked)
    return 'done'
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    const pauseMs = pauseAfter(error)
    if (booked) await putOff(context, booked, error, pauseMs > 0)
    return pauseMs > 0 ? { pauseMs } : 'done'
  }
}

async function tell(context: Context, tool: Tool, lead: StoredLead): Promise<void> {
  const campaign = await campaignOf(context.db, lead.host_id, lead.campaign_id)
  if (campaign) {
    const { target_id, tag } = campaign
    const call = { name: 'tell_booked', requests: tag === null ? 1 : 2 } as const
    await callTool(context, tool, call, async (outreach, key) =>
      outreach.tellBooked(key, target_id, lead, tag),
    )
  }
  await changeLead(context.db, lead, {
    told_at: new Date(context.clock.now()),
    tell_due_at: null,
    failure: null,
  })
}

/** `isOfTool`: it was not about this lead. */
async function putOff(
  { db, clock }: Context,
  lead: StoredLead,
  { failure }: ProviderError,
  isOfTool: boolean,
): Promise<void> {
  const now = clock.now()
  if (isOfTool) return changeLead(db, lead, { failure, tell_due_at: new Date(now) })
  const wait = WAITS[lead.attempts]
  // A lead that is not there needs nobody to hear of it, unless it is still to be added.
  const isOver = wait === undefined || (failure === 'not_found' && lead.push_due_at === null)
  await changeLead(db, lead, {
    failure,
    attempts: lead.attempts + 1,
    tell_due_at: isOver ? null : new Date(now + wait),
  })
}

/** How long the whole tool must wait. 0: it was about one thing alone. */
function pauseAfter({ failure, restMs = 0 }: ProviderError): number {
  if (!isOfAll(failure)) return 0
  return Math.max(restMs, failure === 'rate_limited' ? SECOND : OUTAGE_MS)
}

function isOfAll(failure: ProviderFailure): boolean {
  return failure === 'unauthorized' || failure === 'unavailable' || failure === 'rate_limited'
}

async function wakeWhenDue(context: Context, ref: ConnectionRef, pauseMs: number): Promise<void> {
  const due = await dueAt(context.db, ref)
  if (due !== undefined) await wakeAt(context, ref, Math.max(due, context.clock.now() + pauseMs))
}

async function wakeAt({ db, jobs, clock }: Context, ref: ConnectionRef, at: Instant): Promise<void> {
  if (at <= clock.now()) return jobs.send(db, OUTREACH_WAKES, [{ data: ref }])
  const bucket = Math.ceil(at / BUCKET_MS)
  const id = stableId(OUTREACH_WAKES.name, ref.connectionId, String(bucket))
  await jobs.send(db, OUTREACH_WAKES, [{ data: ref, id, at: bucket * BUCKET_MS }])
}
