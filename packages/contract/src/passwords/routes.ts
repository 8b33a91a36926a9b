import { limits } from '@scheduling/domain'
import { z } from 'zod'
import { Id } from '../fields.ts'
import { route } from '../route.ts'
import { Password, Session } from './schemas.ts'

export const passwords = {
  'POST /users/password': route({
    summary: 'Another password; ends every other session',
    auth: 'host',
    action: 'own_account',
    body: z.strictObject({
      current: z.string().min(1, 'This field is required').max(limits.PASSWORD_MAX),
      password: Password,
    }),
    errors: ['not_signed_in', 'invalid_input', 'wrong_password', 'rate_limited'],
  }),
  'GET /users/sessions': route({
    summary: 'Where the account is signed in, the latest seen first',
    auth: 'host',
    action: 'own_account',
    result: z.object({ sessions: z.array(Session) }),
    errors: ['not_signed_in'],
  }),
  'DELETE /users/sessions/:id': route({
    summary: 'Sign out there',
    auth: 'host',
    action: 'own_account',
    params: z.object({ id: Id }),
    errors: ['not_signed_in', 'invalid_input', 'session_not_found'],
  }),
  'DELETE /users/sessions': route({
    summary: 'Sign out everywhere but here',
    auth: 'host',
    action: 'own_account',
    errors: ['not_signed_in'],
  }),
}
