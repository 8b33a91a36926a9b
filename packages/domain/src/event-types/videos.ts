export type VideoKind = 'youtube' | 'vimeo'

// Compared as text, so that an address that a browser would resolve to another host never passes.
const ADDRESS = /^https?:\/\/([a-z.-]+)\/(\S*)$/i
const YOUTUBE = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com', 'music.youtube.com'])
const YOUTUBE_SHORT = new Set(['youtu.be', 'www.youtu.be'])
const YOUTUBE_QUIET = new Set(['youtube-nocookie.com', 'www.youtube-nocookie.com'])
const VIMEO = new Set(['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'])

const YOUTUBE_ID = /^[\w-]{11}$/
const VIMEO_PATH = /^(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/)?\d+(?:[/?#]|$)/

/**
 * The service that an address plays a video from: YouTube with an id of 11 characters, or Vimeo. Undefined for any
 * other address.
 */
export function videoKindOf(address: string): VideoKind | undefined {
  const [, named = '', path = ''] = ADDRESS.exec(address) ?? []
  const host = named.toLowerCase()
  if (YOUTUBE_ID.test(youtubeId(host, path) ?? '')) return 'youtube'
  return VIMEO.has(host) && VIMEO_PATH.test(path) ? 'vimeo' : undefined
}

function youtubeId(host: string, path: string): string | undefined {
  if (YOUTUBE_SHORT.has(host)) return wordAfter('', path)
  if (YOUTUBE_QUIET.has(host)) return wordAfter('embed/', path)
  if (!YOUTUBE.has(host)) return undefined
  const [page = '', query = ''] = path.split('#', 1)[0]?.split('?') ?? []
  if (page !== 'watch' && page !== 'watch/')
    return wordAfter('shorts/', path) ?? wordAfter('live/', path) ?? wordAfter('embed/', path)
  const params = query.split('&')
  return params.map((param) => wordAfter('v=', param)).find((id) => id !== undefined)
}

function wordAfter(before: string, text: string): string | undefined {
  return text.startsWith(before) ? text.slice(before.length).split(/[/?&#]/, 1)[0] : undefined
}

/** The address that plays the video inside another page; undefined for any other address. */
export function videoPlayerUrl(address: string): string | undefined {
  const [, named = '', path = ''] = ADDRESS.exec(address) ?? []
  const kind = videoKindOf(address)
  if (kind === 'youtube')
    return `https://www.youtube-nocookie.com/embed/${youtubeId(named.toLowerCase(), path)}`
  const number = path.split(/[/?#]/).find((part) => /^\d+$/.test(part))
  return kind && `https://player.vimeo.com/video/${number}`
}
