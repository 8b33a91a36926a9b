import type { capabilities, PublicEvent } from '@scheduling/contract'
import { dateOf, slugProblem } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentOwner } from '../accounts/present.ts'
import type { Host } from '../accounts/hosts.ts'
import { findHostByLink } from '../accounts/hosts.ts'
import { presentEventSummary, presentPublicEvent } from '../event-types/present.ts'
import type { StoredEventType } from '../event-types/store.ts'
import { listHostEventTypes } from '../event-types/operations.ts'
import { findBookable, lastBookableInstant } from '../slots/operations.ts'
import type { Bookable } from '../slots/store.ts'
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
      const { host, bookable } = await eventPage(context, params.owner, params.event)
      return { owner: presentOwner(host), event: publicEventOf(context, bookable) }
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
): Promise<{ host: Host; bookable: Bookable }> {
  if (slugProblem(ownerLink, 'owner')) throw new AppError('owner_not_found')
  if (slugProblem(slug, 'event_type')) throw new AppError('event_type_not_found')
  const [host, bookable] = await Promise.all([
    findHostByLink(context, ownerLink),
    findBookable(context, ownerLink, slug),
  ])
  if (!host) throw new AppError('owner_not_found')
  return { host, bookable }
}

export function publicEventOf(context: Context, bookable: Bookable): PublicEvent {
  const last = lastBookableInstant(context, bookable)
  return presentPublicEvent(bookable.eventType, last === null ? null : dateOf(bookable.host.timeZone, last))
}
