import type { Reason } from './question.ts'

/** Why a wanted start is refused: somebody else has the time, or it is not offered at all. */
export type UnavailableReason = 'taken' | 'not_offered'

const LOSS: Record<Reason['code'], UnavailableReason> = {
  busy: 'taken',
  buffer: 'taken',
  outside_hours: 'not_offered',
  override: 'not_offered',
  holiday: 'not_offered',
  time_away: 'not_offered',
  not_on_increment: 'not_offered',
  in_the_past: 'not_offered',
  minimum_notice: 'not_offered',
  outside_window: 'not_offered',
  limit_day: 'not_offered',
  limit_week: 'not_offered',
  limit_month: 'not_offered',
  away: 'not_offered',
  too_far_ahead: 'not_offered',
  too_few_people: 'not_offered',
}

/**
 * `taken` only if nothing else is in the way. Otherwise visitors would learn whether the host is busy outside the
 * offered times.
 */
export function publicReason(reasons: readonly [Reason, ...Reason[]]): UnavailableReason {
  return reasons.some(({ code }) => LOSS[code] === 'not_offered') ? 'not_offered' : 'taken'
}
