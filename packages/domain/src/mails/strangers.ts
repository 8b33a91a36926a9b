/** What decides how many people who never wrote to a host may get mails that the host caused. */
export interface Standing {
  /** Since the host's own address was confirmed. */
  daysOpen: number
  /** On a plan that is sold. */
  isPaid: boolean
}

// A class, a team or a village society on the first day; a firm later.
const GROWING = [
  { fromDay: 30, people: 400 },
  { fromDay: 7, people: 200 },
  { fromDay: 0, people: 100 },
]
const PAID_TIMES = 3
// Whoever visits a page types addresses, too. It is not for them to use up what is the host's.
const VISITORS_TIMES = 5

/** By whose act a stranger is written to; `self`: somebody who says that the address is theirs. */
export type StrangerCause = 'host' | 'visitor' | 'self'

/** How many strangers may be written to on one day. */
export function strangersADay({ daysOpen, isPaid }: Standing, cause: StrangerCause): number {
  // Whoever types addresses uses up nothing that keeps others from booking: mailboxes are protected one by one.
  if (cause === 'self') return Infinity
  const people = GROWING.find(({ fromDay }) => daysOpen >= fromDay)?.people ?? 0
  return people * (isPaid ? PAID_TIMES : 1) * (cause === 'visitor' ? VISITORS_TIMES : 1)
}

// An invitation, a reminder, what was decided, and one more for what changed.
const MAILS_TO_ONE = 4

export interface SentToday {
  /** To how many strangers, by the same cause. */
  strangers: number
  /** How many mails to the one who would be next. */
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
