import { z } from 'zod'
import { Id } from '../fields.ts'
import { route } from '../route.ts'
import { MemberSchedules, Team, TeamsWithGaps, UpcomingTurns } from './schemas.ts'

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
  'GET /event-types/:id/turns': route({
    summary:
      'Whose turn is next if everybody is free who is not away, and what has been counted for each person',
    auth: 'host',
    action: 'event_types',
    params,
    result: UpcomingTurns,
    errors: ['not_signed_in', 'invalid_input', 'event_type_not_found', 'organization_not_found'],
  }),
  'GET /organization/team-gaps': route({
    summary:
      'The event types whose team lacks somebody who has gone: a required host, or enough people of a pool',
    auth: 'host',
    action: 'event_types',
    result: TeamsWithGaps,
    errors: ['not_signed_in', 'organization_not_found'],
  }),
  'GET /organization/schedules': route({
    summary: 'The names of the schedules of each member, of which a team can choose one',
    auth: 'host',
    action: 'event_types',
    result: MemberSchedules,
    errors: ['not_signed_in', 'organization_not_found'],
  }),
}
