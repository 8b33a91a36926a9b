import { without } from '../edited.ts'
import type { Poll } from './schemas.ts'

/** Votes and comments come while the host edits. */
export function editedPoll(poll: Poll) {
  return {
    ...without(poll, 'votes', 'voters', 'ranking', 'comments', 'state'),
    options: poll.options.map(({ id, start, capacity }) => ({ id, start, capacity })),
    people: poll.people.map(({ id, email, isRequired }) => ({ id, email, isRequired })),
  }
}
