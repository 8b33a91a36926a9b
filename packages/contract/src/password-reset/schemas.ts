import { z } from 'zod'
import { InstantText } from '../fields.ts'

export const KnownDevice = z
  .object({
    browser: z.string().nullable().meta({ description: 'Null where it said nothing known of itself' }),
    system: z.string().nullable(),
    usedAt: InstantText,
  })
  .meta({ id: 'KnownDevice' })
export type KnownDevice = z.output<typeof KnownDevice>
