import { SITE, SITE_MAX } from '@scheduling/contract/site'
import { limits } from '@scheduling/domain'
import type { HostTranslate } from '@scheduling/messages/host'

/** The sites of a text with one per line; commas and spaces separate them, too. */
export function sitesOf(text: string): string[] {
  const sites = text
    .toLowerCase()
    .split(/[\s,]+/)
    // What the address bar gives ends with a slash, which names no path.
    .map((site) => site.replace(/^(https?:\/\/[^/]+)\/$/, '$1'))
    .filter(Boolean)
  return [...new Set(sites)]
}

/** What is wrong with the first site that is not right, and what would be accepted. */
export function sitesProblem(text: string, t: HostTranslate): string | undefined {
  const sites = sitesOf(text)
  if (sites.length > limits.ALLOWED_SITES_MAX) {
    return t('embeds.too_many_sites', { max: limits.ALLOWED_SITES_MAX })
  }
  const site = sites.find((one) => !isSite(one))
  if (site === undefined) return undefined
  const origin = /^https?:\/\/[^/]+(?=\/)/.exec(site)?.[0]
  if (origin && isSite(origin)) return t('embeds.site_path', { site, origin })
  return t(isSite(`https://${site}`) ? 'embeds.site_scheme' : 'embeds.site_format', { site })
}

function isSite(text: string): boolean {
  return text.length <= SITE_MAX && SITE.test(text)
}
