import {
  APPROVAL_LEAD_MINUTES,
  CONFIRM_MAIL_AGAIN_SECONDS,
  CONFIRM_MAILS_AGAIN_MAX,
  HOLD_MINUTES,
} from '../limits.ts'
import type { BusyTime } from '../slots/question.ts'
import { HOUR, MINUTE } from '../time/time.ts'
import type { Instant } from '../time/time.ts'

/** When a hold that starts now ends. It never reaches into the meeting itself. */
export function holdUntil(start: Instant, now: Instant): Instant {
  return Math.min(now + HOLD_MINUTES * MINUTE, start)
}

/**
 * Until when the host can answer a request that is made now. That is an hour before the meeting at the latest. Of a meeting
 * that starts sooner, it is half of the time left.
 */
export function approvalUntil(start: Instant, now: Instant, hours: number): Instant {
  const lead = Math.min(APPROVAL_LEAD_MINUTES * MINUTE, (start - now) / 2)
  return Math.min(now + hours * HOUR, start - lead)
}

/** An expired hold blocks nobody. */
export function isStillBusy({ until }: Pick<BusyTime, 'until'>, now: Instant): boolean {
  return until === undefined || now < until
}

export interface ConfirmMails {
  /** How many mails were requested, including the first. */
  sent: number
  lastAt: Instant
  /** When the hold ends. */
  until: Instant
}

/** When another mail may be requested; null if this hold allows no more. */
export function mailAgainAt({ sent, lastAt, until }: ConfirmMails): Instant | null {
  const at = lastAt + CONFIRM_MAIL_AGAIN_SECONDS * 1_000
  return sent > CONFIRM_MAILS_AGAIN_MAX || at >= until ? null : at
}
