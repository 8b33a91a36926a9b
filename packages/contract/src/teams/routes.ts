import { z } from 'zod'
import { Id } from '../fields.ts'
import { route } from '../route.ts'
import { Team } from './schemas.ts'

const params = z.object({ id: Id })

export const teams = {
  'GET /event-types/:id/team': route({
    summary: 'Who of the organization takes the meetings of an event type',
    auth: 'host',
    action: 'read_event_types',
    params,
    result: Team,
    errors: ['not_signed_in', 'invalid_input', 'event_type_not_found', 'organization_not_found'],
  }),
  'PUT /event-types/:id/team': route({
    edits: 'GET /event-types/:id/team',
    summary: 'Say who takes them; meetings that are booked stay as they are',
    auth: 'host',
    action: 'event_types',
    params,
    body: Team,
    result: Team,
    errors: ['not_signed_in', 'invalid_input', 'event_type_not_found', 'organization_not_found'],
  }),
}
