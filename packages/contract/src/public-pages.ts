import { z } from 'zod'
import { EventType } from './event-types.ts'
import { EventSlug, LanguageKey, OwnerSlug } from './fields.ts'
import { route } from './route.ts'

/** What everybody may know of a host. */
export const PublicOwner = z
  .object({
    name: z.string(),
    link: z.string(),
    welcomeMessage: z.string(),
    logo: z.string().nullable(),
    avatar: z.string().nullable(),
    background: z.string().nullable(),
    hidesProductName: z.boolean(),
    language: LanguageKey,
    timeZone: z.string(),
    weekStart: z.enum(['mon', 'sun', 'sat']),
    timeFormat: z.enum(['12h', '24h']),
    colours: z.object({
      background: z.string().nullable(),
      text: z.string().nullable(),
      button: z.string().nullable(),
    }),
  })
  .meta({ id: 'PublicOwner' })
export type PublicOwner = z.output<typeof PublicOwner>

const shown = EventType.pick({
  name: true,
  slug: true,
  description: true,
  duration: true,
  video: true,
}).shape

/** One line of a host's booking list. */
export const PublicEventSummary = z.object(shown).meta({ id: 'PublicEventSummary' })
export type PublicEventSummary = z.output<typeof PublicEventSummary>

/** What an invitee needs to book. */
export const PublicEvent = z
  .object({
    ...shown,
    increment: EventType.shape.increment,
    locations: EventType.shape.locations,
    questions: EventType.shape.questions,
    allowGuests: z.boolean(),
    confirmEmail: EventType.shape.confirmEmail,
    confirmation: EventType.shape.confirmation,
    lastDate: z.iso
      .date()
      .nullable()
      .meta({ description: "Last bookable date in the host's zone; null without limit" }),
  })
  .meta({ id: 'PublicEvent' })
export type PublicEvent = z.output<typeof PublicEvent>

export const publicPages = {
  'GET /time-zones': route({
    summary:
      'By which version of the world’s time zones the server counts, and what browsers may not know yet',
    auth: 'public',
    result: z.object({
      version: z.string().meta({ description: 'Of the IANA time zone database, such as 2026f' }),
      told: z.string().meta({
        description:
          '`until;name since offset since offset …;name …`: zones that changed of late, in minutes since 1970 and east of UTC, to base 36',
      }),
    }),
    errors: [],
  }),
  'GET /owners/:owner': route({
    summary: 'The booking list of a host',
    auth: 'public',
    params: z.object({ owner: OwnerSlug }),
    result: z.object({ owner: PublicOwner, events: z.array(PublicEventSummary) }),
    errors: ['invalid_input', 'owner_not_found', 'page_not_open'],
  }),
  'GET /owners/:owner/events/:event': route({
    summary: 'What can be booked, and what is asked',
    auth: 'public',
    params: z.object({ owner: OwnerSlug, event: EventSlug }),
    result: z.object({ owner: PublicOwner, event: PublicEvent }),
    errors: [
      'invalid_input',
      'owner_not_found',
      'page_not_open',
      'event_type_not_found',
      'event_type_off',
      'link_expired',
    ],
  }),
}
