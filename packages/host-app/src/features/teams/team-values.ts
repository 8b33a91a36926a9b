import type { MemberSchedules, Organization, Team } from '@scheduling/contract'
import { ApiError } from '@scheduling/contract/client'
import type { TeamProblem } from '@scheduling/domain'
import { FIXED_PART, partOfEverybody, teamProblems } from '@scheduling/domain'
import type { HostTranslate } from '@scheduling/messages/host'
import type { Problems } from '../../ui/form/form-state.ts'

export type Person = Team['people'][number]
export type Pool = Team['pools'][number]

/** A member of the organization, as the team can have them. */
export type Member = Pick<Organization['members'][number], 'member_id' | 'name' | 'avatar'> & {
  schedules: MemberSchedules['members'][number]['schedules']
}

export function teamMembers(members: Organization['members'], { members: known }: MemberSchedules): Member[] {
  return members.map(({ member_id, name, avatar }) => ({
    member_id,
    name,
    avatar,
    schedules: known.find(({ memberId }) => memberId === member_id)?.schedules ?? [],
  }))
}

/** Somebody as the form lists them. `index` is their place in what is sent, by which problems name them. */
export interface Listed {
  person: Person
  index: number
}

export function peopleIn({ people }: Team, part: string): Listed[] {
  return people.map((person, index) => ({ person, index })).filter(({ person }) => person.part === part)
}

/** The same people, as another kind of team has them. Nobody is lost, and nobody comes twice. */
export function withKind(team: Team, kind: Team['kind'], newId: () => string): Team {
  const pool: Pool = team.pools[0] ?? { id: newId(), name: '', take: 1 }
  if (kind === 'collective') return { ...team, kind, pools: [], people: inPart(team.people, FIXED_PART) }
  if (kind === 'fixed_and_pools') return { ...team, kind, pools: team.pools.length > 0 ? team.pools : [pool] }
  return { ...team, kind, pools: [{ ...pool, take: 1 }], people: inPart(team.people, pool.id) }
}

function inPart(people: Team['people'], part: string): Person[] {
  const isFirst = ({ memberId }: Person, index: number) =>
    people.findIndex((other) => other.memberId === memberId) === index
  return people.filter(isFirst).map((person) => ({ ...person, part }))
}

export function withPerson({ people }: Team, memberId: string, part: string): Person[] {
  const caps = { perDay: null, perWeek: null }
  return [...people, { memberId, part, weight: 1, priority: 0, caps, scheduleId: null, awayUntil: null }]
}

/** Its people leave with it. */
export function withoutPool({ pools, people }: Team, id: string): Pick<Team, 'pools' | 'people'> {
  return { pools: pools.filter((pool) => pool.id !== id), people: people.filter(({ part }) => part !== id) }
}

/** Members who are in this part because of everybody. */
export function unnamedIn(team: Team, part: string, memberIds: readonly string[]): string[] {
  if (!team.everybody || partOfEverybody(team) !== part) return []
  return memberIds.filter((id) => !team.people.some(({ memberId }) => memberId === id))
}

export function checkTeam(team: Team, memberIds: readonly string[], t: HostTranslate): Problems {
  return Object.fromEntries(
    teamProblems(team, memberIds).map((problem) => [problem.path, textOf(problem, t)]),
  )
}

function textOf({ path, code, min = 0, max = 0 }: TeamProblem, t: HostTranslate): string {
  switch (code) {
    case 'between':
      return t('team.between', { min, max })
    case 'too_many':
      return t('team.too_many', { max })
    case 'duplicate':
      return t('team.twice')
    case 'empty':
      return t(path === 'people' ? 'team.nobody' : path === 'pools' ? 'team.no_pool' : 'team.pool_empty')
    case 'not_found':
      return t('team.gone')
    case 'kind':
      return t('field.refused')
  }
}

/** What only the server knows: who has gone since, and which schedules. */
export function teamRefusals(error: unknown, t: HostTranslate): Problems | undefined {
  const errors = error instanceof ApiError ? (error.problem.errors ?? []) : []
  if (errors.length === 0) return undefined
  return Object.fromEntries(
    errors.map(({ path, reason }) => [path, t(reason === 'not_found' ? goneText(path) : 'field.refused')]),
  )
}

function goneText(path: string): 'team.gone' | 'team.schedule_gone' {
  return path.endsWith('.scheduleId') ? 'team.schedule_gone' : 'team.gone'
}
