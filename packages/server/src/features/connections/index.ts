import { at, capability } from '../../capability.ts'
import { duty } from '../../jobs/duty.ts'
import { ISOLATION } from '../../isolation/isolation.ts'
import { FEEDS } from './feeds.ts'
import { EXPORTED } from '../exports/events.ts'
import { VERIFIER_KEY } from './consent.ts'
import { CONNECTION_BROKEN } from './events.ts'
import { connectionsPart } from './exported.ts'
import { LIMITS } from './limits.ts'
import { checkConnection, checkDueConnections } from './check.ts'
import { sweepConnections } from './operations.ts'
import { CONNECTION_LOOKS, CONNECTION_ROUND } from './queues.ts'
import { mountCalls } from './mount.ts'
import { connectionRoutes } from './routes.ts'
import { CONNECTION_SEAL } from './seal.ts'
import { TABLES } from './tables.ts'
import { connectionMail } from './mails/index.ts'

export const connections = capability({
  name: 'connections',
  tables: TABLES,
  limits: LIMITS,
  keeps: [CONNECTION_SEAL, VERIFIER_KEY, ISOLATION, FEEDS],
  routes: connectionRoutes,
  mount: mountCalls,
  mails: [connectionMail],
  announces: [CONNECTION_BROKEN],
  jobs: [duty(CONNECTION_LOOKS, checkConnection)],
  rounds: [{ job: CONNECTION_ROUND, at: '* * * * *', run: checkDueConnections }],
  sweeps: [sweepConnections],
  takesPart: [at(EXPORTED, connectionsPart)],
})
