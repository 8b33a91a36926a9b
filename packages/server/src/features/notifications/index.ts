import { at, capability } from '../../capability.ts'
import { EXPORTED } from '../exports/events.ts'
import { MAILS_HELD } from './events.ts'
import { notificationsPart } from './exported.ts'
import { ADDRESS_ASKED, ADDRESS_PROVED, ERASED, INVITEE_BOOKED } from '../bookings/record/events.ts'
import { WATCHED_MAILS } from '../videos/record/events.ts'
import { watchedMailsOf } from './muted.ts'
import { mailJobs, mailListeners } from './jobs.ts'
import { mailsPage } from './page/mails-page.ts'
import { waitingMail } from './mails/waiting/index.ts'
import { askingWaitsUntil, bookedWaitsUntil, forgetAsking } from './pace.ts'
import { sweepMailDeliveries } from './operations.ts'
import { POST_OFFICE } from './post-office.ts'
import { READER_KEY } from './reader/reader-token.ts'
import { mailDuty } from './send.ts'
import { LIMITS } from './limits.ts'
import { notificationRoutes } from './routes.ts'
import { forgetReaders } from './store.ts'
import { NOT_EXPORTED, TABLES } from './tables.ts'

export const notifications = capability({
  name: 'notifications',
  tables: TABLES,
  notExported: NOT_EXPORTED,
  limits: LIMITS,
  keeps: [READER_KEY, POST_OFFICE],
  routes: notificationRoutes,
  pages: [mailsPage],
  mails: [waitingMail],
  delivers: mailDuty,
  listens: mailListeners,
  announces: [MAILS_HELD],
  jobs: mailJobs,
  sweeps: [sweepMailDeliveries],
  takesPart: [
    at(EXPORTED, notificationsPart),
    at(WATCHED_MAILS, watchedMailsOf),
    at(ERASED, forgetReaders),
    at(ADDRESS_ASKED, askingWaitsUntil),
    at(ADDRESS_PROVED, forgetAsking),
    at(INVITEE_BOOKED, bookedWaitsUntil),
  ],
})
