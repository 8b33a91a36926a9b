import { z } from 'zod'
import { Id } from '../fields.ts'
import { route } from '../route.ts'
import { givingIn } from './edited.ts'
import { ManagedEventTypeInput, ManagedEventType } from './schemas.ts'

const params = z.object({ id: Id })

export const managed = {
  'GET /event-types/:id/managed': route({
    summary: 'Who of the organization has an event type below their own link, and whose address is taken',
    auth: 'host',
    action: 'event_types',
    params,
    result: ManagedEventType,
    edited: givingIn,
    errors: ['not_signed_in', 'invalid_input', 'event_type_not_found', 'organization_not_found'],
  }),
  'PUT /event-types/:id/managed': route({
    edits: 'GET /event-types/:id/managed',
    summary: 'Give an event type to people. Whoever does not get it any more keeps it as their own',
    auth: 'host',
    action: 'event_types',
    params,
    body: ManagedEventTypeInput,
    result: ManagedEventType,
    errors: ['not_signed_in', 'invalid_input', 'event_type_not_found', 'organization_not_found'],
  }),
  'DELETE /event-types/:id/managed': route({
    summary: 'Give it to nobody any more: people keep it as their own',
    auth: 'host',
    action: 'event_types',
    params,
    errors: ['not_signed_in', 'invalid_input', 'event_type_not_found', 'organization_not_found'],
  }),
}
