import { z } from 'zod'
import { editedForm } from '../edited.ts'
import { Id } from '../fields.ts'
import { route } from '../route.ts'
import { fields, RoutingAnswer, RoutingForm } from './schemas.ts'

const params = z.object({ id: Id })

export const routing = {
  'GET /routing-forms': route({
    summary: 'Forms that lead visitors to what fits their answers, by name',
    auth: 'host',
    action: 'read_event_types',
    result: z.object({ forms: z.array(RoutingForm) }),
    errors: ['not_signed_in'],
  }),
  'POST /routing-forms': route({
    summary: 'Add a form. It is off until it is turned on',
    auth: 'host',
    action: 'event_types',
    body: z.strictObject(fields).partial().required({ name: true, slug: true, otherwise: true }),
    result: RoutingForm,
    status: 201,
    idempotent: true,
    errors: [
      'not_signed_in',
      'invalid_input',
      'slug_taken',
      'routing_form_limit_reached',
      'idempotency_key_reused',
      'routing_form_not_found',
    ],
  }),
  'GET /routing-forms/:id': route({
    summary: 'One form',
    auth: 'host',
    action: 'read_event_types',
    params,
    result: RoutingForm,
    edited: editedForm,
    errors: ['not_signed_in', 'invalid_input', 'routing_form_not_found'],
  }),
  'PATCH /routing-forms/:id': route({
    summary: 'Change the given fields of a form',
    auth: 'host',
    action: 'event_types',
    params,
    body: z.strictObject(fields).partial(),
    result: RoutingForm,
    errors: ['not_signed_in', 'invalid_input', 'slug_taken', 'routing_form_not_found'],
    edits: 'GET /routing-forms/:id',
  }),
  'DELETE /routing-forms/:id': route({
    summary: 'Delete a form with its answers. Forms that led to it lead on by their next rule',
    auth: 'host',
    action: 'event_types',
    params,
    errors: ['not_signed_in', 'invalid_input', 'routing_form_not_found'],
  }),
  'GET /routing-forms/:id/answers': route({
    summary: 'What visitors answered and where it led, the newest first, 50 at a time',
    auth: 'host',
    action: 'event_types',
    params,
    query: z.object({ before: Id.optional().meta({ description: 'The last answer of the page before' }) }),
    result: z.object({ answers: z.array(RoutingAnswer), more: z.boolean() }),
    errors: ['not_signed_in', 'invalid_input', 'routing_form_not_found'],
  }),
}
