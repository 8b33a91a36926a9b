import { factsOf, ownerOf } from '@scheduling/contract/public-pages'
import { slugProblem } from '@scheduling/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Web } from '../../capability.ts'
import type { Context } from '../../context.ts'
import { refusalOf, retryHeaders } from '../../http/problem.ts'
import type { Page, SendPage } from '../../pages.ts'
import { PUBLIC_PAGES } from '../../pages.ts'
import type { EventRequest } from './page-request.ts'
import { optionsFor } from './page-request.ts'
import { pageSender } from './document/document.ts'
import { framingFor, isInEmbed } from './framing.ts'
import { hasNotice } from './notices.ts'
import { refusedPage } from './refused.ts'
import type { RenderPage } from '@scheduling/contract'
import type { readZonesFrom } from '@scheduling/domain'
import path from 'node:path'
import type { AppError } from '../../errors.ts'

const UNKNOWN: readonly AppError['code'][] = ['owner_not_found', 'event_type_not_found']

/**
 * Names in addresses are lower case. If nothing is found, answers the same address in lower case, unless it already
 * was.
 */
function inLowerCase(request: FastifyRequest, { code }: AppError): string | undefined {
  if (!UNKNOWN.includes(code)) return undefined
  const [pathname = '', ...query] = request.url.split('?')
  const right = pathname.replace(/%..|[A-Z]+/g, (part) => (part.startsWith('%') ? part : part.toLowerCase()))
  return right === pathname ? undefined : [right, ...query].join('?')
}

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

interface Built {
  renderPage: RenderPage
  readZonesFrom: typeof readZonesFrom
}

/** The pages that Rollup built: Node does not read TSX. */
async function builtPages(dist: string, { zones }: Pick<Context, 'zones'>): Promise<RenderPage> {
  const built = (await import(path.join(dist, 'booking-ui', 'server.js'))) as Built
  // The built pages contain a second copy of the domain, which needs the zones, too.
  built.readZonesFrom(zones.recordOf)
  return built.renderPage
}
