import type { capabilities } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { addHook, endHook } from './hooks/operations.ts'
import { samplesFor } from './hooks/samples.ts'
import {
  addWebhook,
  changeWebhook,
  getDelivery,
  getWebhookWithHealth,
  listDeliveries,
  listHostWebhooks,
  removeWebhook,
  renewSecret,
  resendDelivery,
  retryWebhook,
  tryWebhook,
} from './operations.ts'
import { presentDelivery, presentSent, presentWebhook } from './present.ts'
import { isDelivered } from './send.ts'
import { secretText } from './sign.ts'
import { withLinksFor } from './with-links.ts'

export function webhookRoutes(context: Context): Handlers<typeof capabilities.webhooks> {
  return {
    'POST /hooks': async ({ host, body }) => {
      const { id, secret } = await addHook(context, host, body)
      return { id, event: body.event, secret: secretText(secret) }
    },
    'DELETE /hooks/:id': async ({ host, params }) => {
      await endHook(context, host, params.id)
      return undefined
    },
    'GET /hooks/samples': async ({ host, query }) => samplesFor(context, host, query.event),
    'GET /webhooks': async ({ host }) => ({
      webhooks: (await listHostWebhooks(context, host.hostId)).map(presentWebhook),
    }),
    'POST /webhooks': async ({ host, body }) => {
      const webhook = await addWebhook(context, host, body)
      const known = { webhook, newest: undefined, standing: undefined }
      return { ...presentWebhook(known), secret: secretText(webhook.secret) }
    },
    'GET /webhooks/:id': async ({ host, params }) =>
      presentWebhook(await getWebhookWithHealth(context, host.hostId, params.id)),
    'PATCH /webhooks/:id': async ({ host, params, body }) =>
      presentWebhook(await changeWebhook(context, host, params.id, body)),
    'POST /webhooks/:id/retry': async ({ host, params, caller }) =>
      presentWebhook(await retryWebhook(context, host, params.id, caller)),
    'DELETE /webhooks/:id': async ({ host, params }) => {
      await removeWebhook(context, host, params.id)
      return undefined
    },
    'POST /webhooks/:id/secret': async ({ host, params }) => ({
      secret: secretText((await renewSecret(context, host, params.id)).secret),
    }),
    'POST /webhooks/:id/test': async ({ host, params, body, caller }) => {
      const attempt = await tryWebhook(context, host, params.id, body.event, caller)
      const { status, problem, tookMs, text } = attempt
      return { delivered: isDelivered(attempt), status, problem, tookMs, answer: text }
    },
    'GET /webhooks/:id/deliveries': async ({ host, params }) => {
      const { deliveries, standing } = await listDeliveries(context, host.hostId, params.id)
      return { deliveries: deliveries.map((delivery) => presentDelivery(delivery, standing)) }
    },
    'GET /webhooks/:id/deliveries/:deliveryId': async ({ host, params }) => {
      const { delivery, standing } = await getDelivery(context, host.hostId, params)
      const { payload } = delivery
      const body = payload === null ? null : await withLinksFor(context, host, payload)
      return presentSent({ ...delivery, payload: body }, standing)
    },
    'POST /webhooks/:id/deliveries/:deliveryId/resend': async ({ host, params, caller }) => {
      const { delivery, standing } = await resendDelivery(context, host, params, caller)
      return presentDelivery(delivery, standing)
    },
  }
}
