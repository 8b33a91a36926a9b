import { PAGE_PARAMS } from '@scheduling/contract/page'
import type { Instant } from '@scheduling/domain'

export type PageParam = keyof typeof PAGE_PARAMS
export type ParamChange = Partial<Record<PageParam, string | null>>

/** The address of a view of this page: what the address says, with these parameters changed; null removes one. */
export type LinkTo = (change: ParamChange) => string

/** `search` is that of the page, without what names a day, a start or a view. */
export function linksFrom(search: string): LinkTo {
  return (change) => {
    const query = new URLSearchParams(search)
    for (const [param, value] of Object.entries(change) as [PageParam, string | null][]) {
      if (value === null) query.delete(PAGE_PARAMS[param])
      else query.set(PAGE_PARAMS[param], value)
    }
    return `?${readable(query)}`
  }
}

export function withoutView(search: string): string {
  const query = new URLSearchParams(search)
  for (const param of ['date', 'slot', 'view'] as const) query.delete(PAGE_PARAMS[param])
  return query.size ? `?${query}` : ''
}

/** An instant as addresses and forms carry it: `2027-03-04T14:00:00Z`. */
export function instantText(instant: Instant): string {
  return new Date(instant).toISOString().replace('.000', '')
}

/** A colon and a slash may stand in a query as they are. */
function readable(query: URLSearchParams): string {
  return query.toString().replaceAll('%3A', ':').replaceAll('%2F', '/')
}

// How a page is shown, on the way from one page to another.
const KEPT = [
  'embed',
  'hideEventDetails',
  'backgroundColor',
  'textColor',
  'buttonColor',
  'theme',
  'language',
  'timeZone',
  'timeFormat',
] as const satisfies readonly PageParam[]

/** The query of another page that is to look like this one. */
export function sameLook(search: string, change: ParamChange = {}): string {
  const given = new URLSearchParams(search)
  const query = new URLSearchParams()
  for (const param of KEPT) {
    const value = given.get(PAGE_PARAMS[param])
    if (value !== null) query.set(PAGE_PARAMS[param], value)
  }
  const link = linksFrom(query.toString())(change)
  return link === '?' ? '' : link
}
