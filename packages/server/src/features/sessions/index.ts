import { on, capability } from '../../capability.ts'
import { ACCOUNT_CLOSED } from '../accounts/events.ts'
import { endSessions, signedIn, cleanUpSessions, verified } from './operations.ts'
import { sessionRoutes } from './routes.ts'
import { TABLES } from './tables.ts'

export const sessions = capability({
  name: 'sessions',
  tables: TABLES,
  routes: sessionRoutes,
  authenticates: { host: signedIn, verified },
  cleanups: [cleanUpSessions],
  hooks: [on(ACCOUNT_CLOSED, endSessions)],
})
