import { HOURS, MINUTES, policies } from '../../http/policies.ts'

export const LIMITS = policies({
  votesPerNetwork: {
    name: 'vote-network',
    protects: 'polls from one caller with many names',
    per: 'network and host',
    // A whole class votes from one room.
    free: 60,
    periodSeconds: 10 * MINUTES,
    past: 'prove',
    most: 600,
  },
  votesPerRecipient: {
    name: 'vote-recipient',
    protects: 'a mailbox from votes in its name',
    per: 'recipient',
    free: 10,
    periodSeconds: HOURS,
    past: 'prove',
  },
  commentsPerNetwork: {
    name: 'poll-comment-network',
    protects: 'the readers of a poll from one caller',
    per: 'network and host',
    free: 20,
    periodSeconds: HOURS,
    past: 'prove',
    most: 200,
  },
})
