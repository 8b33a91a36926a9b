import type { capabilities } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { createOrganization } from './create.ts'
import { listOrganizations, organizationOf } from './operations.ts'
import { presentOrganization, presentSummary } from './present.ts'

export function organizationRoutes(context: Context): Handlers<typeof capabilities.organizations> {
  return {
    'GET /organizations': async ({ host }) => ({
      organizations: (await listOrganizations(context, host)).map(presentSummary),
    }),
    'POST /organizations': async ({ host, body }) =>
      presentSummary(await createOrganization(context, host, body)),
    'GET /organization': async ({ host }) => presentOrganization(await organizationOf(context, host)),
  }
}
