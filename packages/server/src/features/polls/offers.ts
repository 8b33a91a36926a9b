import { EVENT_TYPE_DEFAULTS } from '@scheduling/contract'
import type { Instant } from '@scheduling/domain'
import type { Db } from '../../database/schema.ts'
import { sourceOfHold } from '../holds/busy.ts'
import type { PageOffer } from '../offers/offer.ts'
import type { OriginSource } from '../offers/origins.ts'
import { pickedOffer } from '../offers/picked.ts'
import { standingOf } from './standing.ts'
import { optionsOf } from './options-store.ts'
import type { StoredPoll } from './store.ts'
import { pollById } from './store.ts'

/** A poll as an offer: its options, for its host alone. Nobody books at its address. */
export const pollOffers: OriginSource = {
  kind: 'poll',
  async offerById(db, hostId, id, now) {
    const row = await pollById(db, hostId, id)
    return row && offerOf(db, row, now)
  },
}

export async function offerOf(db: Db, row: StoredPoll, now: Instant): Promise<PageOffer | undefined> {
  const options = await optionsOf(db, row)
  const standing = standingOf(row, now)
  return pickedOffer(db, {
    origin: { kind: 'poll', id: row.id },
    hostId: row.host_id,
    state: standing === 'open' || standing === 'closed' ? 'open' : 'gone',
    slug: row.slug,
    name: row.name,
    description: row.description,
    duration: row.duration,
    locations: row.locations,
    reminders: EVENT_TYPE_DEFAULTS.reminders,
    starts: options.map(({ starts_at }) => starts_at.getTime()),
    ownHolds: sourceOfHold(row.id),
  })
}
