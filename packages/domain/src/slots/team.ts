import type { Instant } from '../time/time.ts'
import type { DateRules } from './host-dates.ts'
import type { SlotRules } from './question.ts'

/** A meeting takes so many of these people. A person who always comes is one of one. `people` are positions. */
export interface Need {
  take: number
  people: readonly number[]
}

/** Everything that decides when a meeting with several people can start. One person alone is a team as well. */
export interface TeamRules {
  /** Each person with their own hours, busy times and limits. */
  people: readonly SlotRules[]
  /** All must be met, each with other people. */
  needs: readonly Need[]
  /** The window and the limits of a page that people share, in its zone. They hold whoever takes a start. */
  page?: DateRules
}

/** Asks which starts in `[from, to)` are bookable. */
export interface TeamQuestion extends TeamRules {
  from: Instant
  to: Instant
}

/** A team in which everybody must come. */
export function everyoneOf(people: readonly SlotRules[]): TeamRules {
  return { people, needs: people.map((_, index) => ({ take: 1, people: [index] })) }
}

/** Whether each need finds enough people who are free, and nobody is taken twice. Without any need, nobody would come. */
export function isMet(needs: readonly Need[], isFree: (person: number) => boolean): boolean {
  if (needs.length === 0) return false
  const free = needs.map(({ people }) => people.filter(isFree))
  if (needs.some(({ take }, index) => (free[index]?.length ?? 0) < take)) return false
  return !doOverlap(free) || canBeShared(needs, free)
}

/**
 * Who fills each need, from lists of free people in the order of their turn: the first who leaves enough others for what is
 * left. Undefined: too few are free.
 */
export function chooseInOrder(needs: readonly Need[]): number[][] | undefined {
  const taken = new Set<number>()
  const isLeft = (person: number) => !taken.has(person)
  if (!isMet(needs, isLeft)) return undefined
  return needs.map(({ take, people }, index) => {
    const chosen: number[] = []
    for (const person of people) {
      if (chosen.length === take) break
      if (taken.has(person)) continue
      taken.add(person)
      const left = [{ take: take - chosen.length - 1, people }, ...needs.slice(index + 1)]
      if (isMet(left, isLeft)) chosen.push(person)
      else taken.delete(person)
    }
    return chosen
  })
}

/** Whether somebody is in two of these lists. */
export function doOverlap(lists: readonly (readonly number[])[]): boolean {
  const all = lists.flat()
  return new Set(all).size < all.length
}

/** Seats people one by one. Whoever sits in the way moves to another seat, if there is one (augmenting paths). */
function canBeShared(needs: readonly Need[], free: readonly (readonly number[])[]): boolean {
  const seatOf = new Map<number, number>()
  const seat = (need: number, tried: Set<number>): boolean =>
    (free[need] ?? []).some((person) => {
      if (tried.has(person)) return false
      tried.add(person)
      const other = seatOf.get(person)
      if (other !== undefined && !seat(other, tried)) return false
      seatOf.set(person, need)
      return true
    })
  return needs.every(({ take }, need) => Array.from({ length: take }).every(() => seat(need, new Set())))
}
