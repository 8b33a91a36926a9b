import { MINUTES, policies } from '../../http/policies.ts'

export const LIMITS = policies({
  // Each check-up makes this server ask another one. People who fix a page try often, but not all day.
  checkUpsPerHost: {
    name: 'check-up-host',
    protects: 'the server from one host’s check-ups',
    per: 'host',
    free: 30,
    periodSeconds: 10 * MINUTES,
    past: 'wait',
  },
  checkUpsPerSite: {
    name: 'check-up-site',
    protects: 'a site from being asked by many accounts',
    per: 'site',
    free: 60,
    periodSeconds: 10 * MINUTES,
    past: 'prove',
  },
})
