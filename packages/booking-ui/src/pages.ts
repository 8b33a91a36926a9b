import type { PageData } from '@scheduling/contract'
import { eventPage } from './features/bookings/pages/event.tsx'
import { bookingPage } from './features/bookings/pages/manage.tsx'
import { confirmPage } from './features/bookings/pages/confirm.tsx'
import { bookingListPage } from './features/event-types/page.tsx'
import { mailsPage } from './features/mails/page.tsx'
import { noticePage } from './features/notices/page.tsx'
import { pollPage } from './features/polls/page.tsx'
import { routingPage } from './features/routing/page.tsx'
import type { PublicPageView } from './page/public-page.ts'

/** The code for each page in the contract's list. A missing page is a type error. */
const VIEWS: { [Kind in PageData['kind']]: PublicPageView<PageData & { kind: Kind }> } = {
  event: eventPage,
  booking: bookingPage,
  confirm: confirmPage,
  booking_list: bookingListPage,
  mails: mailsPage,
  poll: pollPage,
  routing: routingPage,
  not_found: noticePage,
  not_open: noticePage,
  link_expired: noticePage,
  event_off: noticePage,
  unavailable: noticePage,
}

export function viewOf<Data extends PageData>(data: Data): PublicPageView<Data> {
  return VIEWS[data.kind] as unknown as PublicPageView<Data>
}
