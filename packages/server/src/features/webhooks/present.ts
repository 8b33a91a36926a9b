import type { SentDelivery, Webhook, WebhookDelivery } from '@scheduling/contract'
import type { Instant } from '@scheduling/domain'
import type { DeliveryHealth } from './due-store.ts'
import type { WebhookWithHealth } from './operations.ts'
import type { StoredDelivery } from './store.ts'

export function presentWebhook({ webhook, newest, standing }: WebhookWithHealth): Webhook {
  return {
    id: webhook.id,
    url: webhook.url,
    events: webhook.events,
    app: webhook.app,
    isOn: webhook.is_on,
    isGone: webhook.is_gone,
    createdAt: webhook.created_at.toISOString(),
    health: presentHealth(standing),
    lastDelivery: newest ? presentDelivery(newest, standing) : null,
  }
}

function presentHealth(standing: DeliveryHealth | undefined): Webhook['health'] {
  if (!standing) return { state: 'healthy', since: null, failures: 0, nextTryAt: null }
  const { health, nextDue } = standing
  const { failures, failingSince, pausedUntil, slowSince } = health
  if (pausedUntil !== null) {
    const next = nextDue === null ? null : Math.max(pausedUntil, nextDue)
    return { state: 'paused', since: textOf(failingSince), failures, nextTryAt: textOf(next) }
  }
  return {
    state: slowSince === null ? 'healthy' : 'slow',
    since: textOf(slowSince),
    failures,
    nextTryAt: null,
  }
}

export function presentDelivery(row: StoredDelivery, standing: DeliveryHealth | undefined): WebhookDelivery {
  const next = row.next_attempt_at?.getTime() ?? null
  const pausedUntil = standing?.health.pausedUntil ?? 0
  return {
    id: row.id,
    event: row.event,
    bookingId: row.subject_id,
    state: row.state,
    attempts: row.attempts,
    status: row.status,
    problem: row.problem,
    tookMs: row.took_ms,
    occurredAt: row.occurred_at.toISOString(),
    lastAttemptAt: row.last_attempt_at?.toISOString() ?? null,
    nextAttemptAt: next === null ? null : textOf(Math.max(next, pausedUntil)),
  }
}

export function presentSent(row: StoredDelivery, standing: DeliveryHealth | undefined): SentDelivery {
  return { ...presentDelivery(row, standing), body: row.payload, answer: row.answer }
}

function textOf(instant: Instant | null): string | null {
  return instant === null ? null : new Date(instant).toISOString()
}
