import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { WHOLE_CHROMIUM_IN_TESTS } from '../chromium.ts'
import { useBrowser } from './browser.ts'
import { serveChanged } from './changed-example.ts'
import { scrollOut } from './host-page.ts'
import { site } from './product.ts'

// The page behind a popup: which part of it scrolls, and how its site sets that up. With scroll bars that take
// room.
const browser = useBrowser({
  ...WHOLE_CHROMIUM_IN_TESTS,
  ignoreDefaultArgs: ['--hide-scrollbars'],
})

const SITES = {
  'says nothing': '',
  'is as high as the window': 'html,body{height:100%}',
  'scrolls its body': 'html,body{height:100%}body{overflow:auto}',
  'scrolls its body within a root that does not':
    'html{height:100%;overflow:hidden}body{height:100%;overflow:auto}',
  'always has a bar': 'html{overflow-y:scroll}',
  'always has a bar, by its body': 'body{overflow-y:scroll}',
  'insists on its bar': 'html{overflow-y:scroll!important}',
  'keeps a gutter': 'html{scrollbar-gutter:stable}',
  'hides what stands out at the side': 'html,body{overflow-x:hidden}',
  'has a padded root': 'html{padding:0 40px}',
}

const placed = async (page: Page) =>
  page.evaluate(() => {
    const { x, y, width } = document.querySelector('h1')!.getBoundingClientRect()
    return { x, y, width }
  })

const open = async (page: Page) => {
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-schedule]')!.click())
  await page.locator('dialog[open]').waitFor()
}

const close = async (page: Page) => {
  await page.getByRole('button', { name: 'Close' }).click()
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
}

test.each(Object.entries(SITES))('a site that %s keeps its place and its width', async (_, css) => {
  const address = await serveChanged(`${site}/popup-text.html`, (html) =>
    html
      .replace('</head>', () => `<style>${css}</style></head>`)
      .replace('</body>', '<p style="height:3000px">Long</p></body>'),
  )
  const page = await browser.open(address, { viewport: { width: 1000, height: 700 } })
  await page.waitForFunction(() => 'scheduleWidget' in window)
  await page.evaluate(() => {
    scrollTo(0, 200)
    document.body.scrollTop = 200
  })
  const before = await placed(page)
  expect(before.y).toBeLessThan(0)
  await open(page)
  expect(await placed(page)).toEqual(before)
  await page.mouse.move(20, 500)
  await page.mouse.wheel(0, 500)
  await page.keyboard.press('End')
  await scrollOut(page)
  expect(await placed(page)).toEqual(before)
  await close(page)
  await expect.poll(async () => placed(page)).toEqual(before)
})

test('what the site itself wrote there stands there again, and what it writes meanwhile stays', async () => {
  const page = await browser.open(`${site}/popup-text.html`)
  await page.waitForFunction(() => 'scheduleWidget' in window)
  await page.evaluate(() => {
    document.documentElement.style.cssText = 'overflow-y: scroll; padding-right: 12px; --vh: 7px'
    document.body.style.cssText = 'overflow-x: hidden'
  })
  const styles = async () =>
    page.evaluate(() =>
      [document.documentElement, document.body].map(({ style }) => [
        style.overflowX,
        style.overflowY,
        style.paddingRight,
        style.getPropertyValue('--vh'),
      ]),
    )
  await open(page)
  await page.evaluate(() => document.documentElement.style.setProperty('--vh', '6px'))
  await close(page)
  await expect.poll(styles).toEqual([
    ['', 'scroll', '12px', '6px'],
    ['hidden', '', '', ''],
  ])
})
