import type { api, WebhookEvent } from '@scheduling/contract'
import { DAY, limits } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { AppError, found, notFound } from '../../errors.ts'
import type { HostId } from '../../host-id.ts'
import type { Acting } from '../../http/caller.ts'
import type { Caller } from '../../http/handlers.ts'
import { siteOf } from '../../http/fetch/guarded-fetch.ts'
import { refuseInside } from '../../http/fetch/named-address.ts'
import type { Attempt as CountedAttempt } from '../abuse/operations.ts'
import { allow } from '../abuse/operations.ts'
import { exampleLinks } from '../bookings/links/manage-token.ts'
import { LIMITS } from './limits.ts'
import { lockProfile } from '../hosts/operations.ts'
import { recordActivity } from '../activity/operations.ts'
import type { Address, DeliveryHealth } from './due-store.ts'
import {
  endPause,
  forgetHealth,
  giveUpDeliveries,
  hurryDeliveries,
  lockWebhook,
  sendAnew,
  deliveryHealths,
} from './due-store.ts'
import { examplePayload } from './payload.ts'
import type { Attempt } from './send.ts'
import { send } from './send.ts'
import { newSecret } from './sign.ts'
import type { StoredDelivery, StoredWebhook } from './store.ts'
import {
  deleteDeliveriesBefore,
  deleteWebhook,
  deliveriesOf,
  deliveryById,
  insertWebhook,
  listWebhooks,
  newestDeliveries,
  updateWebhook,
  webhookById,
} from './store.ts'
import { wake } from './delivery-triggers.ts'

type NewWebhook = (typeof api)['POST /webhooks']['$input']['body']
type Change = (typeof api)['PATCH /webhooks/:id']['$input']['body']

type OneDelivery = (typeof api)['GET /webhooks/:id/deliveries/:deliveryId']['$input']['params']

const FORMER_SECRET_DAYS = 1
const DELIVERIES_KEPT_DAYS = 30

/** A webhook with its newest delivery and its health. */
export interface WebhookWithHealth {
  webhook: StoredWebhook
  newest: StoredDelivery | undefined
  standing: DeliveryHealth | undefined
}

export async function listHostWebhooks(context: Context, host: HostId): Promise<WebhookWithHealth[]> {
  const [webhooks, newest, known] = await Promise.all([
    listWebhooks(context.db, host),
    newestDeliveries(context.db, host),
    deliveryHealths(context.db, host),
  ])
  return webhooks.map((webhook) => ({
    webhook,
    newest: newest.get(webhook.id),
    standing: known.get(webhook.id),
  }))
}

/** Repeat: adds another one. */
export async function addWebhook(
  context: Context,
  host: Acting,
  { url, events }: NewWebhook,
): Promise<StoredWebhook> {
  refuseInside('url', url, { allowPrivate: context.config.allowPrivateFetch })
  const row = {
    host_id: host.hostId,
    id: randomUUID(),
    url,
    events: distinct(events),
    is_on: true,
    is_gone: false,
    secret: newSecret(),
    app: null,
    created_at: new Date(context.clock.now()),
  }
  return context.db.transaction().execute(async (trx) => {
    await lockProfile(trx, row.host_id)
    const added = await insertWebhook(trx, row, limits.WEBHOOKS_MAX)
    if (!added) throw new AppError('webhook_limit_reached', { detail: `At most ${limits.WEBHOOKS_MAX}` })
    await recordActivity(context, trx, host, 'webhook_added', nameOf(added))
    return added
  })
}

/** The host name alone: path and query may contain tokens. */
function nameOf({ url }: StoredWebhook): string {
  return new URL(url).host
}

/**
 * Merges the given fields. Turning it off gives up what waits; a new address gets what waits at once. Repeat: the
 * same.
 */
export async function changeWebhook(
  context: Context,
  host: Acting,
  id: string,
  { url, events, isOn }: Change,
): Promise<WebhookWithHealth> {
  if (url !== undefined) refuseInside('url', url, { allowPrivate: context.config.allowPrivateFetch })
  const address = { hostId: host.hostId, webhookId: id }
  await context.db.transaction().execute(async (trx) => {
    // A webhook that is turned on again or gets a new address has another chance.
    const isNew = isOn === true || url !== undefined
    const change = {
      url,
      events: events && distinct(events),
      is_on: isOn,
      is_gone: isNew ? false : undefined,
    }
    const changed = found(await updateWebhook(trx, host.hostId, id, change), 'webhook_not_found', id)
    if (isOn === false) await giveUpDeliveries(trx, address)
    if (isNew) await forgetHealth(trx, address)
    if (isNew) await sendWaiting(context, trx, address)
    await recordActivity(context, trx, host, 'webhook_changed', nameOf(changed), id)
  })
  return getWebhookWithHealth(context, host.hostId, id)
}

/** Sends what waits now, even if the address is paused. Repeat: tries again. */
export async function retryWebhook(
  context: Context,
  by: Acting,
  id: string,
  caller: Pick<Caller, 'proof'>,
): Promise<WebhookWithHealth> {
  const host = by.hostId
  const { url } = await getWebhook(context, host, id)
  await allowRequest(context, url, [LIMITS.webhookTestsPerHost, by], caller)
  const address = { hostId: host, webhookId: id }
  await context.db.transaction().execute(async (trx) => {
    await lockWebhook(trx, address)
    await endPause(trx, address, context.clock.now())
    await sendWaiting(context, trx, address)
  })
  return getWebhookWithHealth(context, host, id)
}

async function sendWaiting(
  { jobs, clock }: Context,
  trx: Transaction<Database>,
  address: Address,
): Promise<void> {
  const now = clock.now()
  await hurryDeliveries(trx, address, now)
  // A slow address finds its own lane.
  await wake(jobs, trx, [{ wake: { ...address, dueAt: now }, isSlow: false }])
}

/** Deletes its waiting deliveries, too. Repeat: not found. */
export async function removeWebhook(context: Context, host: Acting, id: string): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const webhook = found(await webhookById(trx, host.hostId, id), 'webhook_not_found', id)
    if (!(await deleteWebhook(trx, host.hostId, id))) throw notFound('webhook_not_found', id)
    await recordActivity(context, trx, host, 'webhook_deleted', nameOf(webhook))
  })
}

/** Repeat: makes another secret, and the one before the last no longer signs. */
export async function renewSecret(context: Context, host: Acting, id: string): Promise<StoredWebhook> {
  const { secret } = await getWebhook(context, host.hostId, id)
  const change = {
    secret: newSecret(),
    former_secret: secret,
    former_until: new Date(context.clock.now() + FORMER_SECRET_DAYS * DAY),
  }
  return context.db.transaction().execute(async (trx) => {
    const renewed = found(await updateWebhook(trx, host.hostId, id, change), 'webhook_not_found', id)
    await recordActivity(context, trx, host, 'webhook_secret_renewed', nameOf(renewed))
    return renewed
  })
}

/** Works for a webhook that is off, too. Repeat: sends again. */
export async function tryWebhook(
  context: Context,
  by: Acting,
  id: string,
  event: WebhookEvent,
  caller: Pick<Caller, 'proof'>,
): Promise<Attempt> {
  const host = by.hostId
  const webhook = await getWebhook(context, host, id)
  await allowRequest(context, webhook.url, [LIMITS.webhookTestsPerHost, by], caller)
  const body = JSON.stringify(examplePayload(event, context.clock.now(), exampleLinks(context)))
  return send(context, webhook, { id: randomUUID(), body })
}

export async function listDeliveries(
  context: Context,
  host: HostId,
  id: string,
): Promise<{ deliveries: StoredDelivery[]; standing: DeliveryHealth | undefined }> {
  await getWebhook(context, host, id)
  const [deliveries, known] = await Promise.all([
    deliveriesOf(context.db, host, id, limits.WEBHOOK_DELIVERIES_SHOWN),
    deliveryHealths(context.db, host, id),
  ])
  return { deliveries, standing: known.get(id) }
}

/** One delivery, and the health of its address. Throws `webhook_not_found`, `delivery_not_found`. */
export async function getDelivery(
  context: Context,
  host: HostId,
  { id, deliveryId }: OneDelivery,
): Promise<{ delivery: StoredDelivery; standing: DeliveryHealth | undefined }> {
  await getWebhook(context, host, id)
  const [delivery, known] = await Promise.all([
    deliveryById(context.db, host, id, deliveryId),
    deliveryHealths(context.db, host, id),
  ])
  return { delivery: found(delivery, 'delivery_not_found', deliveryId), standing: known.get(id) }
}

/**
 * Makes one more attempt at once, whatever the earlier outcome, even if the address is paused. Its outcome counts
 * like any other. Throws also `webhook_off`, `delivery_erased`. Repeat: sends again, with the same id.
 */
export async function resendDelivery(
  context: Context,
  by: Acting,
  { id, deliveryId }: OneDelivery,
  caller: Pick<Caller, 'proof'>,
): Promise<{ delivery: StoredDelivery; standing: DeliveryHealth | undefined }> {
  const host = by.hostId
  const { url } = await getWebhook(context, host, id)
  found(await deliveryById(context.db, host, id, deliveryId), 'delivery_not_found', deliveryId)
  await allowRequest(context, url, [LIMITS.webhookResendsPerHost, by], caller)
  const address = { hostId: host, webhookId: id }
  const now = context.clock.now()
  await context.db.transaction().execute(async (trx) => {
    await lockWebhook(trx, address)
    const { is_on } = found(await webhookById(trx, host, id), 'webhook_not_found', id)
    if (!is_on) throw new AppError('webhook_off')
    if (!(await sendAnew(trx, address, deliveryId, now))) throw new AppError('delivery_erased')
    await endPause(trx, address, now)
    await wake(context.jobs, trx, [{ wake: { ...address, dueAt: now }, isSlow: false }])
  })
  return getDelivery(context, host, { id, deliveryId })
}

/** Repeat: finds nothing. */
export async function cleanUpDeliveries(context: Context): Promise<void> {
  await deleteDeliveriesBefore(context.db, new Date(context.clock.now() - DELIVERIES_KEPT_DAYS * DAY))
}

async function allowRequest(
  context: Context,
  url: string,
  byHost: CountedAttempt,
  { proof }: Pick<Caller, 'proof'>,
): Promise<void> {
  await allow(context, 'webhook-test', [byHost, [LIMITS.webhookTestsPerSite, siteOf(url)]], proof)
}

/** Throws `webhook_not_found`. */
export async function getWebhookWithHealth(
  context: Context,
  host: HostId,
  id: string,
): Promise<WebhookWithHealth> {
  const [webhook, [newest], known] = await Promise.all([
    getWebhook(context, host, id),
    deliveriesOf(context.db, host, id, 1),
    deliveryHealths(context.db, host, id),
  ])
  return { webhook, newest, standing: known.get(id) }
}

async function getWebhook(context: Context, host: HostId, id: string): Promise<StoredWebhook> {
  return found(await webhookById(context.db, host, id), 'webhook_not_found', id)
}

function distinct(events: readonly WebhookEvent[]): WebhookEvent[] {
  return [...new Set(events)]
}
