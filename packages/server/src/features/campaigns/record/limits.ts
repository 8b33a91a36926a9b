import { HOURS, policies } from '../../../http/policies.ts'

export const LIMITS = policies({
  leads: {
    name: 'campaign-leads',
    protects: 'the database from one host’s imports',
    per: 'host',
    free: 300,
    periodSeconds: HOURS,
    past: 'wait',
  },
  images: {
    name: 'campaign-image',
    protects: 'the server’s processor from one host’s pictures',
    per: 'host',
    free: 120,
    periodSeconds: HOURS,
    past: 'wait',
  },
  sitesOfHost: {
    name: 'site-picture',
    protects: 'the server from one host’s leads',
    per: 'host',
    free: 1_000,
    periodSeconds: HOURS,
    past: 'wait',
  },
  sites: {
    name: 'site-picture-of-site',
    protects: 'a site from being read for many leads',
    per: 'site',
    free: 60,
    periodSeconds: HOURS,
    past: 'wait',
  },
})
