import { HOURS, MINUTES, policies } from '../../http/policies.ts'

export const LIMITS = policies({
  blocks: {
    name: 'times-block',
    protects: 'the database from one host whose program makes blocks without end',
    per: 'host',
    free: 300,
    periodSeconds: 1 * HOURS,
    past: 'wait',
  },
  pictures: {
    name: 'times-picture',
    protects: 'the server from one network that has pictures drawn without end',
    per: 'network',
    // Mail programs load the pictures of many people through a few addresses of their own.
    free: 600,
    periodSeconds: 1 * MINUTES,
    past: 'wait',
  },
})
