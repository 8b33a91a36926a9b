import { MINUTES, policies } from '../../http/policies.ts'

export const LIMITS = policies({
  webhookTestsPerHost: {
    name: 'webhook-test-host',
    protects: 'the server from one host’s trials',
    per: 'host',
    free: 30,
    periodSeconds: 10 * MINUTES,
    past: 'wait',
  },
  webhookResendsPerHost: {
    name: 'webhook-resend-host',
    protects: 'the server from what one host sends again and again',
    per: 'host',
    free: 30,
    periodSeconds: 10 * MINUTES,
    past: 'wait',
  },
  hooksPerHost: {
    name: 'hook-host',
    protects: 'the server and other sites from addresses that one host has asked again and again',
    per: 'host',
    free: 120,
    periodSeconds: 10 * MINUTES,
    past: 'wait',
  },
  webhookTestsPerSite: {
    name: 'webhook-test-site',
    protects: 'a site from trials and repeats of many accounts',
    per: 'site',
    free: 60,
    periodSeconds: 10 * MINUTES,
    past: 'prove',
  },
})
