import { limits } from '@scheduling/domain'
import { z } from 'zod'
import { editedSchedule } from '../edited.ts'
import { Id, line, OverridesShape, TimeZoneText, WeeklyHoursShape } from '../fields.ts'
import { route } from '../route.ts'
import { Schedule } from './schemas.ts'

const params = z.object({ id: Id })

const fields = {
  name: line(limits.NAME_MAX, 1),
  timeZone: TimeZoneText,
  weekly: WeeklyHoursShape,
  overrides: OverridesShape,
  is_default: z.boolean(),
}

export const availability = {
  'GET /availability': route({
    summary: 'All schedules, the default first',
    auth: 'host',
    action: 'event_types',
    result: z.object({ schedules: z.array(Schedule) }),
    errors: ['not_signed_in'],
  }),
  'POST /availability': route({
    summary: 'Add a schedule; the first one is the default',
    auth: 'host',
    action: 'event_types',
    body: z.strictObject({
      ...fields,
      overrides: OverridesShape.default([]),
      is_default: z.boolean().default(false),
    }),
    result: Schedule,
    status: 201,
    idempotent: true,
    errors: [
      'not_signed_in',
      'invalid_input',
      'schedule_limit_reached',
      'idempotency_key_reused',
      'availability_not_found',
    ],
  }),
  'GET /availability/:id': route({
    summary: 'One schedule',
    auth: 'host',
    action: 'event_types',
    params,
    result: Schedule,
    edited: editedSchedule,
    errors: ['not_signed_in', 'invalid_input', 'availability_not_found'],
  }),
  'PATCH /availability/:id': route({
    edits: 'GET /availability/:id',
    summary: 'Change what is given; making it the default makes all others non-default',
    auth: 'host',
    action: 'event_types',
    params,
    body: z.strictObject(fields).partial(),
    result: Schedule,
    errors: ['not_signed_in', 'invalid_input', 'availability_not_found'],
  }),
  'DELETE /availability/:id': route({
    summary: 'Delete; event types that used it get custom hours with the same hours',
    auth: 'host',
    action: 'event_types',
    params,
    errors: ['not_signed_in', 'invalid_input', 'availability_not_found', 'cannot_delete_availability'],
  }),
  'POST /availability/:id/copy': route({
    summary: 'Copy a schedule under a new name',
    auth: 'host',
    action: 'event_types',
    params,
    body: z.strictObject({ name: line(limits.NAME_MAX, 1) }),
    result: Schedule,
    status: 201,
    idempotent: true,
    errors: [
      'not_signed_in',
      'invalid_input',
      'availability_not_found',
      'schedule_limit_reached',
      'idempotency_key_reused',
    ],
  }),
}
