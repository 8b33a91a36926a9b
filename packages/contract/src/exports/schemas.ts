import { z } from 'zod'
import { Id, InstantText } from '../fields.ts'

export const Export = z
  .object({
    id: Id,
    state: z.enum(['waiting', 'ready', 'failed', 'fetched']),
    done: z.int().meta({ description: 'How many of its parts are written' }),
    parts: z.int(),
    bytes: z.int().nullable().meta({ description: 'Of the file, once it is ready' }),
    askedAt: InstantText,
    until: InstantText.meta({ description: 'How long the file is kept' }),
  })
  .meta({ id: 'Export' })
export type Export = z.output<typeof Export>
