import { expect, test } from 'vitest'
import type { Team, TeamMember } from './team-problems.ts'
import { teamGaps, teamProblems } from './team-problems.ts'

const member = (memberId: string, given: Partial<TeamMember> = {}): TeamMember => ({
  memberId,
  part: 'all',
  weight: 1,
  priority: 0,
  caps: { perDay: null, perWeek: null },
  scheduleId: null,
  awayUntil: null,
  ...given,
})
const team = (given: Partial<Team> = {}): Team => ({
  kind: 'round_robin',
  people: [member('a'), member('b')],
  pools: [{ id: 'all', name: 'All', take: 1 }],
  everybody: false,
  period: 'month',
  noShowCounts: true,
  maxAhead: null,
  ownerFirst: false,
  ...given,
})
const pool = (take: number, id = 'all') => ({ id, name: '', take })
const fixed = member('a', { part: 'fixed' })

test.each<[name: string, given: Partial<Team>]>([
  ['a pool', {}],
  ['everybody', { people: [], everybody: true }],
  ['a collective', { kind: 'collective', people: [fixed], pools: [] }],
  ['a collective of everybody', { kind: 'collective', people: [], pools: [], everybody: true }],
  [
    'somebody with two of a pool',
    { kind: 'fixed_and_pools', people: [fixed], pools: [pool(2)], everybody: true },
  ],
  [
    'somebody in two pools',
    {
      kind: 'fixed_and_pools',
      people: [member('a'), member('a', { part: 'x' })],
      pools: [pool(1), pool(1, 'x')],
    },
  ],
])('%s can be saved', (_, given) => {
  expect(teamProblems(team(given), ['a', 'b', 'c'])).toEqual([])
})

test.each<[path: string, code: string, given: Partial<Team>]>([
  ['people[0].weight', 'between', { people: [member('a', { weight: 0 })] }],
  ['people[0].weight', 'between', { people: [member('a', { weight: 101 })] }],
  ['people[0].weight', 'between', { people: [member('a', { weight: 1.5 })] }],
  ['people[0].priority', 'between', { people: [member('a', { priority: -1 })] }],
  ['people[0].caps.perDay', 'between', { people: [member('a', { caps: { perDay: 0, perWeek: null } })] }],
  ['people[0].memberId', 'not_found', { people: [member('stranger')] }],
  ['people[1].memberId', 'duplicate', { people: [member('a'), member('a')] }],
  ['people[1].part', 'not_found', { people: [member('a'), member('b', { part: 'nowhere' })] }],
  ['pools[0]', 'empty', { people: [] }],
  ['pools[1]', 'empty', { kind: 'fixed_and_pools', pools: [pool(1), pool(1, 'x')] }],
  ['pools[1].id', 'duplicate', { kind: 'fixed_and_pools', pools: [pool(1), pool(1)] }],
  ['pools[0].take', 'too_many', { kind: 'fixed_and_pools', pools: [pool(3)] }],
  ['pools[0].take', 'between', { kind: 'fixed_and_pools', pools: [pool(0)] }],
  ['pools[0].take', 'kind', { pools: [pool(2)] }],
  ['pools', 'empty', { pools: [], people: [] }],
  ['pools', 'kind', { kind: 'collective', people: [fixed, member('b')] }],
  ['people', 'empty', { kind: 'collective', people: [], pools: [] }],
  ['people[1].part', 'kind', { people: [member('b'), fixed] }],
  ['maxAhead', 'between', { maxAhead: 0 }],
])('%s: %s', (path, code, given) => {
  expect(teamProblems(team(given), ['a', 'b', 'c'])).toMatchObject([{ path, code }])
})

test.each<[name: string, given: Partial<Team>, members: string[], gaps: ReturnType<typeof teamGaps>]>([
  ['nobody has gone', {}, ['a', 'b'], { fixed: [], pools: [] }],
  ['enough are left', {}, ['b'], { fixed: [], pools: [] }],
  ['the pool is empty', {}, ['c'], { fixed: [], pools: [{ id: 'all', take: 1, size: 0 }] }],
  ['everybody else is in the pool', { everybody: true }, ['c'], { fixed: [], pools: [] }],
  [
    'somebody who always came and one of the pool have gone',
    { kind: 'fixed_and_pools', people: [fixed, member('b'), member('c')], pools: [pool(2)] },
    ['b'],
    { fixed: ['a'], pools: [{ id: 'all', take: 2, size: 1 }] },
  ],
])('what a team lacks: %s', (_, given, members, gaps) => {
  expect(teamGaps(team(given), members)).toEqual(gaps)
})
