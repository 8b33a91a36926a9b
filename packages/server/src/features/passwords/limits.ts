import { HOURS, MINUTES, policies } from '../../http/policies.ts'

export const LIMITS = policies({
  ownPassword: {
    name: 'own-password',
    protects: 'a password from whoever sits at a session that was left open',
    per: 'account',
    free: 10,
    periodSeconds: 15 * MINUTES,
    past: 'wait',
  },
  resets: {
    name: 'forgot-password',
    protects: 'strangers’ mailboxes, and who has an account, from one caller',
    per: 'network',
    free: 10,
    periodSeconds: HOURS,
    past: 'prove',
    most: 100,
  },
  // Past the limit no mail goes out, and the answer is the same.
  resetMails: {
    name: 'forgot-password-mail',
    protects: 'a mailbox from links that its owner did not ask for',
    per: 'recipient',
    free: 5,
    periodSeconds: HOURS,
    past: 'wait',
  },
})
