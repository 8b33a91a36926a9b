import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { afterTurn, inTurn, withNewcomers } from '../src/index.ts'
import type { PoolPerson, TurnCounts } from '../src/index.ts'

const seed = process.env['SLOT_SEED'] ? Number(process.env['SLOT_SEED']) : undefined
const weight = fc.integer({ min: 1, max: 100 })
const pool = (min: number, max: number) =>
  fc
    .array(fc.record({ weight, priority: fc.constantFrom(0, 0, 0, 1) }), { minLength: min, maxLength: max })
    .map((people) => people.map((person, index) => ({ ...person, id: `p${String(index).padStart(2, '0')}` })))

test('where all are free, nobody is a whole meeting away from their share', { timeout: 60_000 }, () => {
  const alike = pool(2, 50).map((people) => people.map((person) => ({ ...person, priority: 0 })))
  fc.assert(
    fc.property(alike, fc.integer({ min: 1, max: 250 }), (people, meetings) => {
      const all = new Set(people.map(({ id }) => id))
      const weights = people.reduce((sum, one) => sum + one.weight, 0)
      let counts: TurnCounts = withNewcomers(people, new Map())
      for (let total = 1; total <= meetings; total++) {
        const [first] = inTurn(people, counts, all)
        counts = afterTurn(people, counts, {
          chosen: new Set([first?.id ?? '']),
          away: new Set(),
          now: total,
        })
        for (const { id, weight: own } of people)
          expect(Math.abs((counts.get(id)?.meetings ?? 0) - (own * total) / weights)).toBeLessThan(1)
      }
    }),
    { numRuns: 400, seed },
  )
})

/** What happens in a quarter. Numbers choose among whoever is there. */
type Happening =
  | { kind: 'book'; busy: number[] }
  | { kind: 'cancel' | 'join' | 'leave' | 'go' | 'back'; who: number }

const who = fc.nat({ max: 1_000 })
const happening: fc.Arbitrary<Happening> = fc.oneof(
  {
    weight: 14,
    arbitrary: fc.record({
      kind: fc.constant('book' as const),
      busy: fc.array(fc.nat({ max: 30 }), { maxLength: 20 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('cancel' as const), who }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constantFrom('join' as const, 'leave' as const, 'go' as const, 'back' as const),
      who,
    }),
  },
)

test.each([
  [[94, 43, 94, 29, ...Array.from({ length: 30 }, () => 1)]],
  [[85, 3, 2, 96, 7, 7, 6, 5, 61, 3, 13]],
  [[3, 73, 3, 1, 3, 3, 1, 1, 1, 93, 96, 1]],
  [[3, 57, 3, 54, 3, 3, 3, 1, 3, 1, 1]],
  [[78, 1, 3, 1, 87, 3, 1]],
])('few with large weights are in time among many with small ones: %j', (weights) => {
  const people = weights.map((own, index) => ({ id: `p${100 + index}`, weight: own, priority: 0 }))
  const sum = weights.reduce((total, own) => total + own, 0)
  const all = new Set(people.map(({ id }) => id))
  let counts = withNewcomers(people, new Map())
  for (let total = 1; total <= 300; total++) {
    const chosen = new Set(
      inTurn(people, counts, all)
        .slice(0, 1)
        .map(({ id }) => id),
    )
    counts = afterTurn(people, counts, { chosen, away: new Set(), now: total })
    for (const { id, weight: own } of people)
      expect(Math.abs((counts.get(id)?.meetings ?? 0) - (own * total) / sum)).toBeLessThan(1)
  }
})

test('nobody who is free and further behind is passed over, in random quarters', { timeout: 120_000 }, () => {
  fc.assert(
    fc.property(
      pool(2, 12),
      pool(12, 12),
      fc.array(happening, { minLength: 20, maxLength: 200 }),
      (first, later, all) => {
        const quarter = new Quarter(first, later)
        for (const one of all) quarter.happens(one)
        expect(quarter.problems).toEqual([])
      },
    ),
    { numRuns: 500, seed },
  )
})

/** One quarter of a pool. It keeps a ledger of its own, and adds it up anew for each turn. */
class Quarter {
  readonly problems: string[] = []
  #people: PoolPerson[]
  readonly #later: PoolPerson[]
  readonly #away = new Set<string>()
  /** A line for each meeting, and for what somebody got to be level. */
  #ledger: { id: string; meetings: number; at: number | null }[] = []
  #counts: TurnCounts = new Map()
  #now = 0

  constructor(first: PoolPerson[], later: PoolPerson[]) {
    this.#people = first
    this.#later = later.map((person) => ({ ...person, id: `later ${person.id}` }))
  }

  happens(one: Happening): void {
    this.#now++
    if (one.kind === 'book') return this.#book(one.busy)
    if (one.kind === 'cancel') return this.#cancel(one.who)
    const { id = '' } = this.#people[one.who % this.#people.length] ?? {}
    if (one.kind === 'go') this.#away.add(id)
    if (one.kind === 'back') this.#away.delete(id)
    if (one.kind === 'leave' && this.#people.length > 1)
      this.#people = this.#people.filter((person) => person.id !== id)
    const newcomer = one.kind === 'join' ? this.#later.pop() : undefined
    if (newcomer) this.#people = [...this.#people, newcomer]
  }

  #book(busy: number[]): void {
    const newcomers = this.#people.filter(({ id }) => !this.#counts.has(id))
    const poolPeople = this.#people.filter(({ id }) => this.#counts.has(id))
    for (const person of newcomers) this.#level(person, poolPeople)
    const before = withNewcomers(this.#people, this.#counts)
    const free = this.#people.filter(({ id }, index) => !busy.includes(index) && !this.#away.has(id))
    const [chosen] = inTurn(this.#people, before, new Set(free.map(({ id }) => id)))
    if (!chosen) {
      this.#counts = before
      if (free.length > 0) this.problems.push('nobody was chosen')
      return
    }
    for (const other of free)
      if (
        this.#isBefore(other, chosen) &&
        !(this.#keepsInTime(chosen, 1 + 1e-5) && !this.#keepsInTime(other, 1 - 1e-5))
      )
        this.problems.push(`${chosen.id} was chosen before ${other.id}`)
    this.#ledger.push({ id: chosen.id, meetings: 1, at: this.#now })
    const present = this.#people.filter(({ id }) => !this.#away.has(id))
    for (const person of this.#people.filter(({ id }) => this.#away.has(id))) this.#level(person, present)
    const turn = { chosen: new Set([chosen.id]), away: this.#away, now: this.#now }
    this.#counts = afterTurn(this.#people, before, turn)
    for (const { id } of this.#people)
      if (Math.abs((this.#counts.get(id)?.meetings ?? 0) - this.#meetings(id)) > 1e-6)
        this.problems.push(`${id} has another count than meetings`)
  }

  #cancel(which: number): void {
    const held = this.#ledger.filter(({ at }) => at !== null)
    const canceled = held[which % held.length]
    if (!canceled) return
    this.#ledger = this.#ledger.filter((line) => line !== canceled)
    const count = this.#counts.get(canceled.id)
    if (count)
      this.#counts = new Map(this.#counts).set(canceled.id, { ...count, meetings: count.meetings - 1 })
  }

  #isBefore(other: PoolPerson, chosen: PoolPerson): boolean {
    if (other.priority !== chosen.priority) return other.priority > chosen.priority
    return this.#behind(other) > this.#behind(chosen) + 1e-5
  }

  /**
   * Plays on after this choice: of those who would not come that far ahead, each meeting goes to whoever would be that far
   * behind first.
   */
  #keepsInTime(chosen: PoolPerson, most: number): boolean {
    const alike = this.#people.filter(({ priority }) => priority === chosen.priority)
    const weights = alike.reduce((sum, person) => sum + person.weight, 0)
    const all = alike.map((person) => ({
      part: person.weight / weights,
      behind: this.#behind(person) - (person.id === chosen.id ? 1 : 0),
    }))
    if (this.#behind(chosen) <= 1 - most || all.some(({ behind }) => behind >= most)) return false
    for (let meetings = 0; meetings < alike.length * 8; meetings++) {
      for (const one of all) one.behind += one.part
      const time = (one: { part: number; behind: number }) => (most - one.behind) / one.part
      const [next] = all
        .filter(({ behind }) => behind > 1 - most)
        .toSorted((one, other) => time(one) - time(other))
      if (next) next.behind--
      if (all.some(({ behind }) => behind >= most)) return false
    }
    return true
  }

  /** A weight's part of all meetings and one more, less the own ones. */
  #behind({ id, weight: own, priority }: PoolPerson): number {
    const alike = this.#people.filter((person) => person.priority === priority)
    const weights = alike.reduce((sum, person) => sum + person.weight, 0)
    const meetings = alike.reduce((sum, person) => sum + this.#meetings(person.id), 0)
    return (own / weights) * (meetings + 1) - this.#meetings(id)
  }

  #level({ id, weight: own, priority }: PoolPerson, others: readonly PoolPerson[]): void {
    const alike = others.filter((person) => person.priority === priority && person.id !== id)
    if (alike.length === 0) return
    const perWeight =
      alike.reduce((sum, person) => sum + this.#meetings(person.id), 0) /
      alike.reduce((sum, person) => sum + person.weight, 0)
    const missing = own * perWeight - this.#meetings(id)
    if (missing > 0) this.#ledger.push({ id, meetings: missing, at: null })
  }

  #meetings(id: string): number {
    return this.#ledger.filter((line) => line.id === id).reduce((sum, line) => sum + line.meetings, 0)
  }
}
