import type { JobInsert, PgBoss } from 'pg-boss'
import type { Context } from '../../context.ts'
import type { Listener } from '../../jobs/booking-events.ts'
import { stableId } from '../../jobs/stable-id.ts'
import type { PlannedAttempt } from './deliver.ts'
import { deliver, planDeliveries } from './deliver.ts'

const WEBHOOKS = 'webhooks'

/** Tells the addresses that hosts have named. An address that is slow keeps only its own deliveries waiting. */
export async function registerWebhookJobs(boss: PgBoss, context: Context): Promise<Listener> {
  await boss.createQueue(WEBHOOKS, {
    // For what fails here; when an address fails, the next attempt is a job of its own.
    retryLimit: 20,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 3_600,
    // An attempt is over long before; what is still held then belongs to a process that died.
    expireInSeconds: 60,
    notify: true,
  })
  await boss.work<PlannedAttempt>(
    WEBHOOKS,
    { localConcurrency: 4, localGroupConcurrency: 1, notifyPollingIntervalSeconds: 5 },
    async (jobs) => {
      for (const { data } of jobs) {
        const next = await deliver(context, data)
        if (next) await boss.insert(WEBHOOKS, [jobOf(next)])
      }
    },
  )
  return async (event) => {
    const planned = await planDeliveries(context, event)
    await boss.insert(WEBHOOKS, planned.map(jobOf))
  }
}

/** Its id makes a repeat add nothing. */
function jobOf(planned: PlannedAttempt): JobInsert<PlannedAttempt> {
  const { webhookId, deliveryId, attempt, dueAt } = planned
  return {
    id: stableId(deliveryId, String(attempt)),
    data: planned,
    group: { id: webhookId },
    ...(dueAt !== null && { startAfter: new Date(dueAt) }),
  }
}
