import { limits } from '@scheduling/domain'
import { z } from 'zod'
import { route } from '../route.ts'
import { Domain } from './schemas.ts'

// Only a host name: no scheme, no port, no path.
const PLAIN = /^[^\s/:@?#]+$/

/** A public DNS name in lower case; international names in ASCII. */
const DomainName = z
  .string()
  .trim()
  .max(limits.DOMAIN_MAX)
  .transform((text) =>
    PLAIN.test(text) && URL.canParse(`https://${text}`) ? new URL(`https://${text}`).hostname : text,
  )
  .pipe(
    z
      .string()
      .regex(
        /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/,
        'Expected a domain such as meet.example.com',
      ),
  )
  .meta({ description: 'Such as meet.example.com' })

// Host names that are stored have been checked when they were.
const Current = z
  .string()
  .max(limits.DOMAIN_MAX)
  .nullable()
  .optional()
  .meta({ description: 'The domain that the caller knows of, or null; refused where another one is set' })

export const domains = {
  'GET /domain': route({
    summary: 'The custom domain of the host, as it was when it was looked at last',
    auth: 'host',
    action: 'settings',
    result: z.object({ domain: Domain.nullable(), target: z.string() }),
    errors: ['not_signed_in'],
  }),
  'PUT /domain': route({
    summary: 'Use another domain; it is looked at now, and again and again until it works',
    auth: 'verified',
    action: 'settings',
    body: z.strictObject({ domain: DomainName, current: Current }),
    result: Domain,
    errors: ['not_signed_in', 'not_verified', 'invalid_input', 'changed_meanwhile', 'rate_limited'],
  }),
  'POST /domain/check': route({
    summary: 'Look at it now',
    auth: 'verified',
    action: 'settings',
    result: Domain,
    errors: ['not_signed_in', 'not_verified', 'domain_not_found', 'rate_limited'],
  }),
  'DELETE /domain': route({
    summary: 'Use none; links carry the address of this server again',
    auth: 'host',
    action: 'settings',
    body: z.strictObject({ current: Current }),
    errors: ['not_signed_in', 'invalid_input', 'changed_meanwhile'],
  }),
  'GET /users/checkOwnerByDomain': route({
    summary: 'Whose the domain is that this is asked by',
    auth: 'public',
    result: z.object({ data: z.object({ link: z.string().meta({ description: 'Owner slug' }) }) }),
    errors: ['owner_not_found'],
  }),
}
