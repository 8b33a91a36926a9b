import { limits } from '@scheduling/domain'
import { z } from 'zod'
import { editedWebhook } from '../edited.ts'
import { Id } from '../fields.ts'
import { route } from '../route.ts'
import { hooks } from './hooks/routes.ts'
import { Event, Attempt, answer, WebhookDelivery, SentDelivery, fields, Webhook } from './schemas.ts'

const Secret = z.string().meta({ description: 'Signs what is sent; shown this once. `whsec_` and base64' })

const params = z.object({ id: Id })

const oneDelivery = z.object({ id: Id, deliveryId: Id })

const errors = ['not_signed_in', 'invalid_input', 'webhook_not_found'] as const

export const webhooks = {
  ...hooks,
  'GET /webhooks': route({
    summary: 'All webhooks, the oldest first',
    auth: 'host',
    action: 'settings',
    result: z.object({ webhooks: z.array(Webhook) }),
    errors: ['not_signed_in'],
  }),
  'POST /webhooks': route({
    summary: 'Tell an address of bookings from now on',
    auth: 'verified',
    action: 'settings',
    body: z.strictObject(fields),
    result: Webhook.extend({ secret: Secret }),
    status: 201,
    errors: ['not_signed_in', 'not_verified', 'invalid_input', 'webhook_limit_reached'],
  }),
  'GET /webhooks/:id': route({
    summary: 'One webhook, and how its deliveries fare',
    auth: 'host',
    action: 'settings',
    params,
    result: Webhook,
    edited: editedWebhook,
    errors,
  }),
  'PATCH /webhooks/:id': route({
    edits: 'GET /webhooks/:id',
    summary: 'Change what is given',
    auth: 'host',
    action: 'settings',
    params,
    body: z.strictObject({ ...fields, isOn: z.boolean() }).partial(),
    result: Webhook,
    errors,
  }),
  'DELETE /webhooks/:id': route({
    summary: 'Delete: what waits for it is not sent',
    auth: 'host',
    action: 'settings',
    params,
    errors,
  }),
  'POST /webhooks/:id/retry': route({
    summary: 'Send what waits now, although the address is paused',
    auth: 'verified',
    action: 'settings',
    params,
    result: Webhook,
    errors: [...errors, 'not_verified', 'rate_limited'],
  }),
  'POST /webhooks/:id/secret': route({
    summary: 'A new secret; for a day the former one signs as well',
    auth: 'host',
    action: 'settings',
    params,
    result: z.object({ secret: Secret }),
    errors,
  }),
  'POST /webhooks/:id/test': route({
    summary: 'Send an example now, once',
    auth: 'verified',
    action: 'settings',
    params,
    body: z.strictObject({ event: Event }),
    result: z.object({ delivered: z.boolean(), ...Attempt, tookMs: z.int(), answer }),
    errors: [...errors, 'not_verified', 'rate_limited', 'proof_needed'],
  }),
  'GET /webhooks/:id/deliveries': route({
    summary: `The last ${limits.WEBHOOK_DELIVERIES_SHOWN} deliveries, the newest first; kept for 30 days`,
    auth: 'host',
    action: 'settings',
    params,
    result: z.object({ deliveries: z.array(WebhookDelivery) }),
    errors,
  }),
  'GET /webhooks/:id/deliveries/:deliveryId': route({
    summary: 'One delivery, with what was sent and what was answered last',
    auth: 'host',
    action: 'settings',
    params: oneDelivery,
    result: SentDelivery,
    errors: [...errors, 'delivery_not_found'],
  }),
  'POST /webhooks/:id/deliveries/:deliveryId/resend': route({
    summary: 'Send the same again now, by the same `webhook-id`, signed anew',
    auth: 'verified',
    action: 'settings',
    params: oneDelivery,
    result: WebhookDelivery,
    errors: [
      ...errors,
      'not_verified',
      'delivery_not_found',
      'delivery_erased',
      'webhook_off',
      'rate_limited',
      'proof_needed',
    ],
  }),
}
