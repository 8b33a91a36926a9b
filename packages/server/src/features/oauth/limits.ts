import { MINUTES, policies } from '../../http/policies.ts'

export const LIMITS = policies({
  descriptions: {
    name: 'oauth-description',
    protects: 'other sites from one account that has us read descriptions of apps without end',
    per: 'account',
    free: 60,
    periodSeconds: 10 * MINUTES,
    past: 'wait',
  },
  tokens: {
    name: 'oauth-token',
    protects: 'the server from one network that asks for tokens without end',
    per: 'network',
    free: 300,
    periodSeconds: 1 * MINUTES,
    past: 'wait',
  },
})
