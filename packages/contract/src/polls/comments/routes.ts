import { route } from '../../route.ts'
import { notThere } from '../refusals.ts'
import { Comment, CommentRequest } from './schemas.ts'

export const comments = {
  'POST /polls/comments': route({
    summary: 'Say something below a poll',
    auth: 'public',
    body: CommentRequest,
    result: Comment,
    status: 201,
    errors: [...notThere, 'poll_closed', 'poll_full', 'rate_limited', 'proof_needed'],
  }),
}
