import { createElement } from 'react'
import type { ReactElement } from 'react'
import { PLACE } from './place.ts'

export interface VideoProps {
  /** The page of the video: `https://HOST/video_embed/ID`. The ID may be `youtube-…` or `vimeo-…`. */
  url: string
  /** What screen readers call the frame. Default: `Video`. */
  title?: string
  className?: string
  /** `#RRGGBB` */
  backgroundColor?: string
  /** `#RRGGBB` */
  textColor?: string
  /** `#RRGGBB` */
  buttonColor?: string
  /** Shows only the video, as high as its frame. */
  hideTitle?: boolean
  /** The words of a button, which leads to `book` or `callUrl`. */
  callText?: string
  callUrl?: string
  /** `OWNER` or `OWNER/EVENT` of the same server: the booking opens over the video. */
  book?: string
}

/** A video, in a frame that keeps its shape at each width. It needs no script of ours. */
export function Video({ title = 'Video', className, ...options }: VideoProps): ReactElement {
  const height = options.hideTitle ? '56.25cqw' : `calc(56.25cqw + ${BELOW}px)`
  // oxlint-disable-next-line react/iframe-missing-sandbox -- our own page, from its own origin
  const frame = createElement('iframe', {
    src: addressFor(options),
    title,
    className,
    height: 450,
    loading: 'lazy',
    allow: 'autoplay; fullscreen; picture-in-picture',
    style: { border: 0, borderRadius: 12, width: '100%', height },
  })
  return createElement('div', { style: PLACE }, frame)
}

// Title, button and speed below the picture.
const BELOW = 128

type Options = Omit<VideoProps, 'title' | 'className'>

function addressFor({ url, hideTitle, ...options }: Options): string {
  const { backgroundColor, textColor, buttonColor, callText, callUrl, book } = options
  const params = Object.entries({
    background_color: backgroundColor,
    text_color: textColor,
    button_color: buttonColor,
    call_text: callText,
    call_url: callUrl,
    book,
    hide_title: hideTitle ? '1' : undefined,
  }).filter((entry): entry is [string, string] => Boolean(entry[1]))
  if (params.length === 0) return url
  return `${url}${url.includes('?') ? '&' : '?'}${new URLSearchParams(params).toString()}`
}
