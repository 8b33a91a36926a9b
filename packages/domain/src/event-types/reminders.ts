import { DAY, HOUR, MINUTE } from '../time/time.ts'
import type { Instant } from '../time/time.ts'

/** How long before the start it is sent. A day is 24 hours, even when the clocks change in between. */
export interface Reminder {
  amount: number
  unit: 'minutes' | 'hours' | 'days'
}

const UNITS = { minutes: MINUTE, hours: HOUR, days: DAY }

/** When to remind: ascending, without duplicates. Reminders that are already past are skipped. */
export function reminderInstants(start: Instant, reminders: readonly Reminder[], now: Instant): Instant[] {
  const instants = reminders.map(({ amount, unit }) => start - amount * UNITS[unit])
  return [...new Set(instants)].filter((instant) => instant > now).toSorted((a, b) => a - b)
}
