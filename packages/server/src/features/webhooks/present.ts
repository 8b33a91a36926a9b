import type { Webhook, WebhookDelivery } from '@scheduling/contract'
import type { StoredDelivery, StoredWebhook } from './store.ts'

export function presentWebhook(row: StoredWebhook, lastDelivery: StoredDelivery | undefined): Webhook {
  return {
    id: row.id,
    url: row.url,
    events: row.events,
    isOn: row.is_on,
    isGone: row.is_gone,
    createdAt: row.created_at.toISOString(),
    lastDelivery: lastDelivery ? presentDelivery(lastDelivery) : null,
  }
}

export function presentDelivery(row: StoredDelivery): WebhookDelivery {
  return {
    id: row.id,
    event: row.event,
    bookingId: row.booking_id,
    state: row.state,
    attempts: row.attempts,
    status: row.status,
    problem: row.problem,
    occurredAt: row.occurred_at.toISOString(),
    lastAttemptAt: row.last_attempt_at?.toISOString() ?? null,
    nextAttemptAt: row.next_attempt_at?.toISOString() ?? null,
  }
}
