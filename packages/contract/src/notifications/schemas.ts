import { z } from 'zod'
import { InstantText } from '../fields.ts'

/** Which mails a host gets besides those about the account itself, which cannot be stopped. */
export const HostMails = z
  .object({
    booked: z.boolean(),
    rescheduled: z.boolean(),
    canceled: z.boolean(),
    reminder: z.boolean(),
    webhook: z.boolean().meta({ description: 'A webhook that fails, or was turned off' }),
  })
  .meta({ id: 'HostMails' })
export type HostMails = z.output<typeof HostMails>

export const HeldMails = z
  .object({
    held: z.int(),
    until: InstantText.nullable().meta({ description: 'When the next ones go; null: none waits' }),
  })
  .meta({ id: 'HeldMails' })
export type HeldMails = z.output<typeof HeldMails>
