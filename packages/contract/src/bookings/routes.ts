import { limits } from '@scheduling/domain'
import { z } from 'zod'
import { DateText, HttpUrl, Id, KeptInstant, line } from '../fields.ts'
import { route } from '../route.ts'
import { slotRange, Slots } from '../slots/schemas.ts'
import {
  ManagedBooking,
  HostBooking,
  MoveRequest,
  HostMoveRequest,
  CancelRequest,
  HostCancelRequest,
  HoldToken,
  Hold,
  Booked,
  ConfirmRequest,
  DeclineRequest,
  BookingApproval,
  BookingRequest,
  HostBookingRequest,
  GuestsRequest,
  MeetingPeople,
  NoShowRequest,
  PlaceRequest,
  NotesRequest,
  CalendarFeed,
  FeedToken,
  OfferRequest,
  ReassignRequest,
} from './schemas.ts'

const params = z.object({ id: Id })

/** Booked, or held until the email address is confirmed or the host approves, if the host requires that. */
const Requested = z.discriminatedUnion('state', [
  Booked,
  z.object({ state: z.literal('confirm_email'), hold: Hold }),
  z.object({ state: z.literal('await_approval'), hold: Hold }),
])

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

const answerErrors = [
  'invalid_input',
  'not_signed_in',
  'not_verified',
  'approval_not_found',
  'approval_answered',
  'approval_expired',
] as const

/** For the host's list and its file. */
const BookingFilter = z.object({
  tab: z.enum(['upcoming', 'past']).default('upcoming'),
  include_canceled: z.stringbool().default(false),
  q: line(limits.SEARCH_MAX)
    .optional()
    .meta({ description: 'Searches name, email and event, and the names of those who come of a team' }),
  from: DateText.optional().meta({
    description: 'The first day on which they may begin, in the host’s zone',
  }),
  to: DateText.optional().meta({ description: 'The last day' }),
  event_type_id: Id.optional().meta({ description: 'The event type that they came from' }),
  person_id: Id.optional().meta({
    description: 'Who comes of a team, as `id` in `people`, and `person_id` of an organization’s member',
  }),
})

export const bookings = {
  'POST /bookings': route({
    summary:
      'Book a slot; where the host asks for a confirmed email, hold it for a quarter of an hour and send a code',
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
      'requests_waiting',
    ],
  }),
  'POST /bookings/by-host': route({
    summary:
      'Book a slot of an event type for an invitee, as its host, or any other time: nobody confirms an email, and invitee and guests are told. Each of them counts as somebody who may never have written to the host',
    auth: 'verified',
    action: 'meetings',
    body: HostBookingRequest,
    idempotent: true,
    result: HostBooking,
    status: 201,
    errors: [
      'invalid_input',
      'not_signed_in',
      'not_verified',
      'event_type_not_found',
      'event_type_off',
      'slot_not_available',
      'slot_taken',
      'time_busy',
      'idempotency_key_reused',
      'rate_limited',
    ],
  }),
  'POST /bookings/confirm': route({
    summary:
      'Book what is held, with the code or the link of the mail, or ask the host where they approve each booking. Repeat: the same answer',
    auth: 'public',
    body: ConfirmRequest,
    result: Requested,
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
      'requests_waiting',
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
  'GET /booking-approvals': route({
    summary: 'The requests that wait for an answer of the host, the one that ends first at the top',
    auth: 'host',
    action: 'meetings',
    result: z.object({ requests: z.array(BookingApproval) }),
    errors: ['not_signed_in'],
  }),
  'POST /booking-approvals/:id/approve': route({
    summary: 'Book what was requested: all rules are checked again. Repeat: the same booking',
    auth: 'verified',
    action: 'meetings',
    params,
    result: HostBooking,
    errors: [...answerErrors, 'approval_closed', 'slot_not_available', 'slot_taken'],
  }),
  'POST /booking-approvals/:id/approve-proposed': route({
    summary:
      'Book a time that the invitee proposes, also outside of the usual hours. Repeat: the same booking',
    auth: 'verified',
    action: 'meetings',
    params,
    body: z.strictObject({ start: KeptInstant }),
    result: HostBooking,
    errors: [...answerErrors, 'approval_closed', 'slot_not_available', 'slot_taken'],
  }),
  'POST /booking-approvals/:id/decline': route({
    summary: 'Free the requested time, and tell the invitee. Repeat: nothing more',
    auth: 'verified',
    action: 'meetings',
    params,
    body: DeclineRequest,
    errors: answerErrors,
  }),
  'POST /booking-approvals/:id/offer': route({
    summary: 'Offer other times, which are held until the invitee chooses one; the requested time is free',
    auth: 'verified',
    action: 'meetings',
    params,
    body: OfferRequest,
    result: BookingApproval,
    errors: [...answerErrors, 'approval_closed', 'slot_taken', 'offers_used_up'],
  }),
  'DELETE /booking-approvals/:id/offer': route({
    summary:
      'Take the offered times back: the request waits for the host again, or is declined where its time is over',
    auth: 'verified',
    action: 'meetings',
    params,
    errors: answerErrors,
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
    errors: [...ownChangeErrors, 'slot_not_available', 'slot_taken', 'others_only'],
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
    action: 'meetings',
    query: BookingFilter.extend({
      cursor: z.string().max(limits.TOKEN_MAX).optional(),
      limit: z.coerce.number().int().min(1).max(limits.BOOKINGS_LISTED_MAX).default(25),
    }),
    result: z.object({ bookings: z.array(HostBooking), next: z.string().nullable(), total: z.int() }),
    errors: ['not_signed_in', 'invalid_input'],
  }),
  'GET /bookings.csv': route({
    summary: 'All bookings that the list has with this filter, in its order, as a file for spreadsheets',
    auth: 'host',
    action: 'meetings',
    query: BookingFilter,
    gives: 'file',
    mediaType: 'text/csv',
    errors: ['not_signed_in', 'invalid_input'],
  }),
  'GET /calendar-feed': route({
    summary:
      'Whether calendar programs can subscribe to the host’s own meetings. Its address is not told again',
    auth: 'host',
    action: 'own_account',
    result: CalendarFeed,
    errors: ['not_signed_in'],
  }),
  'POST /calendar-feed': route({
    summary: 'A secret address of the host’s own meetings. Repeat: another address, and the former one ends',
    auth: 'verified',
    action: 'own_account',
    result: z.object({ url: HttpUrl, feed: CalendarFeed }),
    status: 201,
    errors: ['not_signed_in', 'not_verified', 'rate_limited'],
  }),
  'DELETE /calendar-feed': route({
    summary: 'End the secret address. Repeat: nothing more',
    auth: 'host',
    action: 'own_account',
    errors: ['not_signed_in'],
  }),
  'GET /calendar-feed/:token': route({
    summary: 'Scheduled meetings of the host, from 30 days ago to a year ahead, for calendar programs',
    auth: 'public',
    params: z.object({ token: FeedToken }),
    gives: 'file',
    mediaType: 'text/calendar',
    errors: ['invalid_input', 'calendar_feed_not_found', 'rate_limited'],
  }),
  'GET /bookings/:id': route({
    summary: 'One booking of the host',
    auth: 'host',
    action: 'meetings',
    params,
    result: HostBooking,
    errors: ['not_signed_in', 'invalid_input', 'booking_not_found'],
  }),
  'GET /bookings/:id/slots': route({
    summary: 'When could the host move this booking to?',
    auth: 'host',
    action: 'meetings',
    params,
    query: z.object(slotRange),
    result: Slots,
    errors: ['not_signed_in', 'invalid_input', 'booking_not_found', 'event_type_not_found'],
  }),
  'POST /bookings/:id/reschedule': route({
    summary: 'Move a booking as its host: notice does not bind, double booking is refused all the same',
    auth: 'verified',
    action: 'meetings',
    params,
    body: HostMoveRequest,
    idempotent: true,
    result: HostBooking,
    errors: [...changeErrors, 'not_signed_in', 'not_verified', 'slot_not_available', 'slot_taken'],
  }),
  'GET /bookings/:id/people': route({
    summary: 'Who comes to this booking, and who could come instead',
    auth: 'host',
    action: 'meetings',
    params,
    result: MeetingPeople,
    errors: ['not_signed_in', 'invalid_input', 'booking_not_found'],
  }),
  'POST /bookings/:id/reassign': route({
    summary: 'Let somebody else come: link and time stay, and the room if it is not the former person’s',
    auth: 'verified',
    action: 'meetings',
    params,
    body: ReassignRequest,
    idempotent: true,
    result: HostBooking,
    errors: [...changeErrors, 'not_signed_in', 'not_verified', 'slot_not_available', 'slot_taken'],
  }),
  'POST /bookings/:id/no-show': route({
    summary:
      'Say who did not come to a meeting that has started, or take it back. Whether it counts as a turn is a setting of the team',
    auth: 'host',
    action: 'meetings',
    params,
    body: NoShowRequest,
    result: HostBooking,
    errors: ['not_signed_in', 'invalid_input', 'booking_not_found', 'already_canceled', 'not_started'],
  }),
  'PUT /bookings/:id/notes': route({
    summary:
      'Keep private notes about a booking, for its hosts; an empty text deletes them. Repeat: the same',
    auth: 'host',
    action: 'meetings',
    params,
    body: NotesRequest,
    result: HostBooking,
    errors: ['not_signed_in', 'invalid_input', 'booking_not_found', 'booking_erased'],
  }),
  'PUT /bookings/:id/guests': route({
    summary:
      'Change who comes along to a meeting that has not started: whoever is added or removed gets an email, and nobody else does. An added guest counts as somebody who may never have written to the host. Repeat: changes nothing',
    auth: 'verified',
    action: 'meetings',
    params,
    body: GuestsRequest,
    result: HostBooking,
    errors: [
      'not_signed_in',
      'not_verified',
      'invalid_input',
      'booking_not_found',
      'already_canceled',
      'already_started',
      'changed_meanwhile',
      'rate_limited',
    ],
  }),
  'PUT /bookings/:id/location': route({
    summary:
      'Change where a meeting takes place that has not started, and tell everybody who comes. Repeat: changes nothing',
    auth: 'verified',
    action: 'meetings',
    params,
    body: PlaceRequest,
    result: HostBooking,
    errors: [
      'not_signed_in',
      'not_verified',
      'invalid_input',
      'booking_not_found',
      'already_canceled',
      'already_started',
      'changed_meanwhile',
    ],
  }),
  'POST /bookings/:id/cancel': route({
    summary:
      'Cancel a booking as its host. Repeat: with the same key the same answer, without one `already_canceled`',
    auth: 'verified',
    action: 'meetings',
    params,
    body: HostCancelRequest,
    idempotent: true,
    result: HostBooking,
    errors: [...changeErrors, 'not_signed_in', 'not_verified'],
  }),
}
