export type OriginKind = 'event_type' | 'one_off' | 'poll' | 'host'

/** What an offer is made of, and a booking came of. */
export interface Origin {
  kind: OriginKind
  id: string
}

/** The event type that something came of, as the API names it; null where it came of something else. */
export function eventTypeIdOf({ kind, id }: Origin): string | null {
  return kind === 'event_type' ? id : null
}
