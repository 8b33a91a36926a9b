import type { Instant, Interval } from '../time/time.ts'
import { unmarkBlocked } from './busy.ts'
import { holds } from './closed.ts'
import { allowedStarts, findSlots, spanToSearch } from './find-slots.ts'
import { bindsDates, hostDates, isOnOpenDate, startsOnOpenDates } from './host-dates.ts'
import type { SlotQuestion } from './question.ts'
import { doOverlap, isMet } from './team.ts'
import type { Need, TeamQuestion } from './team.ts'

export interface TeamSlots {
  /** Distinct and ascending. */
  starts: Instant[]
  /** The positions of the people who are free at one of these starts, ascending. */
  freeAt: (start: Instant) => number[]
}

/**
 * The starts at which enough people are free, and who they are. Each person's starts are those of `findSlots`. All people
 * are marked on one list of starts, and those with the same hours share a grid: reading hours costs more than the rest.
 */
export function findTeamSlots({ people, needs, page, from, to }: TeamQuestion): TeamSlots {
  const questions = people.map((rules) => ({ ...rules, from, to }))
  const alone = page ? undefined : oneOfOne(questions, needs)
  if (alone) return { starts: alone, freeAt: (start) => (alone.includes(start) ? [0] : []) }
  const { all, gridOf } = gridsOf(questions)
  const free = questions.map((question, person) => freeMarks(question, all, gridOf(person)))
  const met = needs.length === 0 ? [] : all.filter(isMetAt(needs, free))
  return {
    starts: page ? startsOnOpenDates(met, page, { start: from, end: to }) : met,
    freeAt(start) {
      const index = all.indexOf(start)
      return people.flatMap((_, person) => (free[person]?.[index] === 1 ? [person] : []))
    },
  }
}

/** The starts of a single person whose time a meeting takes. */
function oneOfOne(
  [question, ...others]: readonly SlotQuestion[],
  needs: readonly Need[],
): Instant[] | undefined {
  const [need, ...more] = needs
  const isOne = question && others.length === 0 && more.length === 0
  return isOne && need?.people.length === 1 && need.take === 1 ? findSlots(question) : undefined
}

/** All starts by hours alone, and which of them each person's hours allow. */
function gridsOf(questions: readonly SlotQuestion[]): {
  all: Instant[]
  gridOf: (person: number) => Uint8Array
} {
  const grids = new Map<string, Instant[]>()
  const keys = questions.map((question) => {
    const span = spanToSearch(question)
    const key = gridKey(question, span)
    if (!grids.has(key)) grids.set(key, span.end > span.start ? allowedStarts(question, span) : [])
    return key
  })
  const all = union([...grids.values()])
  const marks = new Map(Array.from(grids, ([key, starts]) => [key, marksOf(all, starts)]))
  return { all, gridOf: (person) => marks.get(keys[person] ?? '') ?? new Uint8Array(all.length) }
}

function gridKey({ hours, picked, duration, increment }: SlotQuestion, { start, end }: Interval): string {
  return `${textOf(picked ?? hours)} ${duration} ${increment} ${start} ${end}`
}

// The same hours are asked about again and again.
const texts = new WeakMap<object, string>()

function textOf(hours: object): string {
  const text = texts.get(hours) ?? JSON.stringify(hours)
  texts.set(hours, text)
  return text
}

/** The same stages as in `findSlots`, on marks. */
function freeMarks(question: SlotQuestion, all: readonly Instant[], grid: Uint8Array): Uint8Array {
  const marks = grid.slice()
  const { busy, duration, closed = [], from, to } = question
  unmarkBlocked(marks, all, busy, duration, question)
  const isOpen = bindsDates(question)
    ? isOnOpenDate(hostDates(question, { start: from, end: to }))
    : undefined
  if (!isOpen && closed.length === 0) return marks
  for (const [index, start] of all.entries())
    if ((isOpen && !isOpen(start)) || closed.some((time) => holds(time, start))) marks[index] = 0
  return marks
}

/** The starts of all lists, distinct and ascending. */
function union(lists: readonly Instant[][]): Instant[] {
  const [only] = lists
  if (lists.length === 1 && only) return only
  return [...new Set(Float64Array.from(lists.flat()).toSorted())]
}

/** For each of all starts 1 if it is among the given ones, else 0. Both lists ascend. */
function marksOf(all: readonly Instant[], starts: readonly Instant[]): Uint8Array {
  const marks = new Uint8Array(all.length)
  let index = 0
  for (const start of starts) {
    while ((all[index] as Instant) < start) index++
    marks[index] = 1
  }
  return marks
}

/** Counting is enough where nobody can fill two needs. */
function isMetAt(
  needs: readonly Need[],
  free: readonly Uint8Array[],
): (start: Instant, index: number) => boolean {
  const isFreeAt = (index: number) => (person: number) => free[person]?.[index] === 1
  if (doOverlap(needs.map(({ people }) => people))) return (_, index) => isMet(needs, isFreeAt(index))
  const counts = needs.map(({ people }) => countsOf(people.flatMap((person) => free[person] ?? [])))
  return (_, index) => needs.every(({ take }, need) => (counts[need]?.[index] ?? 0) >= take)
}

function countsOf(marks: readonly Uint8Array[]): Uint16Array {
  const counts = new Uint16Array(marks[0]?.length ?? 0)
  for (const one of marks)
    for (let index = 0; index < counts.length; index++)
      counts[index] = (counts[index] as number) + (one[index] as number)
  return counts
}
