import type { PageOptions } from '../page-options.ts'
import type { PublicEventSummary, PublicOwner } from './schemas.ts'

/** What can be booked with a host. */
export interface BookingListPage {
  kind: 'booking_list'
  options: PageOptions
  owner: PublicOwner
  events: PublicEventSummary[]
}

/** Says why there is nothing else. */
export interface NoticePage {
  kind: 'not_found' | 'not_open' | 'link_expired' | 'event_off' | 'unavailable'
  options: PageOptions
  owner: PublicOwner | null
}
