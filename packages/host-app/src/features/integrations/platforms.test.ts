import { EMBED_DEFAULTS } from '@scheduling/contract/embed-defaults'
import { loadHostTranslator } from '@scheduling/messages/host'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { PlatformId } from './catalog.ts'
import { PLATFORMS, VIDEO_WAYS } from './platforms.ts'
import type { Way } from './platforms.ts'
import { codeOf, stepsOf } from './way-texts.ts'

const t = await loadHostTranslator('en')
const docs = readFileSync(new URL('../../../../../docs/platforms.md', import.meta.url), 'utf8')
const source = { origin: 'https://HOST', url: 'https://HOST/OWNER/EVENT', settings: EMBED_DEFAULTS }
const ofVideo = { ...source, url: 'https://HOST/video_embed/ID' }
const platforms = Object.entries(PLATFORMS) as [PlatformId, Way[]][]

/** A way as the documentation must describe it, with the dashboard's texts and code. */
function written(way: Way, from = source): string {
  const steps = stepsOf(way, source.origin, t).map((step, index) => `${index + 1}. ${step}`)
  const fence = way.code === 'link' || way.code.endsWith('shortcode') ? 'text' : 'html'
  return [
    `### ${t(way.name)}`,
    t(way.note),
    steps.join('\n'),
    `\`\`\`${fence}\n${codeOf(way, from)}\n\`\`\``,
  ].join('\n\n')
}

test.each(platforms)('docs/platforms.md says of %s what the dashboard says', (id, ways) => {
  const title = `## ${t(`app.${id}`)}\n`
  const [, section = ''] = docs.split(title)
  const [own = ''] = section.split('\n## ')
  for (const way of ways) expect(own).toContain(written(way))
  expect(own).toContain(written(VIDEO_WAYS[id], ofVideo))
  expect(own.match(/^### /gm)).toHaveLength(ways.length + 1)
})

test('no step speaks of a place or a menu that is not known', () => {
  const all = platforms.flatMap(([id, ways]) => [...ways, VIDEO_WAYS[id]])
  const steps = all.flatMap((way) => stepsOf(way, source.origin, t))
  expect(steps.filter((step) => /undefined|[{}]/.test(step))).toEqual([])
})

test('a title of a video cannot end the value of a shortcode', () => {
  const code = codeOf(VIDEO_WAYS.wordpress, { ...ofVideo, title: 'A "tour" [new]' })
  expect(code).toBe('[scheduling kind="video" url="video_embed/ID" link_text="A tour new"]')
})

test('the shortcode names the page without its server, which the plugin knows', () => {
  expect(codeOf(PLATFORMS.wordpress[0], source)).toBe('[scheduling url="OWNER/EVENT"]')
})
