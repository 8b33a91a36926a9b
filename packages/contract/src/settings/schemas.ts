import { z } from 'zod'
import { LanguageKey } from '../fields.ts'
import { DateFormat, Theme, TimeFormat, WeekStart } from '../habits.ts'

/** A host's profile and preferences. */
export const Settings = z
  .object({
    name: z.string().meta({ description: 'As invitees read it' }),
    firstName: z.string(),
    lastName: z.string(),
    company: z.string(),
    phone: z.string().nullable(),
    welcomeMessage: z.string().meta({ description: 'Above the list of event types' }),
    timeZone: z.string(),
    language: LanguageKey,
    inviteeLanguage: LanguageKey.nullable().meta({
      description: 'Of pages and mails where an invitee says nothing; null: that of the host',
    }),
    dateFormat: DateFormat,
    timeFormat: TimeFormat,
    weekStart: WeekStart,
    theme: Theme,
    asksForProof: z.boolean().meta({
      description:
        'Each booking costs the device of who books a moment of work: programs pay for it, people hardly notice',
    }),
    formerLinks: z.array(z.object({ link: z.string(), until: z.iso.date() })).meta({
      description: 'Earlier addresses that still lead here, and until when',
    }),
  })
  .meta({ id: 'Settings' })
export type Settings = z.output<typeof Settings>
