import { z } from 'zod'
import { HostBooking, MeetingPerson } from '../bookings/schemas.ts'
import { AskedUrl, Id, InstantText } from '../fields.ts'

/** Events that a webhook can receive. */
export const WEBHOOK_EVENTS = [
  'invitee.created',
  'invitee.rescheduled',
  'invitee.reassigned',
  'invitee.canceled',
] as const

export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]

export const Event = z.enum(WEBHOOK_EVENTS)

/**
 * The payload: the booking as it was right after the event. Source of the format: https://www.standardwebhooks.com
 */
export const WebhookPayload = z
  .object({
    type: Event,
    /** When it happened. */
    timestamp: InstantText,
    /** A test from the dashboard; nobody has booked. */
    test: z.boolean(),
    data: z.object({
      booking: HostBooking.omit({
        outcome: true,
        bookedAt: true,
        receipt: true,
        erasure: true,
        people: true,
        isHandedOn: true,
        noShow: true,
      }).extend({
        /** Grows with each change, so that receivers can tell late events from newer ones. */
        sequence: z.int(),
        people: z.array(MeetingPerson).optional().meta({
          description: 'Of `invitee.reassigned`: who comes now, in place of the people before',
        }),
      }),
    }),
  })
  .meta({ id: 'WebhookPayload' })
export type WebhookPayload = z.output<typeof WebhookPayload>

export const Attempt = {
  /** The HTTP status of the response; null if there was none. */
  status: z.int().nullable(),
  /**
   * Why there is no response; null if there is one. Same values as `detail` of `unreachable` in a check of a page.
   */
  problem: z.string().nullable(),
}

/** The beginning of the response as text; null if there was none, or if the address is not public. */
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
  /** The exact body that is sent; null once the invitee's data is deleted. */
  body: z.string().nullable(),
  answer,
}).meta({ id: 'SentWebhookDelivery' })
export type SentDelivery = z.output<typeof SentDelivery>

export const fields = {
  url: AskedUrl,
  events: z.array(Event).min(1, 'Expected at least one event').max(WEBHOOK_EVENTS.length),
}

/** How the address has responded recently. */
const WebhookHealth = z.object({
  /** `slow`: its deliveries only wait for each other. `paused`: it failed repeatedly and is tried less often. */
  state: z.enum(['healthy', 'slow', 'paused']),
  /** Since when it is slow or failing. */
  since: InstantText.nullable(),
  /** Failed attempts since the last success. */
  failures: z.int(),
  /** For a paused one; null if nothing is waiting. */
  nextTryAt: InstantText.nullable(),
})

export const Webhook = z
  .object({
    id: Id,
    ...fields,
    isOn: z.boolean(),
    /** The address answered 410 Gone, so the webhook was turned off. */
    isGone: z.boolean(),
    createdAt: InstantText,
    health: WebhookHealth,
    /** The newest; null before the first event. */
    lastDelivery: WebhookDelivery.nullable(),
  })
  .meta({ id: 'Webhook' })
export type Webhook = z.output<typeof Webhook>
