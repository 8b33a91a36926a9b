import { z } from 'zod'
import { Id, InstantText } from '../fields.ts'

export const Passkey = z
  .object({
    id: Id,
    name: z.string(),
    addedAt: InstantText,
    usedAt: InstantText.nullable().meta({ description: 'Null: never' }),
  })
  .meta({ id: 'Passkey' })
export type Passkey = z.output<typeof Passkey>
