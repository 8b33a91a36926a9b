import { HOURS, policies } from '../../http/policies.ts'

export const LIMITS = policies({
  // Each takes up to a second of a core; a person tries a few.
  images: {
    name: 'image',
    protects: 'the server’s time and space from one host’s pictures',
    per: 'host',
    free: 60,
    periodSeconds: HOURS,
    past: 'wait',
  },
})
