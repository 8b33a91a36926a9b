import { limits } from '@scheduling/domain'
import { z } from 'zod'
import { editedPoll } from './edited.ts'
import { Email, EventSlug, Id, KeptInstant, OwnerSlug } from '../fields.ts'
import { route } from '../route.ts'
import { notThere } from './refusals.ts'
import { comments } from './comments/routes.ts'
import { Capacity, Poll, PollSummary, PublicPoll, asAdded, fields } from './schemas.ts'
import { votes } from './votes/routes.ts'

const NewOptions = z
  .array(z.strictObject({ start: KeptInstant, capacity: Capacity.optional() }))
  .max(limits.PICKED_TIMES_MAX)

const People = z.array(z.strictObject({ email: Email, isRequired: z.boolean() })).max(limits.POLL_PEOPLE_MAX)

const OptionId = z.int().min(0).max(limits.POLL_OPTION_IDS_MAX)

const params = z.object({ id: Id })

const at = { owner: OwnerSlug, poll: EventSlug }

const signedIn = ['not_signed_in', 'invalid_input', 'poll_not_found'] as const

export const polls = {
  'GET /polls': route({
    summary: 'Polls whose latest time is to come and which are not finished, the newest first',
    auth: 'host',
    action: 'event_types',
    result: z.object({ polls: z.array(PollSummary) }),
    errors: ['not_signed_in'],
  }),
  'POST /polls': route({
    summary: 'Let people vote on times or days; those invited get a mail',
    auth: 'verified',
    action: 'event_types',
    body: z
      .strictObject({
        ...asAdded,
        options: NewOptions.min(1, 'At least one time must be picked'),
        people: People,
      })
      .partial()
      .required({ name: true, duration: true, locations: true, timeZone: true, options: true }),
    result: Poll,
    status: 201,
    idempotent: true,
    errors: [
      'not_signed_in',
      'not_verified',
      'invalid_input',
      'poll_limit_reached',
      'idempotency_key_reused',
      'poll_not_found',
    ],
  }),
  'GET /polls/:id': route({
    summary: 'One poll with its votes, also when it is over',
    auth: 'host',
    action: 'event_types',
    params,
    result: Poll,
    edited: editedPoll,
    errors: signedIn,
  }),
  'PATCH /polls/:id': route({
    edits: 'GET /polls/:id',
    summary:
      'Change what is given. A longer duration removes earlier votes; what was said of options that stay is kept. Voters are told of both where that is wanted',
    auth: 'verified',
    action: 'event_types',
    params,
    body: z
      .strictObject({
        ...fields,
        questions: asAdded.questions.meta({
          description: 'What was answered stays with the id of its question',
        }),
        options: z
          .strictObject({
            add: NewOptions,
            remove: z.array(OptionId).max(limits.PICKED_TIMES_MAX),
          })
          .partial(),
        people: z
          .strictObject({
            put: People.meta({ description: 'Who is new is asked to vote' }),
            remove: z.array(Id).max(limits.POLL_PEOPLE_MAX),
          })
          .partial(),
      })
      .partial(),
    result: Poll,
    errors: [...signedIn, 'not_verified', 'poll_closed'],
  }),
  'DELETE /polls/:id': route({
    summary: 'Delete with all votes: its link expires. A meeting that came of it stays',
    auth: 'host',
    action: 'event_types',
    params,
    errors: signedIn,
  }),
  'POST /polls/:id/finish': route({
    summary:
      'Make an option the meeting: it becomes a booking, and who can come gets the invitation. Repeat: the same. Where the time is lost, `nearest` has the next best options',
    auth: 'verified',
    action: 'event_types',
    params,
    body: z.strictObject({ option: OptionId }),
    result: Poll,
    errors: [
      ...signedIn,
      'not_verified',
      'poll_closed',
      'poll_without_votes',
      'slot_taken',
      'slot_not_available',
    ],
  }),
  'POST /polls/:id/remind': route({
    summary: 'Write to those invited who have not voted yet; to each at most once a day',
    auth: 'verified',
    action: 'event_types',
    params,
    result: z.object({ reminded: z.int() }),
    errors: [...signedIn, 'not_verified', 'poll_closed'],
  }),
  'GET /polls/at/:owner/:poll': route({
    summary: 'A poll for who has its link. With `since` nothing but the revision, where nothing is new',
    auth: 'public',
    params: z.object(at),
    query: z.object({ since: z.coerce.number().int().optional() }),
    result: z.object({ revision: z.int(), poll: PublicPoll.nullable() }),
    errors: notThere,
  }),
  ...votes,
  ...comments,
}
