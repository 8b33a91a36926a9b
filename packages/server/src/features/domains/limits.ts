import { HOURS, policies } from '../../http/policies.ts'

export const LIMITS = policies({
  domainChecks: {
    name: 'domain-check',
    protects: 'name servers of others from one host who asks them again and again',
    per: 'host',
    free: 60,
    periodSeconds: HOURS,
    past: 'wait',
  },
})
