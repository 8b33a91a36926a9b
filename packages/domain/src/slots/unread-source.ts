import { MINUTE } from '../time/time.ts'
import type { Instant, Interval, Minutes } from '../time/time.ts'
import type { Busy } from './question.ts'

/** The last successful reading of a busy source, and its time. */
export interface LastReading<One extends Busy = Busy> {
  at: Instant
  busy: readonly One[]
}

/** The host's choice for one calendar, for when we cannot read it. */
export interface UnreadRule {
  /** How old the last reading may be to still count. */
  trustFor: Minutes
  afterwards: 'busy' | 'free'
}

/**
 * What counts as busy in `span` while a source cannot be read. The last reading counts for as long as the host
 * allows. After that, all of `span` is busy, unless the host chose free. `null`: the source was never read.
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

/** Whether time counts as free without being known: the source cannot be read, and the host chose free. */
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
