import { on, capability } from '../../capability.ts'
import { handle } from '../../jobs/handlers.ts'
import { EXPORTED } from '../exports/events.ts'
import { DOMAIN_NEWS } from './events.ts'
import { domainPart } from './exported.ts'
import { LIMITS } from './limits.ts'
import { mountDomains } from './mount.ts'
import { NAMES } from './names.ts'
import { checkDomain, cleanUpDomains } from './operations.ts'
import { DOMAIN_CHECKS } from './queues.ts'
import { REACH } from './reach.ts'
import { domainRoutes } from './routes.ts'
import { TABLES } from './tables.ts'
import { domainMail } from './mails/index.ts'

export const domains = capability({
  name: 'domains',
  tables: TABLES,
  limits: LIMITS,
  services: [NAMES, REACH],
  routes: domainRoutes,
  mount: mountDomains,
  mails: [domainMail],
  publishes: [DOMAIN_NEWS],
  jobs: [handle(DOMAIN_CHECKS, checkDomain)],
  cleanups: [cleanUpDomains],
  hooks: [on(EXPORTED, domainPart)],
})
