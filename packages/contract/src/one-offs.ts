import { limits } from '@scheduling/domain'
import { z } from 'zod'
import { OfferedLocation } from './event-types.ts'
import { Id, InstantText, KeptInstant, keptName, mailedName, text } from './fields.ts'
import { route } from './route.ts'
import { slotRange, Slots } from './slots.ts'

const fields = {
  name: mailedName(limits.TITLE_MAX),
  description: text(limits.DESCRIPTION_MAX),
  duration: z.int().min(limits.DURATION_MIN).max(limits.DURATION_MAX),
  locations: z.array(OfferedLocation).min(1, 'One location must be selected').max(10),
  slots: z
    .array(KeptInstant)
    .min(1, 'At least one time must be picked')
    .max(limits.PICKED_TIMES_MAX)
    .meta({ description: 'Starts that are offered, also outside of the usual hours' }),
  expiresAt: KeptInstant.nullable().meta({
    description: 'From then on its link has expired; null: after its last time',
  }),
  holdsTimes: z.boolean().meta({ description: 'Whether its times are kept free from other bookings' }),
}

/** Hand-picked times, offered once to one invitee. */
export const OneOff = z
  .object({
    id: Id,
    slug: z.string().meta({ description: 'Its address below that of the host’s page' }),
    ...fields,
    name: keptName(limits.TITLE_MAX),
    slots: z.array(InstantText),
    state: z.enum(['pending', 'taken', 'expired']),
    bookingId: Id.nullable().meta({ description: 'What came of it' }),
    createdAt: InstantText,
  })
  .meta({ id: 'OneOff' })
export type OneOff = z.output<typeof OneOff>

const params = z.object({ id: Id })

export const oneOffs = {
  'GET /one-offs': route({
    summary: 'One-off meetings that can still be taken, the newest first',
    auth: 'host',
    result: z.object({ oneOffs: z.array(OneOff) }),
    errors: ['not_signed_in'],
  }),
  'POST /one-offs': route({
    summary: 'Offer hand-picked times once; those that are free are held where that is wanted',
    auth: 'host',
    body: z
      .strictObject(fields)
      .partial()
      .required({ name: true, duration: true, locations: true, slots: true }),
    result: OneOff,
    status: 201,
    errors: ['not_signed_in', 'invalid_input', 'event_limit_reached', 'one_off_limit_reached'],
  }),
  'GET /one-offs/:id': route({
    summary: 'One of them, also when it is over',
    auth: 'host',
    params,
    result: OneOff,
    errors: ['not_signed_in', 'invalid_input', 'one_off_not_found'],
  }),
  'GET /one-offs/:id/slots': route({
    summary: 'Which of its times are still free? None once it is over',
    auth: 'host',
    params,
    query: z.object(slotRange),
    result: Slots,
    errors: ['not_signed_in', 'invalid_input', 'one_off_not_found'],
  }),
  'DELETE /one-offs/:id': route({
    summary: 'Delete: its link expires, and held times are free again. A meeting that came of it stays',
    auth: 'host',
    params,
    errors: ['not_signed_in', 'invalid_input', 'one_off_not_found'],
  }),
}
