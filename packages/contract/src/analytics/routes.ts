import { daysBetween, limits } from '@scheduling/domain'
import { z } from 'zod'
import { DateText } from '../fields.ts'
import { route } from '../route.ts'
import { Analytics } from './schemas.ts'

export const analytics = {
  'GET /analytics': route({
    summary: 'How many looked, booked, moved, canceled and met, day by day',
    auth: 'host',
    action: 'analytics',
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
