export type VideoKind = 'youtube' | 'vimeo'

/** A video at another service. */
export interface LinkedVideo {
  source: VideoKind
  /** An unlisted video of Vimeo shows itself only with the hash of its link: `76979871-8272103f6e`. */
  id: string
}

// Compared as text, so that an address that a browser would resolve to another host never passes.
const ADDRESS = /^https?:\/\/([a-z.-]+)\/(\S*)$/i
const YOUTUBE = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com', 'music.youtube.com'])
const YOUTUBE_SHORT = new Set(['youtu.be', 'www.youtu.be'])
const YOUTUBE_QUIET = new Set(['youtube-nocookie.com', 'www.youtube-nocookie.com'])
const VIMEO = new Set(['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'])

const YOUTUBE_ID = /^[\w-]{11}$/
const YOUTUBE_BEFORE_ID = ['shorts/', 'live/', 'embed/', 'v/']
const VIMEO_BEFORE_NUMBER =
  /^(?:|video|channels\/[\w-]+|groups\/[\w-]+\/videos|showcase\/\d+\/video|album\/\d+\/video|manage\/videos)$/
const VIMEO_NUMBER = /^\d{1,12}$/
const VIMEO_HASH = /^[\da-f]{6,32}$/i
const VIMEO_ID = /^\d{1,12}(?:-[\da-f]{6,32})?$/i

/** The video that an address plays: at YouTube with an id of 11 characters, or at Vimeo. Undefined for any other address. */
export function linkedVideoOf(address: string): LinkedVideo | undefined {
  const [, named = '', path = ''] = ADDRESS.exec(address) ?? []
  const host = named.toLowerCase()
  return VIMEO.has(host) ? vimeoVideo(path) : linkedVideoNamed(`youtube-${youtubeId(host, path)}`)
}

/** The video with a name such as `youtube-dQw4w9WgXcQ`: its source and its id. */
export function linkedVideoNamed(name: string): LinkedVideo | undefined {
  const [, source, id = ''] = /^(youtube|vimeo)-(.+)$/.exec(name) ?? []
  if (source === 'youtube') return YOUTUBE_ID.test(id) ? { source, id } : undefined
  return source === 'vimeo' && VIMEO_ID.test(id) ? { source, id } : undefined
}

/** Where somebody watches it at its service. */
export function linkedVideoAddress({ source, id }: LinkedVideo): string {
  return source === 'youtube'
    ? `https://www.youtube.com/watch?v=${id}`
    : `https://vimeo.com/${id.replace('-', '/')}`
}

/** The address that plays it inside another page. `query`: what the player is told, such as `autoplay=1`. */
export function linkedVideoPlayer({ source, id }: LinkedVideo, query = ''): string {
  const [number, hash] = id.split('-', 2)
  const address =
    source === 'youtube'
      ? `https://www.youtube-nocookie.com/embed/${id}`
      : `https://player.vimeo.com/video/${number}`
  const params = [source === 'vimeo' && hash && `h=${hash}`, query].filter(Boolean).join('&')
  return params ? `${address}?${params}` : address
}

/** The service that an address plays a video from. Undefined for any other address. */
export function videoKindOf(address: string): VideoKind | undefined {
  return linkedVideoOf(address)?.source
}

/** The address that plays the video inside another page; undefined for any other address. */
export function videoPlayerUrl(address: string, query?: string): string | undefined {
  const linked = linkedVideoOf(address)
  return linked && linkedVideoPlayer(linked, query)
}

function youtubeId(host: string, path: string): string | undefined {
  if (YOUTUBE_SHORT.has(host)) return wordAfter('', path)
  if (YOUTUBE_QUIET.has(host)) return wordAfter('embed/', path)
  if (!YOUTUBE.has(host)) return undefined
  const [page = ''] = path.split(/[?#]/, 1)
  if (page === 'watch' || page === 'watch/') return paramIn(path, 'v')
  return YOUTUBE_BEFORE_ID.map((before) => wordAfter(before, path)).find((id) => id !== undefined)
}

function vimeoVideo(path: string): LinkedVideo | undefined {
  const segments = path.split(/[?#]/, 1)[0]?.split('/') ?? []
  const at = segments.findIndex(
    (segment, index) =>
      VIMEO_NUMBER.test(segment) && VIMEO_BEFORE_NUMBER.test(segments.slice(0, index).join('/')),
  )
  const number = segments[at]
  if (number === undefined) return undefined
  const hash = [segments[at + 1] ?? '', paramIn(path, 'h') ?? ''].find((text) => VIMEO_HASH.test(text))
  return { source: 'vimeo', id: hash === undefined ? number : `${number}-${hash}` }
}

function paramIn(path: string, name: string): string | undefined {
  const [, query = ''] = path.split('#', 1)[0]?.split('?') ?? []
  const params = query.split('&')
  return params.map((param) => wordAfter(`${name}=`, param)).find((value) => value !== undefined)
}

function wordAfter(before: string, text: string): string | undefined {
  return text.startsWith(before) ? text.slice(before.length).split(/[/?&#]/, 1)[0] : undefined
}
