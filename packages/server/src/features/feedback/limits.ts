import { HOURS, policies } from '../../http/policies.ts'

export const LIMITS = policies({
  feedback: {
    name: 'feedback',
    protects: 'the operator’s mailbox from one host',
    per: 'host',
    free: 10,
    periodSeconds: 24 * HOURS,
    past: 'wait',
  },
})
