import { z } from 'zod'
import { ACTIVITIES } from '../activities.ts'
import { Id, InstantText } from '../fields.ts'

export const Activity = z
  .object({
    id: Id,
    kind: z.enum(ACTIVITIES),
    subject: z
      .string()
      .nullable()
      .meta({ description: 'Its name, the id of an app, the host of an address' }),
    subjectId: Id.nullable().meta({
      description: 'Of what was changed, where there are several of the kind',
    }),
    count: z.int().meta({ description: 'How often within an hour; more than one only for what repeats' }),
    browser: z.string().nullable().meta({
      description: 'Null where it says nothing known of itself; of several that differ `*`, here and below',
    }),
    system: z.string().nullable(),
    network: z.string().nullable().meta({
      description: 'The address without its last part; null for the machine of the server itself',
    }),
    at: InstantText,
  })
  .meta({ id: 'Activity' })
export type Activity = z.output<typeof Activity>
