import { FRAME_STYLE, PLACE_STYLE } from '@scheduling/contract/embed-defaults'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { NEW_EMBED, videoEmbedCode } from '../../videos/embed/embed-values.ts'

const root = path.resolve(import.meta.dirname, '../../../../../..')
// Everything that a site owner copies or installs.
const COPIES = [
  'README.md',
  'docs/*.md',
  'examples/*.{html,css}',
  'examples/{shopify,wordpress}/**/*.{liquid,php}',
]

/** Ignores the layout of a file, and undoes the doubled percent signs of `printf`. */
function squeezed(css: string): string {
  return css.replaceAll(/\s|;(?=\s*$)/g, '').replaceAll('%%', '%')
}

const files = globSync(COPIES, { cwd: root, exclude: ['**/node_modules/**'] })
const texts = files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')] as const)
const stylesWith = (part: string) =>
  texts.flatMap(([file, text]) =>
    [...text.matchAll(file.endsWith('.css') ? /\{([^{}]*)\}/g : /style="([^"]*)"/g)]
      .map(([, style = '']) => squeezed(style))
      .filter((style) => style.includes(part))
      .map((style) => [file, style] as const),
  )

/** What the tool for videos writes: the frame has the shape of the video, and room for what is below it. */
const VIDEO_HEIGHT = 'calc(56.25cqw+128px)'

test('every copy of the snippet keeps the same room for the frame', () => {
  const copies = stylesWith('cqw').filter(([, style]) => !style.includes(VIDEO_HEIGHT))
  expect(copies.length).toBeGreaterThan(15)
  const room = /max\(680px.*?\)\)(?=;|$)/.exec(squeezed(FRAME_STYLE))?.[0]
  for (const [file, style] of copies) expect([file, style]).toEqual([file, expect.stringContaining(room!)])
  const frames = copies.filter(([, style]) => style.includes('border-radius'))
  for (const [file, style] of frames) expect([file, style]).toEqual([file, squeezed(FRAME_STYLE)])
})

test('every copy of the code of a video has the style that its tool writes', () => {
  const values = { ...NEW_EMBED, video: 'https://host.example/video_embed/abcd1234' }
  const code = videoEmbedCode(values, 'https://host.example', 'Video')
  const [, style = ''] = /<iframe[^>]*style="([^"]*)"/.exec(code ?? '') ?? []
  expect(squeezed(style)).toContain(VIDEO_HEIGHT)
  const copies = stylesWith(VIDEO_HEIGHT)
  expect(copies.map(([file]) => file)).toEqual(
    expect.arrayContaining(['docs/embedding.md', 'examples/wordpress/includes/render.php']),
  )
  for (const [file, copied] of copies) expect([file, copied]).toEqual([file, squeezed(style)])
})

test('every copy has a width where its parent is as wide as its content', () => {
  const copies = stylesWith('container-type')
  expect(copies.length).toBeGreaterThan(15)
  for (const [file, style] of copies)
    expect([file, `${style.replace(/;width:100%$/, '')};width:100%`]).toEqual([file, squeezed(PLACE_STYLE)])
})
