import { limits } from '@scheduling/domain'
import { z } from 'zod'
import { BookingLimits, BookingWindow, Location } from './event-types.ts'
import {
  Email,
  DateText,
  EventSlug,
  HttpUrl,
  Id,
  InstantText,
  LanguageKey,
  LanguageText,
  LocaleTag,
  line,
  mailedName,
  Minutes,
  OwnerSlug,
  text,
  TimeZoneText,
} from './fields.ts'
import { TRACKING_PARAMS, TRACKING_VALUE_MAX } from './page.ts'
import { PublicOwner } from './public-pages.ts'
import { route } from './route.ts'
import { slotRange, Slots } from './slots.ts'

const answer = z.union([text(limits.LARGE_TEXT_ANSWER_MAX), z.array(line(limits.TEXT_ANSWER_MAX)).max(50)])
const Tracking = z.partialRecord(
  z.enum(TRACKING_PARAMS),
  z
    .string()
    .max(TRACKING_VALUE_MAX)
    .refine((v) => v.isWellFormed() && !v.includes('\0')),
)

const AnsweredQuestion = z.object({ label: z.string(), answer: z.union([z.string(), z.array(z.string())]) })

const shared = {
  id: Id,
  status: z.enum(['scheduled', 'canceled']),
  start: InstantText,
  end: InstantText,
  date: z.iso.date().nullable().meta({
    description: 'Of a meeting for a whole date, which is the same for everybody; null: at a time',
  }),
  duration: z.int(),
  eventName: z.string(),
  location: Location,
  invitee: z.object({
    name: z.string(),
    email: z.string(),
    timeZone: z.string(),
    language: LanguageKey,
  }),
  guests: z.array(z.string()),
  answers: z.array(AnsweredQuestion),
  formerStart: InstantText.nullable(),
  rescheduleReason: z.string().nullable(),
  cancelReason: z.string().nullable(),
  canceledBy: z.enum(['host', 'invitee']).nullable(),
  bookedAt: InstantText,
  erasure: z.enum(['asked', 'done']).nullable().meta({
    description: 'What the invitee gave is to be deleted, or is',
  }),
}

/** May it be changed now, and if not, why. */
const Permission = z.object({
  allowed: z.boolean(),
  reason: z.enum(['already_canceled', 'already_started', 'inside_notice', 'host_only']).nullable(),
  /** The last moment at which it was or is allowed. */
  until: InstantText.nullable(),
})

/** What the holder of the manage link sees: always the current state. */
export const ManagedBooking = z
  .object({
    ...shared,
    owner: PublicOwner,
    /** Null when the event type is gone: it cannot be booked again. */
    eventSlug: z.string().nullable(),
    hostEmail: z
      .string()
      .nullable()
      .meta({ description: 'Where to write to the host, once nothing can be changed here any more' }),
    roomExpected: z.boolean().meta({ description: 'Whether the link to join is still being made' }),
    reschedule: Permission,
    cancel: Permission,
  })
  .meta({ id: 'ManagedBooking' })
export type ManagedBooking = z.output<typeof ManagedBooking>

/** Why a time could be had when it was booked, or last moved. */
const Receipt = z
  .object({
    at: InstantText.meta({ description: 'When it was looked at' }),
    schedule: z
      .object({ id: Id, name: z.string(), version: z.int() })
      .nullable()
      .meta({ description: 'Whose hours counted; null: those of the event itself' }),
    rules: z
      .object({
        minimumNotice: Minutes.meta({ description: '0 where the host moved it: notice does not bind them' }),
        window: BookingWindow,
        limits: BookingLimits,
        bufferBefore: Minutes,
        bufferAfter: Minutes,
      })
      .nullable()
      .meta({ description: 'Null: booked before these were kept' }),
    sources: z
      .array(z.object({ name: z.enum(['bookings', 'holds', 'calendars']), asOf: InstantText }))
      .meta({ description: 'Who was asked when the host is busy, and since when the answer was known' }),
    mightBeBlocked: z.literal(true).optional().meta({
      description: 'A calendar could not be read then, which the host lets count as free',
    }),
  })
  .meta({ id: 'Receipt' })

/** What the host sees. */
export const HostBooking = z
  .object({
    ...shared,
    eventTypeId: Id.nullable(),
    tracking: Tracking,
    rescheduledBy: z.enum(['host', 'invitee']).nullable(),
    receipt: Receipt,
    outcome: z.enum(['scheduled', 'rescheduled', 'canceled', 'completed']),
  })
  .meta({ id: 'HostBooking' })
export type HostBooking = z.output<typeof HostBooking>

const reason = text(limits.REASON_MAX).default('')
export const MoveRequest = z.strictObject({ start: InstantText, reason, timeZone: TimeZoneText.optional() })
export const CancelRequest = z.strictObject({ reason })
const params = z.object({ id: Id })

export const InviteeName = mailedName(limits.NAME_MAX)
// Two ids and a signature.
const HoldToken = z.string().max(200)

/** A time kept free until its e-mail address is confirmed; nothing is booked yet. */
const Hold = z
  .object({
    token: z.string().meta({ description: 'Names the hold in further calls. Alone it confirms nothing' }),
    start: InstantText,
    end: InstantText,
    email: z.string(),
    until: InstantText.meta({ description: 'When the time is free for others again' }),
    at: InstantText.meta({ description: 'When this was so: clocks of programs differ from the server’s' }),
    mailAgainAt: InstantText.nullable().meta({
      description: 'From when on the mail may be asked for again; null: not for this hold',
    }),
  })
  .meta({ id: 'Hold' })
export type Hold = z.output<typeof Hold>

const Booked = z.object({
  state: z.literal('booked'),
  booking: ManagedBooking,
  manageUrl: HttpUrl,
  manageToken: z.string(),
  /** Where to go in the top window, when the owner asked for it. */
  redirect: z.string().nullable(),
})
export type Booked = z.output<typeof Booked>

/** Booked, or held until the e-mail address is confirmed, where the host asks for that. */
const Requested = z.discriminatedUnion('state', [
  Booked,
  z.object({ state: z.literal('confirm_email'), hold: Hold }),
])

export const ConfirmRequest = z
  .strictObject({
    hold: HoldToken.optional(),
    code: z
      .string()
      .trim()
      .regex(/^\d{6}$/, 'Expected six digits')
      .optional(),
    link: z.string().max(200).optional(),
  })
  .refine(
    ({ hold, code, link }) =>
      link === undefined
        ? hold !== undefined && code !== undefined
        : hold === undefined && code === undefined,
    {
      message: 'Expected `hold` and `code`, or `link` alone',
    },
  )

export const BookingRequest = z.strictObject({
  owner: OwnerSlug,
  event: EventSlug,
  start: InstantText,
  timeZone: TimeZoneText,
  language: LanguageText.default('en'),
  locale: LocaleTag.optional(),
  invitee: z.strictObject({ name: InviteeName, email: Email }),
  guests: z.array(Email).max(limits.GUESTS_MAX).default([]),
  answers: z.record(z.string().max(40), answer).default({}).meta({
    description: 'By question; `invitee_phone` is the number to call, for a location of this kind',
  }),
  /** Which of the event's locations, counted from 0. */
  location: z.int().min(0).max(9).default(0),
  tracking: Tracking.default({}),
  hold: HoldToken.optional().meta({
    description: 'The hold that this request takes the place of, such as after a mistyped e-mail address',
  }),
})
export type BookingRequest = z.output<typeof BookingRequest>

const changeErrors = [
  'invalid_input',
  'booking_not_found',
  'already_canceled',
  'already_started',
  'idempotency_key_reused',
] as const

const ownChangeErrors = [
  ...changeErrors,
  'inside_notice',
  'host_only',
  'rate_limited',
  'proof_needed',
] as const

/** Of a host's list and of its file. */
const BookingFilter = z.object({
  tab: z.enum(['upcoming', 'past']).default('upcoming'),
  include_canceled: z.stringbool().default(false),
  q: line(100).optional().meta({ description: 'Searches name, e-mail and event' }),
  from: DateText.optional().meta({
    description: 'The first day on which they may begin, in the host’s zone',
  }),
  to: DateText.optional().meta({ description: 'The last day' }),
  event_type_id: Id.optional().meta({ description: 'The event type that they came from' }),
})

export const bookings = {
  'POST /bookings': route({
    summary:
      'Book a slot; where the host asks for a confirmed e-mail, hold it for a quarter of an hour and send a code',
    auth: 'public',
    body: BookingRequest,
    idempotent: true,
    result: Requested,
    status: 201,
    errors: [
      'invalid_input',
      'owner_not_found',
      'page_not_open',
      'event_type_not_found',
      'event_type_off',
      'link_expired',
      'slot_not_available',
      'slot_taken',
      'idempotency_key_reused',
      'rate_limited',
      'proof_needed',
      'mailbox_full',
    ],
  }),
  'POST /bookings/confirm': route({
    summary: 'Book what is held, with the code or the link of the mail. Repeat: the same booking',
    auth: 'public',
    body: ConfirmRequest,
    result: Booked,
    status: 201,
    errors: [
      'invalid_input',
      'hold_expired',
      'code_wrong',
      'code_used_up',
      'event_type_off',
      'link_expired',
      'slot_not_available',
      'slot_taken',
    ],
  }),
  'POST /bookings/hold': route({
    summary: 'How it stands with a hold: still to be confirmed, or booked meanwhile. Changes nothing',
    auth: 'public',
    body: z.strictObject({ hold: HoldToken }),
    result: Requested,
    errors: ['invalid_input', 'hold_expired'],
  }),
  'POST /bookings/hold/mail': route({
    summary: 'Send the mail with the code again: once a minute, at most three times',
    auth: 'public',
    body: z.strictObject({ hold: HoldToken }),
    result: Requested,
    errors: ['invalid_input', 'hold_expired', 'rate_limited', 'mailbox_full'],
  }),
  'GET /manage': route({
    summary: 'The booking of this manage link',
    auth: 'manage',
    result: ManagedBooking,
    errors: ['booking_not_found'],
  }),
  'GET /manage/slots': route({
    summary: 'When could this booking be moved to?',
    auth: 'manage',
    query: z.object(slotRange),
    result: Slots,
    errors: ['invalid_input', 'booking_not_found', 'event_type_not_found', 'event_type_off'],
  }),
  'POST /manage/reschedule': route({
    summary: 'Move the booking; its id, link, guests and answers stay',
    auth: 'manage',
    body: MoveRequest,
    idempotent: true,
    result: ManagedBooking,
    errors: [...ownChangeErrors, 'slot_not_available', 'slot_taken'],
  }),
  'POST /manage/cancel': route({
    summary: 'Cancel the booking. Repeat: with the same key the same answer, without one `already_canceled`',
    auth: 'manage',
    body: CancelRequest,
    idempotent: true,
    result: ManagedBooking,
    errors: ownChangeErrors,
  }),
  'GET /bookings': route({
    summary: "The host's bookings: upcoming ascending, past descending",
    auth: 'host',
    query: BookingFilter.extend({
      cursor: z.string().max(200).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(25),
    }),
    result: z.object({ bookings: z.array(HostBooking), next: z.string().nullable(), total: z.int() }),
    errors: ['not_signed_in', 'invalid_input'],
  }),
  'GET /bookings.csv': route({
    summary: 'All bookings that the list has with this filter, in its order, as a file for spreadsheets',
    auth: 'host',
    query: BookingFilter,
    gives: 'file',
    mediaType: 'text/csv',
    errors: ['not_signed_in', 'invalid_input'],
  }),
  'GET /bookings/:id': route({
    summary: 'One booking of the host',
    auth: 'host',
    params,
    result: HostBooking,
    errors: ['not_signed_in', 'invalid_input', 'booking_not_found'],
  }),
  'GET /bookings/:id/slots': route({
    summary: 'When could the host move this booking to?',
    auth: 'host',
    params,
    query: z.object(slotRange),
    result: Slots,
    errors: ['not_signed_in', 'invalid_input', 'booking_not_found', 'event_type_not_found'],
  }),
  'POST /bookings/:id/reschedule': route({
    summary: 'Move a booking as its host: notice does not bind, double booking is refused all the same',
    auth: 'verified',
    params,
    body: z.strictObject({ start: InstantText, reason }),
    idempotent: true,
    result: HostBooking,
    errors: [...changeErrors, 'not_signed_in', 'not_verified', 'slot_not_available', 'slot_taken'],
  }),
  'POST /bookings/:id/cancel': route({
    summary:
      'Cancel a booking as its host. Repeat: with the same key the same answer, without one `already_canceled`',
    auth: 'verified',
    params,
    body: CancelRequest,
    idempotent: true,
    result: HostBooking,
    errors: [...changeErrors, 'not_signed_in', 'not_verified'],
  }),
}
