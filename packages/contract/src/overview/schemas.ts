import { z } from 'zod'
import { HostBooking } from '../bookings/schemas.ts'
import { DateText, Id, InstantText } from '../fields.ts'

const Count = z.int().nonnegative()

const BookedDays = z.object({
  eventType: z
    .object({ id: Id, name: z.string() })
    .nullable()
    .meta({ description: 'Null: all other bookings' }),
  bookings: Count,
  days: z.array(Count).meta({ description: 'On each day of `days`' }),
})

export const Overview = z
  .object({
    meetings: z
      .array(
        HostBooking.pick({ id: true, start: true, end: true, date: true, invitee: true, eventName: true }),
      )
      .meta({ description: 'The next three' }),
    polls: z
      .array(z.object({ id: Id, name: z.string(), votes: Count }))
      .meta({ description: 'Polls with votes, whose time nobody has chosen yet. The three newest' }),
    available: z.object({ eventName: z.string(), start: InstantText.nullable() }).nullable().meta({
      description:
        'The first event type that can be booked, and its first available time. Null: none can be booked',
    }),
    recent: z.object({
      days: z.array(DateText).meta({ description: 'The last two weeks in the host’s time zone, with today' }),
      bookings: Count,
      booked: z
        .array(BookedDays)
        .meta({ description: 'By event type, the most booked first. Together as many as `bookings`' }),
    }),
  })
  .meta({ id: 'Overview' })
export type Overview = z.output<typeof Overview>
