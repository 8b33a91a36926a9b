import { z } from 'zod'
import { EventSlug, Id, InstantText, KeptInstant, OwnerSlug } from './fields.ts'
import { eventTiming } from './event-types.ts'
import { route } from './route.ts'

/** Bookable starts in `[from, to)`, ascending; grouping by day is the viewer's. */
export const Slots = z
  .object({
    starts: z.array(InstantText),
    next: InstantText.nullable().meta({
      description:
        'When there are none: the first bookable start after `to`, else the first of all; null where there is none at all',
    }),
    mightBeBlocked: z.literal(true).optional().meta({
      description: 'A calendar of the host cannot be read, which they let count as free',
    }),
  })
  .meta({ id: 'Slots' })
export type Slots = z.output<typeof Slots>

export const slotRange = { from: InstantText, to: InstantText }

export const Reason = z
  .object({
    code: z.enum([
      'outside_hours',
      'not_on_increment',
      'override',
      'busy',
      'buffer',
      'in_the_past',
      'minimum_notice',
      'outside_window',
      'limit_day',
      'limit_week',
      'limit_month',
    ]),
    /** The booking or calendar item in the way, where there is one. */
    start: InstantText.optional(),
    end: InstantText.optional(),
    bookingId: Id.optional(),
    /** The name of the calendar in which it stands, where it stands in one. */
    calendar: z.string().optional(),
    /** No booking but a hold is in the way, until then. */
    heldUntil: InstantText.optional(),
    /** From when on it could be booked, where that is the obstacle. */
    earliest: InstantText.optional(),
    limit: z.int().optional(),
  })
  .meta({ id: 'Reason' })
export type Reason = z.output<typeof Reason>

/** When a host is busy, for the host's own eyes. */
export const BusyTimes = z
  .object({
    times: z.array(
      z.object({
        start: InstantText,
        end: InstantText,
        calendars: z.array(z.string()).meta({
          description:
            'The names of the calendars in which it stands; none: a meeting or a hold of this server',
        }),
      }),
    ),
  })
  .meta({ id: 'BusyTimes' })
export type BusyTimes = z.output<typeof BusyTimes>

export const slots = {
  'GET /busy': route({
    summary:
      'When is the host busy? Meetings, holds and connected calendars, ascending; what overlaps is one',
    auth: 'host',
    query: z.object(slotRange),
    result: BusyTimes,
    errors: ['not_signed_in', 'invalid_input'],
  }),
  'GET /slots': route({
    summary: 'When can this event be booked?',
    auth: 'public',
    query: z.object({ owner: OwnerSlug, event: EventSlug, ...slotRange }),
    result: Slots,
    errors: [
      'invalid_input',
      'owner_not_found',
      'page_not_open',
      'event_type_not_found',
      'event_type_off',
      'link_expired',
    ],
  }),
  'GET /event-types/:id/slots': route({
    summary: 'When can this event be booked? For its host, also where the page is not open yet',
    auth: 'host',
    params: z.object({ id: Id }),
    query: z.object(slotRange),
    result: Slots,
    errors: ['not_signed_in', 'invalid_input', 'event_type_not_found', 'event_type_off'],
  }),
  'POST /event-types/preview': route({
    summary: 'When could it be booked if it were saved so? Nothing is changed',
    auth: 'host',
    body: z.strictObject({
      id: Id.optional().meta({
        description: 'Of a saved one: what is booked of it counts towards its limits',
      }),
      ...eventTiming,
      ...slotRange,
    }),
    result: Slots,
    errors: ['not_signed_in', 'invalid_input', 'availability_not_found'],
  }),
  'GET /event-types/:id/reasons': route({
    summary: 'Why can this start not be booked? No reasons: it can',
    auth: 'host',
    params: z.object({ id: Id }),
    query: z.object({ start: KeptInstant }),
    result: z.object({ start: InstantText, reasons: z.array(Reason) }),
    errors: ['not_signed_in', 'invalid_input', 'event_type_not_found'],
  }),
}
