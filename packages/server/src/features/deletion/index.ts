import { at, capability } from '../../capability.ts'
import { duty } from '../../jobs/duty.ts'
import { SIGNED_IN } from '../sign-in/events.ts'
import { cancelMeetings } from './jobs.ts'
import { deletionMail } from './mails/index.ts'
import { sweepDeletions, takeBack } from './operations.ts'
import { CLOSINGS } from './queues.ts'
import { deletionRoutes } from './routes.ts'
import { TABLES } from './tables.ts'

export const deletion = capability({
  name: 'deletion',
  tables: TABLES,
  routes: deletionRoutes,
  mails: [deletionMail],
  jobs: [duty(CLOSINGS, cancelMeetings)],
  sweeps: [sweepDeletions],
  takesPart: [at(SIGNED_IN, takeBack)],
})
