import type { CheckUp } from '@scheduling/contract'
import { PAGE_PARAMS } from '@scheduling/contract'
import { PRODUCT_NAME } from '@scheduling/messages'
import type { Context } from '../../../context.ts'
import { AppError } from '../../../errors.ts'
import type { HostId } from '../../../http/caller.ts'
import type { Caller } from '../../../http/handlers.ts'
import { fetchPage, FetchRefused, siteOf } from '../../../http/guarded-fetch.ts'
import { findHost } from '../../accounts/hosts.ts'
import { allow } from '../../abuse/operations.ts'
import { POLICIES } from '../../abuse/policies.ts'
import { bookingList, eventPage } from '../../pages/api.ts'
import { framingOf } from '../framing.ts'
import { addressOf, isOurHost, judge, mayHaveBeenOurs } from './judge.ts'
import type { Known, PageName } from './known.ts'
import { pageKey, pageNameOf } from './known.ts'
import type { PageParts } from './read-page.ts'
import { readParts } from './read-page.ts'

/** Looks at a page of a host's site. What keeps it from being read is a finding, too. Repeat: looks again. */
export async function checkUp(
  context: Context,
  hostId: HostId,
  address: string,
  { proof }: Pick<Caller, 'proof'>,
): Promise<CheckUp> {
  await allow(
    context,
    'check-up',
    [
      [POLICIES.checkUpsPerHost, hostId],
      [POLICIES.checkUpsPerSite, siteOf(address)],
    ],
    proof,
  )
  const host = await findHost(context, hostId)
  if (!host) throw new AppError('not_signed_in')
  try {
    const { url, headers, html } = await fetchPage(address, {
      allowPrivate: context.config.allowPrivateFetch,
      userAgent: `Mozilla/5.0 (compatible; ${PRODUCT_NAME}CheckUp/1.0; +${context.config.publicUrl})`,
    })
    const parts = readParts(html)
    return judge({ url, headers, parts }, await knownOf(context, host.link, parts, url))
  } catch (error) {
    if (error instanceof FetchRefused) return refused(address, error)
    throw error
  }
}

function refused(url: string, { reason, found }: FetchRefused): CheckUp {
  const code = reason === 'not_a_page' ? 'not_a_page' : 'unreachable'
  const why = code === 'not_a_page' ? (found ?? null) : [reason, found].filter(Boolean).join(' ')
  return { url, found: [], findings: [{ code, level: 'problem', detail: why || null }] }
}

async function knownOf(context: Context, link: string, parts: PageParts, pageUrl: string): Promise<Known> {
  const origin = context.config.publicUrl
  const page = new URL(pageUrl)
  const base = addressOf(parts.base ?? '', page) ?? page
  const pages: Map<string, 'open' | 'off' | 'unknown'> = new Map()
  const sites: Map<string, readonly string[]> = new Map()
  for (const { address } of parts.embeds) {
    const url = addressOf(address, base)
    const name = url && pageNameOf(url)
    // Frames of others are none of our pages: nothing is looked up for them.
    if (!name || !(isOurHost(url, { origin }) || mayHaveBeenOurs(url))) continue
    const key = pageKey(name)
    if (!pages.has(key)) pages.set(key, await stateOf(context, name))
    const widget = url.searchParams.get(PAGE_PARAMS.widget)
    const framing = widget ? await framingOf(context, name.owner, widget) : 'any'
    if (widget && framing !== 'any') sites.set(widget, framing)
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
