export const UNIT_MINUTES = { minutes: 1, hours: 60, days: 1_440 } as const
export type DurationUnit = keyof typeof UNIT_MINUTES

/** The largest unit in which the minutes are a whole number. */
export function unitOf(minutes: number): DurationUnit {
  if (minutes > 0 && minutes % UNIT_MINUTES.days === 0) return 'days'
  return minutes > 0 && minutes % UNIT_MINUTES.hours === 0 ? 'hours' : 'minutes'
}

/** The unit that was chosen, unless the minutes are no whole number in it. */
export function unitFor(minutes: number, chosen: DurationUnit | undefined, units: readonly DurationUnit[]) {
  if (chosen && minutes % UNIT_MINUTES[chosen] === 0) return chosen
  const largest = unitOf(minutes)
  return units.includes(largest) ? largest : 'minutes'
}
