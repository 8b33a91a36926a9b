import type { Instant } from '@scheduling/domain'
import type { Context } from '../context.ts'
import type { Db } from '../database/schema.ts'
import { eventTypeOffers } from '../features/event-types/offers.ts'
import type { PageOffer } from '../features/offers/offer.ts'
import type { OriginSource } from '../features/offers/origins.ts'
import { ORIGINS } from '../features/offers/origins.ts'

/**
 * Simulates shared event types: an event type of one of these hosts takes the time of all of them, the page
 * owner's first. Each host has an event type at that address. So does `owner`, whose time nobody takes.
 */
export function withSharedOffers(context: Context, links: readonly string[], owner?: string): Context {
  const shared: OriginSource = {
    kind: 'event_type',
    async offerAt(db, ownerLink, slug, now) {
      const own = await eventTypeOffers.offerAt(db, ownerLink, slug, now)
      return own && share(db, own, { links, owner, now })
    },
    async offerById(db, hostId, id, now, only) {
      const own = await eventTypeOffers.offerById(db, hostId, id, now, only)
      return own && share(db, own, { links, owner, now })
    },
  }
  const hooks: Context['hooks'] = (hook) =>
    (hook as unknown) === ORIGINS ? ([shared] as never) : context.hooks(hook)
  return { ...context, hooks }
}

interface Sharing {
  links: readonly string[]
  owner: string | undefined
  now: Instant
}

async function share(db: Db, own: PageOffer, { links, owner, now }: Sharing): Promise<PageOffer> {
  const offers = await Promise.all(links.map((link) => eventTypeOffers.offerAt(db, link, own.slug, now)))
  const hosts = offers.flatMap((offer) => offer?.hosts ?? [])
  const { id: ownerId } = own.owner
  const free = owner === undefined ? undefined : await eventTypeOffers.offerAt(db, owner, own.slug, now)
  if (free?.owner.id === ownerId) return { ...own, hosts }
  if (!hosts.some(({ id }) => id === ownerId)) return own
  return { ...own, hosts: hosts.toSorted((a, b) => Number(b.id === ownerId) - Number(a.id === ownerId)) }
}
