import { MINUTES, policies } from '../../http/policies.ts'

export const LIMITS = policies({
  operatorGuesses: {
    name: 'operator',
    protects: 'the operator’s pages from guesses of one network',
    per: 'network',
    free: 10,
    periodSeconds: 15 * MINUTES,
    past: 'wait',
  },
})
