import { HOURS, policies } from '../../http/policies.ts'

export const LIMITS = policies({
  emailChanges: {
    name: 'email-change',
    protects: 'strangers’ mailboxes from one account that names many',
    per: 'account',
    free: 5,
    periodSeconds: 24 * HOURS,
    past: 'wait',
  },
  // Past the limit no mail goes to the new address, and the answer is the same.
  emailChangeMails: {
    name: 'email-change-mail',
    protects: 'a mailbox from questions that its owner did not ask for',
    per: 'recipient',
    free: 5,
    periodSeconds: HOURS,
    past: 'wait',
  },
})
