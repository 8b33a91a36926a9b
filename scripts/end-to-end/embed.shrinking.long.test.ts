import { expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { serveChanged } from './changed-example.ts'
import { slotsIn } from './host-page.ts'
import { site } from './product.ts'

const browser = useBrowser()

// Parents that are as wide as their content.
const PARENTS = {
  'a centered flex box': ['<div style="display:flex;justify-content:center"><div>', '</div></div>'],
  'a column of a flex box': [
    '<div style="display:flex;flex-direction:column;align-items:center"><div>',
    '</div></div>',
  ],
  'a centered grid': ['<div style="display:grid;place-items:center"><div>', '</div></div>'],
  'an inline block': ['<div style="display:inline-block">', '</div>'],
  'a float': ['<div style="float:left">', '</div>'],
  'an absolute modal': [
    '<div style="position:absolute;left:50%;top:0;transform:translateX(-50%)">',
    '</div>',
  ],
  'a table cell': ['<table><tr><td>', '</td></tr></table>'],
  'fit-content': ['<div style="width:fit-content">', '</div>'],
} as const

const SNIPPETS: [example: string, snippet: RegExp][] = [
  ['inline.html', /<div style="container[^]*?<\/div>/],
  ['inline-div.html', /<div data-schedule[^]*?<\/div>/],
]

test.each(SNIPPETS)(
  '%s can be used in every parent that is as wide as its content',
  async (example, snippet) => {
    const address = await serveChanged(`${site}/${example}`, (html) => {
      const [code] = snippet.exec(html)!
      const all = Object.values(PARENTS).map(([open, close]) => `${open}${code}${close}`)
      return html.replace(code, () => all.join('<hr style="clear:both">'))
    })
    for (const viewport of [1280, 375, 320]) {
      const page = await browser.open(address, { viewport: { width: viewport, height: 800 } })
      await expect.poll(() => page.locator('iframe').count()).toBe(Object.keys(PARENTS).length)
      const widths = await page
        .locator('iframe')
        .evaluateAll((frames) => frames.map((frame) => frame.getBoundingClientRect().width))
      const narrow = Object.keys(PARENTS).filter((_, index) => widths[index]! < Math.min(300, viewport * 0.8))
      expect([viewport, narrow]).toEqual([viewport, []])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport)
      await slotsIn(page.frameLocator('iframe >> nth=0')).first().waitFor()
    }
  },
)

test.each(SNIPPETS)('%s widens no column that says how wide it is', async (example, snippet) => {
  const address = await serveChanged(`${site}/${example}`, (html) =>
    html.replace(snippet, (code) => `<div style="display:flex"><div style="width:200px">${code}</div></div>`),
  )
  const page = await browser.open(address)
  await expect.poll(async () => (await page.locator('iframe').boundingBox())?.width).toBe(200)
})
