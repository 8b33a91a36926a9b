import type { HostTranslate } from '@scheduling/messages/host'
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
      case 'step.paste_into':
        return t(step, { place })
      default:
        return t(step)
    }
  })
}

/** The code to paste. */
export function codeOf({ code }: Way, source: SnippetSource): string {
  if (code !== 'shortcode') return snippet(code, source)
  // The plugin knows the server, so it only needs the path.
  return `[scheduling url="${source.url.slice(source.origin.length + 1)}"]`
}
