import type { capabilities } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { makeOnce } from '../idempotency/operations.ts'
import { spanOf } from '../slots/operations.ts'
import { presentSlots } from '../slots/present.ts'
import { createOneOff } from './create.ts'
import { freeTimes, getOneOff, listHostOneOffs, removeOneOff } from './operations.ts'
import { presentOneOff } from './present.ts'
import type { StoredOneOff } from './store.ts'

export function oneOffRoutes(context: Context): Handlers<typeof capabilities.oneOffs> {
  const present = (row: StoredOneOff) => presentOneOff(row, context.clock.now())
  return {
    'GET /one-offs': async ({ host }) => ({
      oneOffs: (await listHostOneOffs(context, host.hostId)).map(present),
    }),
    'POST /one-offs': async ({ host, body, caller }) =>
      present(
        await makeOnce(
          context,
          { hostId: host.hostId, kind: 'one_off', key: caller.idempotencyKey, body },
          {
            read: (id) => getOneOff(context, host.hostId, id),
            make: (repeat) => createOneOff(context, host, body, repeat),
          },
        ),
      ),
    'GET /one-offs/:id': async ({ host, params }) =>
      present(await getOneOff(context, host.hostId, params.id)),
    'GET /one-offs/:id/slots': async ({ host, params, query }) =>
      presentSlots(await freeTimes(context, host.hostId, params.id, spanOf(query))),
    'DELETE /one-offs/:id': async ({ host, params }) => {
      await removeOneOff(context, host, params.id)
      return undefined
    },
  }
}
