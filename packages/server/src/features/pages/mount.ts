import type { FastifyInstance } from 'fastify'
import type { Web } from '../../capability.ts'
import { refusalOf, retryHeaders } from '../../http/problem.ts'
import type { EventRequest } from './page-request.ts'
import { optionsFor } from './page-request.ts'
import type { SendPage } from './document/document.ts'
import { pageSender } from './document/document.ts'
import { framingFor } from './framing.ts'
import { PAGES } from './list.ts'
import { inLowerCase } from './lower-case.ts'
import { hasPage, refusedPage } from './refused.ts'
import { builtPages } from './document/render.ts'

const FORM = 'application/x-www-form-urlencoded'

type PageParams = Partial<EventRequest['Params']>

/** Mounts the public pages, their forms without JavaScript, and the pages for refusals. */
export async function mountPages(app: FastifyInstance, { context, process }: Web): Promise<void> {
  const render = await builtPages(process.dist, context)
  const sendPage = pageSender(render)
  const send: SendPage = async (data, request, reply, framing) => {
    const owner = data.kind === 'booking' ? data.booking.owner : data.owner
    const page = data.kind === 'booking' ? data.booking.eventSlug : (request.params as PageParams).event
    const allowed = framing ?? (await framingFor(context, request, owner?.link, page ?? ''))
    return sendPage(data, request, reply, allowed)
  }
  await app.register((pages, _options, done) => {
    pages.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, parsed) => {
      parsed(null, new URLSearchParams(String(body)))
    })
    pages.setErrorHandler(async (error: Error, request, reply) => {
      const refusal = refusalOf(error)
      if (refusal.code === 'internal_error') request.log.error({ err: refusal.cause }, 'page failed')
      if (!hasPage(refusal)) throw refusal
      const right = inLowerCase(request, refusal)
      if (right !== undefined) return reply.redirect(right, 308)
      void reply.headers(retryHeaders(refusal))
      return send(await refusedPage(context, request, refusal), request, reply)
    })
    pages.setNotFoundHandler(async (request, reply) => {
      const options = optionsFor(context, request, undefined)
      return send({ kind: 'not_found', options, owner: null }, request, reply)
    })
    for (const page of PAGES) page(pages, { context, send })
    done()
  })
}
