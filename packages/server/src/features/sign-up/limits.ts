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
  // Wide enough that one network alone does not use it up against the one who waits for a mail.
  registrationMails: {
    name: 'register-mail',
    protects: 'a mailbox as above, from many networks',
    per: 'recipient',
    free: 20,
    periodSeconds: HOURS,
    past: 'wait',
  },
  // Who is in the way of somebody's code is not in the way of the link in the same mail.
  codes: {
    name: 'codes',
    protects: 'an address from many guesses at its codes',
    per: 'recipient',
    free: 50,
    periodSeconds: 24 * HOURS,
    past: 'wait',
  },
})
