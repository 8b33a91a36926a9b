import { HOURS, MINUTES, policies } from '../../http/policies.ts'

export const LIMITS = policies({
  asks: {
    name: 'client-ask',
    protects: 'strangers’ mailboxes from one host who names many',
    per: 'host',
    free: 30,
    freeOfNetwork: 120,
    periodSeconds: 24 * HOURS,
    past: 'wait',
  },
  // Past it no mail goes out, and the answer is the same.
  askMails: {
    name: 'client-ask-mail',
    protects: 'a mailbox from the requests of many hosts',
    per: 'recipient',
    free: 10,
    periodSeconds: 30 * 24 * HOURS,
    past: 'wait',
  },
  keys: {
    name: 'client-key',
    protects: 'the server and its providers from whoever tries keys',
    per: 'network',
    free: 120,
    periodSeconds: 10 * MINUTES,
    past: 'wait',
  },
  files: {
    name: 'client-calendar-file',
    protects: 'the server from calendar files that take long to read',
    per: 'network',
    free: 40,
    periodSeconds: 10 * MINUTES,
    past: 'wait',
  },
})
