import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import type { TestHost } from './host-api.ts'
import { openHost } from './host-api.ts'
import { origin } from './product.ts'
import { signedInAs } from './signed-in.ts'

// Messages and menus are never below the save bar.

const browser = useBrowser()

async function openEditor(host: TestHost, width: number): Promise<Page> {
  await host.addEvent()
  const { eventTypes } = await host.call('GET /event-types')
  const path = `${origin}/bookingpage/${eventTypes[0]?.id}`
  const page = await browser.open(path, { viewport: { width, height: 700 } }, signedInAs(host))
  await page.getByLabel('Name', { exact: true }).fill('A name that is not saved')
  return page
}

async function doOverlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()])
  if (!a || !b) throw new Error('One of them is not drawn')
  return a.y < b.y + b.height && b.y < a.y + a.height && a.x < b.x + b.width && b.x < a.x + a.width
}

test.each([375, 1440])('at %i px', async (width) => {
  const page = await openEditor(await openHost(origin), width)
  const bar = page.getByRole('region', { name: 'Unsaved changes' })
  await bar.waitFor()

  const heads = page.locator('details:has(> summary h2) > summary')
  await heads.filter({ hasText: 'Location' }).click()
  const field = page.getByRole('textbox').and(page.locator(':focus'))
  for (const kind of ['Address', 'Custom']) {
    await page.getByRole('button', { name: 'Add a location' }).click()
    await page.getByRole('menuitem', { name: kind }).click()
    await field.waitFor()
    await expect.poll(() => doOverlap(field, bar), { message: kind }).toBe(false)
    await field.fill('1 Long Street')
  }

  for (let place = (await heads.count()) - 1; place >= 0; place--) {
    const head = heads.nth(place)
    await head.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => doOverlap(head, bar), { message: `section ${place}` }).toBe(false)
  }

  await page.route('**/api/v1/event-types/*', async (route) =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 500, body: '{}' }),
  )
  const save = bar.getByRole('button', { name: 'Save' })
  await save.click()
  const said = page.getByRole('alert').filter({ visible: true }).first()
  await said.waitFor()
  expect(await doOverlap(said, save)).toBe(false)
  await expect.poll(async () => save.isEnabled()).toBe(true)
})

test('keys that go through a menu above the bar leave the page where it is', async () => {
  const page = await openEditor(await openHost(origin), 375)
  await page.locator('summary', { hasText: 'Location' }).click()
  const add = page.getByRole('button', { name: 'Add a location' })
  await add.evaluate((button) => scrollBy(0, button.getBoundingClientRect().bottom - innerHeight / 2))
  await add.click()
  await page.getByRole('menuitem', { name: 'Address' }).focus()
  const before = await page.evaluate(() => scrollY)
  await page.keyboard.press('ArrowUp')
  await page.getByRole('menuitem', { name: 'Custom' }).and(page.locator(':focus')).waitFor()
  expect(await page.evaluate(() => scrollY)).toBe(before)
})

test('a button is pressed although the field that is left shows an error, and moves it', async () => {
  const page = await openEditor(await openHost(origin), 1440)
  await page.locator('summary', { hasText: 'Location' }).click()
  const add = page.getByRole('button', { name: 'Add a location' })
  const field = page.getByRole('textbox').and(page.locator(':focus'))
  await add.click()
  await page.getByRole('menuitem', { name: 'Address' }).click()
  await field.fill('1 Long Street')
  await field.fill('')
  // Close to the edge, which the error moves away from under the pointer.
  await add.click({ position: { x: 20, y: 4 }, delay: 50 })
  await page.getByRole('menuitem', { name: 'Custom' }).waitFor()
  await page.getByText('This field is required').waitFor()
})
