import type { Page, Response } from 'playwright'
import { expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { slotsIn } from './host-page.ts'
import { origin, site } from './product.ts'

const browser = useBrowser()

const DOCUMENT_MAX = 14_000

test('from the snippet to the first times: one document and one script, besides the loader', async () => {
  const answers: Response[] = []
  const page = await browser.open(`${site}/inline.html`, {}, async (opened) => {
    opened.on('response', (response) => response.url().startsWith(origin) && answers.push(response))
  })
  const frame = page.frameLocator('iframe')
  await slotsIn(frame).first().waitFor()
  await frame.locator('[data-live]').waitFor({ state: 'attached' })
  expect(answers.map((answer) => new URL(answer.url()).pathname).toSorted()).toEqual([
    expect.stringMatching(/^\/assets\/booking-[^/]+\.js$/),
    '/demo/30min',
    '/external/scheduling.js',
  ])
  const document = answers.find((answer) => answer.url().includes('/demo/30min'))!
  expect(await document.headerValue('content-encoding')).toBe('br')
  expect((await document.request().sizes()).responseBodySize).toBeLessThanOrEqual(DOCUMENT_MAX)
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
