import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, inject, test } from 'vitest'
import { htmlOf } from './content.ts'

const origin = inject('origin')
const DOCS = path.resolve(import.meta.dirname, '../../docs/embedding.md')

const attribute = (html: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(html)?.[1]

/** All options in the documentation of embeds, except prefilled answers. */
async function documentedOptions(): Promise<string[]> {
  const docs = await readFile(DOCS, 'utf8')
  const tables = docs
    .split('\n')
    .filter((line) => line.startsWith('| `data-'))
    .join('\n')
  const names = [...tables.matchAll(/`data-([a-z-]+)`/g)].map(([, name]) => name!)
  const params = [...tables.matchAll(/`((?:utm_|li_)[a-z_]+|[a-z]*clid|[gw]braid)`/g)].map(
    ([, name]) => name!,
  )
  return [...new Set([...names, ...params.map((name) => name.replaceAll('_', '-'))])].filter(
    (name) => name !== 'answer-',
  )
}

test('every documented option reaches the frame and, for those of the booking page, its address', async () => {
  const names = await documentedOptions()
  expect(names.length).toBeGreaterThan(20)
  const html = await htmlOf(`[scheduling ${names.map((name) => `${name}="${name}&amp;1"`).join(' ')}]`)
  const frame = /<iframe[^>]*data-schedule[^>]*>/.exec(html)![0]
  const params = new URL(attribute(frame, 'src')!.replaceAll('&#038;', '&')).searchParams
  for (const name of names) {
    expect(attribute(frame, `data-${name}`)).toBe(`${name}&amp;1`)
    const param = name.replaceAll('-', '_')
    const isOfSite = /^(link|close|button)_(?!color)/.test(param)
    expect(params.get(param)).toBe(isOfSite ? null : `${name}&1`)
  }
})

test('answers keep the hyphens of their ids, and stand in the address', async () => {
  const html = await htmlOf('[scheduling kind="text" answer_0190-ab="Two of us"]')
  expect(html).toContain(`href="${origin}/demo/30min?answer_0190-ab=Two%20of%20us"`)
})

test('a whole address on the server is as good, its own parameters stay', async () => {
  const html = await htmlOf(
    `[scheduling kind="text" url="${origin}/demo/30min?date=2030-01-01&amp;theme=dark" theme="light"]`,
  )
  expect(html).toContain(`href="${origin}/demo/30min?date=2030-01-01&#038;theme=light"`)
})
