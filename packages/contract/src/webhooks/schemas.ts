import { z } from 'zod'
import { HostBooking, MeetingPerson } from '../bookings/schemas.ts'
import { FetchedUrl, HttpUrl, Id, InstantText } from '../fields.ts'
import { RoutingAnswer } from '../routing/schemas.ts'

/** What happens to bookings. */
const BOOKING_EVENTS = [
  'invitee.created',
  'invitee.rescheduled',
  'invitee.reassigned',
  'invitee.canceled',
  'invitee.no_show',
  'invitee.no_show_undone',
] as const

/** What became a meeting although nobody chose an event type. `invitee.created` comes, too. */
const OFFER_EVENTS = ['one_off.taken', 'poll.decided'] as const

const ROUTING_EVENT = 'routing_form.answered'

/** What is done with videos. */
const VIDEO_EVENTS = ['video.watched', 'lead.booked'] as const

export type VideoWebhookEvent = (typeof VIDEO_EVENTS)[number]

/** Events that a webhook can receive. */
export const WEBHOOK_EVENTS = [...BOOKING_EVENTS, ...OFFER_EVENTS, ROUTING_EVENT, ...VIDEO_EVENTS] as const

export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]

export const Event = z.enum(WEBHOOK_EVENTS)

const EventId = z.string().meta({ description: 'Of the event: the same in each webhook that hears of it' })

const head = {
  id: EventId,
  /** When it happened. */
  timestamp: InstantText,
  /** A test from the dashboard, or a sample: it did not happen. */
  test: z.boolean(),
}

/**
 * The payload: the booking as it was right after the event. Source of the format: https://www.standardwebhooks.com
 */
export const WebhookPayload = z
  .object({
    ...head,
    type: z.enum([...BOOKING_EVENTS, ...OFFER_EVENTS]),
    data: z.object({
      booking: HostBooking.omit({
        outcome: true,
        bookedAt: true,
        receipt: true,
        erasure: true,
        people: true,
        wasReassigned: true,
        noShow: true,
        notes: true,
        seats: true,
        rescheduledByPerson: true,
        canceledByPerson: true,
        rescheduleUrl: true,
        cancelUrl: true,
      }).extend({
        rescheduleUrl: HttpUrl.meta({ description: 'Where whoever has this link moves it, as the invitee' }),
        cancelUrl: HttpUrl.meta({ description: 'The same for canceling' }),
        /** Grows with each change, so that receivers can tell late events from newer ones. */
        sequence: z.int(),
        people: z.array(MeetingPerson).optional().meta({
          description: 'Who comes on the hosts’ side; absent: this host alone',
        }),
      }),
      oneOffId: Id.optional().meta({ description: 'Of `one_off.taken`' }),
      pollId: Id.optional().meta({ description: 'Of `poll.decided`' }),
    }),
  })
  .meta({ id: 'WebhookPayload' })
export type WebhookPayload = z.output<typeof WebhookPayload>

/** The payload of what is done with videos. Whoever has a lead’s link is taken for the lead. */
export const VideoWebhookPayload = z
  .object({
    ...head,
    type: z.enum(VIDEO_EVENTS),
    data: z.object({
      video: z
        .object({ id: z.string(), title: z.string(), seconds: z.number().nullable() })
        .nullable()
        .meta({ description: 'Null: the link leads to a booking page' }),
      campaign: z.object({ id: z.string(), name: z.string() }).nullable(),
      lead: z
        .object({
          id: z.string(),
          externalKey: z.string(),
          email: z.string().nullable(),
          fields: z.record(z.string(), z.string()),
        })
        .nullable()
        .meta({ description: 'Whose link it was; null: the general one, or the page itself' }),
      view: z
        .object({
          id: z.string(),
          openedAt: InstantText,
          secondsWatched: z.int().meta({ description: 'Different seconds, while the page was seen' }),
          part: z.number().nullable().meta({ description: 'Of the video, from 0 to 1' }),
          bookingId: z.string().nullable(),
          bookedSecond: z.int().nullable().meta({ description: 'Where the video was at the booking' }),
        })
        .nullable()
        .meta({ description: 'Null: the link leads to a booking page' }),
      bookingId: z.string().nullable().meta({ description: 'Of `lead.booked`' }),
    }),
  })
  .meta({ id: 'VideoWebhookPayload' })
export type VideoWebhookPayload = z.output<typeof VideoWebhookPayload>

/** The payload of an answered routing form. */
export const RoutingWebhookPayload = z
  .object({
    ...head,
    type: z.literal(ROUTING_EVENT),
    data: z.object({
      form: z.object({ id: Id, name: z.string(), slug: z.string() }),
      answer: RoutingAnswer,
    }),
  })
  .meta({ id: 'RoutingWebhookPayload' })
export type RoutingWebhookPayload = z.output<typeof RoutingWebhookPayload>

/** The schema of what is sent for an event. */
export function payloadSchemaOf(event: WebhookEvent) {
  if (event === ROUTING_EVENT) return RoutingWebhookPayload
  return VIDEO_EVENTS.some((one) => one === event) ? VideoWebhookPayload : WebhookPayload
}

/** Whatever is sent to a webhook. */
export type AnyWebhookPayload = WebhookPayload | RoutingWebhookPayload | VideoWebhookPayload

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
    bookingId: Id.meta({ description: 'What it was about: a booking, or the answer to a routing form' }),
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
  /**
   * The exact body that is sent; null once the invitee's data is deleted. Keys without `bookings:write` see other links in
   * it, which lead nowhere.
   */
  body: z.string().nullable(),
  answer,
}).meta({ id: 'SentWebhookDelivery' })
export type SentDelivery = z.output<typeof SentDelivery>

export const fields = {
  url: FetchedUrl,
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

/** Services that set up webhooks themselves. `other`: a program that we do not know. */
export const HOOK_APPS = ['zapier', 'pabbly_connect', 'other'] as const
export type HookApp = (typeof HOOK_APPS)[number]

export const Webhook = z
  .object({
    id: Id,
    ...fields,
    app: z.enum(HOOK_APPS).nullable().meta({
      description: 'The service that set it up by `POST /hooks`. Null: a person did, or `POST /webhooks`',
    }),
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
