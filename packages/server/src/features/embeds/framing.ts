import { limits, slugProblem } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import type { SavedSites } from './store.ts'
import { sitesOfOwner } from './store.ts'

// What the public pages need of embeds, apart from their operations.

/** Of an owner: the slug of an event, or empty for the booking list. */
type Page = string

/** Sites that may show a page in a frame. */
export async function framingOf(
  context: Context,
  ownerLink: string,
  page: Page,
  widget: string | null,
): Promise<'any' | readonly string[]> {
  // What can be nobody's address is not looked for; PostgreSQL would refuse some of it.
  if (slugProblem(ownerLink, 'owner')) return 'any'
  return framingFrom(await sitesOfOwner(context.db, ownerLink), page, widget)
}

/**
 * Pure. The saved embed that an address names decides. Where it names none, which anybody can leave out, those that
 * cover the page do: all of them with sites, and it is for these sites alone; one for any site, and so is the page.
 */
export function framingFrom(
  saved: readonly SavedSites[],
  page: Page,
  widget: string | null,
): 'any' | readonly string[] {
  const named = widget === null ? undefined : saved.find(({ id }) => id === widget.toLowerCase())
  if (named && named.sites.length > 0) return named.sites
  // One for any site opens its own page, not the others of its owner.
  if (named && covers(named, page)) return 'any'
  const covering = saved.filter((one) => covers(one, page))
  if (covering.length === 0 || covering.some(({ sites }) => sites.length === 0)) return 'any'
  const sites = new Set(covering.flatMap((one) => one.sites))
  // As many as one embed may name: proxies give up on longer headers.
  return [...sites].slice(0, limits.ALLOWED_SITES_MAX)
}

/** An embed of the booking list leads to all events on it. */
function covers({ isList, event }: SavedSites, page: Page): boolean {
  return isList || (page !== '' && event === page)
}
