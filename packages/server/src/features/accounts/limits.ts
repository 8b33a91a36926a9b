import { HOURS, MINUTES, policies } from '../../http/policies.ts'

export const LIMITS = policies({
  // A person mistypes a few times; a program tries thousands.
  signInHere: {
    name: 'sign-in-here',
    protects: 'an account from guesses of one network',
    per: 'network and account',
    free: 10,
    periodSeconds: 15 * MINUTES,
    past: 'prove',
    most: 100,
  },
  signInAnywhere: {
    name: 'sign-in-anywhere',
    protects: 'an account from guesses of many networks',
    per: 'account',
    free: 30,
    periodSeconds: 15 * MINUTES,
    past: 'prove',
  },
  signInPerNetwork: {
    name: 'sign-in-network',
    protects: 'all accounts from guesses of one network',
    per: 'network',
    free: 100,
    periodSeconds: 15 * MINUTES,
    past: 'prove',
    most: 2_000,
  },
  // Who was let in there before is in the way of nobody else; past it, it is like any other.
  signInOnDevice: {
    name: 'sign-in-device',
    protects: 'an account from guesses on a device that has signed in before',
    per: 'device',
    free: 10,
    periodSeconds: 15 * MINUTES,
    past: 'prove',
  },
  // A program that keeps no token is new each time, and so is a browser after signing out.
  newDeviceMails: {
    name: 'new-device-mail',
    protects: 'a mailbox from the same news again and again',
    per: 'device',
    free: 1,
    periodSeconds: 30 * 24 * HOURS,
    past: 'wait',
  },
  // Each keeps a name from others for a while.
  linkChanges: {
    name: 'change-link',
    protects: 'addresses that others want from one host who takes many',
    per: 'host',
    free: 5,
    periodSeconds: 24 * HOURS,
    past: 'wait',
  },
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
  // Past it no mail goes out, and the answer is the same.
  resetMails: {
    name: 'forgot-password-mail',
    protects: 'a mailbox from links that its owner did not ask for',
    per: 'recipient',
    free: 5,
    periodSeconds: HOURS,
    past: 'wait',
  },
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
  verifications: {
    name: 'verify',
    protects: 'links and codes from guesses',
    per: 'network',
    free: 50,
    periodSeconds: HOURS,
    past: 'wait',
  },
})
