import { MINUTES, policies } from '../../http/policies.ts'

export const LIMITS = policies({
  calls: {
    name: 'api-key',
    protects: 'the server from a program that calls without end',
    per: 'key',
    free: 600,
    periodSeconds: 1 * MINUTES,
    past: 'wait',
  },
})
