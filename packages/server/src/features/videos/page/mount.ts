import { HOUR, linkedVideoNamed } from '@scheduling/domain'
import type { Language } from '@scheduling/domain/languages'
import { firstLanguage, wishedLanguages } from '@scheduling/domain/languages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Web } from '../../../capability.ts'
import type { Context } from '../../../context.ts'
import { AppError } from '../../../errors.ts'
import { networkOf } from '../../../http/network.ts'
import { allow, countIfFree, lastUsedUp } from '../../abuse/operations.ts'
import { captionsIn } from '../record/captions-store.ts'
import { LIMITS } from '../record/limits.ts'
import { isSigned } from '../media/sign.ts'
import { mountBeacon } from '../views/beacon.ts'
import type { Notice, ShownVideo } from './document.ts'
import { noticePage, pagePolicy, passwordPage, videoPage } from './document.ts'
import type { SiteOptions } from './site-options.ts'
import { siteOptionsOf, siteQueryOf, PLAIN } from './site-options.ts'
import { sendPicture } from './picture.ts'
import type { VideoHere } from './show.ts'
import { captionsName, hostForLead, isRightPassword, shownLinked, shownVideo, videoAt } from './show.ts'

interface PageRequest {
  Params: { id: string }
  Querystring: Readonly<Record<string, unknown>>
}

interface CaptionsRequest {
  Params: { id: string; language: string }
  Querystring: { e?: unknown; s?: unknown }
}

const FORM = 'application/x-www-form-urlencoded'
const STATUS: Record<Notice, number> = { missing: 404, expired: 410, processing: 200 }
const PASSWORD_MAX = 200

/** `/video_embed/:id`: the page of a video, for visitors and for frames on other sites. */
export function mountVideoPage(app: FastifyInstance, web: Web): void {
  const { context, process } = web
  mountBeacon(app, web)
  const read = (script: string) => readFileSync(path.join(process.dist, `booking-ui/${script}.js`), 'utf8')
  const scripts = { own: read('video-player'), linked: read('linked-video') }
  const send = pageSender(context)
  const sendShown = (
    request: FastifyRequest<PageRequest>,
    reply: FastifyReply,
    { language, shown, site }: { language: Language; shown: ShownVideo; site: SiteOptions },
  ) => {
    const script = shown.elsewhere ? scripts.linked : scripts.own
    const page = videoPage(language, shown, { script, site, oembed: oembedAddress(context, request) })
    return send(reply, page, { script, site })
  }
  const sendVideo = async (request: FastifyRequest<PageRequest>, reply: FastifyReply, here: VideoHere) => {
    const shown = await shownVideo(context, here, {
      query: request.query,
      savesData: request.headers['save-data'] === 'on',
    })
    const language = languageOf(here.host)
    // Pages of other services are not isolated.
    return sendShown(request, shown.elsewhere ? reply : isolated(context, reply), {
      language,
      shown,
      site: siteOptionsIn(request),
    })
  }
  const sendNotice = async (request: FastifyRequest<PageRequest>, reply: FastifyReply, notice: Notice) => {
    const host =
      notice === 'processing' ? undefined : await hostForLead(context, request.params.id, request.query)
    const page = host ? noticePage(languageOf(host), notice, `/${host.link}`) : noticePage('en', notice)
    return send(isolated(context, reply.code(STATUS[notice])), page)
  }
  void app.register((pages, _options, done) => {
    pages.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, parsed) => {
      parsed(null, new URLSearchParams(String(body)))
    })
    pages.get<PageRequest>('/video_embed/:id', async (request, reply) => {
      const linked = linkedVideoNamed(request.params.id)
      if (linked)
        return sendShown(request, reply, {
          language: wishedLanguage(request),
          shown: shownLinked(linked),
          site: { ...siteOptionsIn(request), isBare: true },
        })
      const here = await find(context, request)
      if (typeof here === 'string') return sendNotice(request, reply, here)
      if (here.video.privacy === 'password')
        return send(isolated(context, reply), passwordPage(languageOf(here.host), { isWrong: false }))
      return sendVideo(request, reply, here)
    })
    pages.post<PageRequest>('/video_embed/:id', async (request, reply) => {
      const here = await find(context, request)
      if (typeof here === 'string') return sendNotice(request, reply, here)
      const given = request.body instanceof URLSearchParams ? (request.body.get('password') ?? '') : ''
      await allowPassword(context, here.video.id, networkOf(request.ip))
      if (given.length > PASSWORD_MAX || !(await isRightPassword(here.video, given))) {
        await countIfFree(context, LIMITS.wrongPasswords, here.video.id)
        return send(
          isolated(context, reply.code(403)),
          passwordPage(languageOf(here.host), { isWrong: true }),
        )
      }
      return sendVideo(request, reply, here)
    })
    pages.get<PageRequest>('/video_embed/:id/picture', async (request, reply) => {
      const here = await find(context, request)
      if (typeof here === 'string') throw new AppError('route_not_found')
      return sendPicture(context, here.video, reply)
    })
    pages.get<CaptionsRequest>('/video_embed/:id/captions/:language', async (request, reply) => {
      const { id, language } = request.params
      const { e, s } = request.query
      if (
        typeof s !== 'string' ||
        !isSigned(context, captionsName(id, language), Number(e), s, context.clock.now())
      )
        throw new AppError('not_allowed')
      const here = await find(context, request)
      const found =
        typeof here === 'string' ? undefined : await captionsIn(context.db, here.host.id, id, language)
      if (!found) throw new AppError('route_not_found')
      return reply
        .type('text/vtt; charset=utf-8')
        .header('cache-control', 'private, no-cache')
        .send(found.content)
    })
    done()
  })
}

function siteOptionsIn(request: FastifyRequest<PageRequest>): SiteOptions {
  return siteOptionsOf(request.query, request.headers['sec-fetch-dest'] === 'iframe')
}

/** Where editors that know oEmbed find the frame, with what the address says of it. */
function oembedAddress({ config }: Context, { url }: FastifyRequest): string {
  const page = new URL(url, config.publicUrl)
  page.search = siteQueryOf(Object.fromEntries(page.searchParams)).toString()
  return `/oembed?url=${encodeURIComponent(page.href)}`
}

function wishedLanguage({ headers }: FastifyRequest): Language {
  return firstLanguage(wishedLanguages(headers['accept-language'])) ?? 'en'
}

/** While many guess a password, each network has one guess, so nobody who knows it is kept out. Throws `rate_limited`. */
async function allowPassword(context: Context, videoId: string, network: string | null): Promise<void> {
  const attacked = await lastUsedUp(context, LIMITS.wrongPasswords, videoId)
  const isUnderAttack = attacked !== null && attacked > context.clock.now() - 2 * HOUR
  await allow(context, 'video-password', [
    [LIMITS.passwords, network],
    ...(isUnderAttack ? [[LIMITS.passwordsUnderAttack, network && `${network} ${videoId}`] as const] : []),
  ])
}

function languageOf({ invitee_language, language }: VideoHere['host']): Language {
  return invitee_language ?? language
}

/** Counts the addresses that a network guesses. */
async function find(context: Context, request: FastifyRequest<PageRequest>): Promise<VideoHere | Notice> {
  const here = await videoAt(context, request.params.id)
  const network = networkOf(request.ip)
  if (here === 'missing' && network !== null && !(await countIfFree(context, LIMITS.unknown, network)))
    throw new AppError('rate_limited')
  return here
}

/** Isolated pages, such as booking pages in embeds, show only isolated frames. */
function isolated({ config }: Context, reply: FastifyReply): FastifyReply {
  return reply.headers({
    // What a bucket answers has no header that says whether others may show it.
    'cross-origin-embedder-policy': config.storageUrl === undefined ? 'require-corp' : 'credentialless',
    'cross-origin-resource-policy': 'cross-origin',
  })
}

function pageSender({ config }: Context) {
  const { storageUrl, contentUrl } = config
  const others = [storageUrl && new URL(storageUrl).origin, contentUrl]
  const hosts = others.map((origin) => (origin === undefined ? '' : ` ${origin}`)).join('')
  const headers = {
    // The addresses of its files end, and its owner may end it at any time.
    'cache-control': 'no-store',
  }
  return (reply: FastifyReply, page: string, { script = '', site = PLAIN } = {}): FastifyReply =>
    reply
      .type('text/html; charset=utf-8')
      .headers({ ...headers, 'content-security-policy': pagePolicy(script, hosts, site) })
      .send(page)
}
