import { escapeHtml } from '@scheduling/domain'
import { PRODUCT_NAME } from '@scheduling/messages'
import type { RichResponse } from './rich.ts'

/** What https://oembed.com calls a video. */
export type VideoResponse = Omit<RichResponse, 'type' | 'author_name' | 'author_url'> &
  Partial<Pick<RichResponse, 'author_name' | 'author_url'>> & { type: 'video' }

interface Shown {
  title: string
  /** Null: a video that nobody here has added. */
  owner: { name: string; link: string } | null
  /** The page's address on this server. */
  address: URL
  /** Nothing but the video. */
  isBare: boolean
  width: number | null
  height: number | null
  maxWidth: number | undefined
  maxHeight: number | undefined
}

const WIDTH = 800
// Below the picture: title, speed and chapters.
const BELOW = 96
// In less, title and speed have no room. The picture has borders then.
const NARROWEST = 160
const CACHE_SECONDS = 3_600

/** A frame with the shape of the video. Works without a script. */
export function videoResponse({
  title,
  owner,
  address,
  isBare,
  maxWidth,
  maxHeight,
  ...video
}: Shown): VideoResponse {
  const ratio = video.width && video.height ? video.width / video.height : 16 / 9
  const below = isBare ? 0 : BELOW
  // A frame that must be lower is narrower, too, so that the picture keeps its shape.
  const room = Math.max(NARROWEST, Math.floor(((maxHeight ?? Infinity) - below) * ratio))
  const width = Math.min(WIDTH, maxWidth ?? WIDTH, room)
  const height = Math.min(Math.round(width / ratio) + below, maxHeight ?? Infinity)
  const attributes = {
    src: address.href,
    title,
    width: String(width),
    height: String(height),
    style: 'border:0;max-width:100%',
    allow: 'autoplay; fullscreen; picture-in-picture',
  }
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${escapeHtml(value)}"`)
  return {
    version: '1.0',
    type: 'video',
    title,
    ...(owner && { author_name: owner.name, author_url: `${address.origin}/${owner.link}` }),
    provider_name: PRODUCT_NAME,
    provider_url: address.origin,
    cache_age: CACHE_SECONDS,
    html: `<iframe ${written.join(' ')}></iframe>`,
    width,
    height,
  }
}
