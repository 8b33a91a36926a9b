import { z } from 'zod'
import { EventSlug, OwnerSlug } from '../fields.ts'
import { route } from '../route.ts'
import { PublicOwner, PublicEventSummary, PublicEvent } from './schemas.ts'

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
