import { EVENT_TYPE_DEFAULTS } from '@scheduling/contract'
import type { Db } from '../../database/schema.ts'
import { sourceOfHold } from '../holds/busy.ts'
import { offeredHost } from '../offers/host.ts'
import type { Offer } from '../offers/offer.ts'
import type { OriginSource } from '../offers/origins.ts'
import { pickedOffer } from '../offers/picked.ts'
import type { StoredClient } from './store.ts'
import { clientById } from './store.ts'

/** Meetings with a client as an offer of both: for the host alone, and without an address. */
export const clientOffers: OriginSource = {
  kind: 'client',
  async offerById(db, hostId, id) {
    const client = await clientById(db, { host_id: hostId, id })
    return client && offerWith(db, client, client.state === 'connected' ? 'open' : 'gone')
  },
}

/**
 * The host comes first. We do not know the client's hours, so those of the host apply to both. Without a connection it
 * only takes the client's other meetings into account. Undefined if the host is gone.
 */
export async function offerWith(
  db: Db,
  client: StoredClient,
  state: Offer['state'],
): Promise<Offer | undefined> {
  const { host_id: hostId, id, topic, duration, location, client_host } = client
  const offer = await pickedOffer(db, {
    origin: { kind: 'client', id },
    hostId,
    // Neither picked times nor an address.
    state: 'gone',
    slug: '',
    starts: [],
    name: topic,
    description: '',
    duration,
    locations: [location],
    reminders: EVENT_TYPE_DEFAULTS.reminders,
    ownHolds: sourceOfHold(id),
  })
  if (!offer) return undefined
  const [host] = offer.hosts
  if (!host) return undefined
  const guest = client_host === null ? undefined : await offeredHost(db, client_host)
  return {
    ...offer,
    state,
    slug: null,
    minimumNotice: EVENT_TYPE_DEFAULTS.minimumNotice,
    hosts: guest ? [host, { ...guest, hours: host.hours, schedule: null }] : [host],
  }
}
