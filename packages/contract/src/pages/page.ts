import type { FactsOf, NoticeKind } from '../page-facts.ts'
import { always } from '../page-facts.ts'
import type { PageOptions } from '../page-options.ts'
import type { PublicEventSummary, PublicOwner, PublicPerson } from './schemas.ts'

/** The list of a host's event types. */
export interface BookingListPage {
  kind: 'booking_list'
  options: PageOptions
  owner: PublicOwner
  events: PublicEventSummary[]
  /** Of an organization, with pages of their own. */
  people?: PublicPerson[]
}

/** A page that only says why there is nothing to book. */
export interface NoticePage {
  kind: NoticeKind
  options: PageOptions
  owner: PublicOwner | null
  /** The owner's own words, in place of our hint. */
  text?: string
}

export const pages = {
  booking_list: {
    hasOembed: true,
    isForAll: always,
    notices: { owner_not_found: 'not_found', page_not_open: 'not_open' },
  },
  // An incomplete link is nearly a secret.
  not_found: { status: 404, isSecret: always },
  not_open: { status: 404 },
  link_expired: { status: 410, isSecret: always },
  event_off: { status: 410 },
  unavailable: { status: 503, isSecret: always },
} as const satisfies FactsOf<BookingListPage | NoticePage>
