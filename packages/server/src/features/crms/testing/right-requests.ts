import type { RightRequests, World } from '../../../testing/right-requests.ts'
import { addConnection } from '../../connections/testing/connection.ts'

export async function rightRequests(world: World): Promise<RightRequests> {
  const { app, host } = world
  const id = await addConnection(world)
  await app.context.pool.query('insert into crm_accounts (host_id, connection_id) values ($1, $2)', [
    host.me.userID,
    id,
  ])
  const params = () => ({ id })
  return {
    requests: {
      'GET /crms/:id': () => ({ params: params() }),
      'PATCH /crms/:id': () => ({ params: params(), body: { addsGuests: true } }),
      'GET /crms/:id/fields': () => ({ params: params() }),
      'POST /crms/:id/preview': () => ({ params: params(), body: { email: 'a@example.test', mapping: [] } }),
      'POST /crms/:id/backfill': () => ({ params: params(), body: { span: 'all' } }),
      'DELETE /crms/:id/backfill': () => ({ params: params() }),
      'POST /crms/:id/retry': () => ({ params: params() }),
    },
  }
}
