import type { Instant } from '../time/time.ts'

/** Somebody in a pool. Of those who are free, the highest priority comes first. */
export interface PoolPerson {
  id: string
  /** How many meetings, compared with the others of the same priority. */
  weight: number
  priority: number
}

/** What somebody had in a period. It is a fraction where they began level with the others. */
export interface TurnCount {
  meetings: number
  lastBookedAt: Instant | null
}

export type TurnCounts = ReadonlyMap<string, TurnCount>

/** What decided between those who were free. `handed_on`: it was somebody else's turn, who handed the meeting on. */
export const TURN_CAUSES = [
  'only_one_free',
  'priority',
  'furthest_behind',
  'least_recent',
  'order',
  'handed_on',
] as const
export type TurnCause = (typeof TURN_CAUSES)[number]

/** Why somebody was chosen: their meetings and their share of all, before this one. */
export interface Turn {
  id: string
  cause: TurnCause
  free: number
  meetings: number
  share: number
}

/**
 * Those who are free, whose turn it is first: by priority, then by who is furthest behind their share, then by who was
 * booked least recently. The share is a weight's part of all meetings, the next one included. Nothing is left to chance.
 */
export function inTurn(
  pool: readonly PoolPerson[],
  counts: TurnCounts,
  free: ReadonlySet<string>,
): PoolPerson[] {
  const rank = rankIn(pool, counts)
  return pool
    .filter(({ id }) => free.has(id))
    .toSorted((one, other) => compare(rank(one), rank(other))?.order ?? 0)
}

/** Why the first of these was chosen before the next. */
export function turnOf(
  pool: readonly PoolPerson[],
  counts: TurnCounts,
  [first, next]: readonly [PoolPerson, PoolPerson?],
  free: number,
): Turn {
  const rank = rankIn(pool, counts)
  const { meetings, share } = rank(first)
  const cause = next ? (compare(rank(first), rank(next))?.cause ?? 'order') : 'only_one_free'
  return { id: first.id, cause, free, meetings, share }
}

/** Newcomers begin level with the others: they neither get all meetings nor none. */
export function withNewcomers(pool: readonly PoolPerson[], counts: TurnCounts): TurnCounts {
  const newcomers = pool.filter(({ id }) => !counts.has(id))
  if (newcomers.length === 0) return counts
  const others = pool.filter(({ id }) => counts.has(id))
  const begun = newcomers.map((person): [string, TurnCount] => {
    return [person.id, { meetings: levelOf(person, others, counts), lastBookedAt: null }]
  })
  return new Map([...counts, ...begun])
}

/**
 * The counts after a booking. Whoever is away stays level with the others, so that nothing waits for them. Whoever left the
 * pool is dropped, and begins as a newcomer if they come back.
 */
export function afterTurn(
  pool: readonly PoolPerson[],
  counts: TurnCounts,
  { chosen, away, now }: { chosen: ReadonlySet<string>; away: ReadonlySet<string>; now: Instant },
): TurnCounts {
  const after = new Map(pool.flatMap(({ id }) => (counts.has(id) ? [[id, counts.get(id) as TurnCount]] : [])))
  for (const id of chosen) after.set(id, { meetings: (counts.get(id)?.meetings ?? 0) + 1, lastBookedAt: now })
  const present = pool.filter(({ id }) => !away.has(id))
  for (const person of pool.filter(({ id }) => away.has(id))) {
    const own = after.get(person.id)
    const meetings = Math.max(own?.meetings ?? 0, levelOf(person, present, after))
    after.set(person.id, { meetings, lastBookedAt: own?.lastBookedAt ?? null })
  }
  return after
}

/** Those who are `most` meetings or more ahead of their share. */
export function tooFarAhead(pool: readonly PoolPerson[], counts: TurnCounts, most: number): Set<string> {
  const settled = withNewcomers(pool, counts)
  const ahead = pool.filter((person) => {
    const alike = pool.filter(({ priority }) => priority === person.priority)
    return round(meetingsOf(person, settled) - shareOf(person, alike, totalOf(alike, settled))) >= most
  })
  return new Set(ahead.map(({ id }) => id))
}

interface Rank extends TurnCount {
  id: string
  priority: number
  share: number
  behind: number
}

function rankIn(pool: readonly PoolPerson[], counts: TurnCounts): (person: PoolPerson) => Rank {
  const tiers = Map.groupBy(pool, ({ priority }) => priority)
  const totals = new Map(Array.from(tiers, ([priority, tier]) => [priority, totalOf(tier, counts)]))
  return (person) => {
    const tier = tiers.get(person.priority) ?? []
    const total = totals.get(person.priority) ?? 0
    const meetings = meetingsOf(person, counts)
    const lastBookedAt = counts.get(person.id)?.lastBookedAt ?? null
    const behind = round(shareOf(person, tier, total + 1) - meetings)
    const share = shareOf(person, tier, total)
    return { id: person.id, priority: person.priority, meetings, lastBookedAt, share, behind }
  }
}

function compare(one: Rank, other: Rank): { order: number; cause: TurnCause } | undefined {
  const steps: [TurnCause, number][] = [
    ['priority', other.priority - one.priority],
    ['furthest_behind', other.behind - one.behind],
    [
      'least_recent',
      (one.lastBookedAt ?? -Infinity) < (other.lastBookedAt ?? -Infinity)
        ? -1
        : one.lastBookedAt === other.lastBookedAt
          ? 0
          : 1,
    ],
    ['order', one.id < other.id ? -1 : one.id > other.id ? 1 : 0],
  ]
  const decided = steps.find(([, order]) => order !== 0)
  return decided && { cause: decided[0], order: decided[1] }
}

/** The meetings with which somebody would be as far as the others of their priority. */
function levelOf(person: PoolPerson, others: readonly PoolPerson[], counts: TurnCounts): number {
  const alike = others.filter(({ id, priority }) => id !== person.id && priority === person.priority)
  const weights = weightOf(alike)
  return weights === 0 ? 0 : (person.weight * totalOf(alike, counts)) / weights
}

function shareOf({ weight }: PoolPerson, tier: readonly PoolPerson[], meetings: number): number {
  return (weight * meetings) / weightOf(tier)
}

function weightOf(people: readonly PoolPerson[]): number {
  return people.reduce((sum, { weight }) => sum + weight, 0)
}

function totalOf(people: readonly PoolPerson[], counts: TurnCounts): number {
  return people.reduce((sum, person) => sum + meetingsOf(person, counts), 0)
}

function meetingsOf({ id }: PoolPerson, counts: TurnCounts): number {
  return counts.get(id)?.meetings ?? 0
}

// Sums of fractions differ in their last digits. Those who are as far must count as equal.
function round(value: number): number {
  return Math.round(value * 1e6) / 1e6
}
