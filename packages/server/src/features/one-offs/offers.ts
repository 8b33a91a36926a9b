import { EVENT_TYPE_DEFAULTS } from '@scheduling/contract'
import type { Instant } from '@scheduling/domain'
import type { Db } from '../../database/schema.ts'
import { sourceOfHold } from '../holds/busy.ts'
import type { PageOffer } from '../offers/offer.ts'
import type { OriginSource } from '../offers/origins.ts'
import { pickedOffer } from '../offers/picked.ts'
import { stateOf } from './state.ts'
import type { StoredOneOff } from './store.ts'
import { oneOffAt, oneOffById } from './store.ts'

/** A one-off as an offer: only its own times, until one of them is taken. */
export const oneOffOffers = {
  kind: 'one_off',
  async offerById(db, hostId, id, now) {
    const row = await oneOffById(db, hostId, id)
    return row && offerOf(db, row, now)
  },
  async offerAt(db, ownerLink, slug, now) {
    const row = await oneOffAt(db, ownerLink, slug)
    return row && offerOf(db, row, now)
  },
} satisfies OriginSource

export async function offerOf(db: Db, row: StoredOneOff, now: Instant): Promise<PageOffer | undefined> {
  return pickedOffer(db, {
    origin: { kind: 'one_off', id: row.id },
    hostId: row.host_id,
    state: stateOf(row, now) === 'pending' ? 'open' : 'gone',
    slug: row.slug,
    name: row.name,
    description: row.description,
    duration: row.duration,
    locations: row.locations,
    reminders: EVENT_TYPE_DEFAULTS.reminders,
    starts: row.slots.map((start) => Date.parse(start)),
    ownHolds: sourceOfHold(row.id),
  })
}
