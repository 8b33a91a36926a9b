import { limits } from '@scheduling/domain'
import { z } from 'zod'
import { Email, EventSlug, Id, KeptInstant, OwnerSlug } from '../fields.ts'
import { route } from '../route.ts'
import {
  fields,
  asAdded,
  Capacity,
  Comment,
  PollSummary,
  Poll,
  PublicPoll,
  VoteSaid,
  VoteToken,
  VoteRequest,
  CommentRequest,
  OwnVote,
  CastVote,
} from './schemas.ts'

const NewOptions = z
  .array(z.strictObject({ start: KeptInstant, capacity: Capacity.optional() }))
  .max(limits.PICKED_TIMES_MAX)

const People = z.array(z.strictObject({ email: Email, isRequired: z.boolean() })).max(limits.POLL_PEOPLE_MAX)

const OptionId = z.int().min(0).max(limits.POLL_OPTION_IDS_MAX)

const params = z.object({ id: Id })

const at = { owner: OwnerSlug, poll: EventSlug }

const notThere = ['invalid_input', 'poll_not_found'] as const

const refusedVotes = ['poll_closed', 'option_full', 'rate_limited', 'proof_needed'] as const

const signedIn = ['not_signed_in', 'invalid_input', 'poll_not_found'] as const

export const polls = {
  'GET /polls': route({
    summary: 'Polls whose latest time is to come and which are not finished, the newest first',
    auth: 'host',
    result: z.object({ polls: z.array(PollSummary) }),
    errors: ['not_signed_in'],
  }),
  'POST /polls': route({
    summary: 'Let people vote on times or days; those invited get a mail',
    auth: 'verified',
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
    errors: ['not_signed_in', 'not_verified', 'invalid_input', 'poll_limit_reached'],
  }),
  'GET /polls/:id': route({
    summary: 'One poll with its votes, also when it is over',
    auth: 'host',
    params,
    result: Poll,
    errors: signedIn,
  }),
  'PATCH /polls/:id': route({
    edits: 'GET /polls/:id',
    summary:
      'Change what is given. A longer duration removes earlier votes; what was said of options that stay is kept. Voters are told of both where that is wanted',
    auth: 'verified',
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
    params,
    errors: signedIn,
  }),
  'POST /polls/:id/finish': route({
    summary:
      'Make an option the meeting: it becomes a booking, and who can come gets the invitation. Repeat: the same. Where the time is lost, `nearest` has the next best options',
    auth: 'verified',
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
  'POST /polls/votes': route({
    summary:
      'Vote, without an account. The link that proves the vote is mailed; until it is opened, the answered one changes it',
    auth: 'public',
    body: VoteRequest,
    idempotent: true,
    result: CastVote,
    status: 201,
    errors: [...notThere, ...refusedVotes, 'already_voted', 'poll_full', 'idempotency_key_reused'],
  }),
  'POST /polls/votes/open': route({
    summary: 'The vote of this link. A mailed one ends those before it',
    auth: 'public',
    body: z.strictObject({ token: VoteToken }),
    result: OwnVote,
    errors: ['invalid_input', 'vote_not_found'],
  }),
  'PUT /polls/votes': route({
    summary: 'Change the vote of this link; by a mailed one it is proved. Repeat: the same',
    auth: 'public',
    body: VoteSaid.extend({ token: VoteToken }),
    result: OwnVote,
    errors: ['invalid_input', 'vote_not_found', ...refusedVotes],
  }),
  'POST /polls/votes/withdraw': route({
    summary: 'Take the vote of this link back. Repeat: not found',
    auth: 'public',
    body: z.strictObject({ token: VoteToken }),
    errors: ['invalid_input', 'vote_not_found', 'poll_closed'],
  }),
  'POST /polls/votes/decline': route({
    summary: 'Whose vote it is cannot come to what the poll became; the meeting stays. Repeat: the same',
    auth: 'public',
    body: z.strictObject({ token: VoteToken }),
    result: OwnVote,
    errors: ['invalid_input', 'vote_not_found', 'not_coming'],
  }),
  'POST /polls/votes/attend': route({
    summary:
      'Whose vote it is can come to what the poll became after all, and gets the invitation. Repeat: the same',
    auth: 'public',
    body: z.strictObject({ token: VoteToken }),
    result: OwnVote,
    errors: ['invalid_input', 'vote_not_found', 'not_coming', 'option_full'],
  }),
  'POST /polls/comments': route({
    summary: 'Say something below a poll',
    auth: 'public',
    body: CommentRequest,
    result: Comment,
    status: 201,
    errors: [...notThere, 'poll_closed', 'poll_full', 'rate_limited', 'proof_needed'],
  }),
}
