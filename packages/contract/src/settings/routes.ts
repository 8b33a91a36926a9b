import { limits } from '@scheduling/domain'
import { z } from 'zod'
import { Me } from '../accounts/schemas.ts'
import { editedSettings } from '../edited.ts'
import { LanguageText, line, mailedName, OwnerSlug, text, TimeZoneText, typedName } from '../fields.ts'
import { DateFormat, Theme, TimeFormat, WeekStart } from '../habits.ts'
import { route } from '../route.ts'
import { Settings } from './schemas.ts'

const Change = z
  .strictObject({
    name: mailedName(limits.NAME_MAX),
    firstName: typedName(limits.NAME_MAX, 0),
    lastName: typedName(limits.NAME_MAX, 0),
    company: line(limits.NAME_MAX),
    phone: line(limits.PHONE_MAX)
      .transform((given) => given || null)
      .nullable(),
    welcomeMessage: text(limits.WELCOME_MESSAGE_MAX),
    timeZone: TimeZoneText,
    language: LanguageText,
    inviteeLanguage: LanguageText.nullable(),
    dateFormat: DateFormat,
    timeFormat: TimeFormat,
    weekStart: WeekStart,
    theme: Theme,
    asksForProof: z.boolean(),
  })
  .partial()

export const settings = {
  'GET /settings': route({
    summary: 'What a host says of themselves, and how the product speaks to them',
    auth: 'host',
    action: 'settings',
    result: Settings,
    edited: editedSettings,
    errors: ['not_signed_in'],
  }),
  'PATCH /settings': route({
    edits: 'GET /settings',
    summary: 'Change some of it; what is left out stays',
    auth: 'host',
    action: 'settings',
    body: Change,
    result: Settings,
    errors: ['not_signed_in', 'invalid_input'],
  }),
  'PUT /settings/link': route({
    summary: 'Another public address; the one before leads to it for 90 days and is nobody else’s meanwhile',
    auth: 'host',
    action: 'settings',
    body: z.strictObject({ link: OwnerSlug }),
    result: Me,
    errors: ['not_signed_in', 'invalid_input', 'slug_taken', 'rate_limited'],
  }),
  'GET /settings/link': route({
    summary: 'Whether an address can be had; where not, some that can',
    auth: 'host',
    action: 'settings',
    query: z.object({ link: OwnerSlug }),
    result: z.object({ isFree: z.boolean(), suggestions: z.array(z.string()).max(3) }),
    errors: ['not_signed_in', 'invalid_input', 'rate_limited'],
  }),
}
