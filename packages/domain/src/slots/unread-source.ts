import { MINUTE } from '../time/time.ts'
import type { Instant, Interval, Minutes } from '../time/time.ts'
import type { Busy } from './question.ts'

/** What was last read from a busy source, and when. */
export interface LastReading<One extends Busy = Busy> {
  at: Instant
  busy: readonly One[]
}

/** What the host chose for one calendar, for when it cannot be read. */
export interface UnreadRule {
  /** How old the last reading may be and still count. */
  trustFor: Minutes
  afterwards: 'busy' | 'free'
}

/**
 * What counts as busy in `span` while a source cannot be read: what it last said, for as long as the host allows; then
 * all of the span, unless the host chose free. `null` means that it was never read.
 */
export function busyWhenUnread<One extends Busy>(
  last: LastReading<One> | null,
  rule: UnreadRule,
  now: Instant,
  span: Interval,
  source: string,
): readonly (One | (Interval & { source: string }))[] {
  if (isTrusted(last, rule, now)) return last.busy
  return rule.afterwards === 'free' ? [] : [{ ...span, source }]
}

/** Whether time counts as free though nobody knows: the source cannot be read, and the host has chosen that. */
export function isFreeUnread(last: LastReading | null, rule: UnreadRule, now: Instant): boolean {
  return rule.afterwards === 'free' && !isTrusted(last, rule, now)
}

function isTrusted<One extends Busy>(
  last: LastReading<One> | null,
  { trustFor }: UnreadRule,
  now: Instant,
): last is LastReading<One> {
  return last !== null && now - last.at <= trustFor * MINUTE
}
