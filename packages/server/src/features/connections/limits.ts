import { MINUTES, policies } from '../../http/policies.ts'

export const LIMITS = policies({
  startsPerHost: {
    name: 'connection-start-host',
    protects: 'the server and its providers from one host’s beginnings',
    per: 'host',
    free: 30,
    periodSeconds: 10 * MINUTES,
    past: 'wait',
  },
})
