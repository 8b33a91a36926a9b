import { at, capability } from '../../capability.ts'
import { duty } from '../../jobs/duty.ts'
import { EXPORTED } from '../exports/events.ts'
import { DOMAIN_NEWS } from './events.ts'
import { domainPart } from './exported.ts'
import { LIMITS } from './limits.ts'
import { mountDomains } from './mount.ts'
import { NAMES } from './names.ts'
import { checkDomain, sweepDomains } from './operations.ts'
import { DOMAIN_CHECKS } from './queues.ts'
import { REACH } from './reach.ts'
import { domainRoutes } from './routes.ts'
import { TABLES } from './tables.ts'
import { domainMail } from './mails/index.ts'

export const domains = capability({
  name: 'domains',
  tables: TABLES,
  limits: LIMITS,
  keeps: [NAMES, REACH],
  routes: domainRoutes,
  mount: mountDomains,
  mails: [domainMail],
  announces: [DOMAIN_NEWS],
  jobs: [duty(DOMAIN_CHECKS, checkDomain)],
  sweeps: [sweepDomains],
  takesPart: [at(EXPORTED, domainPart)],
})
