import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page, Response } from 'playwright'
import { expect, test } from 'vitest'
import { TEXTS_OF_CHANGES } from '../../packages/booking-ui/src/page/texts-of-changes.ts'
import { useBrowser } from './browser.ts'
import { serveChanged } from './changed-example.ts'
import { openHost } from './host-api.ts'
import { slotsIn } from './host-page.ts'
import { origin, site } from './product.ts'

const browser = useBrowser()

const DOCUMENT_MAX = 14_000
const root = path.resolve(import.meta.dirname, '../..')

test('from the snippet to the first times: one document and one script, besides the loader', async () => {
  // Other files book with the demo's host, and each gap between free times takes bytes. This is its event type.
  const host = await openHost(origin)
  const eventPath = await host.addEvent({
    name: '30 minute meeting',
    description: 'Half an hour to get to know each other and see whether we can help.',
    increment: 15,
    bufferBefore: 10,
    bufferAfter: 10,
    minimumNotice: 120,
    questions: [{ id: 'topic', type: 'text', label: 'What would you like to talk about?', required: false }],
  })
  const example = await serveChanged(`${site}/inline.html`, (html) =>
    html.replaceAll('demo/30min', eventPath),
  )
  const answers: Response[] = []
  const page = await browser.open(example, {}, async (opened) => {
    opened.on('response', (response) => response.url().startsWith(origin) && answers.push(response))
  })
  const frame = page.frameLocator('iframe')
  await slotsIn(frame).first().waitFor()
  await frame.locator('[data-live]').waitFor({ state: 'attached' })
  expect(answers.map((answer) => new URL(answer.url()).pathname).toSorted()).toEqual([
    expect.stringMatching(/^\/assets\/booking-[^/]+\.js$/),
    '/external/scheduling.js',
    `/${eventPath}`,
  ])
  const document = answers.find((answer) => new URL(answer.url()).pathname === `/${eventPath}`)!
  expect(await document.headerValue('content-encoding')).toBe('br')
  expect((await document.request().sizes()).responseBodySize).toBeLessThanOrEqual(DOCUMENT_MAX)
})

test('what a page does not carry is named by none of its scripts', async () => {
  const scripts = globSync('dist/booking-ui/assets/*.js', { cwd: root }).filter(
    (file) => !/\/(manage|reschedule-steps)-/.test(file),
  )
  expect(scripts.length).toBeGreaterThan(5)
  const code = scripts.map((file) => readFileSync(path.join(root, file), 'utf8')).join('')
  expect(code).toContain('cancelMeeting')
  expect(TEXTS_OF_CHANGES.filter((key) => new RegExp(`["'\`]${key}["'\`]`).test(code))).toEqual([])
})

const inline = async (page: Page) => slotsIn(page.frameLocator('iframe')).first().waitFor()
const popup = async (page: Page) => {
  await page.getByRole('button', { name: 'Book a call' }).click()
  await slotsIn(page.frameLocator('dialog iframe')).first().waitFor()
}

test.each([
  ['inline-div.html', inline],
  ['popup-widget.html', popup],
])('%s keeps nothing with the visitor and adds neither scripts nor styles', async (example, use) => {
  const page = await browser.open(`${site}/${example}`)
  await use(page)
  await page.frameLocator('iframe').locator('[data-live]').waitFor({ state: 'attached' })

  expect(await page.context().cookies()).toEqual([])
  for (const frame of page.frames())
    expect(await frame.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
  const written = await browser.open(`${site}/${example}`, { javaScriptEnabled: false })
  expect(await codeIn(page)).toEqual(await codeIn(written))
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0)
})

async function codeIn(page: Page): Promise<string[]> {
  return page
    .locator('script, style, link')
    .evaluateAll((elements) => elements.map((element) => element.outerHTML))
}
