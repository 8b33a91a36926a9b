import type { Context } from '../context.ts'
import type { Db } from '../database/schema.ts'
import { eventTypeOffers } from '../features/event-types/offers.ts'
import type { PageOffer } from '../features/offers/offer.ts'
import type { OriginSource } from '../features/offers/origins.ts'
import { ORIGINS } from '../features/offers/origins.ts'

/**
 * As if event types could be shared: what is at an address of one of these hosts takes the time of all of them, that of
 * the page's owner first. Each has an event type at the address.
 */
export function withSharedOffers(context: Context, links: readonly string[]): Context {
  const shared: OriginSource = {
    kind: 'event_type',
    async offerAt(db, ownerLink, slug) {
      const own = await eventTypeOffers.offerAt?.(db, ownerLink, slug)
      return own && links.includes(ownerLink) ? share(db, own, links, ownerLink) : own
    },
    async offerById(db, hostId, id) {
      const own = await eventTypeOffers.offerById(db, hostId, id)
      for (const link of own?.slug == null ? [] : links) {
        const named = await shared.offerAt?.(db, link, own?.slug ?? '')
        if (named?.origin.id === id) return named
      }
      return own
    },
  }
  const partakers: Context['partakers'] = (occasion) =>
    (occasion as unknown) === ORIGINS ? ([shared] as never) : context.partakers(occasion)
  return { ...context, partakers }
}

async function share(
  db: Db,
  own: PageOffer,
  links: readonly string[],
  ownerLink: string,
): Promise<PageOffer> {
  const others = links.filter((link) => link !== ownerLink)
  const theirs = await Promise.all(others.map((link) => eventTypeOffers.offerAt?.(db, link, own.slug)))
  const hosts = theirs.flatMap((offer) => offer?.hosts ?? [])
  return { ...own, hosts: [own.hosts[0], ...hosts] }
}
