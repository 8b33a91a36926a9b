import type { capabilities } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { answerMailedRequest, answerRequest, readMailedRequest } from './answer.ts'
import { ask } from './ask.ts'
import { askableEventTypes } from './operations.ts'
import { presentAskable, presentMailed, presentRequest } from './present.ts'

export function memberRequestRoutes(context: Context): Handlers<typeof capabilities.memberRequests> {
  return {
    'GET /organization/event-types': async ({ host }) => ({
      eventTypes: (await askableEventTypes(context, host)).map(presentAskable),
    }),
    'POST /organization/requests': async ({ host, body }) => {
      const { isNew, request } = await ask(context, host, body)
      return { isNew, request: presentRequest(request) }
    },
    'POST /organization/requests/:id/answer': async ({ host, params, body }) => {
      await answerRequest(context, host, params.id, body.answer)
      return undefined
    },
    'GET /organization/request': async ({ query, caller }) =>
      presentMailed(await readMailedRequest(context, query.key, caller)),
    'POST /organization/request': async ({ query, body, caller }) =>
      presentMailed(await answerMailedRequest(context, query.key, body.answer, caller)),
  }
}
