import type { capabilities } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { makeOnce } from '../idempotency/operations.ts'
import {
  addSchedule,
  changeSchedule,
  copySchedule,
  getSchedule,
  listAvailability,
  removeSchedule,
} from './operations.ts'
import { presentSchedule } from './present.ts'

export function availabilityRoutes(context: Context): Handlers<typeof capabilities.availability> {
  return {
    'GET /availability': async ({ host }) => ({
      schedules: (await listAvailability(context, host.hostId)).map(presentSchedule),
    }),
    'POST /availability': async ({ host, body, caller }) =>
      presentSchedule(
        await makeOnce(
          context,
          { hostId: host.hostId, kind: 'schedule', key: caller.idempotencyKey, body },
          {
            read: (id) => getSchedule(context, host.hostId, id),
            make: (repeat) => addSchedule(context, host, body, repeat),
          },
        ),
      ),
    'GET /availability/:id': async ({ host, params }) =>
      presentSchedule(await getSchedule(context, host.hostId, params.id)),
    'PATCH /availability/:id': async ({ host, params, body }) =>
      presentSchedule(await changeSchedule(context, host, params.id, body)),
    'DELETE /availability/:id': async ({ host, params }) => {
      await removeSchedule(context, host, params.id)
      return undefined
    },
    'POST /availability/:id/copy': async ({ host, params, body, caller }) =>
      presentSchedule(
        await makeOnce(
          context,
          {
            hostId: host.hostId,
            kind: 'schedule',
            key: caller.idempotencyKey,
            body: { copyOf: params.id, ...body },
          },
          {
            read: (id) => getSchedule(context, host.hostId, id),
            make: (repeat) => copySchedule(context, host, { id: params.id, name: body.name }, repeat),
          },
        ),
      ),
  }
}
