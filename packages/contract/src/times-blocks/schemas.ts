import { limits } from '@scheduling/domain'
import { z } from 'zod'
import { Id, InstantText, KeptInstant, LanguageKey, line, TimeZoneText } from '../fields.ts'

export const newTimesBlock = z.strictObject({
  of: z
    .strictObject({ kind: z.enum(['event_type', 'one_off']), id: Id })
    .meta({ id: 'TimesBlockSource', description: 'What the times book' }),
  starts: z
    .array(KeptInstant)
    .min(1)
    .max(limits.TIMES_IN_MESSAGE_MAX)
    .optional()
    .meta({ description: 'Which times to offer. Absent: the next free ones' }),
  timeZone: TimeZoneText.optional().meta({ description: 'Of the recipient. Absent: the host’s' }),
  language: LanguageKey.optional().meta({ description: 'Of the message. Absent: the host’s' }),
  invitee: z
    .strictObject({ name: line(limits.NAME_MAX), email: line(limits.EMAIL_MAX) })
    .partial()
    .optional()
    .meta({ id: 'TimesBlockInvitee', description: 'Whom the message is for: the page fills them in' }),
})
export type NewTimesBlock = z.output<typeof newTimesBlock>

export const TimesBlock = z
  .object({
    url: z.string().meta({ description: 'The page that books, with the invitee filled in' }),
    starts: z.array(InstantText),
    html: z.string(),
    text: z.string(),
    picture: z.string().nullable().meta({
      description: 'Address of a picture that shows what is still free when it is loaded. Null: no times',
    }),
  })
  .meta({ id: 'TimesBlock' })
export type TimesBlock = z.output<typeof TimesBlock>
