import type { Instant } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { stableId } from '../../jobs/stable-id.ts'
import type { Address, nextDue } from './due-store.ts'
import { giveUpDeliveries, hurryDeliveries, lockWebhook, noteHealth, updateDelivery } from './due-store.ts'
import type { WebhookNotice } from './events.ts'
import { WEBHOOK_NOTICES } from './events.ts'
import type { Health } from './health.ts'
import { afterAttempt, mustTell } from './health.ts'
import { nextAttempt, tooLate } from './retry.ts'
import type { Attempt } from './send.ts'
import { isDelivered, send } from './send.ts'
import type { StoredDelivery } from './store.ts'
import { deleteWebhook, updateWebhook } from './store.ts'
import type { NewWake } from './delivery-triggers.ts'
import { wake } from './delivery-triggers.ts'
import { withLinks } from './with-links.ts'

type Due = NonNullable<Awaited<ReturnType<typeof nextDue>>>

interface Ended extends Due {
  address: Address
  before: Health
  after: Health
  ended: Attempt
  now: Instant
}

/**
 * Makes one attempt at a due delivery and records the outcome. Answers the health of the address. Repeat, after the
 * process died between sending and recording: the address gets it twice, with one id.
 */
export async function deliver(context: Context, due: Due, before: Health): Promise<Health> {
  const { webhook, delivery } = due
  const ended = await send(context, webhook, {
    id: delivery.id,
    body: await withLinks(context, webhook.host_id, delivery.payload),
  })
  const now = context.clock.now()
  const after = afterAttempt(before, { isDelivered: isDelivered(ended), tookMs: ended.tookMs }, now)
  const address = { hostId: webhook.host_id, webhookId: webhook.id }
  const attempt = { ...due, address, before, after, ended, now }
  if (isDelivered(ended) && isSame(before, after)) {
    await updateDelivery(context.db, delivery, outcomeOf(attempt, 'delivered', null))
    return after
  }
  return context.db.transaction().execute((trx) => note(context, trx, attempt))
}

async function note(context: Context, trx: Transaction<Database>, attempt: Ended): Promise<Health> {
  const { address, webhook, delivery, before, after, ended, now } = attempt
  if (!(await lockWebhook(trx, address))) return after
  const isGone = ended.status === 410
  const nextAt = isDelivered(ended) || isGone ? null : nextTry(attempt)
  const state = isDelivered(ended) ? 'delivered' : nextAt === null ? 'failed' : 'waiting'
  await updateDelivery(trx, delivery, outcomeOf(attempt, state, nextAt))
  // Deliveries that failed while the address was down, and wait until tomorrow, can go now.
  if (isDelivered(ended) && before.pausedUntil !== null) await hurryDeliveries(trx, address, now)
  if (isGone && webhook.app !== null) {
    // A service removes its hooks this way, too: nobody needs to be told.
    await deleteWebhook(trx, address.hostId, webhook.id)
    return after
  }
  if (isGone) await turnOff(trx, address)
  if (!isDelivered(ended) && !isGone) await wakeAfterFailure(context, trx, attempt, nextAt)
  const mustBeTold = isGone || mustTell(after, now)
  if (mustBeTold) await context.events.record(trx, WEBHOOK_NOTICES, noticeOf(attempt, isGone))
  const noted = mustBeTold ? { ...after, toldAt: now } : after
  await noteHealth(trx, address, noted)
  return noted
}

function outcomeOf({ delivery, ended, now }: Ended, state: StoredDelivery['state'], nextAt: Instant | null) {
  return {
    state,
    attempts: delivery.attempts + 1,
    status: ended.status,
    problem: ended.problem,
    answer: ended.text,
    took_ms: ended.tookMs,
    last_attempt_at: new Date(now),
    next_attempt_at: nextAt === null ? null : new Date(nextAt),
  }
}

function nextTry({ delivery, ended, now }: Ended): Instant | null {
  if (delivery.occurred_at.getTime() < tooLate(now)) return null
  return nextAttempt(delivery.attempts + 1, now, ended.retryAfter, spreadOf(delivery.id))
}

async function wakeAfterFailure(
  { jobs }: Context,
  trx: Transaction<Database>,
  { address, delivery, after, ended, now }: Ended,
  nextAt: Instant | null,
): Promise<void> {
  const { pausedUntil, slowSince } = after
  const wakes: NewWake[] = []
  const later = (dueAt: Instant, id: string) =>
    wakes.push({ wake: { ...address, dueAt }, id, isLater: true, isSlow: slowSince !== null })
  if (nextAt !== null) later(nextAt, stableId(delivery.id, String(delivery.attempts + 2)))
  if (pausedUntil !== null) {
    later(pausedUntil, stableId(address.webhookId, String(pausedUntil)))
    // None of these would be tried in time.
    const { status, problem } = ended
    await giveUpDeliveries(trx, address, { before: tooLate(now), last: { status, problem } })
  }
  await wake(jobs, trx, wakes)
}

/** Turns the webhook off and gives up its deliveries: the address is gone. */
async function turnOff(trx: Transaction<Database>, address: Address): Promise<void> {
  await updateWebhook(trx, address.hostId, address.webhookId, { is_on: false, is_gone: true })
  await giveUpDeliveries(trx, address)
}

function noticeOf({ address, webhook, after, ended, now }: Ended, isGone: boolean): WebhookNotice {
  const kind = isGone ? ('webhook_gone' as const) : ('webhook_failing' as const)
  const since = new Date(after.failingSince ?? now).toISOString()
  const id = stableId(address.webhookId, kind, since)
  const { status, problem } = ended
  const { host } = new URL(webhook.url)
  return { id, kind, ...address, address: host, failures: after.failures, since, status, problem }
}

function isSame(one: Health, other: Health): boolean {
  return (Object.keys(one) as (keyof Health)[]).every((key) => one[key] === other[key])
}

/** From 0 to 1, the same for each attempt at one delivery. */
function spreadOf(deliveryId: string): number {
  return Number.parseInt(deliveryId.slice(0, 4), 16) / 0xffff
}
