import type { capabilities } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { makeOnce } from '../idempotency/operations.ts'
import { acceptInvitation, organizationToJoin } from './accept.ts'
import { changeRole, leave, removeMember, showMember } from './change.ts'
import { createOrganization, createdOrganization } from './create.ts'
import { withdrawEmail, changeEmail, confirmEmail } from './email.ts'
import { deleteOrganization } from './end.ts'
import { invite, revokeInvitation } from './invite.ts'
import { listOrganizations, organizationOf } from './operations.ts'
import { presentAcceptance, presentOrganization, presentSummary } from './present.ts'
import { acceptTransfer, requestTransfer, rejectTransfer, withdrawTransfer } from './transfer.ts'

export function organizationRoutes(context: Context): Handlers<typeof capabilities.organizations> {
  return {
    'GET /organizations': async ({ host }) => ({
      organizations: (await listOrganizations(context, host)).map(presentSummary),
    }),
    'POST /organizations': async ({ host, body, caller }) => {
      const { hostId, accountId } = host
      const asked = { hostId, kind: 'organization', key: caller.idempotencyKey } as const
      return presentSummary(
        await makeOnce(
          context,
          { ...asked, body: { ...body, accountId } },
          {
            read: (id) => createdOrganization(context, id),
            make: (repeat) => createOrganization(context, host, body, repeat),
          },
        ),
      )
    },
    'POST /organization/invitations': async ({ host, body }) => {
      await invite(context, host, body)
      return presentOrganization(await organizationOf(context, host))
    },
    'DELETE /organization/invitations/:id': async ({ host, params }) => {
      await revokeInvitation(context, host, params.id)
      return presentOrganization(await organizationOf(context, host))
    },
    'PUT /organization/email': async ({ host, body }) => {
      await changeEmail(context, host, body.email)
      return presentOrganization(await organizationOf(context, host))
    },
    'DELETE /organization/email/pending': async ({ host }) => {
      await withdrawEmail(context, host)
      return presentOrganization(await organizationOf(context, host))
    },
    'POST /organization/email/confirm': async ({ query, caller }) => confirmEmail(context, query.key, caller),
    'PATCH /organization/members': async ({ host, body }) => {
      await changeRole(context, host, body)
      return presentOrganization(await organizationOf(context, host))
    },
    'PATCH /organization/members/shown': async ({ host, body }) => {
      await showMember(context, host, body)
      return presentOrganization(await organizationOf(context, host))
    },
    'DELETE /organization/members': async ({ host, body }) => {
      await removeMember(context, host, body.member_id, body.meetings)
      return presentOrganization(await organizationOf(context, host))
    },
    'POST /organization/transfer': async ({ host, body }) => {
      await requestTransfer(context, host, body.member_id)
      return presentOrganization(await organizationOf(context, host))
    },
    'DELETE /organization/transfer': async ({ host }) => {
      await withdrawTransfer(context, host)
      return presentOrganization(await organizationOf(context, host))
    },
    'POST /organization/transfer/accept': async ({ host }) => {
      await acceptTransfer(context, host)
      return presentOrganization(await organizationOf(context, host))
    },
    'POST /organization/transfer/decline': async ({ host }) => {
      await rejectTransfer(context, host)
      return presentOrganization(await organizationOf(context, host))
    },
    'POST /organization/leave': async ({ host, body }) => {
      await leave(context, host, body.meetings)
      return undefined
    },
    'DELETE /organization': async ({ host, body }) => {
      await deleteOrganization(context, host, {
        link: body.link,
        cancelsMeetings: body.cancel_meetings,
      })
      return undefined
    },
    'POST /organization/accept': async ({ query, caller }) =>
      presentAcceptance(await acceptInvitation(context, query.key, caller)),
    'POST /organization/joining': async ({ query, caller }) => {
      const { organizationId, name } = await organizationToJoin(context, query.key, caller)
      return { organization_id: organizationId, name }
    },
    'GET /organization': async ({ host }) => presentOrganization(await organizationOf(context, host)),
  }
}
