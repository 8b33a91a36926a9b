import { loadHostTranslator } from '@scheduling/messages/host'
import { expect, test } from 'vitest'
import { sitesOf, sitesProblem } from './allowed-sites.ts'

const t = await loadHostTranslator('en')

test('one site per line, however they were pasted', () => {
  expect(sitesOf(' https://Example.com/\nhttps://*.shop.example, example.com ')).toEqual([
    'https://example.com',
    'https://*.shop.example',
  ])
  expect(sitesOf('\n')).toEqual([])
})

test.each(['', 'https://example.com\nhttp://localhost:3000', 'https://*.example.com'])(
  '%j is fine',
  (text) => {
    expect(sitesProblem(text, t)).toBeUndefined()
  },
)

test.each([
  [
    'https://example.com/shop',
    'https://example.com/shop has a path. Enter just the site: https://example.com',
  ],
  ['example.com/a/b', 'example.com/a/b has a path. Enter just the site: https://example.com'],
  ['https://exa_mple!', 'https://exa_mple! isn’t a site. Enter one such as https://example.com'],
  ['https://*.*.com', 'https://*.*.com isn’t a site.'],
])('%j is answered with %s', (text, problem) => {
  expect(sitesProblem(text, t)).toContain(problem)
})

test('more sites than can be kept are said', () => {
  const many = Array.from({ length: 51 }, (_, index) => `https://site${index}.example`).join('\n')
  expect(sitesProblem(many, t)).toBe('Up to 50 sites')
})
