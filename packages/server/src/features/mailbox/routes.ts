import type { FastifyInstance } from 'fastify'
import type { Web } from '../../capability.ts'
import type { Config } from '../../config.ts'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { MAILBOX } from './links.ts'
import type { MailList } from './operations.ts'
import { browseMails, rawMail, readMails, readOne } from './operations.ts'
import { mailboxPage } from './page.ts'
import { isMailboxOpen } from './policy.ts'
import type { ReadMail } from './read.ts'
import { MAIL_POLICY, PAGE_POLICY } from './style.ts'
import type { Part } from './view.ts'
import { PARTS } from './view.ts'

type MailboxContext = Pick<Context, 'db' | 'service'> & {
  config: Pick<Config, 'mails' | 'isTrial' | 'operatorPassword'>
}

interface MailboxWeb {
  context: MailboxContext
  authenticators: Pick<Web['authenticators'], 'operator'>
}

interface Asked {
  Querystring: Record<string, unknown>
  Params: { id?: string }
}

/** Mounts the mailbox, for people and for tests. If mails really go out, these addresses do not exist. */
export function mountMailbox(server: FastifyInstance, { context, authenticators }: MailboxWeb): void {
  if (!isMailboxOpen(context.config)) return
  void server.register((app, _options, done) => {
    app.addHook('onRequest', async (request, reply) => {
      await authenticators.operator(request, reply)
    })
    mountPages(app, context)
    done()
  })
}

function mountPages(app: FastifyInstance, context: MailboxContext): void {
  app.get<Asked>(MAILBOX, async ({ query }, reply) => {
    const list = await browseMails(context, filterOf(query))
    return reply.headers(PAGE).send(pageOf(list, undefined, query))
  })

  app.get<Asked>(`${MAILBOX}.json`, async ({ query }, reply) => {
    return reply
      .header('cache-control', 'no-store')
      .send({ mails: await readMails(context, filterOf(query)) })
  })

  app.get<Asked>(`${MAILBOX}/:id`, async ({ query, params }, reply) => {
    const [list, mail] = await Promise.all([
      browseMails(context, filterOf(query)),
      isId(params.id) ? readOne(context, params.id) : undefined,
    ])
    const page = pageOf(list, mail ?? null, query)
    return reply
      .code(mail ? 200 : 404)
      .headers(PAGE)
      .send(page)
  })

  app.get<Asked>(`${MAILBOX}/:id/html`, async ({ params }, reply) => {
    const mail = isId(params.id) ? await readOne(context, params.id) : undefined
    if (typeof mail?.html !== 'string') throw new AppError('route_not_found')
    return reply.headers(MAIL).send(besideMailbox(mail.html))
  })

  app.get<Asked>(`${MAILBOX}/:id/raw`, async ({ params }, reply) => {
    const raw = isId(params.id) ? await rawMail(context, params.id) : undefined
    if (!raw) throw new AppError('route_not_found')
    return reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store').send(raw)
  })
}

const HTML = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }
// Addresses in mails are secrets, so linked pages must not learn the address of the mail.
const PAGE = { ...HTML, 'content-security-policy': PAGE_POLICY, 'referrer-policy': 'no-referrer' }
const MAIL = { ...HTML, 'content-security-policy': MAIL_POLICY, 'referrer-policy': 'no-referrer' }

const ADDRESS_MAX = 320

function filterOf({ to, before }: Asked['Querystring']): { to?: string; before?: string } {
  return {
    ...(typeof to === 'string' && to !== '' && to.length <= ADDRESS_MAX && !to.includes('\0') && { to }),
    ...(isId(before) && { before }),
  }
}

// A bigint of PostgreSQL has up to 19 digits; 18 are always in range.
function isId(value: unknown): value is string {
  return typeof value === 'string' && /^\d{1,18}$/.test(value)
}

function pageOf(list: MailList, chosen: ReadMail | null | undefined, query: Asked['Querystring']): string {
  const { to, before } = filterOf(query)
  return mailboxPage({
    ...list,
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    to,
    before,
    chosen,
    part: partOf(query.part, chosen),
  })
}

function partOf(asked: unknown, mail: ReadMail | null | undefined): Part {
  return PARTS.find((part) => part === asked) ?? (mail?.html === null ? 'text' : 'html')
}

/** Opens links of a mail in a new tab: inside the sandbox they would have no origin. */
function besideMailbox(source: string): string {
  return source.replace(/<head>/i, '<head><base target="_blank">')
}
