import { SITE, siteText } from '@scheduling/contract/site'
import { limits } from '@scheduling/domain'
import type { HostTranslate } from '@scheduling/messages/host'

/** Reads sites from text with one per line, in the stored format. Commas and spaces separate them too. */
export function sitesOf(text: string): string[] {
  const sites = text.split(/[\s,]+/).filter(Boolean)
  return [...new Set(sites.map(siteText))]
}

/** What is wrong with the first bad site, and what we would accept. */
export function sitesProblem(text: string, t: HostTranslate): string | undefined {
  const sites = sitesOf(text)
  if (sites.length > limits.ALLOWED_SITES_MAX) {
    return t('embeds.too_many_sites', { max: limits.ALLOWED_SITES_MAX })
  }
  const site = sites.find((one) => !isSite(one))
  if (site === undefined) return undefined
  const [, before = ''] = /^((?:https?:\/\/)?[^/]+)\/(?:[^/]|$)/i.exec(site) ?? []
  const origin = siteText(before)
  return isSite(origin) ? t('embeds.site_path', { site, origin }) : t('embeds.site_format', { site })
}

function isSite(text: string): boolean {
  return text.length <= limits.SITE_MAX && SITE.test(text) && URL.canParse(text.replace('*.', ''))
}
