import { ACTING_FOR } from '@scheduling/contract'
import { openAccount } from '../../../testing/hosts.ts'
import { addOrganization } from '../../../testing/organizations.ts'
import type { RightRequests, World } from '../../../testing/right-requests.ts'

export async function rightRequests({ app }: World): Promise<RightRequests> {
  // An account owns one organization at most.
  const other = await openAccount(app)
  const { id } = await addOrganization(app, other)
  const headers = { authorization: `Bearer ${other.token}`, [ACTING_FOR]: id }
  return {
    requests: {
      'GET /organization/meetings-to-come': () => ({ headers }),
      'GET /organization/handovers': () => ({ headers }),
    },
  }
}
