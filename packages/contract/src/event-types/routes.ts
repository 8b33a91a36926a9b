import { limits } from '@scheduling/domain'
import { z } from 'zod'
import { Id, InstantText } from '../fields.ts'
import { route } from '../route.ts'
import { DeletedEventType, EventType, fields } from './schemas.ts'

const params = z.object({ id: Id })

export const eventTypes = {
  'GET /event-types': route({
    summary: 'All event types in the order of the host',
    auth: 'host',
    action: 'read_event_types',
    result: z.object({ eventTypes: z.array(EventType) }),
    errors: ['not_signed_in'],
  }),
  'POST /event-types': route({
    summary: 'Add an event type at the front; what is not said takes its default',
    auth: 'host',
    action: 'event_types',
    body: z
      .strictObject(fields)
      .partial()
      .required({ name: true, slug: true, description: true, locations: true }),
    result: EventType,
    status: 201,
    idempotent: true,
    errors: [
      'not_signed_in',
      'invalid_input',
      'slug_taken',
      'availability_not_found',
      'event_limit_reached',
      'event_type_limit_reached',
      'idempotency_key_reused',
      'event_type_not_found',
    ],
  }),
  'PATCH /event-types': route({
    summary: 'Change all event types, or those named. Answers which were changed by it',
    auth: 'host',
    action: 'event_types',
    body: z.strictObject({ ids: z.array(Id).max(limits.IDS_MAX).optional(), confirmEmail: z.boolean() }),
    result: z.object({ changed: z.array(Id) }),
    errors: ['not_signed_in', 'invalid_input', 'event_type_not_found'],
  }),
  'GET /event-types/suggestions': route({
    summary: 'What the host might want to set, by what has happened',
    auth: 'host',
    action: 'event_types',
    result: z.object({
      confirmEmail: z
        .object({ at: InstantText })
        .nullable()
        .meta({ description: 'Very many bookings came at once, the last time then' }),
    }),
    errors: ['not_signed_in'],
  }),
  'GET /event-types/deleted': route({
    summary: 'Deleted event types that can still be restored, the last one first',
    auth: 'host',
    action: 'event_types',
    result: z.object({ eventTypes: z.array(DeletedEventType) }),
    errors: ['not_signed_in'],
  }),
  'GET /event-types/:id': route({
    summary: 'One event type',
    auth: 'host',
    action: 'read_event_types',
    params,
    result: EventType,
    errors: ['not_signed_in', 'invalid_input', 'event_type_not_found'],
  }),
  'PATCH /event-types/:id': route({
    edits: 'GET /event-types/:id',
    summary: 'Change what is given',
    auth: 'host',
    action: 'event_types',
    params,
    body: z.strictObject(fields).partial(),
    result: EventType,
    errors: [
      'not_signed_in',
      'invalid_input',
      'event_type_not_found',
      'slug_taken',
      'availability_not_found',
    ],
  }),
  'DELETE /event-types/:id': route({
    summary: 'Delete: new bookings are blocked, existing meetings stay. It can be restored for 30 days',
    auth: 'host',
    action: 'event_types',
    params,
    errors: ['not_signed_in', 'invalid_input', 'event_type_not_found', 'event_type_given'],
  }),
  'GET /event-types/:id/deletion': route({
    summary: 'What becomes of its meetings when it is deleted',
    auth: 'host',
    action: 'event_types',
    params,
    result: z.object({
      upcomingMeetings: z.int().meta({
        description: 'They stay, and invitees can still reschedule and cancel them',
      }),
    }),
    errors: ['not_signed_in', 'invalid_input', 'event_type_not_found'],
  }),
  'POST /event-types/:id/restore': route({
    summary:
      'Restore an event type that was deleted in the last 30 days. If its slug is in use, it gets the next free one',
    auth: 'host',
    action: 'event_types',
    params,
    result: EventType,
    errors: [
      'not_signed_in',
      'invalid_input',
      'event_type_not_found',
      'slug_taken',
      'event_limit_reached',
      'event_type_limit_reached',
    ],
  }),
  'POST /event-types/:id/copy': route({
    summary: 'Copy an event type under a free address. The copy is off, and its name says that it is one',
    auth: 'host',
    action: 'event_types',
    params,
    result: EventType,
    status: 201,
    idempotent: true,
    errors: [
      'not_signed_in',
      'invalid_input',
      'event_type_not_found',
      'event_limit_reached',
      'event_type_limit_reached',
      'idempotency_key_reused',
    ],
  }),
  'PUT /event-types/order': route({
    summary: 'Put the event types into this order; those not named follow in their old order',
    auth: 'host',
    action: 'event_types',
    body: z.strictObject({ ids: z.array(Id).max(limits.IDS_MAX) }),
    errors: ['not_signed_in', 'invalid_input', 'event_type_not_found'],
  }),
}
