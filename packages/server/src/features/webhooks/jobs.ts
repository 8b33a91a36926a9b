import type { Context } from '../../context.ts'
import type { Listener } from '../../jobs/booking-events.ts'
import type { QueueSettings } from '../../jobs/define.ts'
import type { Scheduler } from '../../jobs/scheduler.ts'
import type { Sweep } from '../../jobs/sweep.ts'
import { drain } from './drain.ts'
import { sweepDeliveries } from './operations.ts'
import { planDeliveries } from './plan.ts'
import { SLOW_WEBHOOKS, wake, WEBHOOKS } from './wakes.ts'

export const webhookJobs: readonly QueueSettings[] = [WEBHOOKS, SLOW_WEBHOOKS]
export const webhookSweeps: readonly Sweep[] = [sweepDeliveries]

/** Records what addresses are to be told. */
export function listenForWebhooks(context: Context): Listener {
  return (event) => context.db.transaction().execute((trx) => planDeliveries(context, trx, event))
}

/** Tells the addresses that hosts have named. */
export function workWebhooks(scheduler: Scheduler, context: Context): void {
  for (const job of [WEBHOOKS, SLOW_WEBHOOKS])
    scheduler.work(job, async ({ hostId, webhookId, dueAt }, { giveWay }) => {
      const more = await drain(context, { hostId, webhookId, dueAt }, job === SLOW_WEBHOOKS, giveWay)
      if (!more) return
      // At the end of the line: others have their turn before.
      const next = { wake: { hostId, webhookId, dueAt }, isSlow: more.isSlow }
      await context.db.transaction().execute((trx) => wake(context.outbox, trx, [next]))
    })
}
