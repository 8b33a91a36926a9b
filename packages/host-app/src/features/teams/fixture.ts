import type { MemberSchedules, Team, TeamsWithGaps, UpcomingTurns } from '@scheduling/contract'
import type { Answers } from '../../fixtures/fixture.ts'
import { idOf, refusal } from '../../fixtures/fixture.ts'
import type { OrganizationsState } from '../organizations/fixture.ts'

export interface TeamsState {
  /** By event type. Of others, everybody takes the meetings in turn. */
  teams: Record<string, Team>
  /** By member. Of others, one. */
  memberSchedules: Record<string, MemberSchedules['members'][number]['schedules']>
  /** Whose turn is next, by event type. */
  turns: Record<string, UpcomingTurns>
  /** Who is missing. */
  gaps: TeamsWithGaps['teams']
}

const teamsState = (): TeamsState => ({ teams: {}, memberSchedules: {}, turns: {}, gaps: [] })

const workingHours = (member: string) => [
  { id: idOf(`schedule of ${member}`, 1), name: 'Working hours', isDefault: true },
]

const EVERYBODY: Team = {
  kind: 'round_robin',
  people: [],
  pools: [{ id: 'everybody', name: '', take: 1 }],
  everybody: true,
  period: 'month',
  noShowCounts: true,
  maxAhead: null,
  ownerFirst: false,
}

/** In turn, of one pool. */
export const teamOf = (changed: Partial<Team>): Team => ({
  ...EVERYBODY,
  everybody: false,
  pools: [{ id: 'pool', name: '', take: 1 }],
  ...changed,
})

export const teamPerson = (
  memberId: string,
  changed: Partial<Team['people'][number]> = {},
): Team['people'][number] => ({
  memberId,
  part: 'pool',
  weight: 1,
  priority: 0,
  caps: { perDay: null, perWeek: null },
  scheduleId: null,
  awayUntil: null,
  ...changed,
})

function teamsAnswers(
  state: TeamsState & OrganizationsState,
): Answers<
  | 'GET /event-types/:id/team'
  | 'PUT /event-types/:id/team'
  | 'GET /event-types/:id/turns'
  | 'GET /organization/schedules'
  | 'GET /organization/team-gaps'
> {
  return {
    'GET /event-types/:id/team': ({ params }) => {
      if (!state.organization) throw refusal('organization_not_found')
      return state.teams[params.id] ?? EVERYBODY
    },
    'PUT /event-types/:id/team': ({ params, body }) => {
      state.teams[params.id] = body
      return body
    },
    'GET /event-types/:id/turns': ({ params }) =>
      state.turns[params.id] ?? { period: '2026-11-01', pools: [] },
    'GET /organization/team-gaps': () => ({ teams: state.gaps }),
    'GET /organization/schedules': () => ({
      members: (state.organization?.members ?? []).map(({ member_id: memberId }) => ({
        memberId,
        schedules: state.memberSchedules[memberId] ?? workingHours(memberId),
      })),
    }),
  }
}

export const teamsFixture = { state: teamsState, answers: teamsAnswers }
