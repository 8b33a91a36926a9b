/** A video at another service. */
export interface LinkedVideo {
  source: 'youtube' | 'vimeo'
  id: string
}

const YOUTUBE_ID = /^[\w-]{11}$/
const VIMEO_ID = /^\d{6,12}$/
const YOUTUBE_HOSTS = [
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
]
const VIMEO_HOSTS = ['vimeo.com', 'www.vimeo.com', 'player.vimeo.com']
// What stands before the id in a path of YouTube.
const BEFORE_ID = ['embed', 'shorts', 'live', 'v']

/** Undefined if it is not the address of a video at YouTube or Vimeo. */
export function linkedVideoOf(address: string): LinkedVideo | undefined {
  const url = URL.parse(address)
  if (!url) return undefined
  const host = url.hostname.toLowerCase()
  const segments = url.pathname.split('/').filter(Boolean)
  if (host === 'youtu.be') return youtube(segments[0])
  if (YOUTUBE_HOSTS.includes(host))
    return youtube(
      BEFORE_ID.includes(segments[0] ?? '') ? segments[1] : (url.searchParams.get('v') ?? undefined),
    )
  if (VIMEO_HOSTS.includes(host)) return vimeo(segments.find((segment) => VIMEO_ID.test(segment)))
  return undefined
}

/** What an id such as `youtube-dQw4w9WgXcQ` names in the address of a page. Undefined for other ids. */
export function linkedVideoNamed(id: string): LinkedVideo | undefined {
  const [, source, rest] = /^(youtube|vimeo)-(.+)$/.exec(id) ?? []
  if (source === 'youtube') return youtube(rest)
  return source === 'vimeo' && rest !== undefined && VIMEO_ID.test(rest) ? { source, id: rest } : undefined
}

export function addressOfLinked({ source, id }: LinkedVideo): string {
  return source === 'youtube' ? `https://www.youtube.com/watch?v=${id}` : `https://vimeo.com/${id}`
}

/** What a frame shows once it was pressed. */
export function frameOfLinked({ source, id }: LinkedVideo): string {
  return source === 'youtube'
    ? `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`
    : `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`
}

/** The same for a page that counts what is watched: the player tells the second that it plays. */
export function countedFrameOf(linked: LinkedVideo): string {
  return linked.source === 'youtube' ? `${frameOfLinked(linked)}&enablejsapi=1` : frameOfLinked(linked)
}

function youtube(id: string | undefined): LinkedVideo | undefined {
  return id !== undefined && YOUTUBE_ID.test(id) ? { source: 'youtube', id } : undefined
}

function vimeo(id: string | undefined): LinkedVideo | undefined {
  return id === undefined ? undefined : { source: 'vimeo', id }
}
