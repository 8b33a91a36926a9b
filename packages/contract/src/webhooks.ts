import { limits } from '@scheduling/domain'
import { z } from 'zod'
import { HostBooking } from './bookings.ts'
import { AskedUrl, Id, InstantText } from './fields.ts'
import { route } from './route.ts'

/** What an address can be told of. */
export const WEBHOOK_EVENTS = ['invitee.created', 'invitee.rescheduled', 'invitee.canceled'] as const
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]

const Event = z.enum(WEBHOOK_EVENTS)

/** What arrives at the address: the booking as the event left it. Source of the frame: https://www.standardwebhooks.com */
export const WebhookPayload = z
  .object({
    type: Event,
    /** When it happened. */
    timestamp: InstantText,
    /** Sent from the dashboard to try the address out; nobody has booked. */
    test: z.boolean(),
    data: z.object({
      booking: HostBooking.omit({ outcome: true, bookedAt: true, receipt: true, erasure: true }).extend({
        /** Grows with each change: what comes late is older than what is known. */
        sequence: z.int(),
      }),
    }),
  })
  .meta({ id: 'WebhookPayload' })
export type WebhookPayload = z.output<typeof WebhookPayload>

const Attempt = {
  /** The address answered with this; null when it did not answer. */
  status: z.int().nullable(),
  /** Why there is no answer; null when there is one. As `detail` of a check-up's `unreachable`. */
  problem: z.string().nullable(),
}

/** The beginning of what the address answered, as text; null where it did not, or where it is not everybody's to reach. */
const answer = z.string().nullable()

const WebhookDelivery = z
  .object({
    /** The `webhook-id` of the request, the same for each attempt. */
    id: Id,
    event: Event,
    bookingId: Id,
    state: z.enum(['waiting', 'delivered', 'failed']),
    attempts: z.int(),
    ...Attempt,
    /** How long the last attempt took, in milliseconds. */
    tookMs: z.int().nullable(),
    occurredAt: InstantText,
    lastAttemptAt: InstantText.nullable(),
    nextAttemptAt: InstantText.nullable(),
  })
  .meta({ id: 'WebhookDelivery' })
export type WebhookDelivery = z.output<typeof WebhookDelivery>

const SentDelivery = WebhookDelivery.extend({
  /** What is sent, to the byte; null once what its invitee gave is deleted. */
  body: z.string().nullable(),
  answer,
}).meta({ id: 'SentWebhookDelivery' })
export type SentDelivery = z.output<typeof SentDelivery>

const fields = {
  url: AskedUrl,
  events: z.array(Event).min(1, 'Expected at least one event').max(WEBHOOK_EVENTS.length),
}

/** How the address has answered of late. */
const WebhookHealth = z.object({
  /** `slow`: its deliveries wait for each other only. `paused`: it failed again and again, and is tried less often. */
  state: z.enum(['healthy', 'slow', 'paused']),
  /** Since when it is slow, or has failed. */
  since: InstantText.nullable(),
  /** Failed attempts since the last that was taken. */
  failures: z.int(),
  /** Of one that is paused; null where nothing waits. */
  nextTryAt: InstantText.nullable(),
})

const Webhook = z
  .object({
    id: Id,
    ...fields,
    isOn: z.boolean(),
    /** The address said 410 Gone, so it was turned off. */
    isGone: z.boolean(),
    createdAt: InstantText,
    health: WebhookHealth,
    /** The newest; null before the first event. */
    lastDelivery: WebhookDelivery.nullable(),
  })
  .meta({ id: 'Webhook' })
export type Webhook = z.output<typeof Webhook>

const Secret = z.string().meta({ description: 'Signs what is sent; shown this once. `whsec_` and base64' })

const params = z.object({ id: Id })
const oneDelivery = z.object({ id: Id, deliveryId: Id })
const errors = ['not_signed_in', 'invalid_input', 'webhook_not_found'] as const

export const webhooks = {
  'GET /webhooks': route({
    summary: 'All webhooks, the oldest first',
    auth: 'host',
    result: z.object({ webhooks: z.array(Webhook) }),
    errors: ['not_signed_in'],
  }),
  'POST /webhooks': route({
    summary: 'Tell an address of bookings from now on',
    auth: 'verified',
    body: z.strictObject(fields),
    result: Webhook.extend({ secret: Secret }),
    status: 201,
    errors: ['not_signed_in', 'not_verified', 'invalid_input', 'webhook_limit_reached'],
  }),
  'GET /webhooks/:id': route({
    summary: 'One webhook, and how its deliveries fare',
    auth: 'host',
    params,
    result: Webhook,
    errors,
  }),
  'PATCH /webhooks/:id': route({
    edits: 'GET /webhooks/:id',
    summary: 'Change what is given',
    auth: 'host',
    params,
    body: z.strictObject({ ...fields, isOn: z.boolean() }).partial(),
    result: Webhook,
    errors,
  }),
  'DELETE /webhooks/:id': route({
    summary: 'Delete: what waits for it is not sent',
    auth: 'host',
    params,
    errors,
  }),
  'POST /webhooks/:id/retry': route({
    summary: 'Send what waits now, although the address is paused',
    auth: 'verified',
    params,
    result: Webhook,
    errors: [...errors, 'not_verified', 'rate_limited'],
  }),
  'POST /webhooks/:id/secret': route({
    summary: 'A new secret; for a day the former one signs as well',
    auth: 'host',
    params,
    result: z.object({ secret: Secret }),
    errors,
  }),
  'POST /webhooks/:id/test': route({
    summary: 'Send an example now, once',
    auth: 'verified',
    params,
    body: z.strictObject({ event: Event }),
    result: z.object({ delivered: z.boolean(), ...Attempt, tookMs: z.int(), answer }),
    errors: [...errors, 'not_verified', 'rate_limited', 'proof_needed'],
  }),
  'GET /webhooks/:id/deliveries': route({
    summary: `The last ${limits.WEBHOOK_DELIVERIES_SHOWN} deliveries, the newest first; kept for 30 days`,
    auth: 'host',
    params,
    result: z.object({ deliveries: z.array(WebhookDelivery) }),
    errors,
  }),
  'GET /webhooks/:id/deliveries/:deliveryId': route({
    summary: 'One delivery, with what was sent and what was answered last',
    auth: 'host',
    params: oneDelivery,
    result: SentDelivery,
    errors: [...errors, 'delivery_not_found'],
  }),
  'POST /webhooks/:id/deliveries/:deliveryId/resend': route({
    summary: 'Send the same again now, by the same `webhook-id`, signed anew',
    auth: 'verified',
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
