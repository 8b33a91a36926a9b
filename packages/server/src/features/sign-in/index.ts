import { on, capability } from '../../capability.ts'
import { ACTIVITY_READ } from '../activity/events.ts'
import { LIMITS } from './limits.ts'
import { newDeviceMail } from './mails/index.ts'
import { moveOwnFailuresToActivity, cleanUpFailedSignIns } from './operations.ts'
import { signInRoutes } from './routes.ts'
import { TABLES } from './tables.ts'

export const signIn = capability({
  name: 'sign-in',
  tables: TABLES,
  limits: LIMITS,
  routes: signInRoutes,
  mails: [newDeviceMail],
  cleanups: [cleanUpFailedSignIns],
  hooks: [on(ACTIVITY_READ, moveOwnFailuresToActivity)],
})
