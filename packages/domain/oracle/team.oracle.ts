// When a team can meet, a second time, start by start and seat by seat. It shares only types with the engine.
import type { Reason, TeamQuestion } from '../src/index.ts'
import { codesByTheRules, slotsByTheRules } from './slots.oracle.ts'

interface TeamStart {
  start: number
  /** The positions of those who are free. */
  free: number[]
}

/** Every bookable start with those who are free, ascending. */
export function teamByTheRules(question: TeamQuestion): TeamStart[] {
  const { people, from, to } = question
  const starts = people.map((rules) => new Set(slotsByTheRules({ ...rules, from, to })))
  const all = new Set(starts.flatMap((ofPerson) => [...ofPerson]))
  return [...all]
    .map((start) => ({
      start,
      free: starts.flatMap((ofPerson, person) => (ofPerson.has(start) ? [person] : [])),
    }))
    .filter(({ free }) => isEnough(question, free))
    .filter(({ start }) => codesOfPage(question, start).length === 0)
    .toSorted((a, b) => a.start - b.start)
}

/** Whether one of all ways to seat these people fills every seat. */
export function isEnough({ needs }: TeamQuestion, free: readonly number[]): boolean {
  const seats = needs.flatMap(({ take, people }) => Array.from({ length: take }, () => people))
  return fill(seats, free)
}

function fill([seat, ...others]: (readonly number[])[], free: readonly number[]): boolean {
  if (!seat) return true
  return seat
    .filter((person) => free.includes(person))
    .some((person) =>
      fill(
        others,
        free.filter((other) => other !== person),
      ),
    )
}

const OF_DATES: readonly Reason['code'][] = ['outside_window', 'limit_day', 'limit_week', 'limit_month']

function codesOfPage({ people, page }: TeamQuestion, start: number): Reason['code'][] {
  const [rules] = people
  if (!page || !rules) return []
  return [...codesByTheRules({ ...rules, ...page }, start)].filter((code) => OF_DATES.includes(code))
}
