import { expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { openHost } from './host-api.ts'
import { origin } from './product.ts'
import { signedInAs } from './signed-in.ts'

const browser = useBrowser()
const VISITOR = { userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0' }

test('who opened the page is counted, and shown day by day without having been asked for anything', async () => {
  const host = await openHost(origin)
  const path = await host.addEvent()
  const visitor = await browser.open(`${origin}/${path}`, VISITOR)
  await visitor.getByRole('main').locator('a[href*="slot="]').first().waitFor()
  expect(await visitor.context().cookies()).toEqual([])

  const page = await browser.open(`${origin}/scheduled-events`, {}, signedInAs(host))
  await page.getByRole('link', { name: 'Analytics' }).click()
  const views = page.getByRole('radio', { name: 'Views 1' })
  await views.waitFor({ state: 'attached' })
  await views.focus()
  await page.keyboard.press('Space')
  await page.getByRole('heading', { name: 'Views' }).waitFor()
  await page.getByText('Show as a table').click()
  expect(await page.getByRole('table').first().getByRole('row').last().getByRole('cell').textContent()).toBe(
    '1',
  )
})
