/**
 * How often something may be done by people whom nobody knows, or at a stranger's cost. A key that somebody else can use
 * up (an account, a host, a recipient) never leads to a refusal: what comes past it costs the caller work.
 */
export interface Policy {
  /** Part of the key under which attempts are counted. */
  name: string
  /** Whom it protects, from what. */
  protects: string
  /** What one count belongs to. */
  per:
    | 'network'
    | 'network and account'
    | 'network and host'
    | 'network and recipient'
    | 'account'
    | 'device'
    | 'host'
    | 'recipient'
    | 'booking'
    | 'webhook'
    | 'site'
  /** Per period without more ado. */
  free: number
  periodSeconds: number
  /** What comes past it: work that doubles as the count does, or a wait until the period ends. */
  past: 'prove' | 'wait'
  /** Past this many even work does not help until the period ends; only where the key is the caller's own. */
  most?: number
}

const MINUTES = 60
const HOURS = 60 * MINUTES

const TABLE = {
  // A page takes a handful; an office behind one address opens many at once. Counted in each process alone.
  requests: {
    name: 'requests',
    protects: 'everybody’s pages from one caller that asks without end',
    per: 'network',
    free: 1_000,
    periodSeconds: 20,
    past: 'wait',
  },
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
  operatorGuesses: {
    name: 'operator',
    protects: 'the operator’s pages from guesses of one network',
    per: 'network',
    free: 10,
    periodSeconds: 15 * MINUTES,
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
  bookingsPerNetwork: {
    name: 'book-network',
    protects: 'hosts and mailboxes from one caller',
    per: 'network',
    free: 20,
    periodSeconds: 10 * MINUTES,
    past: 'prove',
    most: 300,
  },
  bookingsPerHost: {
    name: 'book-host',
    protects: 'a calendar from many callers at once',
    per: 'host',
    free: 60,
    periodSeconds: 10 * MINUTES,
    past: 'prove',
  },
  bookingsPerRecipient: {
    name: 'book-recipient',
    protects: 'a mailbox from bookings in its name',
    per: 'recipient',
    free: 10,
    periodSeconds: HOURS,
    past: 'prove',
  },
  // Whoever types an address makes this server write to it. What is too much waits, and is one mail then.
  mailsPerRecipient: {
    name: 'mails-recipient',
    protects: 'a mailbox from mails about bookings that others make in its name',
    per: 'recipient',
    free: 20,
    periodSeconds: HOURS,
    past: 'wait',
  },
  // One that is confirmed does not count. Nobody needs more at a time; who has them keeps others out with them.
  holdsPerNetwork: {
    name: 'hold-network',
    protects: 'a calendar from times that one caller holds and does not take',
    per: 'network and host',
    free: 3,
    periodSeconds: HOURS,
    past: 'prove',
    most: 30,
  },
  // Only who holds the manage link can use it up.
  changesOfBooking: {
    name: 'change-booking',
    protects: 'host and guests from a meeting that never rests',
    per: 'booking',
    free: 12,
    periodSeconds: HOURS,
    past: 'wait',
  },
  changesPerNetwork: {
    name: 'change-network',
    protects: 'hosts and guests from one caller with many links',
    per: 'network',
    free: 60,
    periodSeconds: HOURS,
    past: 'prove',
    most: 600,
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
  // Each makes this server ask another one. Who mends a page tries often; nobody tries all day.
  checkUpsPerHost: {
    name: 'check-up-host',
    protects: 'the server from one host’s check-ups',
    per: 'host',
    free: 30,
    periodSeconds: 10 * MINUTES,
    past: 'wait',
  },
  checkUpsPerSite: {
    name: 'check-up-site',
    protects: 'a site from being asked by many accounts',
    per: 'site',
    free: 60,
    periodSeconds: 10 * MINUTES,
    past: 'prove',
  },
  webhookTestsPerHost: {
    name: 'webhook-test-host',
    protects: 'the server from one host’s trials',
    per: 'host',
    free: 30,
    periodSeconds: 10 * MINUTES,
    past: 'wait',
  },
  webhookTestsPerSite: {
    name: 'webhook-test-site',
    protects: 'a site from trials of many accounts',
    per: 'site',
    free: 60,
    periodSeconds: 10 * MINUTES,
    past: 'prove',
  },
} as const satisfies Record<string, Policy>

/** The one table of what strangers may repeat. */
export const POLICIES: { readonly [K in keyof typeof TABLE]: Policy } = TABLE
