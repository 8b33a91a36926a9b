import { at, capability } from '../../capability.ts'
import { ERASED } from '../bookings/events.ts'
import { mailJobs, mailListeners } from './jobs.ts'
import { sweepMailDeliveries } from './operations.ts'
import { POST_OFFICE } from './post-office.ts'
import { READER_KEY } from './reader-token.ts'
import { LIMITS } from './limits.ts'
import { forgetReaders } from './store.ts'
import { TABLES } from './tables.ts'

export const notifications = capability({
  name: 'notifications',
  tables: TABLES,
  limits: LIMITS,
  keeps: [READER_KEY, POST_OFFICE],
  listens: mailListeners,
  jobs: mailJobs,
  sweeps: [sweepMailDeliveries],
  takesPart: [at(ERASED, forgetReaders)],
})
