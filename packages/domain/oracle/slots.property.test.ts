import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { explainSlot, findSlots } from '../src/index.ts'
import type { SlotQuestion } from '../src/index.ts'
import { slotQuestion } from './questions.ts'
import { codesByTheRules, slotsByTheRules } from './slots.oracle.ts'

const cases = Number(process.env['SLOT_CASES'] ?? 10_000)
const seed = process.env['SLOT_SEED'] ? Number(process.env['SLOT_SEED']) : undefined
const MINUTE = 60_000

const probe = fc.integer({ min: 0, max: 999_999 })

describe(`in ${cases} random cases`, { timeout: 10_000 + cases * 30 }, () => {
  test('the engine offers what the rules allow, and its reasons are theirs', () => {
    fc.assert(
      fc.property(slotQuestion, probe, probe, (question, one, other) => {
        const offered = findSlots(question)
        expect(offered).toEqual(slotsByTheRules(question))
        for (const start of someStarts(question, offered, one, other)) {
          const codes = explainSlot(question, start).map(({ code }) => code)
          expect(new Set(codes)).toEqual(codesByTheRules(question, start))
          expect(codes.length === 0).toBe(offered.includes(start))
        }
      }),
      { numRuns: cases, seed },
    )
  })
})

/** One start that is offered, if any; one on whole minutes; one off the minute. */
function someStarts(question: SlotQuestion, offered: number[], one: number, other: number): number[] {
  const length = question.to - question.from
  return [
    offered[one % offered.length] ?? question.from,
    question.from + (one % (length / MINUTE)) * MINUTE,
    question.from + Math.floor((other / 1_000_000) * length),
  ]
}
