/** How many a host has of each kind that counts toward the limit. */
export type EventCounts = Readonly<Record<string, number>>

/** How many more a host may add; null means unlimited. Specification, section 5, "Event limit". */
export function eventAllowance(eventNumbers: number | null, counts: EventCounts): number | null {
  if (eventNumbers === null) return null
  return eventNumbers - Object.values(counts).reduce((total, count) => total + count, 0)
}

export function isEventLimitReached(eventNumbers: number | null, counts: EventCounts): boolean {
  const allowance = eventAllowance(eventNumbers, counts)
  return allowance !== null && allowance <= 0
}
