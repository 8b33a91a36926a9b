import { z } from 'zod'
import { eventTiming } from '../event-types/schemas.ts'
import { EventSlug, Id, InstantText, KeptInstant, OwnerSlug } from '../fields.ts'
import { route } from '../route.ts'
import { Team } from '../teams/schemas.ts'
import { BusyTimes, Person, PersonReasons, Reason, slotRange, Slots } from './schemas.ts'

export const slots = {
  'GET /busy': route({
    summary:
      'When is the host busy? Meetings, holds and connected calendars, ascending; what overlaps is one',
    auth: 'host',
    action: 'own_account',
    query: z.object(slotRange),
    result: BusyTimes,
    errors: ['not_signed_in', 'invalid_input'],
  }),
  'GET /slots': route({
    summary: 'When can this event be booked?',
    auth: 'public',
    query: z.object({ owner: OwnerSlug, event: EventSlug, person: Person.optional(), ...slotRange }),
    result: Slots,
    errors: [
      'invalid_input',
      'owner_not_found',
      'page_not_open',
      'event_type_not_found',
      'event_type_off',
      'link_expired',
    ],
  }),
  'GET /event-types/:id/slots': route({
    summary: 'When can this event be booked? For its host, also where the page is not open yet',
    auth: 'host',
    action: 'read_event_types',
    params: z.object({ id: Id }),
    query: z.object(slotRange),
    result: Slots,
    errors: ['not_signed_in', 'invalid_input', 'event_type_not_found', 'event_type_off'],
  }),
  'POST /event-types/preview': route({
    summary: 'When could it be booked if it were saved so? Nothing is changed',
    auth: 'host',
    action: 'event_types',
    body: z.strictObject({
      id: Id.optional().meta({
        description:
          'Of a saved one: its people are asked, and what is booked of it counts towards its limits. Absent: of a new one, as saving would make it',
      }),
      team: Team.optional().meta({
        description: 'Of an organization: who would take its meetings. Absent: the saved team',
      }),
      ...eventTiming,
      ...slotRange,
    }),
    result: Slots,
    errors: [
      'not_signed_in',
      'invalid_input',
      'availability_not_found',
      'event_type_not_found',
      'organization_not_found',
    ],
  }),
  'GET /event-types/:id/reasons': route({
    summary: 'Why can this start not be booked? No reasons: it can',
    auth: 'host',
    action: 'read_event_types',
    params: z.object({ id: Id }),
    query: z.object({ start: KeptInstant }),
    result: z.object({
      start: InstantText,
      reasons: z.array(Reason).meta({
        description: 'Of a team: what holds for everybody; `too_few_people` if too few can come',
      }),
      people: z.array(PersonReasons).optional().meta({ description: 'Of a team: everybody who might come' }),
    }),
    errors: ['not_signed_in', 'invalid_input', 'event_type_not_found'],
  }),
}
