import { ACTING_FOR } from '@scheduling/contract'
import { addEvent, openAccount } from '../../../testing/hosts.ts'
import { actingFor, addOrganization } from '../../../testing/organizations.ts'
import type { RightRequests, World } from '../../../testing/right-requests.ts'

export async function rightRequests({ app }: World): Promise<RightRequests> {
  // An account owns one organization at most.
  const other = await openAccount(app)
  const { id } = await addOrganization(app, other)
  const event = await addEvent({ ...other, api: actingFor(app, other, id) })
  const headers = { authorization: `Bearer ${other.token}`, [ACTING_FOR]: id }
  const params = { id: event.id }
  const body = { locked: ['duration' as const], everybody: true, people: [] }
  return {
    requests: {
      'GET /event-types/:id/managed': () => ({ headers, params }),
      'PUT /event-types/:id/managed': () => ({ headers, params, body }),
      'DELETE /event-types/:id/managed': () => ({ headers, params }),
    },
  }
}
