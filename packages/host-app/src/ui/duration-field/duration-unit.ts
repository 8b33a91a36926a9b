export const UNIT_MINUTES = { minutes: 1, hours: 60, days: 1_440 } as const
export type DurationUnit = keyof typeof UNIT_MINUTES

/** The largest unit that divides the minutes evenly. */
export function unitOf(minutes: number): DurationUnit {
  if (minutes > 0 && minutes % UNIT_MINUTES.days === 0) return 'days'
  return minutes > 0 && minutes % UNIT_MINUTES.hours === 0 ? 'hours' : 'minutes'
}

/** The chosen unit, unless it does not divide the minutes evenly. */
export function unitFor(minutes: number, chosen: DurationUnit | undefined, units: readonly DurationUnit[]) {
  if (chosen && minutes % UNIT_MINUTES[chosen] === 0) return chosen
  const largest = unitOf(minutes)
  return units.includes(largest) ? largest : 'minutes'
}
