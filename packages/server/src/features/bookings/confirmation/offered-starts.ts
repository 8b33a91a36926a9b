import type { Instant } from '@scheduling/domain'
import type { Offer } from '../../offers/offer.ts'
import type { StoredRequest } from './store.ts'

/**
 * The offer at starts that its host chose: hours, notice, window and limits do not apply, and the same people come as to the
 * request.
 */
export function offerOfStarts(
  offer: Offer,
  { host_ids: hostIds }: Pick<StoredRequest, 'host_ids'>,
  starts: readonly Instant[],
): Offer {
  const pools = offer.pools?.map((pool) => ({
    ...pool,
    people: pool.people.filter(({ id }) => hostIds.includes(id)),
    sharers: pool.sharers ?? pool.people,
  }))
  return {
    ...offer,
    ...(pools && { pools }),
    picked: starts,
    minimumNotice: 0,
    window: { kind: 'indefinite' },
    limits: {},
  }
}

// For an event type that stopped asking its host after the request was sent.
const HOURS_WITHOUT_APPROVAL = 48

/** How many hours the other side has to answer. */
export function answerHours({ approval }: Pick<Offer, 'approval'>): number {
  return approval?.hours ?? HOURS_WITHOUT_APPROVAL
}
