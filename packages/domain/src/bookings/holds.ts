import { CONFIRM_MAIL_AGAIN_SECONDS, CONFIRM_MAILS_AGAIN_MAX, HOLD_MINUTES } from '../limits.ts'
import type { BusyTime } from '../slots/question.ts'
import { MINUTE } from '../time/time.ts'
import type { Instant } from '../time/time.ts'

/** Until when a time is held for somebody who asks now: never into the meeting itself. */
export function holdUntil(start: Instant, now: Instant): Instant {
  return Math.min(now + HOLD_MINUTES * MINUTE, start)
}

/** A hold that has ended keeps nobody out. */
export function isStillBusy({ until }: Pick<BusyTime, 'until'>, now: Instant): boolean {
  return until === undefined || now < until
}

export interface ConfirmMails {
  /** How many were asked for, the first included. */
  sent: number
  lastAt: Instant
  /** When the hold ends. */
  until: Instant
}

/** From when on another mail may be asked for; null: not for this hold. */
export function mailAgainAt({ sent, lastAt, until }: ConfirmMails): Instant | null {
  const at = lastAt + CONFIRM_MAIL_AGAIN_SECONDS * 1_000
  return sent > CONFIRM_MAILS_AGAIN_MAX || at >= until ? null : at
}
