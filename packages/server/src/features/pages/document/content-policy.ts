import type { PageData } from '@scheduling/contract'
import { factsOf } from '@scheduling/contract/public-pages'
import type { Framing } from '../../../pages.ts'

/**
 * Allows only our own scripts, the page's own styles, and what the owner connected. Allows frames only on sites in
 * `framing`.
 */
export function contentPolicy(
  data: PageData,
  stylesHash: string,
  framing: Framing,
  inlineHash: string | null = null,
): string {
  const { google, meta } = tagsOf(data)
  return [
    "default-src 'none'",
    `script-src 'self'${inlineHash === null ? '' : ` 'sha256-${inlineHash}'`}${google ? ' https://www.googletagmanager.com' : ''}`,
    `style-src 'sha256-${stylesHash}'`,
    `img-src 'self' data:${google ? GOOGLE_HITS : ''}${meta ? ' https://www.facebook.com' : ''}`,
    `connect-src 'self'${google ? GOOGLE_HITS : ''}`,
    ...playerOf(data),
    `form-action 'self'${redirectTarget(data)}`,
    "base-uri 'none'",
    ...ancestors(framing),
  ].join('; ')
}

// https://developers.google.com/tag-platform/security/guides/csp
const GOOGLE_HITS =
  ' https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com'

/**
 * The tags that a page loads after a booking on a direct visit. Tag Manager containers are left out: only embedding
 * pages have them. In a frame, the parent page gets the call and reports it itself.
 */
function tagsOf(data: PageData): { google: boolean; meta: boolean } {
  const loaded = data.options.embed === null ? factsOf(data).loads?.(data) : undefined
  if (!loaded) return { google: false, meta: false }
  return { google: loaded.google.some((id) => !id.startsWith('GTM-')), meta: loaded.meta !== null }
}

/** The frame that plays its video: a page of ours, or of the one service where the video is. */
function playerOf(data: PageData): string[] {
  const player = factsOf(data).plays?.(data) ?? null
  if (player === null) return []
  return [`frame-src ${player.startsWith('/') ? "'self'" : new URL(player).origin}`]
}

/** `form-action` also applies to a form's redirect: after booking it may lead to the owner's page. */
function redirectTarget(data: PageData): string {
  const url = factsOf(data).leadsTo?.(data) ?? null
  if (url === null) return ''
  const { origin } = new URL(url)
  // A host name may contain a semicolon, which would begin another rule.
  return /^https?:\/\/[\w.:[\]-]+$/.test(origin) ? ` ${origin}` : ''
}

const SITE = /^https?:\/\/(\*\.)?[a-z0-9.-]+(:\d{1,5})?$/

/**
 * Our own pages may always show it, for the owner's preview. Values that are not a site are left out, whoever stored
 * them.
 */
function ancestors(framing: Framing): string[] {
  // No star here: it would exclude pages in a sandbox, from a file or in an app, which have no web origin.
  if (framing === 'any') return []
  if (framing === 'none') return ["frame-ancestors 'none'"]
  return [`frame-ancestors ${["'self'", ...framing.filter((site) => SITE.test(site))].join(' ')}`]
}
