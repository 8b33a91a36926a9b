import { VIDEO_PAGE, VIDEO_PARAMS } from '@scheduling/contract/videos/page'
import { linkedVideoNamed } from '@scheduling/domain'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Web } from '../../capability.ts'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { refusedFields } from '../../http/problem.ts'
import { DOMAINS } from '../hosts/custom-domains.ts'
import type { Host } from '../hosts/operations.ts'
import { originOf } from '../hosts/operations.ts'
import { bookingList, eventPage } from '../event-types/at-address.ts'
import { shownLinked, videoAt } from '../videos/page/show.ts'
import { siteQueryOf } from '../videos/page/site-options.ts'
import type { RichResponse } from './rich.ts'
import { richResponse } from './rich.ts'
import type { VideoResponse } from './video.ts'
import { videoResponse } from './video.ts'

const size = z.coerce.number().int().min(1).max(100_000).optional()

const Query = z.object({
  url: z.url({ protocol: /^https?$/, error: 'Expected the address of a booking page' }).max(2_000),
  maxwidth: size,
  maxheight: size,
  format: z.string().default('json'),
})

/** `GET /oembed`, https://oembed.com: for editors that turn a pasted address into the page. */
export function mountOembed(app: FastifyInstance, { context }: Web): void {
  app.get('/oembed', async (request, reply) => {
    // Editors ask from their authors' browsers, and the answer is public.
    void reply.header('access-control-allow-origin', '*')
    const parsed = Query.safeParse(request.query, { reportInput: true })
    if (!parsed.success) throw refusedFields(parsed.error.issues, 'query')
    const { url, format, maxwidth, maxheight } = parsed.data
    if (format !== 'json')
      throw new AppError('format_not_offered', { detail: `format: "${format.slice(0, 20)}"; expected json` })
    const answer = await describe(context, new URL(url), { maxWidth: maxwidth, maxHeight: maxheight })
    return reply
      .type('application/json; charset=utf-8')
      .header('cache-control', `public, max-age=${answer.cache_age}`)
      .send(JSON.stringify(answer))
  })
}

/** Throws what `eventPage` throws if nothing can be booked at the address. */
async function describe(
  context: Context,
  url: URL,
  most: { maxWidth: number | undefined; maxHeight: number | undefined },
): Promise<RichResponse | VideoResponse> {
  const [owner, slug, ...more] = url.pathname.split('/').filter(Boolean)
  const isHere = url.host === new URL(context.config.publicUrl).host
  if (isHere && owner === 'video_embed' && more.length === 0)
    return describeVideo(context, slug ?? '', Object.fromEntries(url.searchParams), most)
  // On a custom domain the first segment is ignored: the domain says whose page it is.
  const ofDomain = await context.service(DOMAINS).ownerOf(url.host)
  const link = ofDomain ?? owner
  // Ignore the scheme: people often leave it out or guess it.
  const isOurs = ofDomain !== undefined || isHere
  if (!isOurs || owner === undefined || link === undefined || more.length > 0)
    throw new AppError('owner_not_found', {
      detail: 'url: expected the address of a booking page of this server',
    })
  const addressOf = (host: Host, path: string) => new URL(`${path}${url.search}`, originOf(context, host))
  if (slug === undefined) {
    const { host } = await bookingList(context, link)
    return richResponse({ title: host.name, owner: host, address: addressOf(host, `/${link}`), ...most })
  }
  const { host, offer } = await eventPage(context, link, slug)
  const title = `${offer.name} · ${host.name}`
  return richResponse({ title, owner: host, address: addressOf(host, `/${link}/${slug}`), ...most })
}

/** Throws `owner_not_found` for what visitors do not see at once. */
async function describeVideo(
  context: Context,
  id: string,
  query: Readonly<Record<string, string>>,
  most: { maxWidth: number | undefined; maxHeight: number | undefined },
): Promise<VideoResponse> {
  const address = new URL(`${VIDEO_PAGE}/${id}`, context.config.publicUrl)
  address.search = siteQueryOf(query).toString()
  const isBare = VIDEO_PARAMS.hideTitle in query
  const linked = linkedVideoNamed(id)
  if (linked) {
    const { title } = shownLinked(linked)
    return videoResponse({ title, owner: null, address, isBare: true, width: null, height: null, ...most })
  }
  const here = await videoAt(context, id)
  if (typeof here === 'string' || here.video.privacy !== 'link')
    throw new AppError('owner_not_found', {
      detail: 'url: expected the address of a video that everybody may see',
    })
  const { title, width, height } = here.video
  return videoResponse({ title, owner: here.host, address, isBare, width, height, ...most })
}
