import { HOURS, MINUTES, policies } from '../../http/policies.ts'

export const LIMITS = policies({
  twoFactorHere: {
    name: 'two-factor-here',
    protects: 'an account whose password is known from guesses of one network at its codes',
    per: 'network and account',
    free: 10,
    periodSeconds: 15 * MINUTES,
    past: 'wait',
  },
  // Somebody who knows the password could guess all year: at one guess a day, a million codes outlast anybody.
  twoFactorAnywhere: {
    name: 'two-factor-anywhere',
    protects: 'an account whose password is known from guesses of many networks at its codes',
    per: 'account',
    free: 5,
    periodSeconds: MINUTES,
    past: 'double',
  },
  twoFactorOnDevice: {
    name: 'two-factor-device',
    protects: 'an account from guesses at its codes on a device that has signed in before',
    per: 'device',
    free: 5,
    periodSeconds: MINUTES,
    past: 'double',
  },
  twoFactorMails: {
    name: 'two-factor-mail',
    protects: 'a mailbox from the same news of wrong codes again and again',
    per: 'account',
    free: 1,
    periodSeconds: 24 * HOURS,
    past: 'wait',
  },
})
