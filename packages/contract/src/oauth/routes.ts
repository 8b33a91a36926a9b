import { limits } from '@scheduling/domain'
import { z } from 'zod'
import { Id, line } from '../fields.ts'
import { route } from '../route.ts'
import { AccessRequest, App, ExtensionDescription, Grant, RedirectAddress } from './schemas.ts'

const consent = z.strictObject({
  request: z
    .string()
    .max(limits.CONSENT_REQUEST_MAX)
    .meta({ description: 'The query of the address that the app opened, as it arrived' }),
})

const badRequest = [
  'not_signed_in',
  'invalid_input',
  'app_not_found',
  'app_unreadable',
  'rate_limited',
] as const

export const oauth = {
  'GET /oauth/extension': route({
    summary: 'The client ID metadata document of this server’s browser extension',
    auth: 'public',
    result: ExtensionDescription,
    errors: ['route_not_found'],
  }),
  'POST /oauth/requests': route({
    summary: 'Which app asks for access, and for what. For the consent page; nothing is allowed by it',
    auth: 'host',
    action: 'api_keys',
    body: consent,
    result: AccessRequest,
    errors: badRequest,
  }),
  'GET /oauth/grants': route({
    summary: 'Apps that may act for the host, the newest first; members of an organization see their own',
    auth: 'host',
    action: 'api_keys',
    result: z.object({ grants: z.array(Grant) }),
    errors: ['not_signed_in'],
  }),
  'POST /oauth/grants': route({
    summary: 'Let the app act for the host. Answers where to go: back to the app, with a code for its tokens',
    auth: 'verified',
    action: 'api_keys',
    body: consent,
    result: z.object({ location: z.string() }),
    status: 201,
    errors: [...badRequest, 'not_verified'],
  }),
  'DELETE /oauth/grants/:id': route({
    summary: 'Remove a connected app: its tokens open nothing from now on',
    auth: 'host',
    action: 'api_keys',
    params: z.object({ id: Id }),
    errors: ['not_signed_in', 'invalid_input', 'grant_not_found'],
  }),
  'GET /oauth/apps': route({
    summary: 'Apps that were registered by hand; members of an organization see their own',
    auth: 'host',
    action: 'api_keys',
    result: z.object({ apps: z.array(App) }),
    errors: ['not_signed_in'],
  }),
  'POST /oauth/apps': route({
    summary: 'Register an app that has no metadata document; a secret is shown this once',
    auth: 'verified',
    action: 'api_keys',
    body: z.strictObject({
      name: line(limits.NAME_MAX, 1),
      redirects: z.array(RedirectAddress).min(1, 'Name at least one').max(limits.APP_REDIRECTS_MAX),
      isConfidential: z.boolean().default(false),
    }),
    result: z.object({ app: App, secret: z.string().nullable() }),
    status: 201,
    errors: ['not_signed_in', 'not_verified', 'invalid_input', 'app_limit_reached'],
  }),
  'DELETE /oauth/apps/:id': route({
    summary: 'Remove a registered app, with everything that people allowed it',
    auth: 'host',
    action: 'api_keys',
    params: z.object({ id: Id }),
    errors: ['not_signed_in', 'invalid_input', 'app_not_found'],
  }),
}
