import { z } from 'zod'
import { InstantText } from './fields.ts'
import { route } from './route.ts'

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

const HeldMails = z
  .object({
    held: z.int(),
    until: InstantText.nullable().meta({ description: 'When the next ones go; null: none waits' }),
  })
  .meta({ id: 'HeldMails' })
export type HeldMails = z.output<typeof HeldMails>

export const notifications = {
  'GET /settings/notifications': route({
    summary: 'Which mails the host gets',
    auth: 'host',
    result: HostMails,
    errors: ['not_signed_in'],
  }),
  'GET /settings/notifications/held': route({
    summary: 'Mails to people who are new to the host that wait for another day: so many go on one',
    auth: 'host',
    result: HeldMails,
    errors: ['not_signed_in'],
  }),
  'PATCH /settings/notifications': route({
    edits: 'GET /settings/notifications',
    summary: 'Change some of it; what is left out stays',
    auth: 'host',
    body: z.strictObject(HostMails.shape).partial(),
    result: HostMails,
    errors: ['not_signed_in', 'invalid_input'],
  }),
}
