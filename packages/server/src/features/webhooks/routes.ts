import type { capabilities } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import {
  addWebhook,
  changeWebhook,
  listDeliveries,
  listHostWebhooks,
  newestDelivery,
  removeWebhook,
  renewSecret,
  tryWebhook,
} from './operations.ts'
import { presentDelivery, presentWebhook } from './present.ts'
import { isDelivered } from './send.ts'
import { secretText } from './sign.ts'

export function webhookRoutes(context: Context): Handlers<typeof capabilities.webhooks> {
  return {
    'GET /webhooks': async ({ host }) => ({
      webhooks: (await listHostWebhooks(context, host.hostId)).map(({ webhook, newest }) =>
        presentWebhook(webhook, newest),
      ),
    }),
    'POST /webhooks': async ({ host, body }) => {
      const webhook = await addWebhook(context, host, body)
      return { ...presentWebhook(webhook, undefined), secret: secretText(webhook.secret) }
    },
    'PATCH /webhooks/:id': async ({ host, params, body }) => {
      const webhook = await changeWebhook(context, host, params.id, body)
      return presentWebhook(webhook, await newestDelivery(context, host.hostId, params.id))
    },
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
    'GET /webhooks/:id/deliveries': async ({ host, params }) => ({
      deliveries: (await listDeliveries(context, host.hostId, params.id)).map(presentDelivery),
    }),
  }
}
