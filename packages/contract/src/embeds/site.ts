/**
 * An origin, or all hosts below one: `https://example.com`, `https://*.example.com`, `http://localhost:3000`. Lower
 * case.
 */
export const SITE = /^https?:\/\/(\*\.)?[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/

/**
 * A site as policies write it: lower case, international names in ASCII, with a scheme. Text that is no site stays
 * as it is.
 */
export function siteText(text: string): string {
  const [, scheme = 'https://', below = '', host = ''] = /^(https?:\/\/)?(\*\.)?([^/]+)\/?$/i.exec(text) ?? []
  if (!URL.canParse(scheme + host)) return text
  const url = new URL(scheme + host)
  return url.username || url.search || url.hash ? text : `${url.protocol}//${below}${url.host}`
}
