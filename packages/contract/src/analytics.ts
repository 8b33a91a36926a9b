import { daysBetween, limits, WEEKDAYS } from '@scheduling/domain'
import { z } from 'zod'
import { DateText } from './fields.ts'
import { route } from './route.ts'

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

const Analytics = z
  .object({
    timeZone: z.string().meta({ description: 'The host’s, whose days are meant' }),
    counts: z.object(counts).meta({ description: 'Of all days together' }),
    days: z.array(DayCounts).meta({ description: 'Each day, the first one first' }),
    weekdays: z
      .array(z.object({ weekday: z.enum(WEEKDAYS), meetings: Count }))
      .length(7)
      .meta({ description: 'On which days of the week the meetings of this time are, or were' }),
  })
  .meta({ id: 'Analytics' })
export type Analytics = z.output<typeof Analytics>

export const analytics = {
  'GET /analytics': route({
    summary: 'How many looked, booked, moved, canceled and met, day by day',
    auth: 'host',
    query: z
      .object({ from: DateText, to: DateText.meta({ description: 'The last day; it counts, too' }) })
      .refine(({ from, to }) => from <= to, {
        path: ['to'],
        error: 'Expected a day that is not before from',
        when: ({ issues }) => issues.length === 0,
      })
      .refine(({ from, to }) => daysBetween(from, to) < limits.ANALYTICS_DAYS_MAX, {
        path: ['from'],
        error: `Expected at most ${limits.ANALYTICS_DAYS_MAX} days`,
        when: ({ issues }) => issues.length === 0,
      }),
    result: Analytics,
    errors: ['not_signed_in', 'invalid_input'],
  }),
}
