import { z } from 'zod'
import { Id, InstantText, OwnerSlug } from '../fields.ts'

/** Bookable starts in `[from, to)`, ascending. The client groups them by day. */
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
    seatsLeft: z.array(z.int()).optional().meta({
      description:
        'One number for each of `starts`. Absent: the event type has no seats, or does not show how many are left',
    }),
    others: z.array(InstantText).optional().meta({
      description:
        'For the invitee of a team’s meeting: more starts, at which only somebody else is free. Moving there needs `anybody`',
    }),
  })
  .meta({ id: 'Slots' })
export type Slots = z.output<typeof Slots>

export const slotRange = { from: InstantText, to: InstantText }

export const Person = OwnerSlug.meta({
  description: 'The link of whom the invitee wants, where an event lets them choose; absent: anybody',
})

export const Reason = z
  .object({
    code: z.enum([
      'outside_hours',
      'not_on_increment',
      'override',
      'holiday',
      'time_away',
      'busy',
      'buffer',
      'in_the_past',
      'minimum_notice',
      'outside_window',
      'limit_day',
      'limit_week',
      'limit_month',
      'away',
      'too_far_ahead',
      'too_few_people',
    ]),
    /** The booking or calendar item in the way, if there is one. */
    start: InstantText.optional(),
    end: InstantText.optional(),
    bookingId: Id.optional(),
    /** The name of its calendar, if it is in one. */
    calendar: z.string().optional(),
    /** The item is a hold, not a booking. It ends then. */
    heldUntil: InstantText.optional(),
    /** From when on it could be booked, if the notice is too short. */
    earliest: InstantText.optional(),
    limit: z.int().optional(),
    /** Of the holiday. */
    name: z.string().optional(),
  })
  .meta({ id: 'Reason' })
export type Reason = z.output<typeof Reason>

export const PersonReasons = z
  .object({
    id: Id,
    name: z.string(),
    isYou: z.literal(true).optional().meta({ description: 'Whoever asks' }),
    reasons: z.array(Reason).meta({
      description: 'Why they cannot come; none: they are free. What is in their calendar is not said',
    }),
  })
  .meta({ id: 'PersonReasons' })
export type PersonReasons = z.output<typeof PersonReasons>

/** When a host is busy, only for the host to see. */
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
