import { z } from 'zod'
import { InstantText } from '../fields.ts'

/** Mails that a host can turn off. Mails about the account itself cannot be turned off. */
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
