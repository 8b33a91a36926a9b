/**
 * The facts that decide how many strangers may get mails that a host caused. Strangers have never written to the
 * host.
 */
export interface StrangerQuota {
  /** Days since the host confirmed their own address. */
  daysOpen: number
  /** Whether the host is on a paid plan. */
  isPaid: boolean
}

// Enough for a class, a team or a local club on the first day, and for a company later.
const GROWING = [
  { fromDay: 30, people: 400 },
  { fromDay: 7, people: 200 },
  { fromDay: 0, people: 100 },
]
const PAID_TIMES = 3
// Visitors of a page type addresses too. They have a limit of their own, so that they do not use up the host's.
const VISITORS_TIMES = 5

/** Who caused the mail to a stranger. `self`: somebody who says that the address is theirs. */
export type StrangerCause = 'host' | 'visitor' | 'self'

/** How many strangers may get mails in one day. */
export function strangersADay({ daysOpen, isPaid }: StrangerQuota, cause: StrangerCause): number {
  // No total: a person who types many addresses could use it up and keep others from booking. Each mailbox is
  // protected by itself.
  if (cause === 'self') return Infinity
  const people = GROWING.find(({ fromDay }) => daysOpen >= fromDay)?.people ?? 0
  return people * (isPaid ? PAID_TIMES : 1) * (cause === 'visitor' ? VISITORS_TIMES : 1)
}

// An invitation, a reminder, the decision, and one more for changes.
const MAILS_TO_ONE = 4

export interface SentToday {
  /** How many strangers got mails for the same cause. */
  strangers: number
  /** How many mails the next recipient got. */
  toThisOne: number
}

export function mayWriteToStranger(
  { strangers, toThisOne }: SentToday,
  { aDay, cause }: { aDay: number; cause: StrangerCause },
): boolean {
  // A visitor may name the same guest for a whole day of meetings.
  if (cause === 'host' && toThisOne >= MAILS_TO_ONE) return false
  return toThisOne > 0 || strangers < aDay
}
