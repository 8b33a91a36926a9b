import { WEEKDAYS } from '@scheduling/domain'
import { z } from 'zod'
import { MeetingPerson } from '../bookings/schemas.ts'
import { DateText } from '../fields.ts'

const Count = z.int().nonnegative()

const counts = {
  views: Count.meta({ description: 'Booking pages that were opened; not by known robots' }),
  bookings: Count.meta({ description: 'Booked on that day, for whenever' }),
  rescheduled: Count.meta({ description: 'Moves on that day' }),
  canceled: Count.meta({ description: 'Canceled on that day' }),
  completed: Count.meta({ description: 'Meetings that ended on that day' }),
}

const DayCounts = z.object({ date: DateText, ...counts }).meta({ id: 'DayCounts' })
export type DayCounts = z.output<typeof DayCounts>

export const Analytics = z
  .object({
    timeZone: z.string().meta({ description: 'The host’s, whose days are meant' }),
    counts: z.object(counts).meta({ description: 'Of all days together' }),
    days: z.array(DayCounts).meta({ description: 'Each day, the first one first' }),
    weekdays: z
      .array(z.object({ weekday: z.enum(WEEKDAYS), meetings: Count }))
      .length(WEEKDAYS.length)
      .meta({ description: 'On which days of the week the meetings of this time are, or were' }),
    hours: z.array(z.object({ weekday: z.enum(WEEKDAYS), hour: Count, meetings: Count })).meta({
      description:
        'At which hours of the week, 0 to 23, they begin or began. Hours without a meeting are left out',
    }),
    eventTypes: z
      .array(
        z.object({
          id: z.string(),
          name: z.string(),
          bookings: Count,
          days: z.array(Count).meta({ description: 'On each day of `days`' }),
        }),
      )
      .meta({
        description: 'What was booked on these days: event types and others. The ten with the most bookings',
      }),
    sources: z.array(z.object({ source: z.string().nullable(), bookings: Count })).meta({
      description:
        'Where these bookings came from, by `utm_source`. Null: nobody said. The ten with the most bookings',
    }),
    people: z.array(MeetingPerson.extend({ meetings: Count })).meta({
      description: 'Of an organization: who comes, or came, to how many of them. The most first',
    }),
  })
  .meta({ id: 'Analytics' })
export type Analytics = z.output<typeof Analytics>
