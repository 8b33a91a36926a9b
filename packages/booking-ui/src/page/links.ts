import { PAGE_PARAMS } from '@scheduling/contract/page'
import type { Instant } from '@scheduling/domain'

export type PageParam = keyof typeof PAGE_PARAMS
export type ParamChange = Partial<Record<PageParam, string | null>>

/** The address of a view of this page: the current address with these parameters changed. Null removes a parameter. */
export type LinkTo = (change: ParamChange) => string

/** `search` is the page's query without day, start and view. */
export function linksFrom(search: string): LinkTo {
  // About a hundred links of a page change the same parameters, so compute the rest once.
  const kept = new Map<string, string>()
  return (change) => {
    const params = Object.keys(change) as PageParam[]
    const key = params.join()
    const start = kept.get(key) ?? without(search, params)
    kept.set(key, start)
    const changed = params.flatMap((param) => {
      const value = change[param]
      return value === null || value === undefined ? [] : [`${PAGE_PARAMS[param]}=${readable(value)}`]
    })
    return `?${[start, ...changed].filter(Boolean).join('&')}`
  }
}

function without(search: string, params: readonly PageParam[]): string {
  const query = new URLSearchParams(search)
  for (const param of params) query.delete(PAGE_PARAMS[param])
  return query.toString().replaceAll('%2F', '/').replaceAll('%3A', ':')
}

/** A query may contain colons and slashes as they are. */
function readable(value: string): string {
  return encodeURIComponent(value).replaceAll('%2F', '/').replaceAll('%3A', ':')
}

export function withoutView(search: string): string {
  const rest = without(search, ['date', 'slot', 'view'])
  return rest && `?${rest}`
}

/** The format of an instant in addresses and forms: `2027-03-04T14:00:00Z`. */
export function instantText(instant: Instant): string {
  return new Date(instant).toISOString().replace('.000', '')
}

// The look of a page, which links to other pages keep.
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
  'widget',
] as const satisfies readonly PageParam[]

/** The query for another page with the same look. */
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
