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
  // A device that signed in before is not slowed down by others' guesses; past this limit it is like any other.
  signInOnDevice: {
    name: 'sign-in-device',
    protects: 'an account from guesses on a device that has signed in before',
    per: 'device',
    free: 10,
    periodSeconds: 15 * MINUTES,
    past: 'prove',
  },
  // A program without a token is a new device each time, and so is a browser after signing out.
  newDeviceMails: {
    name: 'new-device-mail',
    protects: 'a mailbox from the same news again and again',
    per: 'device',
    free: 1,
    periodSeconds: 30 * 24 * HOURS,
    past: 'wait',
  },
})
