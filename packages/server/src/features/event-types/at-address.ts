import { slugProblem } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { Host } from '../hosts/operations.ts'
import { findHostByLink } from '../hosts/operations.ts'
import type { PageOffer } from '../offers/offer.ts'
import { findOffer } from '../offers/operations.ts'
import { listHostEventTypes } from './operations.ts'
import type { StoredEventType } from './store.ts'

// What visitors find at an owner's address and below it.

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
