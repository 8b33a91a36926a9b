import { z } from 'zod'
import { Id } from '../fields.ts'
import { route } from '../route.ts'
import { slotRange, Slots } from '../slots/schemas.ts'
import { fields, OneOff } from './schemas.ts'

const params = z.object({ id: Id })

export const oneOffs = {
  'GET /one-offs': route({
    summary: 'One-off meetings that can still be taken, the newest first',
    auth: 'host',
    action: 'event_types',
    result: z.object({ oneOffs: z.array(OneOff) }),
    errors: ['not_signed_in'],
  }),
  'POST /one-offs': route({
    summary: 'Offer hand-picked times once; those that are free are held where that is wanted',
    auth: 'host',
    action: 'event_types',
    body: z
      .strictObject(fields)
      .partial()
      .required({ name: true, duration: true, locations: true, slots: true }),
    result: OneOff,
    status: 201,
    idempotent: true,
    errors: [
      'not_signed_in',
      'invalid_input',
      'event_limit_reached',
      'one_off_limit_reached',
      'idempotency_key_reused',
      'one_off_not_found',
    ],
  }),
  'GET /one-offs/:id': route({
    summary: 'One of them, also when it is over',
    auth: 'host',
    action: 'event_types',
    params,
    result: OneOff,
    errors: ['not_signed_in', 'invalid_input', 'one_off_not_found'],
  }),
  'GET /one-offs/:id/slots': route({
    summary: 'Which of its times are still free? None once it is over',
    auth: 'host',
    action: 'event_types',
    params,
    query: z.object(slotRange),
    result: Slots,
    errors: ['not_signed_in', 'invalid_input', 'one_off_not_found'],
  }),
  'DELETE /one-offs/:id': route({
    summary: 'Delete: its link expires, and held times are free again. A meeting that came of it stays',
    auth: 'host',
    action: 'event_types',
    params,
    errors: ['not_signed_in', 'invalid_input', 'one_off_not_found'],
  }),
}
