import { LEAD_PARAM, TRACKING_PARAMS } from '@scheduling/contract/page'
import type { ToolId } from '@scheduling/contract/campaign-tools'
import { TOOL_IDS, TOOLS } from '@scheduling/contract/campaign-tools'
import { HOUR, isUnfilled, limits, mergeUrl, shownLine } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { readTogether } from '../../shared-reads.ts'
import { countIfFree, lastUsedUp, rateLimited } from '../abuse/operations.ts'
import { eventTypeById } from '../event-types/operations.ts'
import type { Host } from '../hosts/operations.ts'
import { findHostByLink, originOf } from '../hosts/operations.ts'
import { isVideoShown } from '../videos/page/show.ts'
import type { Linked } from './record/link-store.ts'
import { LIMITS } from './record/limits.ts'
import { LINKS } from './record/link-store.ts'
import { nameOf, valuesOf } from './present.ts'
import { setWarning } from './record/store.ts'

// The address of a lead on our name and on a custom domain: who owns it, which campaign, which lead.

export interface DynamicLink {
  owner: string
  campaign: string
  /** Our id or the key; anything else leads to the general version. */
  lead: string
}

// A warning is about what a tool does wrong, not about each click.
const WARNED_EVERY_MS = HOUR
const SHOWN_LEAD_MAX = 200
const CLICK_PARAMS: ReadonlySet<string> = new Set(TRACKING_PARAMS)
// oxlint-disable-next-line no-control-regex -- PostgreSQL refuses U+0000
const STORABLE = /^[^\u0000-\u001F\u007F]+$/

/**
 * Throws `owner_not_found`, `page_not_open`, or `link_expired` for a campaign that is not there or was stopped. `warns`:
 * the host reads of a lead that is not there. `refuses`: throws `rate_limited` for a network that has tried too many keys of
 * leads, which otherwise gets the general version.
 */
export async function resolveLink(
  context: Context,
  { owner, campaign, lead }: DynamicLink,
  { network, warns = false, refuses = false }: { network: string | null; warns?: boolean; refuses?: boolean },
): Promise<string> {
  const host = await readTogether(context, `host of ${JSON.stringify(owner)}`, async () =>
    findHostByLink(context, owner),
  )
  if (!host) throw new AppError('owner_not_found')
  if (!host.opened_at) throw new AppError('page_not_open')
  const key = keyOf(lead)
  const linked = isStorable(campaign)
    ? await context.service(LINKS)({ hostId: host.id, ofTool: toolOf(campaign), campaign, lead: key })
    : undefined
  if (!linked || linked.campaign.stopped_at !== null) throw new AppError('link_expired')
  if (!linked.lead && warns) await warn(context, linked.campaign, lead)
  if (await mayTry(context, linked, key, network)) return addressFor(context, host, linked)
  if (refuses) throw rateLimited(LIMITS.keys, context.clock.now())
  return addressFor(context, host, { ...linked, lead: undefined })
}

/**
 * Whether this network may find one more lead by a key. Keys are email addresses or can be guessed, and what a link shows
 * tells whether somebody is a lead. Our ids cannot be guessed, so they are not counted.
 */
async function mayTry(
  context: Context,
  { campaign: { id }, lead }: Linked,
  key: string | null,
  network: string | null,
): Promise<boolean> {
  if (key === null || key === lead?.id || network === null) return true
  if (!(await countIfFree(context, LIMITS.keys, `${network} ${id}`))) return false
  const attacked = await lastUsedUp(context, LIMITS.unknownKeys, id)
  if (!lead) await countIfFree(context, LIMITS.unknownKeys, id)
  const isUnderAttack = attacked !== null && attacked > context.clock.now() - 2 * HOUR
  return !isUnderAttack || countIfFree(context, LIMITS.keysUnderAttack, `${network} ${id}`)
}

/** The tool whose prefix a segment begins with, and the rest. */
export function toolOf(segment: string): { tool: ToolId; id: string } | undefined {
  const lower = segment.toLowerCase()
  const tool = TOOL_IDS.find((each) => lower.startsWith(TOOLS[each].prefix))
  return tool && { tool, id: segment.slice(TOOLS[tool].prefix.length) }
}

/** Null: no lead can have it. */
function keyOf(segment: string): string | null {
  const key = shownLine(segment).toLowerCase()
  return isStorable(key) && !isUnfilled(key) ? key : null
}

/** The host reads it with the campaign. */
async function warn({ db, clock }: Context, campaign: Linked['campaign'], segment: string): Promise<void> {
  const now = clock.now()
  const before = new Date(now - WARNED_EVERY_MS)
  if (campaign.warned_at && campaign.warned_at >= before) return
  const shown = isStorable(segment) ? shownLine(segment).slice(0, SHOWN_LEAD_MAX).toWellFormed() : ''
  await setWarning(db, campaign, { at: new Date(now), lead: shown, before })
}

async function addressFor(context: Context, host: Host, { campaign, lead }: Linked): Promise<string> {
  const origin = originOf(context, host)
  const home = `${origin}/${host.link}`
  const values = lead ? valuesOf(lead) : { campaign_id: campaign.id }
  if (campaign.destination === 'url')
    return (
      URL.parse(mergeUrl(campaign.url ?? '', { values, fallbacks: campaign.fallbacks }) ?? '')?.href ?? home
    )
  const query = new URLSearchParams()
  if (campaign.destination === 'event') {
    const { event_type_id: eventTypeId } = campaign
    const event = eventTypeId
      ? await readTogether(context, `event type ${host.id} ${eventTypeId}`, async () =>
          eventTypeById(context.db, host.id, eventTypeId),
        )
      : undefined
    if (!event) return home
    const name = lead && nameOf(lead)
    if (name) query.set('name', name)
    if (lead?.email) query.set('email', lead.email)
    if (lead) query.set(LEAD_PARAM, `${campaign.id}.${lead.id}`)
    return withQuery(`${home}/${event.slug}`, query)
  }
  const { video_id: videoId } = campaign
  const isShown =
    videoId !== null &&
    (await readTogether(context, `shown video ${host.id} ${videoId}`, async () =>
      isVideoShown(context, host.id, videoId),
    ))
  // A page that says that there is no video would be a dead end.
  if (!isShown) return home
  query.set('campaign', campaign.id)
  if (lead) query.set('lead', lead.id)
  return withQuery(`${origin}/video_embed/${videoId}`, query)
}

/** Keeps campaign parameters and click ids of the link, unless the address has its own. */
export function withTracking(address: string, search: string): string {
  const own = new URL(address).searchParams
  const kept = [...new URLSearchParams(search)].filter(
    ([name]) => (CLICK_PARAMS.has(name) || name.startsWith('utm_')) && !own.has(name),
  )
  return withQuery(address, new URLSearchParams(kept))
}

/** The address stays as it is written, and gets more parameters. */
function withQuery(address: string, query: URLSearchParams): string {
  if (query.size === 0) return address
  const [before = '', hash] = address.split(/(?=#)/, 2)
  return `${before}${before.includes('?') ? '&' : '?'}${query.toString()}${hash ?? ''}`
}

function isStorable(text: string): boolean {
  return text.length <= limits.LEAD_KEY_MAX && STORABLE.test(text) && text.isWellFormed()
}
