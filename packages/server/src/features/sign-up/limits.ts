import { HOURS, policies } from '../../http/policies.ts'

export const LIMITS = policies({
  registrations: {
    name: 'register',
    protects: 'the server and strangers’ mailboxes from made-up accounts',
    per: 'network',
    free: 10,
    periodSeconds: HOURS,
    past: 'prove',
    most: 200,
  },
  registrationMailsHere: {
    name: 'register-mail-here',
    protects: 'a mailbox from links that its owner did not ask for',
    per: 'network and recipient',
    free: 5,
    periodSeconds: HOURS,
    past: 'wait',
  },
  // High enough that one network alone cannot use it up and stop the owner's mail.
  registrationMails: {
    name: 'register-mail',
    protects: 'a mailbox as above, from many networks',
    per: 'recipient',
    free: 20,
    periodSeconds: HOURS,
    past: 'wait',
  },
  // Somebody who uses up the tries for a code does not block the link in the same mail.
  codes: {
    name: 'codes',
    protects: 'an address from many guesses at its codes',
    per: 'recipient',
    free: 50,
    periodSeconds: 24 * HOURS,
    past: 'wait',
  },
})
