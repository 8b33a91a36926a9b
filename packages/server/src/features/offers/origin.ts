export type OriginKind = 'event_type' | 'one_off' | 'poll' | 'host'

/** What an offer is made of, and a booking came of. */
export interface Origin {
  kind: OriginKind
  id: string
}

/** What is declared of an origin, so that nobody who books asks which it is. */
interface OriginFacts {
  /** Several have agreed on what was booked: none of them ends it for the others, and none sees the others' addresses. */
  isOfSeveral: boolean
  /** With what somebody is refused who comes when nothing is offered any more. */
  closed: 'event_type_off' | 'link_expired'
}

const FACTS: Readonly<Record<OriginKind, OriginFacts>> = {
  event_type: { isOfSeveral: false, closed: 'event_type_off' },
  one_off: { isOfSeveral: false, closed: 'link_expired' },
  poll: { isOfSeveral: true, closed: 'link_expired' },
  host: { isOfSeveral: false, closed: 'link_expired' },
}

export function factsOf(kind: OriginKind): OriginFacts {
  return FACTS[kind]
}

/** The event type that something came of, as the API names it; null where it came of something else. */
export function eventTypeIdOf({ kind, id }: Origin): string | null {
  return kind === 'event_type' ? id : null
}
