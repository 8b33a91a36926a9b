import { DAY } from '../time/time.ts'
import type { Instant } from '../time/time.ts'
import { NEAREST_SLOT_DAYS } from '../limits.ts'
import { findTeamSlots } from './team-slots.ts'
import type { TeamRules } from './team.ts'

/**
 * The free starts nearest to `wanted`, nearest first; of two equally near ones, the later comes first. Returns at
 * most `count`, none further away than `limits.NEAREST_SLOT_DAYS`. Busy times must be known that far.
 */
export function nearestSlots(rules: TeamRules, wanted: Instant, count: number): Instant[] {
  // One day is usually enough, and a wider search costs as much as its days.
  for (const days of [1, 7, NEAREST_SLOT_DAYS]) {
    const span = { from: wanted - days * DAY, to: wanted + days * DAY + 1 }
    const found = findTeamSlots({ ...rules, ...span }).starts
    if (found.length >= count || days === NEAREST_SLOT_DAYS) {
      return found.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || b - a).slice(0, count)
    }
  }
  return []
}
