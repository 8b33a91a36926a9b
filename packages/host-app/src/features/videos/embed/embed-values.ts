import { PAGE_PARAMS } from '@scheduling/contract/page'
import { VIDEO_PAGE, VIDEO_PARAMS } from '@scheduling/contract/videos/page'
import { limits, linkedVideoOf } from '@scheduling/domain'
import type { HostTranslate } from '@scheduling/messages/host'
import type { Problems } from '../../../ui/form/form-state.ts'
import { videoFrame } from './video-frame.ts'

export const CALLS = ['none', 'book', 'link'] as const
export const WIDTHS = ['full', '800', '640', '480'] as const

/** What somebody wants on their site. */
export interface VideoEmbedValues {
  /** The address of a video, or the id of one of ours. */
  video: string
  title: string
  width: (typeof WIDTHS)[number]
  hideTitle: boolean
  /** Empty: the page's own. */
  backgroundColor: string
  textColor: string
  buttonColor: string
  call: (typeof CALLS)[number]
  callText: string
  /** A booking page of this server, or any web address. */
  callUrl: string
}

export const NEW_EMBED: VideoEmbedValues = {
  video: '',
  title: '',
  width: 'full',
  hideTitle: false,
  backgroundColor: '',
  textColor: '',
  buttonColor: '',
  call: 'none',
  callText: '',
  callUrl: '',
}

const OWN_ID = /^[\dA-Za-z]{8}$/

/** `video`: the id of one of ours, to begin with. */
export function newEmbed(video: string | undefined, origin: string): VideoEmbedValues {
  if (video === undefined || !OWN_ID.test(video)) return NEW_EMBED
  return { ...NEW_EMBED, video: new URL(`${VIDEO_PAGE}/${video}`, origin).href }
}

/** The id in the address of the video's page on this server; undefined if it is no video. */
export function pageIdOf(video: string, origin: string): string | undefined {
  if (OWN_ID.test(video)) return video
  const url = URL.parse(video)
  const [, own = ''] = (url?.origin === origin && /^\/video_embed\/([^/]+)$/.exec(url.pathname)) || []
  if (OWN_ID.test(own)) return own
  const linked = linkedVideoOf(video)
  return linked && `${linked.source}-${linked.id}`
}

/** `OWNER` or `OWNER/EVENT`; undefined if it is no booking page of this server. */
export function bookingPathOf(address: string, origin: string): string | undefined {
  const url = URL.parse(address)
  if (url?.origin !== origin) return undefined
  const [, path] = /^\/([\w-]+(?:\/[\w-]+)?)\/?$/.exec(url.pathname) ?? []
  return path
}

/** Every problem, by field. */
export function checkVideoEmbed(values: VideoEmbedValues, t: HostTranslate, origin: string): Problems {
  const { video, call, callText, callUrl } = values
  const isWeb = /^https?:\/\/[^/]/.test(callUrl)
  return {
    ...(pageIdOf(video, origin) === undefined && { video: t('video_embed.video_wrong') }),
    ...(call !== 'none' && callText.trim() === '' && { callText: t('field.required') }),
    ...(callText.length > limits.CUE_TEXT_MAX && {
      callText: t('field.too_long_by', { length: callText.length, max: limits.CUE_TEXT_MAX }),
    }),
    ...(call === 'book' &&
      bookingPathOf(callUrl, origin) === undefined && {
        callUrl: t('video_embed.book_wrong', { origin }),
      }),
    ...(call === 'link' && !isWeb && { callUrl: t('field.url') }),
  }
}

/** The address that the frame shows; undefined while the video is missing. A button that is not complete is left out. */
export function videoEmbedAddress(values: VideoEmbedValues, origin: string): string | undefined {
  const id = pageIdOf(values.video, origin)
  if (id === undefined) return undefined
  const address = new URL(`${VIDEO_PAGE}/${id}`, origin)
  const params = {
    [PAGE_PARAMS.backgroundColor]: values.backgroundColor,
    [PAGE_PARAMS.textColor]: values.textColor,
    [PAGE_PARAMS.buttonColor]: values.buttonColor,
    ...callParams(values, origin),
  }
  for (const [name, value] of Object.entries(params)) if (value) address.searchParams.set(name, value)
  if (values.hideTitle) address.searchParams.set(VIDEO_PARAMS.hideTitle, '1')
  return address.href
}

function callParams({ call, callText, callUrl }: VideoEmbedValues, origin: string): Record<string, string> {
  const book = call === 'book' ? bookingPathOf(callUrl, origin) : undefined
  const isWhole = call === 'link' ? URL.canParse(callUrl) : book !== undefined
  if (!isWhole || callText.trim() === '') return {}
  const [name, goal] = book === undefined ? [VIDEO_PARAMS.callUrl, callUrl] : [VIDEO_PARAMS.book, book]
  return { [VIDEO_PARAMS.callText]: callText.trim(), [name]: goal }
}

/**
 * The code to paste. The frame keeps the shape of the video at each width. A place as wide as its content would have no
 * width at all, so it says which one it has then.
 */
export function videoEmbedCode(values: VideoEmbedValues, origin: string, title: string): string | undefined {
  const address = videoEmbedAddress(values, origin)
  if (address === undefined) return undefined
  const isBare = values.hideTitle || !OWN_ID.test(pageIdOf(values.video, origin) ?? '')
  const width = values.width === 'full' ? undefined : Number(values.width)
  return videoFrame(address, values.title || title, { isBare, width })
}
