export type OriginKind = 'event_type' | 'one_off' | 'poll' | 'host' | 'client'

/** What an offer was made from, and a booking came from. */
export interface Origin {
  kind: OriginKind
  id: string
}

/** Facts about a kind of origin, so that bookings need not ask which kind it is. */
interface OriginFacts {
  /** Several people agreed on the booking: none of them can end it for the others or see their addresses. */
  isOfSeveral: boolean
  /** The error for somebody who comes when it takes no more bookings. */
  closed: 'event_type_off' | 'link_expired'
}

const FACTS: Readonly<Record<OriginKind, OriginFacts>> = {
  event_type: { isOfSeveral: false, closed: 'event_type_off' },
  one_off: { isOfSeveral: false, closed: 'link_expired' },
  poll: { isOfSeveral: true, closed: 'link_expired' },
  host: { isOfSeveral: false, closed: 'link_expired' },
  client: { isOfSeveral: false, closed: 'link_expired' },
}

export function factsOf(kind: OriginKind): OriginFacts {
  return FACTS[kind]
}

/** The event type that something came from, as the API names it; null for other origins. */
export function eventTypeIdOf({ kind, id }: Origin): string | null {
  return kind === 'event_type' ? id : null
}
