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
