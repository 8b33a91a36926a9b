import type { CheckUp } from '@scheduling/contract'
import { PRODUCT_NAME } from '@scheduling/messages'
import type { Context } from '../../../context.ts'
import { AppError } from '../../../errors.ts'
import type { Acting } from '../../../http/caller.ts'
import type { Caller } from '../../../http/handlers.ts'
import { FetchRefused } from '../../../http/fetch/fetch-refused.ts'
import { fetchPage, siteOf } from '../../../http/fetch/guarded-fetch.ts'
import { refuseInside } from '../../../http/fetch/named-address.ts'
import { ISOLATION } from '../../../isolation/isolation.ts'
import type { ParseRefusal } from '../../../isolation/refusal.ts'
import { ParseRefused } from '../../../isolation/refusal.ts'
import type { Host } from '../../hosts/operations.ts'
import { findHost, originOf } from '../../hosts/operations.ts'
import { allow } from '../../abuse/operations.ts'
import { LIMITS } from '../limits.ts'
import { bookingList, eventPage } from '../../event-types/at-address.ts'
import { framingOf } from '../framing.ts'
import type { OurPages, PageName } from './our-pages.ts'
import { pageKey } from './our-pages.ts'
import { SENT_PAGE, VERDICT } from './parsers.ts'
import type { EmbeddedPage } from './read-sent-page.ts'

/** Checks a page of a host's site. A page that cannot be read is a finding, too. Repeat: checks again. */
export async function checkUp(
  context: Context,
  by: Acting,
  address: string,
  { proof }: Pick<Caller, 'proof'>,
): Promise<CheckUp> {
  const rules = { allowPrivate: context.config.allowPrivateFetch }
  refuseInside('url', address, rules)
  await allow(
    context,
    'check-up',
    [
      [LIMITS.checkUpsPerHost, by],
      [LIMITS.checkUpsPerSite, siteOf(address)],
    ],
    proof,
  )
  const { hostId } = by
  const host = await findHost(context, hostId)
  if (!host) throw new AppError('not_signed_in')
  const isolation = context.service(ISOLATION)
  try {
    const { url, headers, body } = await fetchPage(address, {
      ...rules,
      userAgent: `Mozilla/5.0 (compatible; ${PRODUCT_NAME}CheckUp/1.0; +${context.config.publicUrl})`,
    })
    const type = headers.get('content-type') ?? ''
    const origin = originOnPage(context, host, body)
    const sent = { url, type, body, origin }
    const { parts, asked } = await isolation.parse(SENT_PAGE, sent, { host: hostId })
    const ourPages = await knownOf(context, { origin, link: host.link }, asked)
    const page = { url, headers: new Map(headers), parts }
    return await isolation.parse(VERDICT, { page, known: ourPages }, { host: hostId })
  } catch (error) {
    if (error instanceof FetchRefused) return refused(address, error)
    if (error instanceof ParseRefused && error.reason !== 'busy') return unread(address, error.reason)
    throw error
  }
}

function refused(url: string, { reason, found, told }: FetchRefused): CheckUp {
  const finding =
    reason === 'not_a_page'
      ? { code: 'not_a_page' as const, detail: found || null }
      : { code: 'unreachable' as const, detail: told }
  return { url, found: [], findings: [{ ...finding, level: 'problem' }] }
}

function unread(url: string, reason: ParseRefusal): CheckUp {
  return { url, found: [], findings: [{ code: 'unreadable', level: 'problem', detail: reason }] }
}

/** The name that the page uses for us: the custom domain or this server's name. */
function originOnPage(context: Context, host: Host, body: Buffer): string {
  const isAtDomain = host.domain !== null && body.includes(host.domain)
  return isAtDomain ? originOf(context, host) : context.config.publicUrl
}

async function knownOf(
  context: Context,
  { origin, link }: Pick<OurPages, 'origin' | 'link'>,
  embeddedPages: readonly EmbeddedPage[],
): Promise<OurPages> {
  const pages: Map<string, 'open' | 'off' | 'unknown'> = new Map()
  const sites: Map<string, readonly string[]> = new Map()
  for (const { url, widget, ...name } of embeddedPages) {
    const key = pageKey(name)
    if (!pages.has(key)) pages.set(key, await stateOf(context, name))
    const framing = await framingOf(context, name.owner, name.event ?? '', widget)
    if (framing !== 'any') sites.set(url, framing)
  }
  return { origin, link, pages, sites }
}

async function stateOf(context: Context, { owner, event }: PageName): Promise<'open' | 'off' | 'unknown'> {
  try {
    await (event === undefined ? bookingList(context, owner) : eventPage(context, owner, event))
    return 'open'
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (error.code === 'event_type_off') return 'off'
    if (['owner_not_found', 'page_not_open', 'event_type_not_found'].includes(error.code)) return 'unknown'
    throw error
  }
}
