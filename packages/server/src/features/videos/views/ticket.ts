import type { Instant } from '@scheduling/domain'
import { randomUUID } from 'node:crypto'
import type { Context } from '../../../context.ts'
import type { HostId } from '../../../host-id.ts'
import { HOST_ID } from '../../../host-id.ts'
import { isSigned, signedQuery } from '../media/sign.ts'

/** One opened page. It stands in the address to which the page tells what is watched, so nothing is kept before that. */
export interface Ticket {
  hostId: HostId
  videoId: string
  id: string
  campaignId: string | null
  leadId: string | null
  /** When the page was made. */
  at: Instant
}

type Visit = Pick<Ticket, 'hostId' | 'videoId' | 'campaignId' | 'leadId'>
type Signing = Pick<Context, 'service' | 'clock'>

const ID_LENGTH = 20

/** For a page that is made now. */
export function newTicket({ clock }: Pick<Context, 'clock'>, visit: Visit): Ticket {
  return { ...visit, id: randomUUID().replaceAll('-', '').slice(0, ID_LENGTH), at: clock.now() }
}

/** The address to which the page of a video tells what is watched. */
export function viewAddress(context: Signing, ticket: Ticket): string {
  const { hostId, videoId, id, campaignId, leadId, at } = ticket
  const query = new URLSearchParams({ h: hostId, v: id, t: String(at) })
  if (campaignId !== null) query.set('c', campaignId)
  if (leadId !== null) query.set('l', leadId)
  return `/video_embed/${videoId}/views?${query.toString()}&${signedQuery(context, nameOf(ticket))}`
}

/** Undefined if it is not ours, or over. */
export function ticketIn(
  context: Signing,
  videoId: string,
  query: Readonly<Record<string, unknown>>,
): Ticket | undefined {
  const { h, v, t, c = null, l = null, e, s } = query
  const host = HOST_ID.safeParse(h)
  if (!host.success || typeof v !== 'string' || typeof s !== 'string') return undefined
  if (!isText(c) || !isText(l)) return undefined
  const ticket = { hostId: host.data, videoId, id: v, campaignId: c, leadId: l, at: Number(t) }
  return isSigned(context, nameOf(ticket), Number(e), s, context.clock.now()) ? ticket : undefined
}

function isText(value: unknown): value is string | null {
  return value === null || typeof value === 'string'
}

function nameOf({ hostId, videoId, id, campaignId, leadId, at }: Ticket): string {
  return ['view', hostId, videoId, id, campaignId ?? '', leadId ?? '', at].join(' ')
}
