import type { Team } from '@scheduling/contract'
import type { Answers } from '../../fixtures/fixture.ts'
import { refusal } from '../../fixtures/fixture.ts'
import type { OrganizationsState } from '../organizations/fixture.ts'

export interface TeamsState {
  /** By event type. Of others, everybody takes the meetings in turn. */
  teams: Record<string, Team>
}

const teamsState = (): TeamsState => ({ teams: {} })

const EVERYBODY: Team = {
  kind: 'round_robin',
  people: [],
  pools: [{ id: 'everybody', name: '', take: 1 }],
  everybody: true,
  period: 'month',
  noShowCounts: true,
  maxAhead: null,
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
): Answers<'GET /event-types/:id/team' | 'PUT /event-types/:id/team'> {
  return {
    'GET /event-types/:id/team': ({ params }) => {
      if (!state.organization) throw refusal('organization_not_found')
      return state.teams[params.id] ?? EVERYBODY
    },
    'PUT /event-types/:id/team': ({ params, body }) => {
      state.teams[params.id] = body
      return body
    },
  }
}

export const teamsFixture = { state: teamsState, answers: teamsAnswers }
