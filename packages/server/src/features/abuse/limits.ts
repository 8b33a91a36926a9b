import { policies } from '../../http/policies.ts'

export const LIMITS = policies({
  // A page needs a few requests, and an office behind one IP address opens many pages at once. Each process counts on its own.
  requests: {
    name: 'requests',
    protects: 'everybody’s pages from one caller that asks without end',
    per: 'network',
    free: 1_000,
    periodSeconds: 20,
    past: 'wait',
  },
})
