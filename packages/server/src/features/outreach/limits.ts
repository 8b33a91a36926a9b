import { policies } from '../../http/policies.ts'

export const LIMITS = policies({
  /** Seven such periods in a minute stay below what the vendors allow: 300 at HeyReach. */
  callsPerKey: {
    name: 'outreach-calls-key',
    protects: 'the limits that a vendor sets a key',
    per: 'company',
    free: 20,
    periodSeconds: 10,
    past: 'wait',
  },
  startsPerHost: {
    name: 'outreach-starts-host',
    protects: 'the vendors from one host’s questions',
    per: 'host',
    free: 30,
    periodSeconds: 60,
    past: 'wait',
  },
  hooks: {
    name: 'outreach-hooks',
    protects: 'the database from one tool’s webhooks',
    per: 'key',
    free: 600,
    periodSeconds: 60,
    past: 'wait',
  },
  unknownHooks: {
    name: 'outreach-hooks-unknown',
    protects: 'the database from addresses that a network makes up',
    per: 'network',
    free: 60,
    periodSeconds: 60,
    past: 'wait',
  },
})
