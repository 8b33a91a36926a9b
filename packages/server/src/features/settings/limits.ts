import { HOURS, policies } from '../../http/policies.ts'

export const LIMITS = policies({
  // Each change blocks a name for others for a while.
  linkChanges: {
    name: 'change-link',
    protects: 'addresses that others want from one host who takes many',
    per: 'host',
    free: 5,
    periodSeconds: 24 * HOURS,
    past: 'wait',
  },
})
