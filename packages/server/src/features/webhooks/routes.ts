import type { capabilities } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import {
  addWebhook,
  changeWebhook,
  listDeliveries,
  listHostWebhooks,
  removeWebhook,
  renewSecret,
  retryWebhook,
  tryWebhook,
} from './operations.ts'
import { presentDelivery, presentWebhook } from './present.ts'
import { isDelivered } from './send.ts'
import { secretText } from './sign.ts'

export function webhookRoutes(context: Context): Handlers<typeof capabilities.webhooks> {
  return {
    'GET /webhooks': async ({ host }) => ({
      webhooks: (await listHostWebhooks(context, host.hostId)).map(presentWebhook),
    }),
    'POST /webhooks': async ({ host, body }) => {
      const webhook = await addWebhook(context, host, body)
      const known = { webhook, newest: undefined, standing: undefined }
      return { ...presentWebhook(known), secret: secretText(webhook.secret) }
    },
    'PATCH /webhooks/:id': async ({ host, params, body }) =>
      presentWebhook(await changeWebhook(context, host, params.id, body)),
    'POST /webhooks/:id/retry': async ({ host, params, caller }) =>
      presentWebhook(await retryWebhook(context, host.hostId, params.id, caller)),
    'DELETE /webhooks/:id': async ({ host, params }) => {
      await removeWebhook(context, host, params.id)
      return undefined
    },
    'POST /webhooks/:id/secret': async ({ host, params }) => ({
      secret: secretText((await renewSecret(context, host, params.id)).secret),
    }),
    'POST /webhooks/:id/test': async ({ host, params, body, caller }) => {
      const attempt = await tryWebhook(context, host.hostId, params.id, body.event, caller)
      return { delivered: isDelivered(attempt), status: attempt.status, problem: attempt.problem }
    },
    'GET /webhooks/:id/deliveries': async ({ host, params }) => {
      const { deliveries, standing } = await listDeliveries(context, host.hostId, params.id)
      return { deliveries: deliveries.map((delivery) => presentDelivery(delivery, standing)) }
    },
  }
}
