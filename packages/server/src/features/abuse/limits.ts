import { policies } from '../../http/policies.ts'

export const LIMITS = policies({
  // A page takes a handful; an office behind one address opens many at once. Counted in each process alone.
  requests: {
    name: 'requests',
    protects: 'everybody’s pages from one caller that asks without end',
    per: 'network',
    free: 1_000,
    periodSeconds: 20,
    past: 'wait',
  },
})
