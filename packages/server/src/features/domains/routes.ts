import type { capabilities } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { Handlers } from '../../http/handlers.ts'
import { DOMAINS } from '../hosts/custom-domains.ts'
import { checkNow, hostDomain, targetOf, useAnotherDomain, useNoDomain } from './operations.ts'
import { presentDomain } from './present.ts'

export function domainRoutes(context: Context): Handlers<typeof capabilities.domains> {
  const target = targetOf(context)
  return {
    'GET /domain': async ({ host }) => {
      const known = await hostDomain(context, host.hostId)
      return { domain: known ? presentDomain(known, target) : null, target }
    },
    'PUT /domain': async ({ host, body }) =>
      presentDomain(await useAnotherDomain(context, host, body), target),
    'POST /domain/check': async ({ host }) => presentDomain(await checkNow(context, host), target),
    'DELETE /domain': async ({ host, body }) => {
      await useNoDomain(context, host, body)
      return undefined
    },
    'GET /users/checkOwnerByDomain': async ({ caller }) => {
      const link = await context.service(DOMAINS).ownerOf(caller.askedHost)
      if (link === undefined) throw new AppError('owner_not_found')
      return { data: { link } }
    },
  }
}
