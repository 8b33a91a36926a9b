import { bookingListPage } from './booking-list-page.ts'
import { bookingPage } from './booking-page.ts'
import { confirmPage } from './confirm-page.ts'
import { eventPage } from './event-page.ts'
import { mailsPage } from './mails-page.ts'
import { pollPage } from './poll-page.ts'
import type { Page } from './site.ts'

/** Every kind of public page. */
export const PAGES: readonly Page[] = [
  bookingListPage,
  eventPage,
  bookingPage,
  confirmPage,
  mailsPage,
  pollPage,
]
