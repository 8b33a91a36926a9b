import { limits } from '@scheduling/domain'
import { z } from 'zod'
import { mailedName, OwnerSlug } from '../fields.ts'
import { route } from '../route.ts'
import { Organization, OrganizationSummary } from './schemas.ts'

export const organizations = {
  'GET /organizations': route({
    summary: 'The organizations that the account is a member of',
    auth: 'host',
    action: 'session',
    result: z.object({ organizations: z.array(OrganizationSummary) }),
    errors: ['not_signed_in'],
  }),
  'POST /organizations': route({
    summary: 'Create an organization, and own it; an account owns one at most',
    auth: 'verified',
    action: 'own_account',
    body: z.strictObject({ name: mailedName(limits.NAME_MAX), link: OwnerSlug }),
    result: OrganizationSummary,
    status: 201,
    errors: [
      'not_signed_in',
      'not_verified',
      'invalid_input',
      'slug_taken',
      'owns_organization',
      'upgrade_required',
      'rate_limited',
    ],
  }),
  'GET /organization': route({
    summary: 'The organization that the caller acts for, with its members',
    auth: 'host',
    action: 'take_part',
    result: Organization,
    errors: ['not_signed_in', 'organization_not_found'],
  }),
}
