import { limits } from '@scheduling/domain'
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

/** Mails that a host can turn off, and an organization for its people. Mails about the account itself cannot be turned off. */
export const MailKinds = z.object(kinds).meta({ id: 'MailKinds' })
export type MailKinds = z.output<typeof MailKinds>

export const HostMails = z
  .object({
    ...kinds,
    undelivered: z.boolean().meta({ description: 'An invitee’s mail server refused an email for good' }),
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

export const BookingEmail = z
  .object({
    kind: z.enum([
      'confirmation',
      'rescheduled',
      'reassigned',
      'uninvited',
      'place',
      'canceled',
      'room',
      'reminder',
      'time_kept',
    ]),
    audience: z.enum(['host', 'invitee', 'guest']),
    address: z.string().nullable().meta({ description: 'Null: the host’s own, or of a former guest' }),
    state: z.enum(['sent', 'refused', 'trying', 'failed']).meta({
      description:
        'Accepted by the recipient’s mail server or one that passes it on; refused for good; to be tried again; given up after days without an answer',
    }),
    queuedAt: InstantText.meta({ description: 'When it was tried first' }),
    at: InstantText.meta({ description: 'When it was accepted or refused; else as `queuedAt`' }),
    answer: z.string().max(limits.MAIL_ANSWER_MAX).nullable().meta({
      description: 'How the mail server refused it, in its words and without addresses',
    }),
  })
  .meta({ id: 'BookingEmail' })
export type BookingEmail = z.output<typeof BookingEmail>

export const BookingEmails = z
  .object({
    emails: z.array(BookingEmail).meta({ description: 'The newest first, of the last 90 days' }),
    resendRefusal: z.enum(['already_canceled', 'already_started', 'mails_stopped']).nullable().meta({
      description: 'Why the confirmation cannot be sent again; null: it can',
    }),
  })
  .meta({ id: 'BookingEmails' })
export type BookingEmails = z.output<typeof BookingEmails>
