import type { Context } from '../context.ts'
import type { Db } from '../database/schema.ts'
import { eventTypeOffers } from '../features/event-types/offers.ts'
import type { PageOffer } from '../features/offers/offer.ts'
import type { OriginSource } from '../features/offers/origins.ts'
import { ORIGINS } from '../features/offers/origins.ts'

/**
 * Simulates shared event types: an event type of one of these hosts takes the time of all of them, the page
 * owner's first. Each host has an event type at that address.
 */
export function withSharedOffers(context: Context, links: readonly string[]): Context {
  const shared: OriginSource = {
    kind: 'event_type',
    async offerAt(db, ownerLink, slug) {
      const own = await eventTypeOffers.offerAt(db, ownerLink, slug)
      return own && share(db, own, links)
    },
    async offerById(db, hostId, id) {
      const own = await eventTypeOffers.offerById(db, hostId, id)
      return own && share(db, own, links)
    },
  }
  const partakers: Context['partakers'] = (occasion) =>
    (occasion as unknown) === ORIGINS ? ([shared] as never) : context.partakers(occasion)
  return { ...context, partakers }
}

async function share(db: Db, own: PageOffer, links: readonly string[]): Promise<PageOffer> {
  const [first] = own.hosts
  const offers = await Promise.all(links.map((link) => eventTypeOffers.offerAt(db, link, own.slug)))
  const hosts = offers.flatMap((offer) => offer?.hosts ?? [])
  if (!hosts.some(({ id }) => id === first.id)) return own
  return { ...own, hosts: [first, ...hosts.filter(({ id }) => id !== first.id)] }
}
