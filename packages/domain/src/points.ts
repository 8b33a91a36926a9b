import { POINTS_RIPEN_DAYS } from './limits.ts'
import type { Instant } from './time/time.ts'
import { DAY } from './time/time.ts'

// The points of a host, as the sum of everything that ever changed them.

export type PointEntryKind = 'earned' | 'taken_back' | 'given_again' | 'claimed' | 'returned'

/** One change of a host's points. Entries are never changed or deleted. */
export interface PointEntry {
  kind: PointEntryKind
  /** Below zero if it takes points. */
  points: number
  /** The referral that earned the points, or the gift card that they were claimed for. */
  subject: string
  at: Instant
}

export interface PointBalance {
  /** What can be claimed. Below zero if points for a gift card were taken back after it was claimed. */
  points: number
  /** What is earned, but cannot be claimed yet. */
  pending: number
  /** When the first pending points can be claimed; null if none are pending. */
  ripensAt: Instant | null
}

/** The sums at `now`, whatever the order of the entries. */
export function pointBalance(entries: readonly PointEntry[], now: Instant): PointBalance {
  const earnedAt = new Map<string, Instant>()
  for (const { kind, subject, at } of entries)
    if (kind === 'earned') earnedAt.set(subject, Math.min(at, earnedAt.get(subject) ?? at))
  const ripensAt = (subject: string) => {
    const earned = earnedAt.get(subject)
    return earned === undefined ? null : earned + POINTS_RIPEN_DAYS * DAY
  }
  let points = 0
  const pending = new Map<string, number>()
  for (const entry of entries) {
    if ((ripensAt(entry.subject) ?? now) <= now) points += entry.points
    else pending.set(entry.subject, (pending.get(entry.subject) ?? 0) + entry.points)
  }
  const waiting = [...pending].filter(([, sum]) => sum > 0)
  const times = waiting.map(([subject]) => ripensAt(subject) ?? now)
  return {
    points,
    pending: waiting.reduce((sum, [, each]) => sum + each, 0),
    ripensAt: times.length > 0 ? Math.min(...times) : null,
  }
}

/** The sum of all entries about one subject. */
export function pointsAbout(entries: readonly PointEntry[], subject: string): number {
  return entries.filter((entry) => entry.subject === subject).reduce((sum, { points }) => sum + points, 0)
}
