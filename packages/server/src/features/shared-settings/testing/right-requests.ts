import { ACTING_FOR } from '@scheduling/contract'
import { openAccount } from '../../../testing/hosts.ts'
import { addOrganization } from '../../../testing/organizations.ts'
import type { RightRequests, World } from '../../../testing/right-requests.ts'
import { NOTHING_SHARED } from '../fields.ts'

export async function rightRequests({ app }: World): Promise<RightRequests> {
  // An account owns one organization at most.
  const other = await openAccount(app)
  const { id } = await addOrganization(app, other)
  const authorization = `Bearer ${other.token}`
  const headers = { authorization, [ACTING_FOR]: id }
  return {
    requests: {
      'GET /organization/shared-settings': () => ({ headers }),
      'PUT /organization/shared-settings': () => ({ headers, body: NOTHING_SHARED }),
      'GET /settings/inherited': () => ({ headers: { authorization } }),
      'PUT /settings/inherited': () => ({
        headers: { authorization },
        body: { field: 'logo' as const, organizationId: null },
      }),
    },
  }
}
