import { z } from 'zod'
import { HoursShape, Id } from '../fields.ts'

export const Schedule = z
  .object({
    id: Id,
    name: z.string(),
    is_default: z.boolean().meta({ description: 'As the specification names it' }),
    ...HoursShape.shape,
    version: z.int().meta({ description: 'Grows with each change of the hours' }),
    eventTypes: z.int().meta({ description: 'How many event types use it' }),
  })
  .meta({ id: 'Schedule' })
export type Schedule = z.output<typeof Schedule>
