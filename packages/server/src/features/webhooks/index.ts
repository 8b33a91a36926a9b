import { at, capability } from '../../capability.ts'
import { duty } from '../../jobs/duty.ts'
import { BOOKING_EVENTS, ERASED, NO_SHOWS, REASSIGNED } from '../bookings/record/events.ts'
import { EXPORTED } from '../exports/events.ts'
import { FORM_ANSWERED } from '../routing/events.ts'
import { VIDEO_NEWS } from '../videos/record/events.ts'
import { WEBHOOK_NOTICES } from './events.ts'
import { webhooksPart } from './exported.ts'
import {
  planAfterAnswer,
  planAfterChange,
  planAfterNoShow,
  planAfterReassigned,
  planAfterVideoNews,
  webhookJobs,
} from './jobs.ts'
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
  listens: [
    duty(BOOKING_EVENTS, planAfterChange),
    duty(REASSIGNED, planAfterReassigned),
    duty(NO_SHOWS, planAfterNoShow),
    duty(FORM_ANSWERED, planAfterAnswer),
    duty(VIDEO_NEWS, planAfterVideoNews),
  ],
  jobs: webhookJobs,
  sweeps: [sweepDeliveries],
  takesPart: [at(EXPORTED, webhooksPart), at(ERASED, forgetPayloads)],
})
