import type { MailChoice, PageData } from '@scheduling/contract'
import { MAIL_CHOICE_PARAM, PAGE_PARAMS } from '@scheduling/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import { AppError, fieldError } from '../../../errors.ts'
import type { Page, Site } from '../../../pages.ts'
import { findHost } from '../../hosts/operations.ts'
import { presentOwner } from '../../hosts/present.ts'
import { choiceOf, choose, readerOfLink, unsubscribe } from '../choices.ts'
import { readReaderToken } from '../reader/reader-token.ts'
import type { TokenRequest } from '../../pages/page-request.ts'
import { formOf, optionsFor } from '../../pages/page-request.ts'

type MailsData = Extract<PageData, { kind: 'mails' }>

// The two words of the one-click POST, and what mail programs put around them.
const BODY_MAX = 4_096

/**
 * `/mails/:token`: which mails a reader wants. Opening it changes nothing, because programs open every link in a
 * mail. The form changes the choice, and so does the one POST that mail programs send (RFC 8058). Neither needs a
 * cookie: the link is the proof.
 */
export const mailsPage: Page = {
  mount: mountMailsPage,
  link: { read: readReaderToken, refusal: 'booking_not_found' },
}

function mountMailsPage(pages: FastifyInstance, { context, send }: Site): void {
  void pages.register((app, _options, done) => {
    // Most mail programs send the one-click POST as multipart.
    app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer', bodyLimit: BODY_MAX }, readMultipart)

    app.get<TokenRequest>('/mails/:token', async (request, reply) => {
      const data = await mailsData(context, request)
      return send(data, request, reply, 'none')
    })

    app.post<TokenRequest>('/mails/:token', { bodyLimit: BODY_MAX }, async (request, reply) => {
      const foundReader = await readerOfLink(context, request.params.token)
      const form = formOf(request)
      if (form.get('List-Unsubscribe') === 'One-Click') {
        await unsubscribe(context, foundReader)
        // Mail programs do not follow redirects.
        return reply.header('cache-control', 'no-store').send()
      }
      const choice = choiceIn(form)
      if (!choice)
        throw fieldError(MAIL_CHOICE_PARAM, 'not_an_option', `Expected one of ${CHOICES.join(', ')}`)
      await choose(context, foundReader, choice)
      return reply.redirect(savedPath(request), 303)
    })
    done()
  })
}

async function readMultipart(request: FastifyRequest, body: Buffer | string): Promise<URLSearchParams> {
  const headers = { 'content-type': String(request.headers['content-type']) }
  const form = await new Response(body, { headers }).formData().catch(() => new FormData())
  return new URLSearchParams(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}

function savedPath(request: FastifyRequest<TokenRequest>): string {
  const query = new URLSearchParams(request.url.split('?', 2)[1])
  query.delete(MAIL_CHOICE_PARAM)
  query.set(PAGE_PARAMS.view, SAVED)
  return `/mails/${encodeURIComponent(request.params.token)}?${query.toString()}`
}

const SAVED = 'saved'
const CHOICES = ['keep', 'meeting', 'host', 'all'] as const satisfies MailChoice[]

function choiceIn(form: URLSearchParams): MailChoice | null {
  const given = form.get(MAIL_CHOICE_PARAM)
  return CHOICES.find((choice) => choice === given) ?? null
}

async function mailsData(context: Context, request: FastifyRequest<TokenRequest>): Promise<MailsData> {
  const foundReader = await readerOfLink(context, request.params.token)
  const { reader, meeting, locale } = foundReader
  const [host, choice] = await Promise.all([findHost(context, reader.hostId), choiceOf(context, foundReader)])
  if (!host) throw new AppError('booking_not_found')
  const options = optionsFor(context, request, host, locale)
  const query = new URLSearchParams(options.search)
  const { name, times, canceled, subject } = meeting
  const about = subject?.kind ?? 'meeting'
  return {
    kind: 'mails',
    // In the time zone of the reader's mails.
    options: options.timeZoneGuessed ? { ...options, timeZone: meeting.timeZone } : options,
    owner: presentOwner(host),
    meeting: { about, name, times, canceled },
    address: shortened(reader.recipient),
    choice,
    proposed: choiceIn(query),
    saved: query.get(PAGE_PARAMS.view) === SAVED,
  }
}

/** `a…@example.com`: hides the address from people who look over a shoulder. */
function shortened(address: string): string {
  return address.replace(/^(.)[^@]*/u, '$1…')
}
