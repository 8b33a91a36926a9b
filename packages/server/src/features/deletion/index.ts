import { on, capability } from '../../capability.ts'
import { handle } from '../../jobs/handlers.ts'
import { SIGNED_IN } from '../sign-in/events.ts'
import { cancelMeetings } from './jobs.ts'
import { deletionMail } from './mails/index.ts'
import { cleanUpDeletions, takeBack } from './operations.ts'
import { CLOSINGS } from './queues.ts'
import { deletionRoutes } from './routes.ts'
import { TABLES } from './tables.ts'

export const deletion = capability({
  name: 'deletion',
  tables: TABLES,
  routes: deletionRoutes,
  mails: [deletionMail],
  jobs: [handle(CLOSINGS, cancelMeetings)],
  cleanups: [cleanUpDeletions],
  hooks: [on(SIGNED_IN, takeBack)],
})
