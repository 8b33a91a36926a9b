import type { BookingPage, ConfirmPage, EventPage } from './bookings/page.ts'
import { pages as ofBookings } from './bookings/page.ts'
import type { MailsPage } from './notifications/page.ts'
import { pages as ofNotifications } from './notifications/page.ts'
import type { PageFacts } from './page-facts.ts'
import type { BookingListPage, NoticePage } from './pages/page.ts'
import { pages as ofPages } from './pages/page.ts'
import type { PublicOwner } from './pages/schemas.ts'
import type { PollPage } from './polls/page.ts'
import { pages as ofPolls } from './polls/page.ts'
import type { RoutingPage } from './routing/page.ts'
import { pages as ofRouting } from './routing/page.ts'

/** Every public page, by its `kind`. */
export type PublicPage =
  | BookingListPage
  | NoticePage
  | EventPage
  | BookingPage
  | ConfirmPage
  | MailsPage
  | PollPage
  | RoutingPage

/** The list of public pages. The server, the document and the build read it. */
export const PAGES = { ...ofPages, ...ofBookings, ...ofNotifications, ...ofPolls, ...ofRouting }

/** The facts of every page, for what holds for all of them. */
export const FACTS: readonly PageFacts<never>[] = Object.values(PAGES)

type Facts = (typeof PAGES)[PublicPage['kind']]

/** Scripts that belong to a page. */
export type PageScript = Extract<Facts, { script: string }>['script']

export const PAGE_SCRIPTS: readonly PageScript[] = Object.values(PAGES).flatMap((facts) =>
  'script' in facts ? [facts.script] : [],
)

type FactsFor<Page> = Omit<PageFacts<Page>, 'script'> & { script?: PageScript }

export function factsOf<Page extends PublicPage>(page: Page): FactsFor<Page> {
  return PAGES[page.kind] as unknown as FactsFor<Page>
}

export function ownerOf(page: PublicPage): PublicOwner | null {
  const { ownerOf: own } = factsOf(page)
  if (own) return own(page)
  return 'owner' in page ? page.owner : null
}
