import type { capabilities } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { makeOnce } from '../idempotency/operations.ts'
import { spanOf } from '../slots/operations.ts'
import { presentSlots } from '../slots/present.ts'
import { rejectRequest, finishConnecting, startConnecting, takeBack } from './connect.ts'
import type { OpenedRequest } from './keys.ts'
import { openKey } from './keys.ts'
import { commonTimes, meetClient } from './meet.ts'
import type { ClientWithLink } from './operations.ts'
import {
  askAgain,
  askClient,
  repeatedClient,
  deleteClient,
  endClient,
  listClients,
  withConnection,
} from './operations.ts'
import { presentClient, presentRequest } from './present.ts'
import { bookBeside, timesBeside } from './share.ts'
import { originsToTell } from './window-origins.ts'

export function clientRoutes(context: Context): Handlers<typeof capabilities.clients> {
  const answer = (clientWithLink: ClientWithLink) => ({
    client: presentClient(context, clientWithLink),
    link: clientWithLink.link,
  })
  const view = async (opened: OpenedRequest) =>
    presentRequest(context, {
      ...opened,
      ...(await withConnection(context, opened.client)),
      origins: await originsToTell(context, opened.host),
    })
  return {
    'GET /clients': async ({ host }) => ({
      clients: (await listClients(context, host.hostId)).map((clientWithConnection) =>
        presentClient(context, clientWithConnection),
      ),
    }),
    'POST /clients': async ({ host, body, caller }) =>
      answer(
        await makeOnce(
          context,
          { hostId: host.hostId, kind: 'client', key: caller.idempotencyKey, body },
          {
            read: (id) => repeatedClient(context, host, id, body.way),
            make: (repeat) => askClient(context, host, body, repeat),
          },
        ),
      ),
    'POST /clients/:id/ask-again': async ({ host, params, body }) =>
      answer(await askAgain(context, host, params.id, body.way)),
    'POST /clients/:id/end': async ({ host, params }) =>
      presentClient(context, await endClient(context, host, params.id)),
    'DELETE /clients/:id': async ({ host, params }) => {
      await deleteClient(context, host, params.id)
      return undefined
    },
    'GET /clients/:id/slots': async ({ host, params, query }) =>
      presentSlots(await commonTimes(context, host.hostId, params.id, spanOf(query))),
    'POST /clients/:id/meetings': async ({ host, params, body: { start } }) => {
      const at = Date.parse(start)
      const { bookingId } = await meetClient(context, host, params.id, at)
      return { bookingId, start: new Date(at).toISOString() }
    },
    'POST /client-requests/open': async ({ caller, body }) => view(await openKey(context, body.key, caller)),
    'POST /client-requests/start': async ({ caller, body }) => ({
      url: await startConnecting(context, caller, body),
    }),
    'POST /client-requests/finish': async ({ caller, body }) =>
      view(await finishConnecting(context, caller, body)),
    'POST /client-requests/decline': async ({ caller, body }) => {
      await rejectRequest(context, caller, body.key)
      return undefined
    },
    'POST /client-requests/take-back': async ({ caller, body }) => {
      await takeBack(context, caller, body.key)
      return undefined
    },
    'POST /client-requests/slots': async ({ caller, body: { from, to, ...file } }) =>
      presentSlots(await timesBeside(context, caller, file, spanOf({ from, to }))),
    'POST /client-requests/book': async ({ caller, body }) => {
      const start = Date.parse(body.start)
      await bookBeside(context, caller, { ...body, start })
      return { start: new Date(start).toISOString() }
    },
  }
}
