import { HOURS, policies } from '../../http/policies.ts'

export const LIMITS = policies({
  // Each blocks a name for others.
  organizations: {
    name: 'organization',
    protects: 'addresses that others want from one host who takes many',
    per: 'host',
    free: 5,
    periodSeconds: 24 * HOURS,
    past: 'wait',
  },
})
