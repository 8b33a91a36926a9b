import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { useBrowser } from '../end-to-end/browser.ts'
import { slotsIn } from '../end-to-end/host-page.ts'
import { publishPost } from './content.ts'
import { AUTHOR, signIn } from './sign-in.ts'

const origin = inject('origin')
const browser = useBrowser()

// WordPress's editor requests things that authors may not read, and PHP's web server has no icon.
const NOT_OURS = /\/wp\/v2\/(templates|settings|categories)\b|\/favicon\.ico$/

/** Opens the editor and records errors in its console. */
async function edit(path: string): Promise<{ page: Page; complaints: string[] }> {
  const complaints: string[] = []
  const page = await signIn(browser, path, AUTHOR, async (opened) => {
    // The inserter asks wordpress.org for more blocks.
    await opened.route('**/block-directory/**', async (route) => route.fulfill({ json: [] }))
    opened.on('console', (message) => {
      const { url } = message.location()
      if (message.type() === 'error' && !NOT_OURS.test(url)) complaints.push(`${message.text()} ${url}`)
    })
  })
  return { page, complaints }
}

const block = (kind: string) => `<!-- wp:scheduling/booking {"kind":"${kind}","button_color":"#0F766E"} /-->`

test('an author inserts the block, chooses, sees it, publishes, and finds it valid again', async () => {
  const { page, complaints } = await edit('post-new.php')
  await page.getByLabel('Add title').fill('Book me')
  await page.getByLabel('Toggle block inserter').click()
  await page.getByPlaceholder('Search').fill('appointment')
  await page.getByRole('option', { name: 'Scheduling' }).click()
  await slotsIn(page.frameLocator('[data-type="scheduling/booking"] iframe')).first().waitFor()
  await page.getByLabel('Toggle block inserter').click()

  await page.locator('[data-type="scheduling/booking"]').click()
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  await page.getByLabel('Booking page', { exact: true }).fill('demo/15min')
  await page.getByLabel('Shown as').selectOption({ label: 'Link that opens a popup' })
  await page.getByRole('button', { name: 'Link and button' }).click()
  await page.getByLabel('Link text', { exact: true }).fill('Meet "us"')
  await page.getByRole('button', { name: 'Options of the booking page' }).click()
  await page.getByLabel('Hide name and description of the event').check()
  await page.locator('[data-type="scheduling/booking"]').getByText('Meet "us"').waitFor()
  expect(await page.getByLabel('gclid').count()).toBe(0)

  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByLabel('Editor publish').getByRole('button', { name: 'Publish', exact: true }).click()
  const address = await page
    .getByLabel('Editor publish')
    .getByRole('link', { name: 'View Post' })
    .first()
    .getAttribute('href')

  await page.reload()
  await page.locator('[data-type="scheduling/booking"]').getByText('Meet "us"').waitFor()
  expect(await page.locator('.block-editor-warning').count()).toBe(0)
  expect(complaints).toEqual([])

  const visitor = await browser.open(address!)
  const link = visitor.getByRole('link', { name: 'Meet "us"' })
  expect(await link.getAttribute('href')).toBe(`${origin}/demo/15min?hide_event_details=1`)
})

test('an author inserts a video with a button, sees it, and visitors book over it', async () => {
  const { page, complaints } = await edit('post-new.php')
  await page.getByLabel('Add title').fill('Watch me')
  await page.getByLabel('Toggle block inserter').click()
  await page.getByPlaceholder('Search').fill('appointment')
  await page.getByRole('option', { name: 'Scheduling' }).click()
  await page.getByLabel('Toggle block inserter').click()
  await page.locator('[data-type="scheduling/booking"]').click()
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  await page.getByLabel('Shown as').selectOption({ label: 'Video' })
  await page.getByLabel('Video', { exact: true }).fill('video_embed/youtube-dQw4w9WgXcQ')
  await page.getByRole('button', { name: 'Button and title' }).click()
  await page.getByLabel('Button text', { exact: true }).fill('Meet "us"')
  await page.getByLabel(/^Booking page that the button opens/).fill('demo/15min')
  await page.getByLabel('Title for screen readers').fill('Product tour')
  const shown = page.frameLocator('[data-type="scheduling/booking"] iframe')
  await shown.getByRole('link', { name: 'Meet "us"' }).waitFor()

  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByLabel('Editor publish').getByRole('button', { name: 'Publish', exact: true }).click()
  const view = page.getByLabel('Editor publish').getByRole('link', { name: 'View Post' }).first()
  const address = await view.getAttribute('href')
  expect(complaints).toEqual([])

  const visitor = await browser.open(address!, { viewport: { width: 1_200, height: 900 } })
  const frame = visitor.frameLocator('iframe[title="Product tour"]')
  await frame.getByRole('link', { name: 'Meet "us"' }).click()
  await slotsIn(frame.frameLocator('dialog iframe')).first().waitFor()
})

test('blocks of every kind open in the editor; the button in the corner is described', async () => {
  const { id } = await publishPost(['inline', 'text', 'popup'].map(block).join('\n'), AUTHOR.name)
  const { page, complaints } = await edit(`post.php?action=edit&post=${id}`)
  const blocks = page.locator('[data-type="scheduling/booking"]')
  await expect.poll(async () => blocks.count()).toBe(3)
  await slotsIn(page.frameLocator('[data-type="scheduling/booking"] iframe')).first().waitFor()
  await blocks.nth(1).getByText('Schedule time with me').waitFor()
  await blocks.nth(2).getByText('The button “Booking” floats in the corner of the page.').waitFor()
  expect(await page.locator('.block-editor-warning').count()).toBe(0)
  expect(complaints).toEqual([])
})
