import { at, capability } from '../../capability.ts'
import { EXPORTED } from '../exports/events.ts'
import { VERIFIER_KEY } from './consent.ts'
import { CONNECTION_BROKEN } from './events.ts'
import { connectionsPart } from './exported.ts'
import { LIMITS } from './limits.ts'
import { sweepConnections } from './operations.ts'
import { connectionRoutes } from './routes.ts'
import { CONNECTION_SEAL } from './seal.ts'
import { TABLES } from './tables.ts'

export const connections = capability({
  name: 'connections',
  tables: TABLES,
  limits: LIMITS,
  keeps: [CONNECTION_SEAL, VERIFIER_KEY],
  routes: connectionRoutes,
  announces: [CONNECTION_BROKEN],
  sweeps: [sweepConnections],
  takesPart: [at(EXPORTED, connectionsPart)],
})
