import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { serveChanged } from './changed-example.ts'
import { slotsIn } from './host-page.ts'
import { site } from './product.ts'

const browser = useBrowser()

const PHONE = { viewport: { width: 375, height: 667 } }
const SPACE = '<div style="height: 900px"></div>'
const FIELDS = ['name', 'email', 'company', 'message']
  .map((name) => `<p><label>${name} <input name="${name}" style="width: 100%; height: 44px"></label></p>`)
  .join('')
const FORM = `<form>${FIELDS}<p><input type="checkbox"> <button style="width: 100%; height: 48px">Send</button></p></form>`

async function openWith(content: string, options: Parameters<typeof browser.open>[1] = PHONE): Promise<Page> {
  const address = await serveChanged(`${site}/popup-widget.html`, (html) =>
    html.replace('</body>', `${content}</body>`),
  )
  const page = await browser.open(address, options)
  await page.locator('html > button').waitFor()
  return page
}

/** Scrolls there. Returns which forms are below the button, and whether it can be pressed. */
async function scrolledTo(page: Page, top: number): Promise<{ covered: string[]; isShown: boolean }> {
  return page.evaluate(async (to) => {
    scrollTo({ top: to, behavior: 'instant' })
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const button = document.querySelector<HTMLElement>('html > button')!
    const covered: string[] = []
    for (const control of document.querySelectorAll<HTMLInputElement>('form input, form button')) {
      const { left, top: upper, width, height } = control.getBoundingClientRect()
      for (const x of [0.02, 0.25, 0.5, 0.75, 0.98])
        for (const y of [0.1, 0.5, 0.9])
          if (document.elementFromPoint(left + width * x, upper + height * y) === button)
            covered.push(control.name)
    }
    const { left, top: upper, width, height } = button.getBoundingClientRect()
    return { covered, isShown: document.elementFromPoint(left + width / 2, upper + height / 2) === button }
  }, top)
}

test('on a phone it covers nothing of a form, wherever the page is scrolled to, and comes back', async () => {
  const page = await openWith(SPACE + FORM + SPACE)
  const seen = []
  for (let top = 0; top <= 1_700; top += 17) seen.push(await scrolledTo(page, top))
  expect(seen.flatMap(({ covered }) => covered)).toEqual([])
  expect(seen.some(({ isShown }) => !isShown)).toBe(true)
  expect([seen.at(0)?.isShown, seen.at(-1)?.isShown]).toEqual([true, true])
})

test('what the page gets later is not covered either', async () => {
  const page = await openWith(`<main></main>`)
  expect((await scrolledTo(page, 0)).isShown).toBe(true)
  await page.locator('main').evaluate((main, form) => (main.innerHTML = form + form), FORM)
  await expect.poll(async () => (await scrolledTo(page, 0)).covered).toEqual([])
  expect((await scrolledTo(page, 0)).isShown).toBe(false)
})

test('where it has stepped aside it is reached by keyboard, seen, and opens the booking page', async () => {
  const page = await openWith(`${SPACE}${FORM}<a href="#last">Last</a>${SPACE}`)
  const top = await page.locator('form').evaluate((form: HTMLElement) => form.offsetTop - 400)
  expect((await scrolledTo(page, top)).isShown).toBe(false)
  await page.getByRole('link', { name: 'Last' }).focus()
  await page.keyboard.press('Tab')
  expect((await scrolledTo(page, top)).isShown).toBe(true)
  await page.keyboard.press('Enter')
  await slotsIn(page.frameLocator('dialog iframe')).first().waitFor()
  await page.keyboard.press('Escape')
  // Somebody who uses a finger now is no longer in the button's way.
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => (heading.tabIndex = -1))
  await page.getByRole('heading', { level: 1 }).focus()
  expect((await scrolledTo(page, top)).covered).toEqual([])
})

test('a bar with a form that stands still does not keep it away for good', async () => {
  const bar = `<form style="position: fixed; inset: auto 0 0; background: #fff">${FIELDS}</form>`
  const page = await openWith(`${SPACE}${SPACE}${bar}`)
  expect((await scrolledTo(page, 300)).isShown).toBe(true)
})
