import { at, capability } from '../../capability.ts'
import { duty } from '../../jobs/duty.ts'
import { BOOKING_EVENTS, ERASED, REASSIGNED } from '../bookings/record/events.ts'
import { EXPORTED } from '../exports/events.ts'
import { WEBHOOK_NOTICES } from './events.ts'
import { webhooksPart } from './exported.ts'
import { planAfterChange, planAfterReassigned, webhookJobs } from './jobs.ts'
import { sweepDeliveries } from './operations.ts'
import { webhookRoutes } from './routes.ts'
import { LIMITS } from './limits.ts'
import { forgetPayloads } from './store.ts'
import { NOT_EXPORTED, TABLES } from './tables.ts'
import { webhookMail } from './mails/index.ts'

export const webhooks = capability({
  name: 'webhooks',
  tables: TABLES,
  notExported: NOT_EXPORTED,
  limits: LIMITS,
  routes: webhookRoutes,
  mails: [webhookMail],
  announces: [WEBHOOK_NOTICES],
  listens: [duty(BOOKING_EVENTS, planAfterChange), duty(REASSIGNED, planAfterReassigned)],
  jobs: webhookJobs,
  sweeps: [sweepDeliveries],
  takesPart: [at(EXPORTED, webhooksPart), at(ERASED, forgetPayloads)],
})
