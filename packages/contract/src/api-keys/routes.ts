import { limits } from '@scheduling/domain'
import { z } from 'zod'
import { Id, line } from '../fields.ts'
import { route } from '../route.ts'
import { ApiKey } from './schemas.ts'
import { SCOPES } from './scopes.ts'

export const apiKeys = {
  'GET /api-keys': route({
    summary: 'The API keys of the host, the newest first; members of an organization see their own',
    auth: 'host',
    action: 'api_keys',
    result: z.object({ keys: z.array(ApiKey) }),
    errors: ['not_signed_in'],
  }),
  'POST /api-keys': route({
    summary: 'Make an API key; it is shown this once',
    auth: 'verified',
    action: 'api_keys',
    body: z.strictObject({
      name: line(limits.NAME_MAX, 1),
      scopes: z.array(z.enum(SCOPES)).min(1, 'Choose at least one').max(SCOPES.length),
      days: z
        .int()
        .min(1)
        .max(limits.API_KEY_DAYS_MAX)
        .nullable()
        .meta({ description: 'How long it is valid. Null: until it is removed' }),
      current: z
        .string()
        .min(1, 'This field is required')
        .max(limits.PASSWORD_MAX)
        .meta({ description: 'The password of the account' }),
    }),
    result: z.object({ key: ApiKey, secret: z.string().meta({ description: 'Begins with `wzl_`' }) }),
    status: 201,
    errors: [
      'not_signed_in',
      'not_verified',
      'invalid_input',
      'wrong_password',
      'api_key_limit_reached',
      'rate_limited',
    ],
  }),
  'DELETE /api-keys/:id': route({
    summary: 'Remove an API key: it opens nothing from now on',
    auth: 'host',
    action: 'api_keys',
    params: z.object({ id: Id }),
    errors: ['not_signed_in', 'invalid_input', 'api_key_not_found'],
  }),
}
