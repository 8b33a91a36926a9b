import { ACTING_FOR } from '@scheduling/contract'
import { randomUUID } from 'node:crypto'
import { addOrganization } from '../../../testing/organizations.ts'
import { removeHost } from '../../hosts/operations.ts'
import type { RightRequests, World } from '../../../testing/right-requests.ts'

export async function rightRequests({ app, host, other }: World): Promise<RightRequests> {
  const { context } = app
  const { id } = await addOrganization(app, other)
  const headers = { authorization: `Bearer ${other.token}`, [ACTING_FOR]: id }
  return {
    requests: {
      'GET /organizations': () => ({}),
      'POST /organizations': () => ({ body: { name: 'Studio', link: `studio-${randomUUID().slice(0, 8)}` } }),
      'GET /organization': () => ({ headers }),
    },
    async renew() {
      // An account owns one organization at most.
      for (const { for_host: created } of await context.db
        .selectFrom('memberships')
        .select('for_host')
        .where('account_id', '=', host.accountId)
        .where('of_organization', '=', true)
        .execute())
        await context.db.transaction().execute(async (trx) => {
          await removeHost(context, trx, created)
          await trx.deleteFrom('memberships').where('for_host', '=', created).execute()
        })
    },
  }
}
