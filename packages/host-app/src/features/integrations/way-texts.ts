import type { HostTranslate } from '@scheduling/messages/host'
import { videoFrame } from '../videos/embed/video-frame.ts'
import { snippet } from '../embeds/code/snippets.ts'
import type { SnippetSource } from '../embeds/code/snippets.ts'
import type { Way } from './platforms.ts'

/** The steps of a way as text. `origin` is the server's. */
export function stepsOf({ steps, place, path = place }: Way, origin: string, t: HostTranslate): string[] {
  return steps.map((step) => {
    switch (step) {
      case 'step.choose':
        return t(step, { path })
      case 'step.wordpress_connect':
        return t(step, { path, origin })
      case 'step.drag':
      case 'step.drag_video':
      case 'step.paste_into':
        return t(step, { place })
      default:
        return t(step)
    }
  })
}

/** The code to paste. `url`: of the booking page, or of the video's page. */
export function codeOf({ code }: Way, source: SnippetSource): string {
  const { title = 'Video' } = source
  if (code === 'video') return videoFrame(source.url, title)
  if (code === 'video_shortcode')
    return `[scheduling kind="video" url="${pathOf(source)}" link_text="${quoteless(title)}"]`
  if (code !== 'shortcode') return snippet(code, source)
  // The plugin knows the server, so it only needs the path.
  return `[scheduling url="${pathOf(source)}"]`
}

function pathOf({ url, origin }: SnippetSource): string {
  return url.slice(origin.length + 1)
}

/** WordPress has no way to write these signs in a shortcode's value. */
function quoteless(text: string): string {
  return text.replaceAll(/["[\]]/g, '')
}
