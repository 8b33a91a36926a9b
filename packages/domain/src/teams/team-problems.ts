import { TEAM_CAP_MAX, TEAM_PRIORITY_MAX, TEAM_WEIGHT_MAX } from '../limits.ts'
import type { PlainDate } from '../time/time.ts'
import type { TurnPeriod } from './period.ts'

/**
 * How the people of an organization take the meetings of an event type: all of them, one of a pool, some who always come with
 * some of pools, or whom the invitee picks, who may also be anybody.
 */
export const TEAM_KINDS = ['collective', 'round_robin', 'fixed_and_pools', 'choice'] as const
export type TeamKind = (typeof TEAM_KINDS)[number]

/** The part of those who come to every meeting. All other parts are ids of pools. */
export const FIXED_PART = 'fixed'

export interface TeamMember {
  memberId: string
  /** `fixed`, or the id of a pool. */
  part: string
  weight: number
  priority: number
  caps: { perDay: number | null; perWeek: number | null }
  /** One of their schedules; null: their default. */
  scheduleId: string | null
  /** The first date on which they take meetings again; null: they are not away. */
  awayUntil: PlainDate | null
}

export interface Team {
  kind: TeamKind
  people: readonly TeamMember[]
  pools: readonly { id: string; name: string; take: number }[]
  /** Members who are not named are part of it as well, also those who join later. */
  everybody: boolean
  period: TurnPeriod
  /** A meeting to which nobody came counts like any other. */
  noShowCounts: boolean
  /** Whoever is so many meetings ahead of their share takes no more; null: no such limit. */
  maxAhead: number | null
  /** Customers whom a CRM knows come to their owner there, if the owner is free. Without effect in a `choice`. */
  ownerFirst: boolean
}

export interface TeamProblem {
  path: string
  code: 'between' | 'not_found' | 'duplicate' | 'empty' | 'too_many' | 'kind'
  min?: number
  max?: number
}

/** Everything that is wrong with a team. `members`: the ids of those who are in the organization. */
export function teamProblems(team: Team, members: readonly string[]): TeamProblem[] {
  return [
    ...team.people.flatMap((person, index) => personProblems(team, person, index, members)),
    ...team.pools.flatMap((pool, index) => poolProblems(team, pool, index, members)),
    ...kindProblems(team, members),
    ...between('maxAhead', team.maxAhead, 1, TEAM_CAP_MAX),
  ]
}

/** Who a saved team lacks, because people have gone since. */
interface TeamGaps {
  /** Ids of those who came to every meeting. */
  fixed: string[]
  pools: { id: string; take: number; size: number }[]
}

/** What a team lacks if these alone are there to take meetings. */
export function teamGaps(team: Team, members: readonly string[]): TeamGaps {
  const people = team.people.filter(({ memberId }) => members.includes(memberId))
  const sizes = team.pools.map(({ id, take }) => ({
    id,
    take,
    size: sizeOf({ ...team, people }, id, members),
  }))
  return {
    fixed: team.people
      .filter(({ memberId, part }) => part === FIXED_PART && !members.includes(memberId))
      .map(({ memberId }) => memberId),
    pools: sizes.filter(({ take, size }) => size < take),
  }
}

/** The part of members who are not named. */
export function partOfEverybody({ kind, pools }: Pick<Team, 'kind' | 'pools'>): string {
  return kind === 'collective' ? FIXED_PART : (pools[0]?.id ?? FIXED_PART)
}

function personProblems(
  { people, pools }: Team,
  { memberId, part, weight, priority, caps }: TeamMember,
  index: number,
  members: readonly string[],
): TeamProblem[] {
  const path = `people[${index}]`
  const earlier = people.slice(0, index)
  const isTwice = earlier.some((other) => other.memberId === memberId && other.part === part)
  const isKnownPart = part === FIXED_PART || pools.some(({ id }) => id === part)
  return [
    ...problemIf(!members.includes(memberId), `${path}.memberId`, 'not_found'),
    ...problemIf(isTwice, `${path}.memberId`, 'duplicate'),
    ...problemIf(!isKnownPart, `${path}.part`, 'not_found'),
    ...between(`${path}.weight`, weight, 1, TEAM_WEIGHT_MAX),
    ...between(`${path}.priority`, priority, 0, TEAM_PRIORITY_MAX),
    ...between(`${path}.caps.perDay`, caps.perDay, 1, TEAM_CAP_MAX),
    ...between(`${path}.caps.perWeek`, caps.perWeek, 1, TEAM_CAP_MAX),
  ]
}

function poolProblems(
  team: Team,
  { id, take }: Team['pools'][number],
  index: number,
  members: readonly string[],
): TeamProblem[] {
  const path = `pools[${index}]`
  const size = sizeOf(team, id, members)
  const isTwice = team.pools.slice(0, index).some((other) => other.id === id)
  if (size === 0) return [{ path, code: 'empty' }]
  return [
    ...problemIf(isTwice || id === FIXED_PART, `${path}.id`, 'duplicate'),
    ...(take > size ? [{ path: `${path}.take`, code: 'too_many' as const, max: size }] : []),
    ...between(`${path}.take`, take, 1, Math.max(take, size)),
  ]
}

/** How many members are in a part. */
function sizeOf(team: Team, part: string, members: readonly string[]): number {
  const named = team.people.filter((person) => person.part === part).length
  if (!team.everybody || partOfEverybody(team) !== part) return named
  const known = new Set(team.people.map(({ memberId }) => memberId))
  return named + members.filter((id) => !known.has(id)).length
}

function kindProblems(team: Team, members: readonly string[]): TeamProblem[] {
  const { kind, pools } = team
  const isSomebodyFixed = sizeOf(team, FIXED_PART, members) > 0
  if (kind === 'collective')
    return [
      ...problemIf(pools.length > 0, 'pools', 'kind'),
      ...problemIf(!isSomebodyFixed, 'people', 'empty'),
    ]
  if (kind === 'fixed_and_pools') return problemIf(pools.length === 0, 'pools', 'empty')
  const fixed = team.people.findIndex(({ part }) => part === FIXED_PART)
  return [
    ...problemIf(pools.length === 0, 'pools', 'empty'),
    ...problemIf(pools.length > 1, 'pools', 'kind'),
    ...problemIf((pools[0]?.take ?? 1) > 1, 'pools[0].take', 'kind'),
    ...problemIf(fixed !== -1, `people[${fixed}].part`, 'kind'),
  ]
}

function problemIf(isProblem: boolean, path: string, code: TeamProblem['code']): TeamProblem[] {
  return isProblem ? [{ path, code }] : []
}

function between(path: string, value: number | null, min: number, max: number): TeamProblem[] {
  if (value === null || (Number.isInteger(value) && min <= value && value <= max)) return []
  return [{ path, code: 'between', min, max }]
}
