import { factsOf, ownerOf } from '@scheduling/contract/public-pages'
import { slugProblem } from '@scheduling/domain'
import type { FastifyInstance } from 'fastify'
import type { Web } from '../../capability.ts'
import type { Context } from '../../context.ts'
import { refusalOf, retryHeaders } from '../../http/problem.ts'
import type { Page, SendPage } from '../../pages.ts'
import { PUBLIC_PAGES } from '../../pages.ts'
import type { EventRequest } from './page-request.ts'
import { optionsFor } from './page-request.ts'
import { pageSender } from './document/document.ts'
import { framingFor, isInEmbed } from './framing.ts'
import { inLowerCase } from './lower-case.ts'
import { hasNotice } from './notices.ts'
import { refusedPage } from './refused.ts'
import { builtPages } from './document/render.ts'

const FORM = 'application/x-www-form-urlencoded'

type PageParams = Partial<EventRequest['Params']>

/** Mounts the public pages of all capabilities, their forms without JavaScript, and the pages for refusals. */
export async function mountPages(app: FastifyInstance, { context, process }: Web): Promise<void> {
  const sendPage = pageSender(await builtPages(process.dist, context))
  await app.register((pages, _options, done) => {
    pages.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, parsed) => {
      parsed(null, new URLSearchParams(String(body)))
    })
    const send = framed(context, sendPage)
    showRefusals(pages, context, send)
    pages.setNotFoundHandler(async (request, reply) => {
      const options = optionsFor(context, request, undefined)
      return send({ kind: 'not_found', options, owner: null }, request, reply)
    })
    for (const page of context.hooks(PUBLIC_PAGES)) mountPage(pages, page, context, sendPage)
    done()
  })
}

export function mountPage(app: FastifyInstance, page: Page, context: Context, sendPage: SendPage): void {
  void app.register((own, _options, done) => {
    requireReserved(own)
    const send = framed(context, sendPage, page)
    showRefusals(own, context, send)
    page.mount(own, { context, send })
    done()
  })
}

/** The app does not get ready if a host could take the first word of an address as their link. */
function requireReserved(app: FastifyInstance): void {
  const free = new Set<string>()
  app.addHook('onRoute', ({ url }) => {
    const word = url.split('/')[1] ?? ''
    if (!word.startsWith(':') && !slugProblem(word, 'owner')) free.add(word)
  })
  app.addHook('onReady', (done) => {
    const problem = `A page's address begins with "${[...free].join('", "')}", which a host may take as their link; expected a word of RESERVED_BY_ROUTES`
    done(free.size > 0 ? new Error(problem) : undefined)
  })
}

/** Sends pages with the frames that are allowed by default. */
function framed(context: Context, sendPage: SendPage, { isPersonal }: Partial<Page> = {}): SendPage {
  return async (data, request, reply, framing) => {
    if (framing !== undefined) return sendPage(data, request, reply, framing)
    if (isPersonal && !isInEmbed(request)) return sendPage(data, request, reply, 'none')
    const { eventOf } = factsOf(data)
    const event = eventOf ? eventOf(data) : (request.params as PageParams).event
    const allowed = await framingFor(context, request, ownerOf(data)?.link, event ?? '')
    return sendPage(data, request, reply, allowed)
  }
}

function showRefusals(app: FastifyInstance, context: Context, send: SendPage): void {
  app.setErrorHandler(async (error: Error, request, reply) => {
    const refusal = refusalOf(error)
    if (refusal.code === 'internal_error') request.log.error({ err: refusal.cause }, 'page failed')
    if (!hasNotice(refusal)) throw refusal
    const right = inLowerCase(request, refusal)
    if (right !== undefined) return reply.redirect(right, 308)
    void reply.headers(retryHeaders(refusal))
    return send(await refusedPage(context, request, refusal), request, reply)
  })
}
