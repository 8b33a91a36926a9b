import { slugProblem } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import type { Db } from '../../database/schema.ts'
import { AppError } from '../../errors.ts'
import type { HostId } from '../../host-id.ts'
import type { AnswerOnDomain } from '../domains/events.ts'
import type { Host } from '../hosts/operations.ts'
import { findHostByLink, hostsWith } from '../hosts/operations.ts'
import type { PageOffer } from '../offers/offer.ts'
import { findOffer } from '../offers/operations.ts'
import { shownPeopleOf } from '../organizations/operations.ts'
import { listHostEventTypes } from './operations.ts'
import type { StoredEventType } from './store.ts'
import { eventTypeById, hostsWithOffers, offeredAt } from './store.ts'

// What visitors find at an owner's address and below it.

/** What everybody may see there: nothing that is off or secret. Throws `owner_not_found` or `page_not_open`. */
export async function bookingList(
  context: Context,
  ownerLink: string,
): Promise<{ host: Host; events: StoredEventType[]; people: Host[] }> {
  const host = await findHostByLink(context, ownerLink)
  if (!host) throw new AppError('owner_not_found', { detail: `owner: "${ownerLink}" has no booking page` })
  if (!host.opened_at) throw new AppError('page_not_open')
  const [events, people] = await Promise.all([
    listHostEventTypes(context, host.id),
    peopleWithPages(context, host),
  ])
  return { host, events: events.filter((event) => event.is_on && !event.is_secret), people }
}

/** Of an organization: members who are shown, and whose own page has something to book. By name. */
async function peopleWithPages({ db }: Context, { id }: Host): Promise<Host[]> {
  const shown = await shownPeopleOf(db, id)
  if (shown.length === 0) return []
  const [hosts, offering] = await Promise.all([hostsWith(db, shown), hostsWithOffers(db, shown)])
  const open = [...hosts.values()].filter((person) => person.opened_at && offering.has(person.id))
  return open.toSorted((one, other) => one.name.localeCompare(other.name))
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

/** On a custom domain the owner is known, so an event type of theirs may be the first segment. */
export const eventOnDomain: AnswerOnDomain = async ({ db }, request, reply, link) => {
  if (request.routeOptions.url !== '/:owner' || (request.method !== 'GET' && request.method !== 'HEAD'))
    return undefined
  const { owner: slug } = request.params as { owner: string }
  if (slug === link || slugProblem(slug, 'event_type') || !(await offeredAt(db, link, slug))) return undefined
  return reply.redirect(request.url.replace(/^\/[^/?]+/, `/${link}/${slug}`), 302)
}

/** The address of an event type, below the origin. Undefined if it cannot be booked now. */
export async function bookingAddress(
  db: Db,
  host: { id: HostId; link: string },
  id: string,
): Promise<string | undefined> {
  const eventType = await eventTypeById(db, host.id, id)
  return eventType?.is_on ? `/${host.link}/${eventType.slug}` : undefined
}
