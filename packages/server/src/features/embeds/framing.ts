import { limits, slugProblem } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import type { SavedSites } from './store.ts'
import { sitesOfOwner } from './store.ts'

// What the public pages need from embeds, separate from their operations.

/** A page of an owner: the slug of an event type, or empty for the booking list. */
type Page = string

/** Sites that may show a page in a frame. */
export async function framingOf(
  context: Context,
  ownerLink: string,
  page: Page,
  widget: string | null,
): Promise<'any' | readonly string[]> {
  // Do not look for links that nobody can have; PostgreSQL would refuse some of them.
  if (slugProblem(ownerLink, 'owner')) return 'any'
  return framingFrom(await sitesOfOwner(context.db, ownerLink), page, widget)
}

/**
 * Pure. The saved embed in the address decides. Without one, which anybody can leave out, all embeds that cover the
 * page decide: if all name sites, only these sites may show it; if one allows any site, all may.
 */
export function framingFrom(
  saved: readonly SavedSites[],
  page: Page,
  widget: string | null,
): 'any' | readonly string[] {
  const named = widget === null ? undefined : saved.find(({ id }) => id === widget.toLowerCase())
  if (named && named.sites.length > 0) return named.sites
  // An embed for any site opens its own page, not the owner's other pages.
  if (named && covers(named, page)) return 'any'
  const covering = saved.filter((one) => covers(one, page))
  if (covering.length === 0 || covering.some(({ sites }) => sites.length === 0)) return 'any'
  const sites = new Set(covering.flatMap((one) => one.sites))
  // No more than one embed may name: proxies refuse longer headers.
  return [...sites].slice(0, limits.ALLOWED_SITES_MAX)
}

/** An embed of the booking list leads to all events on it. */
function covers({ isList, event }: SavedSites, page: Page): boolean {
  return isList || (page !== '' && event === page)
}
