import { z } from 'zod'
import { InstantText } from '../fields.ts'

export const EmailAddress = z
  .object({
    email: z.string().meta({ description: 'What the account signs in with' }),
    change: z
      .object({
        email: z.string(),
        isOldConfirmed: z.boolean(),
        isNewConfirmed: z.boolean(),
        until: InstantText,
      })
      .nullable()
      .meta({ description: 'To another address, while the links in the mails to both are waited for' }),
  })
  .meta({ id: 'EmailAddress' })
export type EmailAddress = z.output<typeof EmailAddress>
