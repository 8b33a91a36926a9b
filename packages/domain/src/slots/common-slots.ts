import type { Instant } from '../time/time.ts'
import { explainSlot } from './explain-slot.ts'
import { findSlots } from './find-slots.ts'
import type { Reason, SlotQuestion, SlotRules } from './question.ts'

// Meetings with several hosts: the rules are checked for each host, and all must allow the start.

/** The starts that are bookable with every host, distinct and ascending. There is one question per host. */
export function findCommonSlots(questions: readonly SlotQuestion[]): Instant[] {
  const [first = [], ...others] = questions.map(findSlots)
  if (others.length === 0) return first
  const ofOthers = others.map((starts) => new Set(starts))
  return first.filter((start) => ofOthers.every((starts) => starts.has(start)))
}

/** All reasons why `start` is not bookable, host by host; empty if and only if `findCommonSlots` offers it. */
export function explainCommonSlot(rules: readonly SlotRules[], start: Instant): Reason[] {
  return rules.flatMap((ofHost) => explainSlot(ofHost, start))
}
