import type { Instant } from '@scheduling/domain'
import { DAY, HOUR, MINUTE } from '@scheduling/domain'

/** How an address answered recently. */
export interface Health {
  /** Failed attempts since the last success. */
  failures: number
  failingSince: Instant | null
  /** No attempt before this; the first one after it decides. Null: not paused. */
  pausedUntil: Instant | null
  slowSince: Instant | null
  /** Quick answers in a row while it is slow. */
  quickAnswers: number
  /** When its host was last told of a failure. */
  toldAt: Instant | null
}

export const HEALTHY: Health = {
  failures: 0,
  failingSince: null,
  pausedUntil: null,
  slowSince: null,
  quickAnswers: 0,
  toldAt: null,
}

// Slower answers move the address to the slow lane, with other slow ones.
export const SLOW_MS = 2_000
const QUICK_AGAIN = 3
// Longer than a deployment takes.
const PAUSED_AFTER = { failures: 5, time: MINUTE }
const PAUSE = { min: MINUTE, max: HOUR }
// Nobody needs to hear of a failure that is over in a moment.
const TOLD_AFTER = { failures: 10, time: HOUR }
const TOLD_AGAIN_AFTER = DAY

/** The health after one more attempt. */
export function afterAttempt(
  before: Health,
  { isDelivered, tookMs }: { isDelivered: boolean; tookMs: number },
  now: Instant,
): Health {
  const paced = { ...before, ...pace(before, tookMs, now) }
  if (isDelivered) return { ...paced, failures: 0, failingSince: null, pausedUntil: null }
  const failures = before.failures + 1
  const failingSince = before.failingSince ?? now
  const time = now - failingSince
  const isPaused =
    before.pausedUntil !== null || (failures >= PAUSED_AFTER.failures && time >= PAUSED_AFTER.time)
  // Half as long as it has failed: pauses grow, but stay short after a short failure.
  const pause = Math.min(Math.max(time / 2, PAUSE.min), PAUSE.max)
  return { ...paced, failures, failingSince, pausedUntil: isPaused ? now + pause : null }
}

function pace(
  { slowSince, quickAnswers }: Health,
  tookMs: number,
  now: Instant,
): Pick<Health, 'slowSince' | 'quickAnswers'> {
  if (tookMs > SLOW_MS) return { slowSince: slowSince ?? now, quickAnswers: 0 }
  if (slowSince === null || quickAnswers + 1 >= QUICK_AGAIN) return { slowSince: null, quickAnswers: 0 }
  return { slowSince, quickAnswers: quickAnswers + 1 }
}

/** Whether to tell the host now: once for each failure that lasts, and at most once a day. */
export function mustTell({ failures, failingSince, toldAt }: Health, now: Instant): boolean {
  if (failingSince === null) return false
  const isLasting = failures >= TOLD_AFTER.failures || now - failingSince >= TOLD_AFTER.time
  const isTold = toldAt !== null && (toldAt >= failingSince || now - toldAt < TOLD_AGAIN_AFTER)
  return isLasting && !isTold
}
