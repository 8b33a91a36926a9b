import { on, capability } from '../../capability.ts'
import { EXPORTED } from '../exports/events.ts'
import { MAILS_HELD, MAILS_REFUSED } from './events.ts'
import { notificationsPart } from './exported.ts'
import { ADDRESS_ASKED, ADDRESS_PROVED, ERASED, INVITEE_BOOKED } from '../bookings/events.ts'
import { WATCHED_MAILS } from '../videos/record/events.ts'
import { watchedMailsOf } from './muted.ts'
import { mailJobs, mailListeners } from './jobs.ts'
import { mailsPage } from './page/mails-page.ts'
import { undeliveredMail } from './mails/undelivered/index.ts'
import { waitingMail } from './mails/waiting/index.ts'
import { nextConfirmationMailAt, bookedWaitsUntil, forgetAsking } from './pace.ts'
import { cleanUpMailDeliveries } from './operations.ts'
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
  services: [READER_KEY, POST_OFFICE],
  routes: notificationRoutes,
  pages: [mailsPage],
  mails: [undeliveredMail, waitingMail],
  delivers: mailDuty,
  subscribes: mailListeners,
  publishes: [MAILS_HELD, MAILS_REFUSED],
  jobs: mailJobs,
  cleanups: [cleanUpMailDeliveries],
  hooks: [
    on(EXPORTED, notificationsPart),
    on(WATCHED_MAILS, watchedMailsOf),
    on(ERASED, forgetReaders),
    on(ADDRESS_ASKED, nextConfirmationMailAt),
    on(ADDRESS_PROVED, forgetAsking),
    on(INVITEE_BOOKED, bookedWaitsUntil),
  ],
})
