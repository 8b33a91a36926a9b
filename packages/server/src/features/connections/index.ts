import { on, capability } from '../../capability.ts'
import { handle } from '../../jobs/handlers.ts'
import { ISOLATION } from '../../isolation/isolation.ts'
import { FEEDS } from './feeds.ts'
import { EXPORTED } from '../exports/events.ts'
import { VERIFIER_KEY } from './consent.ts'
import { CONNECTION_BROKEN } from './events.ts'
import { connectionsPart } from './exported.ts'
import { LIMITS } from './limits.ts'
import { checkConnection, checkDueConnections } from './check.ts'
import { cleanUpConnections } from './operations.ts'
import { CONNECTION_LOOKS, CONNECTION_CHECK } from './queues.ts'
import { mountCalls } from './mount.ts'
import { connectionRoutes } from './routes.ts'
import { CONNECTION_SEAL } from './seal.ts'
import { TABLES } from './tables.ts'
import { connectionMail } from './mails/index.ts'

export const connections = capability({
  name: 'connections',
  tables: TABLES,
  limits: LIMITS,
  services: [CONNECTION_SEAL, VERIFIER_KEY, ISOLATION, FEEDS],
  routes: connectionRoutes,
  mount: mountCalls,
  mails: [connectionMail],
  publishes: [CONNECTION_BROKEN],
  jobs: [handle(CONNECTION_LOOKS, checkConnection)],
  cronJobs: [{ job: CONNECTION_CHECK, at: '* * * * *', run: checkDueConnections }],
  cleanups: [cleanUpConnections],
  hooks: [on(EXPORTED, connectionsPart)],
})
