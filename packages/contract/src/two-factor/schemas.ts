import { z } from 'zod'
import { InstantText } from '../fields.ts'

export const TwoFactor = z
  .object({
    since: InstantText.nullable().meta({ description: 'Null: it is off' }),
    recoveryCodesLeft: z.int(),
  })
  .meta({ id: 'TwoFactor' })
export type TwoFactor = z.output<typeof TwoFactor>
