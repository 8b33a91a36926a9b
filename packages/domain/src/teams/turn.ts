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

/**
 * What decided between those who were free. `due`: somebody else was further behind, but had they come first, somebody would
 * have come a whole meeting behind. `customer`: the invitee is a customer of theirs. `chosen`: the invitee wanted them, whosever
 * turn it was. `reassigned`: it was somebody else's turn, who handed the meeting on.
 */
export const TURN_CAUSES = [
  'only_one_free',
  'priority',
  'due',
  'furthest_behind',
  'least_recent',
  'order',
  'customer',
  'chosen',
  'reassigned',
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
 * booked least recently. The share is a weight's part of all meetings, the next one included. Whoever is furthest behind
 * waits where somebody would otherwise come a whole meeting behind: many with small weights would hold up somebody with a
 * large one. Nothing is left to chance.
 */
export function inTurn(
  pool: readonly PoolPerson[],
  counts: TurnCounts,
  free: ReadonlySet<string>,
): PoolPerson[] {
  const ranks = ranksOf(pool, counts)
  const ranked = pool
    .filter(({ id }) => free.has(id))
    .map((person) => ({ person, rank: rankIn(ranks, person) }))
    .toSorted((one, other) => compare(one.rank, other.rank)?.order ?? 0)
  const alike = ranked.filter(({ rank }) => rank.priority === ranked[0]?.rank.priority)
  const tier = [...ranks.values()].filter(({ priority }) => priority === ranked[0]?.rank.priority)
  // Where all have the same weight, nobody can be due before whoever is furthest behind.
  const isEven = tier.every(({ part }) => part === tier[0]?.part)
  const first = (isEven ? undefined : alike.find(({ rank }) => keepsAllInTime(rank, tier))) ?? ranked[0]
  return [...(first ? [first] : []), ...ranked.filter((one) => one !== first)].map(({ person }) => person)
}

/** Why the first of these was chosen before the next. */
export function turnOf(
  pool: readonly PoolPerson[],
  counts: TurnCounts,
  [first, next]: readonly [PoolPerson, PoolPerson?],
  free: number,
): Turn {
  const ranks = ranksOf(pool, counts)
  const rank = rankIn(ranks, first)
  return {
    id: first.id,
    cause: causeOf(rank, next && rankIn(ranks, next)),
    free,
    meetings: rank.meetings,
    share: rank.share,
  }
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
  /** Their part of each meeting. */
  part: number
  /** The meetings of all with their priority. */
  total: number
  share: number
  behind: number
}

function ranksOf(pool: readonly PoolPerson[], counts: TurnCounts): ReadonlyMap<string, Rank> {
  const tiers = [...Map.groupBy(pool, ({ priority }) => priority).values()]
  const ranks = tiers.flatMap((tier) => {
    const total = totalOf(tier, counts)
    const weights = weightOf(tier)
    return tier.map(({ id, priority, weight }): [string, Rank] => {
      const meetings = counts.get(id)?.meetings ?? 0
      const part = weight / weights
      const behind = round((weight * (total + 1)) / weights - meetings)
      const lastBookedAt = counts.get(id)?.lastBookedAt ?? null
      return [
        id,
        { id, priority, part, total, meetings, lastBookedAt, share: (weight * total) / weights, behind },
      ]
    })
  })
  return new Map(ranks)
}

function rankIn(ranks: ReadonlyMap<string, Rank>, { id }: PoolPerson): Rank {
  const rank = ranks.get(id)
  if (!rank)
    throw new RangeError(`${id} is not in the pool: expected one of ${[...ranks.keys()].join(', ')}.`)
  return rank
}

/**
 * Whether all can stay less than a whole meeting away from their share if this one is chosen. It tries the next meetings: of
 * those who may take one without coming a whole meeting ahead, whoever is due first takes it. If that does not work, nothing
 * does. Further ahead than eight times the pool nothing was found to come together that did not before.
 */
function keepsAllInTime(chosen: Rank, tier: readonly Rank[]): boolean {
  if (chosen.behind <= 0) return false
  const next = tier.map((rank) => nextMeeting(rank, rank.meetings + (rank === chosen ? 1 : 0)))
  if (next.some(({ due }) => due < 1)) return false
  for (let at = 1; at <= tier.length * 8; at++) {
    let first: NextMeeting | undefined
    for (const one of next) if (one.from <= at && (!first || one.due < first.due)) first = one
    if (first) Object.assign(first, nextMeeting(first.rank, first.meetings + 1))
    if (next.some(({ due }) => due <= at)) return false
  }
  return true
}

/** When somebody who had these meetings may take the next one, and when they have to, as the number of meetings from now. */
interface NextMeeting {
  rank: Rank
  meetings: number
  from: number
  due: number
}

function nextMeeting(rank: Rank, meetings: number): NextMeeting {
  const { part, total } = rank
  // Not from `behind`: small parts would multiply what was rounded away.
  const from = Math.floor(round(meetings / part - total))
  const due = Math.ceil(round((meetings + 1) / part - total - 1))
  return { rank, meetings, from, due }
}

function causeOf(first: Rank, next: Rank | undefined): TurnCause {
  if (!next) return 'only_one_free'
  const decided = compare(first, next)
  return decided && decided.order > 0 ? 'due' : (decided?.cause ?? 'order')
}

function compare(one: Rank, other: Rank): { order: number; cause: TurnCause } | undefined {
  const priority = other.priority - one.priority
  const behind = other.behind - one.behind
  if (priority !== 0) return { cause: 'priority', order: priority }
  if (behind !== 0) return { cause: 'furthest_behind', order: behind }
  const recent = order(one.lastBookedAt ?? -Infinity, other.lastBookedAt ?? -Infinity)
  if (recent !== 0) return { cause: 'least_recent', order: recent }
  const last = order(one.id, other.id)
  return last === 0 ? undefined : { cause: 'order', order: last }
}

function order<T extends number | string>(one: T, other: T): number {
  return one < other ? -1 : one > other ? 1 : 0
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
