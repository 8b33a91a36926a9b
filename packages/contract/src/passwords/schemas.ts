import { z } from 'zod'
import { Id, InstantText } from '../fields.ts'

export const Session = z
  .object({
    id: Id,
    isThisOne: z.boolean(),
    browser: z.string().nullable().meta({ description: 'Null where it says nothing known of itself' }),
    system: z.string().nullable(),
    timeZone: z.string().nullable().meta({ description: 'Of its clock; null where it did not say' }),
    startedAt: InstantText,
    seenAt: InstantText.meta({ description: 'To the hour' }),
  })
  .meta({ id: 'OpenSession' })
export type OpenSession = z.output<typeof Session>
