import { MINUTES, policies } from '../../http/policies.ts'

export const LIMITS = policies({
  unprovenCalls: {
    name: 'connection-unproven-network',
    protects: 'the server from calls in the name of a provider',
    per: 'network',
    free: 60,
    periodSeconds: MINUTES,
    past: 'wait',
  },
  startsPerHost: {
    name: 'connection-start-host',
    protects: 'the server and its providers from one host’s beginnings',
    per: 'host',
    free: 30,
    periodSeconds: 10 * MINUTES,
    past: 'wait',
  },
})
