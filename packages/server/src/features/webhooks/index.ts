import { on, capability } from '../../capability.ts'
import { handle } from '../../jobs/handlers.ts'
import { BOOKING_EVENTS, ERASED, NO_SHOWS, REASSIGNED } from '../bookings/events.ts'
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
import { cleanUpDeliveries } from './operations.ts'
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
  publishes: [WEBHOOK_NOTICES],
  subscribes: [
    handle(BOOKING_EVENTS, planAfterChange),
    handle(REASSIGNED, planAfterReassigned),
    handle(NO_SHOWS, planAfterNoShow),
    handle(FORM_ANSWERED, planAfterAnswer),
    handle(VIDEO_NEWS, planAfterVideoNews),
  ],
  jobs: webhookJobs,
  cleanups: [cleanUpDeliveries],
  hooks: [on(EXPORTED, webhooksPart), on(ERASED, forgetPayloads)],
})
