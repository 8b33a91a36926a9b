import { z } from 'zod'
import { route } from '../../route.ts'
import { notThere } from '../refusals.ts'
import { CastVote, OwnVote, VoteRequest, VoteChange, VoteToken } from './schemas.ts'

const refusedVotes = ['poll_closed', 'option_full', 'rate_limited', 'proof_needed'] as const

export const votes = {
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
    body: VoteChange.extend({ token: VoteToken }),
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
}
