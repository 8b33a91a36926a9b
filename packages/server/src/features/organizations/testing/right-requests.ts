import { ACTING_FOR } from '@scheduling/contract'
import { randomUUID } from 'node:crypto'
import { addOrganization } from '../../../testing/organizations.ts'
import { invite, writtenMail } from './invitations.ts'
import { removeHost } from '../../hosts/operations.ts'
import type { RightRequests, World } from '../../../testing/right-requests.ts'

export async function rightRequests({ app, host, other }: World): Promise<RightRequests> {
  const { context } = app
  const organization = await addOrganization(app, other)
  const { id } = organization
  const email = 'joining@park.example'
  const addInvitation = async () => {
    const invitationId = await invite(organization, email)
    const mail = await writtenMail(app, organization, invitationId)
    return { params: { id: invitationId }, query: { key: String(mail?.key) } }
  }
  let invited = await addInvitation()
  const headers = { authorization: `Bearer ${other.token}`, [ACTING_FOR]: id }
  return {
    requests: {
      'GET /organizations': () => ({}),
      'POST /organizations': () => ({ body: { name: 'Studio', link: `studio-${randomUUID().slice(0, 8)}` } }),
      'GET /organization': () => ({ headers }),
      'POST /organization/invitations': () => ({
        headers,
        body: { email: 'new@park.example', role: 'member' },
      }),
      'DELETE /organization/invitations/:id': () => ({ headers, params: invited.params }),
      'POST /organization/accept': () => ({ query: invited.query }),
    },
    async renew(route) {
      if (route === 'DELETE /organization/invitations/:id') invited = await addInvitation()
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
