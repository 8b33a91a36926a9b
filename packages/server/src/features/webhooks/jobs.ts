import type { Context } from '../../context.ts'
import type { JobHandler } from '../../jobs/handlers.ts'
import { handle } from '../../jobs/handlers.ts'
import type { BookingEvent, NoShowMarked, Reassigned } from '../bookings/events.ts'
import { drain } from './drain.ts'
import type { VideoNews } from '../videos/record/events.ts'
import type { FormAnswered } from '../routing/events.ts'
import { planDeliveries, planFormAnswered, planNoShow, planReassigned, planVideoNews } from './plan.ts'
import { SLOW_WEBHOOKS, WEBHOOKS } from './queues.ts'
import { hasWebhooks } from './store.ts'
import { wake } from './delivery-triggers.ts'

/** Sends deliveries to hosts' webhooks. */
export const webhookJobs: readonly JobHandler[] = [WEBHOOKS, SLOW_WEBHOOKS].map((job) =>
  handle(job, async (context, { hostId, webhookId, dueAt }, { giveWay }) => {
    const more = await drain(context, { hostId, webhookId, dueAt }, job === SLOW_WEBHOOKS, giveWay)
    if (!more) return
    // Go to the end of the queue: others take their turn first.
    const next = { wake: { hostId, webhookId, dueAt }, isSlow: more.isSlow }
    await context.db.transaction().execute((trx) => wake(context.jobs, trx, [next]))
  }),
)

/** Records the deliveries of a booking event. */
export async function planAfterChange(context: Context, event: BookingEvent): Promise<void> {
  // Most hosts have none, and a transaction costs as much as what it reads.
  if (!(await hasWebhooks(context.db, event.hostId))) return
  await context.db.transaction().execute((trx) => planDeliveries(context, trx, event))
}

/** The same for a meeting that somebody else took. */
export async function planAfterReassigned(context: Context, event: Reassigned): Promise<void> {
  await context.db.transaction().execute((trx) => planReassigned(context, trx, event))
}

/** The same for an invitee who did not come, or did after all. */
export async function planAfterNoShow(context: Context, event: NoShowMarked): Promise<void> {
  await context.db.transaction().execute((trx) => planNoShow(context, trx, event))
}

/** The same for a routing form that somebody answered. */
export async function planAfterAnswer(context: Context, event: FormAnswered): Promise<void> {
  await context.db.transaction().execute((trx) => planFormAnswered(context, trx, event))
}

/** The same for a video that was watched, or beside which somebody booked. */
export async function planAfterVideoNews(context: Context, news: VideoNews): Promise<void> {
  await context.db.transaction().execute((trx) => planVideoNews(context, trx, news))
}
