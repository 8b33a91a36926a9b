import type { Instant } from '@scheduling/domain'
import { DAY, HOUR, MINUTE } from '@scheduling/domain'

const SECOND = 1_000

// Waits between attempts: three days in all, to survive a weekend. Source: https://www.standardwebhooks.com
const WAITS = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
]
const ASKED_WAIT_MAX = 24 * HOUR
// Also for deliveries that waited while their address was paused: by then even the longest waits would be over.
const GIVEN_UP_AFTER = 4 * DAY

/**
 * When to try again after `attempts` failures; null to give up. A receiver may ask for more time, in seconds or with
 * a date. `spread` from 0 to 1 keeps deliveries that failed together from coming back together.
 */
export function nextAttempt(
  attempts: number,
  now: Instant,
  retryAfter: string | undefined,
  spread: number,
): Instant | null {
  const wait = WAITS[attempts - 1]
  if (wait === undefined) return null
  const asked = Math.min(askedWait(retryAfter, now), ASKED_WAIT_MAX)
  return now + Math.max(Math.round(wait * (1 + spread / 5)), asked)
}

/** Deliveries of events before this are no longer tried. */
export function tooLate(now: Instant): Instant {
  return now - GIVEN_UP_AFTER
}

/** In milliseconds. */
function askedWait(retryAfter: string | undefined, now: Instant): number {
  if (retryAfter === undefined) return 0
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter) * SECOND
  const until = Date.parse(retryAfter)
  return Number.isNaN(until) ? 0 : until - now
}
