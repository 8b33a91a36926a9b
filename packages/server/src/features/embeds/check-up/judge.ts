import type { CheckUp, Finding } from '@scheduling/contract'
import { PAGE_PARAMS } from '@scheduling/contract/page'
import { RESERVED_SLUGS } from '@scheduling/domain'
import { refusedValues, embedSettings } from './attributes.ts'
import type { OurPages } from './our-pages.ts'
import { pageKey, pageNameOf } from './our-pages.ts'
import type { EmbedElement, PageParts } from './read-page.ts'
import type { SecurityPolicy } from './security-policy.ts'
import { frameRefusedBy, parsePolicies, scriptRefusedBy } from './security-policy.ts'

export interface SitePage {
  /** The address after redirects. */
  url: string
  /** Each name once. */
  headers: ReadonlyMap<string, string>
  parts: PageParts
}

interface Place {
  page: URL
  /** The base of its addresses. */
  base: URL
  headers: ReadonlyMap<string, string>
  policies: SecurityPolicy[]
  known: OurPages
}

/** With one argument, for its thread. */
export function judgeSent({ page, known }: { page: SitePage; known: OurPages }): CheckUp {
  return judge(page, known)
}

/** Pure: what is on the page, and what it means for the visitor there. Ends with `works` or with what is wrong. */
export function judge({ url, headers, parts }: SitePage, ourPages: OurPages): CheckUp {
  const page = new URL(url)
  const base = addressOf(parts.base ?? '', page) ?? page
  const policies = [headers.get('content-security-policy') ?? '', ...parts.policies].flatMap(parsePolicies)
  const place = { page, base, headers, policies, known: ourPages }
  const embeds = parts.embeds.filter((embed) => isOurs(embed, place))
  const findings = [
    ...embeds.flatMap((embed) => embedFindings(embed, place)),
    ...scriptFindings(parts, embeds, place),
    ...repeatedFrames(embeds, place),
    ...(embeds.length === 0 ? [problem('missing', `${ourPages.origin}/${ourPages.link}`)] : []),
  ]
  const works = findings.every(({ level }) => level !== 'problem')
  return {
    url,
    found: embeds.map(({ kind, address, attributes }) => {
      const at = addressOf(address, base)
      return { kind, url: at?.href ?? address, settings: embedSettings(attributes, at) }
    }),
    findings: distinct(works ? [...findings, { code: 'works', level: 'good', detail: null }] : findings),
  }
}

/** A page may hold many frames. Ours are marked, or show a page of this server, now or earlier. */
function isOurs({ kind, address }: EmbedElement, { base, known }: Place): boolean {
  if (kind !== 'iframe') return true
  const url = addressOf(address, base)
  const name = url && pageNameOf(url)
  if (!name || RESERVED_SLUGS.has(name.owner)) return false
  return isOurHost(url, known) || (mayHaveBeenOurs(url) && known.pages.get(pageKey(name)) === 'open')
}

/** Our frames, on any host, have the parameter that says how they are embedded. */
export function mayHaveBeenOurs(url: URL): boolean {
  return url.searchParams.has(PAGE_PARAMS.embed)
}

function embedFindings(embed: EmbedElement, place: Place): Finding[] {
  const url = addressOf(embed.address, place.base)
  const { known } = place
  const values = refusedValues(embed.attributes, url).map((value) => warning('bad_attribute', value))
  if (!embed.address) return [problem('bad_attribute', 'data-url=""')]
  if (!url) return [...values, problem('unknown_page', short(embed.address))]
  if (!isOurHost(url, known)) return [...values, problem('wrong_origin', short(url.href))]
  return [
    ...schemeFindings(url, place),
    ...pageFindings(url, known),
    ...policyFindings(embed, url, place),
    ...siteFindings(url, place),
    ...values,
  ]
}

/** A page with encryption loads nothing without it; elsewhere that is a detour at best. */
function schemeFindings(url: URL, { page, policies, known }: Place): Finding[] {
  const isUpgraded = policies.some((policy) => policy.has('upgrade-insecure-requests'))
  const isMixed = url.protocol === 'http:' && page.protocol === 'https:' && !isUpgraded
  // Browsers trust this machine.
  if (isMixed && !/^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname))
    return [problem('insecure', short(url.href))]
  if (url.origin === known.origin) return []
  return url.protocol === 'http:'
    ? [warning('insecure', short(url.href))]
    : [problem('wrong_origin', short(url.href))]
}

function pageFindings(url: URL, ourPages: OurPages): Finding[] {
  const name = pageNameOf(url)
  const state = name && ourPages.pages.get(pageKey(name))
  if (!name || state === undefined || state === 'unknown')
    return [problem('unknown_page', short(url.pathname))]
  const foreign = name.owner === ourPages.link ? [] : [warning('other_owner', name.owner)]
  return state === 'off' ? [...foreign, problem('event_off', short(url.pathname))] : foreign
}

// Without scripts or an origin the booking page still works, through its forms.
const NEEDED = ['allow-forms']
// For the height of the content, and for what it opens: calendars, the owner's own page after a booking.
const USEFUL = [
  'allow-scripts',
  'allow-same-origin',
  'allow-popups',
  'allow-top-navigation-by-user-activation',
]

function policyFindings(embed: EmbedElement, url: URL, { page, headers, policies }: Place): Finding[] {
  const refused = frameRefusedBy(policies, url, page)
  const isolation = headers.get('cross-origin-embedder-policy')?.split(';', 1)[0]?.trim()
  const sandboxes = [
    embed.kind === 'inline' || embed.kind === 'iframe' ? embed.attributes.sandbox?.split(/\s+/) : undefined,
    ...parsePolicies(headers.get('content-security-policy') ?? '').map((policy) => policy.get('sandbox')),
  ]
  return [
    ...(refused === undefined ? [] : [problem('policy_blocks_frame', refused)]),
    ...(isolation === 'require-corp' || isolation === 'credentialless'
      ? [problem('policy_blocks_frame', `cross-origin-embedder-policy: ${isolation}`)]
      : []),
    ...sandboxes.flatMap((tokens) => (tokens ? sandboxFindings(tokens) : [])),
  ]
}

function sandboxFindings(tokens: readonly string[]): Finding[] {
  const given = new Set(tokens.map((token) => token.toLowerCase()))
  if (given.has('allow-top-navigation')) given.add('allow-top-navigation-by-user-activation')
  const needed = NEEDED.filter((token) => !given.has(token))
  if (needed.length > 0) return [problem('sandbox_blocks', needed.join(' '))]
  const useful = USEFUL.filter((token) => !given.has(token))
  return useful.length > 0 ? [warning('sandbox_blocks', useful.join(' '))] : []
}

/** Checks the lists of saved embeds, which name sites as a policy names sources. */
function siteFindings(url: URL, { page, known }: Place): Finding[] {
  const sites = known.sites.get(url.href)
  if (!sites || sites.length === 0) return []
  const own = new URL(known.origin)
  const policy = new Map([['frame-src', ["'self'", ...sites]]])
  return frameRefusedBy([policy], new URL(page.origin), own) ? [problem('site_not_allowed', page.origin)] : []
}

function scriptFindings(parts: PageParts, embeds: readonly EmbedElement[], place: Place): Finding[] {
  const { base, page, policies, known } = place
  const address = `${known.origin}/external/scheduling.js`
  // Without the script, frames do not grow with their content, links open the page itself, and everything else shows
  // nothing.
  const level = embeds.every(({ worksAlone }) => worksAlone) ? 'warning' : 'problem'
  const wantsScript = embeds.some(({ kind }) => kind !== 'iframe')
  if (parts.scripts.length === 0)
    return wantsScript ? [{ code: 'script_missing', level, detail: address }] : []
  const findings = parts.scripts.flatMap((script): Finding[] => {
    const url = addressOf(script.address, base)
    if (!url || !isOurHost(url, known))
      return [{ code: 'wrong_origin', level, detail: short(url?.href ?? '') }]
    const refused = scriptRefusedBy(policies, url, script, page)
    return [
      ...schemeFindings(url, place),
      ...(refused === undefined
        ? []
        : [{ code: 'policy_blocks_script' as const, level, detail: refused } as const]),
    ]
  })
  return parts.scripts.length > 1 ? [...findings, warning('script_twice', address)] : findings
}

/** The same booking page in two frames of one page: visitors see it twice. */
function repeatedFrames(embeds: readonly EmbedElement[], { base, known }: Place): Finding[] {
  const pages = embeds.flatMap(({ kind, address }) => {
    const url = kind === 'inline' || kind === 'iframe' ? addressOf(address, base) : undefined
    const name = url && isOurHost(url, known) ? pageNameOf(url) : undefined
    return name ? [pageKey(name)] : []
  })
  const repeated = pages.filter(
    (page, index) => known.pages.get(page) === 'open' && pages.indexOf(page) < index,
  )
  return repeated.map((page) => warning('frame_twice', short(`/${page}`)))
}

export function isOurHost(url: URL, known: Pick<OurPages, 'origin'>): boolean {
  return url.host === new URL(known.origin).host
}

export function addressOf(text: string, base: URL): URL | undefined {
  const address = text.trim()
  if (!URL.canParse(address, base)) return undefined
  const url = new URL(address, base)
  return /^https?:$/.test(url.protocol) ? url : undefined
}

function problem(code: Finding['code'], detail: string): Finding {
  return { code, level: 'problem', detail }
}

function warning(code: Finding['code'], detail: string): Finding {
  return { code, level: 'warning', detail }
}

function distinct(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values()]
}

// Nobody reads longer ones.
const DETAIL_MAX = 300

function short(text: string): string {
  return text.length > DETAIL_MAX ? `${text.slice(0, DETAIL_MAX)}…` : text
}
