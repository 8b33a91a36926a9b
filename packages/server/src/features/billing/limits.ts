import { HOURS, MINUTES, policies } from '../../http/policies.ts'

export const LIMITS = policies({
  couponsPerHost: {
    name: 'coupon-host',
    protects: 'codes from being guessed, wherever one is typed',
    per: 'host',
    free: 30,
    freeOfNetwork: 120,
    periodSeconds: 10 * MINUTES,
    past: 'wait',
  },
  previewsPerHost: {
    name: 'preview-host',
    protects: 'the payment provider from one host’s questions',
    per: 'host',
    free: 60,
    periodSeconds: 10 * MINUTES,
    past: 'wait',
  },
  taxIdsPerHost: {
    name: 'tax-id-host',
    protects: 'the register from one host’s questions',
    per: 'host',
    free: 30,
    periodSeconds: 10 * MINUTES,
    past: 'wait',
  },
  callsPerHost: {
    name: 'call-host',
    protects: 'the operator’s mailbox from one host',
    per: 'host',
    free: 10,
    periodSeconds: 24 * HOURS,
    past: 'wait',
  },
  reasonsPerHost: {
    name: 'reason-host',
    protects: 'the operator’s mailbox from one host who cancels again and again',
    per: 'host',
    free: 5,
    periodSeconds: 24 * HOURS,
    past: 'wait',
  },
  // People who test stolen cards try many.
  cardsPerHost: {
    name: 'card-host',
    protects: 'banks from cards that are tried one after the other',
    per: 'host',
    free: 20,
    freeOfNetwork: 80,
    periodSeconds: HOURS,
    past: 'wait',
  },
})
