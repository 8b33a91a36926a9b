import { HOURS, policies } from '../../http/policies.ts'

export const LIMITS = policies({
  // Each picture takes up to a second of CPU time, and people only try a few.
  images: {
    name: 'image',
    protects: 'the server’s time and space from one host’s pictures',
    per: 'host',
    free: 60,
    periodSeconds: HOURS,
    past: 'wait',
  },
})
