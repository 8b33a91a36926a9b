import { HOURS, policies } from '../../http/policies.ts'

export const LIMITS = policies({
  exports: {
    name: 'export',
    protects: 'other hosts’ jobs from one that has everything written again and again',
    per: 'host',
    free: 5,
    periodSeconds: 24 * HOURS,
    past: 'wait',
  },
})
