import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { explainTeamSlot, findTeamSlots, publicReason } from '../src/index.ts'
import type { TeamQuestion } from '../src/index.ts'
import { teamQuestion } from './questions.ts'
import { codesByTheRules } from './slots.oracle.ts'
import { isEnough, teamByTheRules } from './team.oracle.ts'

const cases = Number(process.env['TEAM_CASES'] ?? 3_000)
const seed = process.env['SLOT_SEED'] ? Number(process.env['SLOT_SEED']) : undefined
const MINUTE = 60_000

const probe = fc.integer({ min: 0, max: 999_999 })

describe(`in ${cases} random teams`, { timeout: 10_000 + cases * 60 }, () => {
  test('starts, who is free and the reasons of each person are those of the rules', () => {
    fc.assert(
      fc.property(teamQuestion, probe, (question, one) => {
        const teamSlots = findTeamSlots(question)
        const expected = teamByTheRules(question)
        expect(teamSlots.starts).toEqual(expected.map(({ start }) => start))
        for (const { start, free } of expected.slice(0, 5)) expect(teamSlots.freeAt(start)).toEqual(free)
        const length = (question.to - question.from) / MINUTE
        for (const start of [
          teamSlots.starts[one % teamSlots.starts.length],
          question.from + (one % length) * MINUTE,
        ])
          if (start !== undefined) isExplained(question, start, teamSlots.starts.includes(start))
      }),
      { numRuns: cases, seed },
    )
  })
})

function isExplained(question: TeamQuestion, start: number, isOffered: boolean): void {
  const { isBookable, people, reasons } = explainTeamSlot(question, start)
  expect(isBookable).toBe(isOffered)
  expect(reasons.length === 0).toBe(isOffered)
  const expected = question.people.map((rules) => codesByTheRules(rules, start))
  expect(people.map((ofPerson) => new Set(ofPerson.map(({ code }) => code)))).toEqual(expected)
  const [first, ...others] = reasons
  if (!first || question.page) return
  // "Taken" is what visitors read where the time would be theirs if nobody had been faster.
  const unlessBusy = expected.flatMap((codes, person) =>
    [...codes].every((code) => code === 'busy' || code === 'buffer') ? [person] : [],
  )
  expect(publicReason([first, ...others])).toBe(isEnough(question, unlessBusy) ? 'taken' : 'not_offered')
}
