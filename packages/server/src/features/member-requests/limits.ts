import { HOURS, policies } from '../../http/policies.ts'

export const LIMITS = policies({
  requests: {
    name: 'member-request',
    protects: 'the owner of an organization from one member who asks for everything',
    per: 'account',
    free: 10,
    periodSeconds: 24 * HOURS,
    past: 'wait',
  },
  // Past it no mail goes out, and the answer is the same: the organization's page shows every request.
  requestMails: {
    name: 'member-request-mail',
    protects: 'a mailbox from the requests of many members',
    per: 'recipient',
    free: 20,
    periodSeconds: 24 * HOURS,
    past: 'wait',
  },
  answers: {
    name: 'member-request-answer',
    protects: 'keys of requests from guesses',
    per: 'network',
    free: 50,
    periodSeconds: HOURS,
    past: 'wait',
  },
})
