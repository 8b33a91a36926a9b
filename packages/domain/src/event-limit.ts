export interface EventCounts {
  events: number
  embeds: number
  pendings: number
}

/** How many more a host may add; null is without limit. Specification, section 5, "Event limit". */
export function eventAllowance(eventNumbers: number | null, counts: EventCounts): number | null {
  if (eventNumbers === null) return null
  return eventNumbers - (counts.events + counts.embeds + counts.pendings)
}

export function isEventLimitReached(eventNumbers: number | null, counts: EventCounts): boolean {
  const allowance = eventAllowance(eventNumbers, counts)
  return allowance !== null && allowance <= 0
}
