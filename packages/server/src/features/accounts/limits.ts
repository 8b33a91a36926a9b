import { HOURS, policies } from '../../http/policies.ts'

export const LIMITS = policies({
  verifications: {
    name: 'verify',
    protects: 'links and codes from guesses',
    per: 'network',
    free: 50,
    periodSeconds: HOURS,
    past: 'wait',
  },
})
