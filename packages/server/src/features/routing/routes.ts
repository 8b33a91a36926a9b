import type { capabilities } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { makeOnce } from '../idempotency/operations.ts'
import { addForm, changeForm, getForm, listAnswers, listForms, removeForm } from './operations.ts'
import { presentAnswer, presentForm } from './present.ts'

export function routingRoutes(context: Context): Handlers<typeof capabilities.routing> {
  return {
    'GET /routing-forms': async ({ host }) => ({
      forms: (await listForms(context, host.hostId)).map(presentForm),
    }),
    'POST /routing-forms': async ({ host, body, caller }) =>
      presentForm(
        await makeOnce(
          context,
          { hostId: host.hostId, kind: 'routing_form', key: caller.idempotencyKey, body },
          {
            read: (id) => getForm(context, host.hostId, id),
            make: (repeat) => addForm(context, host, body, repeat),
          },
        ),
      ),
    'GET /routing-forms/:id': async ({ host, params }) =>
      presentForm(await getForm(context, host.hostId, params.id)),
    'PATCH /routing-forms/:id': async ({ host, params, body }) =>
      presentForm(await changeForm(context, host, params.id, body)),
    'DELETE /routing-forms/:id': async ({ host, params }) => {
      await removeForm(context, host, params.id)
      return undefined
    },
    'GET /routing-forms/:id/answers': async ({ host, params, query }) => {
      const { answers, more } = await listAnswers(context, host.hostId, params.id, query.before)
      return { answers: answers.map(presentAnswer), more }
    },
  }
}
