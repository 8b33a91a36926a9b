import { z } from 'zod'
import { HostBooking } from '../bookings/schemas.ts'
import { AskedUrl, Id, InstantText } from '../fields.ts'

/** What an address can be told of. */
export const WEBHOOK_EVENTS = ['invitee.created', 'invitee.rescheduled', 'invitee.canceled'] as const

export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]

export const Event = z.enum(WEBHOOK_EVENTS)

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

export const Attempt = {
  /** The address answered with this; null when it did not answer. */
  status: z.int().nullable(),
  /** Why there is no answer; null when there is one. As `detail` of a check-up's `unreachable`. */
  problem: z.string().nullable(),
}

/** The beginning of what the address answered, as text; null where it did not, or where it is not everybody's to reach. */
export const answer = z.string().nullable()

export const WebhookDelivery = z
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

export const SentDelivery = WebhookDelivery.extend({
  /** What is sent, to the byte; null once what its invitee gave is deleted. */
  body: z.string().nullable(),
  answer,
}).meta({ id: 'SentWebhookDelivery' })
export type SentDelivery = z.output<typeof SentDelivery>

export const fields = {
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

export const Webhook = z
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
