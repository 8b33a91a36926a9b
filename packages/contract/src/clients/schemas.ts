import { limits } from '@scheduling/domain'
import { z } from 'zod'
import { ProviderName } from '../connections/schemas.ts'
import { LocationInput } from '../event-types/schemas.ts'
import { Email, Id, InstantText, keptName, LocaleTag, mailedName, TimeZoneText } from '../fields.ts'

export const Key = z
  .string()
  .max(limits.TOKEN_MAX)
  .meta({ description: 'The key in the link with which somebody was asked' })

export const ClientName = mailedName(limits.NAME_MAX)

/** What hosts say when they ask somebody. */
export const fields = {
  name: ClientName,
  email: Email,
  way: z.enum(['mail', 'link']).meta({ description: 'We send the link, or answer it for the host to copy' }),
  topic: mailedName(limits.TITLE_MAX).meta({ description: 'The name of the meetings with them' }),
  duration: z.int().min(limits.DURATION_MIN).max(limits.DURATION_MAX),
  location: LocationInput,
}

const Answered = {
  provider: ProviderName.nullable(),
  account: z.string().nullable().meta({ description: 'As its owner knows it, such as an email address' }),
  health: z.enum(['working', 'failing', 'needs_reconnect']).nullable(),
  connectedAt: InstantText.nullable(),
  lastReadAt: InstantText.nullable().meta({ description: 'When the calendar last told when it is busy' }),
}

/** Somebody whom a host asked for their free times. */
export const Client = z
  .object({
    id: Id,
    name: keptName(limits.NAME_MAX),
    email: z.string().nullable(),
    state: z.enum(['asked', 'expired', 'connected', 'met', 'declined', 'taken_back', 'ended']).meta({
      description:
        '`met`: they chose a time with a calendar file. `taken_back`: by the client. `ended`: by the host',
    }),
    topic: keptName(limits.TITLE_MAX),
    duration: z.int(),
    location: LocationInput,
    askedAt: InstantText,
    timeZone: z.string().nullable(),
    ...Answered,
  })
  .meta({ id: 'Client' })
export type Client = z.output<typeof Client>

/** The same for whoever has the link. */
export const ClientRequest = z
  .object({
    host: z.object({ name: z.string(), avatar: z.string().nullable(), timeZone: z.string() }),
    name: keptName(limits.NAME_MAX),
    email: z.string().nullable(),
    state: z.enum(['asked', 'connected']),
    topic: keptName(limits.TITLE_MAX),
    duration: z.int(),
    ...Answered,
    providers: z.array(ProviderName).meta({ description: 'Where a calendar can be connected' }),
    origins: z
      .array(z.string())
      .meta({ description: 'Other sites that may hear that a calendar is connected' }),
  })
  .meta({ id: 'ClientRequest' })
export type ClientRequest = z.output<typeof ClientRequest>

/** A calendar that is read once and not stored. */
export const calendarFile = {
  key: Key,
  text: z.string().max(limits.CALENDAR_FILE_MAX),
  timeZone: TimeZoneText,
}

export const ChosenTime = {
  start: InstantText,
  name: ClientName,
  email: Email,
  locale: LocaleTag.optional(),
}
