import { route } from '../route.ts'
import { Me } from './schemas.ts'

export const accounts = {
  'GET /users/aboutme': route({
    summary: 'Who is signed in',
    auth: 'host',
    action: 'session',
    result: Me,
    errors: ['not_signed_in'],
  }),
}
