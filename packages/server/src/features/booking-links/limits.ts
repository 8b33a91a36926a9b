import { HOURS, policies } from '../../http/policies.ts'

export const LIMITS = policies({
  creations: {
    name: 'booking-links',
    protects: 'the database from a program that makes links and deletes them without end',
    per: 'host',
    free: 60,
    periodSeconds: HOURS,
    past: 'wait',
  },
})
