import { limits } from '@scheduling/domain'
import { z } from 'zod'
import { Id } from '../fields.ts'
import { route } from '../route.ts'
import { AskableEventType, MailedRequest, MemberRequest, RequestAnswer } from './schemas.ts'

const key = z.object({ key: z.string().max(limits.TOKEN_MAX) })
const answer = z.strictObject({ answer: RequestAnswer })

// Access that is granted may meet an event type of the person at the same address.
const ANSWERED = ['event_type_not_found', 'slug_taken', 'request_answered'] as const

export const memberRequests = {
  'GET /organization/event-types': route({
    summary: 'The event types of the organization, and which of them are the member’s',
    auth: 'host',
    action: 'take_part',
    result: z.object({ eventTypes: z.array(AskableEventType) }),
    errors: ['not_signed_in', 'organization_not_found'],
  }),
  'POST /organization/requests': route({
    summary:
      'Ask the owner for a larger plan, or for access to an event type. A repeat while the request is open asks nothing more',
    auth: 'verified',
    action: 'take_part',
    body: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('upgrade') }),
      z.strictObject({ kind: z.literal('event_type'), eventTypeId: Id }),
    ]),
    result: z.object({
      isNew: z.boolean().meta({ description: 'False: it was asked before, and is still open' }),
      request: MemberRequest,
    }),
    errors: [
      'not_signed_in',
      'not_verified',
      'invalid_input',
      'organization_not_found',
      'event_type_not_found',
      'needs_no_request',
      'not_allowed',
      'rate_limited',
    ],
  }),
  'POST /organization/requests/:id/answer': route({
    summary: 'Grant or decline a request. Only the owner answers requests for a larger plan',
    auth: 'verified',
    action: 'manage_people',
    params: z.object({ id: Id }),
    body: answer,
    errors: ['not_signed_in', 'not_verified', 'invalid_input', 'request_not_found', ...ANSWERED],
  }),
  'GET /organization/request': route({
    summary: 'The request that a mail is about. Opening the link answers nothing',
    auth: 'public',
    query: key,
    result: MailedRequest,
    errors: ['invalid_input', 'link_expired', 'rate_limited'],
  }),
  'POST /organization/request': route({
    summary: 'Grant or decline a request with the key from its mail. Repeat: the same',
    auth: 'public',
    query: key,
    body: answer,
    result: MailedRequest,
    errors: ['invalid_input', 'link_expired', 'rate_limited', ...ANSWERED],
  }),
}
