import type { capabilities, PublicEvent } from '@scheduling/contract'
import { dateOf, slugProblem } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentOwner } from '../accounts/present.ts'
import type { Host } from '../accounts/hosts.ts'
import { findHostByLink } from '../accounts/hosts.ts'
import { presentEventSummary } from '../event-types/present.ts'
import type { StoredEventType } from '../event-types/store.ts'
import { listHostEventTypes } from '../event-types/operations.ts'
import type { PageOffer } from '../offers/offer.ts'
import { findOffer } from '../offers/operations.ts'
import { presentOffer } from '../offers/present.ts'
import { lastBookableInstant } from '../slots/operations.ts'
import { TELL_BROWSERS } from './zones.ts'

export function publicPageRoutes(context: Context): Handlers<typeof capabilities.publicPages> {
  return {
    'GET /time-zones': () =>
      Promise.resolve({
        version: context.zones.version,
        told: context.kept(TELL_BROWSERS)(context.clock.now(), []),
      }),
    'GET /owners/:owner': async ({ params }) => {
      const { host, events } = await bookingList(context, params.owner)
      return { owner: presentOwner(host), events: events.map(presentEventSummary) }
    },
    'GET /owners/:owner/events/:event': async ({ params }) => {
      const { host, offer } = await eventPage(context, params.owner, params.event)
      return { owner: presentOwner(host), event: publicEventOf(context, offer) }
    },
  }
}

/** Throws `owner_not_found` or `page_not_open`. */
export async function bookingList(
  context: Context,
  ownerLink: string,
): Promise<{ host: Host; events: StoredEventType[] }> {
  const host = await findHostByLink(context, ownerLink)
  if (!host) throw new AppError('owner_not_found', { detail: `owner: "${ownerLink}" has no booking page` })
  if (!host.opened_at) throw new AppError('page_not_open')
  const events = await listHostEventTypes(context, host.id)
  return { host, events: events.filter((event) => event.is_on) }
}

/** Throws `owner_not_found`, `page_not_open`, `event_type_not_found` or `event_type_off`. */
export async function eventPage(
  context: Context,
  ownerLink: string,
  slug: string,
): Promise<{ host: Host; offer: PageOffer }> {
  if (slugProblem(ownerLink, 'owner')) throw new AppError('owner_not_found')
  if (slugProblem(slug, 'event_type')) throw new AppError('event_type_not_found')
  const [host, offer] = await Promise.all([
    findHostByLink(context, ownerLink),
    findOffer(context, ownerLink, slug),
  ])
  if (!host) throw new AppError('owner_not_found')
  return { host, offer }
}

export function publicEventOf(context: Context, offer: PageOffer): PublicEvent {
  const last = lastBookableInstant(context, offer)
  return presentOffer(offer, last === null ? null : dateOf(offer.hosts[0].timeZone, last))
}
