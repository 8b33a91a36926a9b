import type { RightRequests, World } from '../../../testing/right-requests.ts'
import { addConnection } from '../../connections/testing/connection.ts'

export async function rightRequests(world: World): Promise<RightRequests> {
  const { app, host } = world
  const place = { connectionId: await addConnection(world), id: 'main' }
  await app.context.pool.query(
    `insert into calendars (host_id, connection_id, id, name, is_primary, can_write, can_read, is_blocking, is_target)
     values ($1, $2, $3, 'Main', true, true, true, false, false)`,
    [host.me.userID, place.connectionId, place.id],
  )
  return {
    requests: {
      'GET /calendars': () => ({}),
      'GET /calendars/choices': () => ({}),
      'GET /calendars/busy': () => ({ query: { from: '2027-03-02T00:00:00Z', to: '2027-03-03T00:00:00Z' } }),
      'PUT /calendars/counted': () => ({
        body: { ...place, counted: ['tentative'] },
      }),
      'PUT /calendars/unread': () => ({
        body: { ...place, whenUnread: { trustFor: 60, afterwards: 'busy' } },
      }),
      'PUT /calendars/choices': () => ({ body: { syncsCancelation: true } }),
      'PUT /calendars': () => ({ body: { blocking: [], target: null } }),
    },
  }
}
