import { ACTING_FOR } from '@scheduling/contract'
import { addEvent, openAccount } from '../../../testing/hosts.ts'
import { actingFor, addOrganization } from '../../../testing/organizations.ts'
import type { RightRequests, World } from '../../../testing/right-requests.ts'
import { DEFAULT_TEAM } from '../default.ts'

export async function rightRequests({ app }: World): Promise<RightRequests> {
  // An account owns one organization at most.
  const other = await openAccount(app)
  const { id } = await addOrganization(app, other)
  const event = await addEvent({ ...other, api: actingFor(app, other, id) })
  const headers = { authorization: `Bearer ${other.token}`, [ACTING_FOR]: id }
  const params = { id: event.id }
  return {
    requests: {
      'GET /event-types/:id/team': () => ({ headers, params }),
      'PUT /event-types/:id/team': () => ({ headers, params, body: DEFAULT_TEAM }),
      'GET /event-types/:id/turns': () => ({ headers, params }),
      'GET /organization/team-gaps': () => ({ headers }),
      'GET /organization/schedules': () => ({ headers }),
    },
  }
}
