import { z } from 'zod'
import { InstantText } from '../fields.ts'
import { WATCHED_PACES } from './watched-paces.ts'

const kinds = {
  booked: z.boolean(),
  rescheduled: z.boolean(),
  canceled: z.boolean(),
  reminder: z.boolean(),
  watched: z.boolean().meta({ description: 'Somebody watched a video by the link of a lead' }),
  webhook: z.boolean().meta({ description: 'A webhook that fails, or was turned off' }),
}

/** Mails that a host can turn off. Mails about the account itself cannot be turned off. */
export const MailKinds = z.object(kinds).meta({ id: 'MailKinds' })
export type MailKinds = z.output<typeof MailKinds>

export const HostMails = z
  .object({
    ...kinds,
    watchedPace: z.enum(WATCHED_PACES).meta({
      description:
        'How often `watched` comes for the same lead: each time, but not twice in an hour; once a day; or only the first time',
    }),
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
