import { policies } from '../../http/policies.ts'

export const LIMITS = policies({
  /** Two such periods side by side stay below what the vendors allow: 100 in ten seconds, 80 in two. */
  callsPerCompany: {
    name: 'crm-calls-company',
    protects: 'the limits that a vendor sets a company',
    per: 'company',
    free: 40,
    periodSeconds: 10,
    past: 'wait',
  },
  previewsPerHost: {
    name: 'crm-previews-host',
    protects: 'the vendors from one host’s questions',
    per: 'host',
    free: 30,
    periodSeconds: 60,
    past: 'wait',
  },
})
