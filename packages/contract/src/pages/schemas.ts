import { z } from 'zod'
import { EventType } from '../event-types/schemas.ts'
import { LanguageKey } from '../fields.ts'

/** A host's public profile. */
export const PublicOwner = z
  .object({
    name: z.string(),
    link: z.string(),
    welcomeMessage: z.string(),
    logo: z.string().nullable(),
    avatar: z.string().nullable(),
    background: z.string().nullable(),
    hidesProductName: z.boolean(),
    isOrganization: z.literal(true).optional().meta({
      description: 'Its people host, wherever they are; absent: a person',
    }),
    language: LanguageKey,
    timeZone: z.string(),
    weekStart: z.enum(['mon', 'sun', 'sat']),
    timeFormat: z.enum(['12h', '24h']),
    colors: z.object({
      background: z.string().nullable(),
      text: z.string().nullable(),
      button: z.string().nullable(),
    }),
  })
  .meta({ id: 'PublicOwner' })
export type PublicOwner = z.output<typeof PublicOwner>

/** Somebody of an organization, as its pages name them. */
export const PublicPerson = z
  .object({
    name: z.string(),
    link: z.string().meta({ description: 'The first path segment of their own pages' }),
    avatar: z.string().nullable(),
    timeZone: z.string(),
  })
  .meta({ id: 'PublicPerson' })
export type PublicPerson = z.output<typeof PublicPerson>

/** A video that visitors may see. */
const PublicVideo = z
  .object({
    kind: z.enum(['own', 'youtube', 'vimeo']).meta({ description: 'Where it plays from' }),
    url: z.string().meta({ description: 'Its page. For `own`, an address on this server' }),
    player: z.string().meta({ description: 'What a frame shows that plays it at once' }),
  })
  .meta({ id: 'PublicVideo' })
export type PublicVideo = z.output<typeof PublicVideo>

const shown = {
  ...EventType.pick({ name: true, slug: true, description: true, duration: true }).shape,
  video: PublicVideo.nullable().meta({ description: 'Null: none, or none that visitors may see now' }),
}

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
    confirmEmail: z.boolean().meta({
      description:
        'Whether the time is only held at first: until the invitee confirms their email address, or until the host approves',
    }),
    needsApproval: z.literal(true).optional().meta({
      description: 'The host approves each booking; absent: they do not',
    }),
    confirmation: EventType.shape.confirmation,
    lastDate: z.iso
      .date()
      .nullable()
      .meta({ description: "Last bookable date in the host's zone; null without limit" }),
  })
  .meta({ id: 'PublicEvent' })
export type PublicEvent = z.output<typeof PublicEvent>
