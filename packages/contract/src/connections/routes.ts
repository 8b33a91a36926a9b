import { limits } from '@scheduling/domain'
import { z } from 'zod'
import { Id } from '../fields.ts'
import { route } from '../route.ts'
import { ProviderName, Provider, Connection, RoomAccount } from './schemas.ts'

const params = z.object({ provider: ProviderName })

export const connections = {
  'GET /connections': route({
    summary: 'Which providers there are, and which accounts are connected, the oldest first',
    auth: 'host',
    action: 'settings',
    result: z.object({
      providers: z.array(Provider),
      connections: z.array(Connection),
      rooms: z
        .array(RoomAccount)
        .meta({ description: 'Which rooms are made for new meetings, and by which account' }),
    }),
    errors: ['not_signed_in'],
  }),
  'POST /connections/:provider/start': route({
    summary: 'Where to say yes to a connection; good for ten minutes, in this session',
    auth: 'verified',
    action: 'settings',
    params,
    result: z.object({ url: z.url() }),
    errors: ['not_signed_in', 'not_verified', 'invalid_input', 'provider_off', 'rate_limited'],
  }),
  'POST /connections/:provider/finish': route({
    summary: 'Connect with what the provider answered. The same account again renews its connection',
    auth: 'verified',
    action: 'settings',
    params,
    body: z.strictObject({
      state: z.string().max(limits.TOKEN_MAX),
      code: z.string().max(limits.CONSENT_CODE_MAX),
    }),
    result: Connection,
    errors: [
      'not_signed_in',
      'not_verified',
      'invalid_input',
      'provider_off',
      'consent_invalid',
      'consent_incomplete',
      'unavailable',
    ],
  }),
  'POST /connections/:provider/open': route({
    summary: 'Connect with what its owner types. The same account again renews its connection',
    auth: 'verified',
    action: 'settings',
    params,
    body: z.strictObject({
      address: z.string().max(limits.URL_MAX).optional(),
      user: z.string().max(limits.PROVIDER_USER_MAX).optional(),
      password: z.string().max(limits.PROVIDER_PASSWORD_MAX).optional(),
      key: z.string().max(limits.PROVIDER_PASSWORD_MAX).optional(),
    }),
    result: Connection,
    errors: [
      'not_signed_in',
      'not_verified',
      'invalid_input',
      'provider_off',
      'rate_limited',
      'account_refused',
      'account_unreadable',
      'account_unreachable',
    ],
  }),
  'DELETE /connections/:id': route({
    summary: 'Disconnect: what it gave is revoked, and what was read is deleted',
    auth: 'host',
    action: 'settings',
    params: z.object({ id: Id }),
    errors: ['not_signed_in', 'invalid_input', 'connection_not_found'],
  }),
}
