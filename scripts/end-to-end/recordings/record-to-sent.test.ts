import { expect, test } from 'vitest'
import { WHOLE_CHROMIUM_IN_TESTS } from '../../chromium.ts'
import { useBrowser } from '../browser.ts'
import { openHost } from '../host-api.ts'
import { press, tabTo } from '../keys.ts'
import { FAKE_DEVICES } from '../killable-browser.ts'
import { origin } from '../product.ts'
import { clockOf, clockShows, LATE, onlyVideoOf } from '../recording.ts'
import { signedInAs } from '../signed-in.ts'

const browser = useBrowser({
  ...WHOLE_CHROMIUM_IN_TESTS,
  args: [...WHOLE_CHROMIUM_IN_TESTS.args, ...FAKE_DEVICES],
})
const SLOW = { timeout: 240_000 }

test(
  'a recording as the recorder opens is sent to a lead and played, with the keys alone',
  SLOW,
  async () => {
    const host = await openHost(origin)
    const permissions = { permissions: ['clipboard-read', 'clipboard-write', 'camera', 'microphone'] }
    const page = await browser.open(`${origin}/screencast`, permissions, signedInAs(host))
    await expect
      .poll(() => page.getByRole('radio', { name: 'Screen and camera' }).isChecked(), LATE)
      .toBe(true)
    expect(await page.getByRole('switch', { name: 'Record my voice' }).isChecked()).toBe(true)
    await press(page, page.getByRole('button', { name: 'Start recording' }))
    await clockShows(page, 2)
    await press(page, page.getByRole('button', { name: 'Pause' }))
    const paused = await clockOf(page)
    await press(page, page.getByRole('button', { name: 'Resume' }))
    await clockShows(page, paused + 2)
    // The connection is gone for the rest.
    await page.route('**/videos/uploads/**', (route) => route.abort())
    await press(page, page.getByRole('button', { name: 'Stop' }))
    const recorded = await clockOf(page)
    await press(page, page.getByRole('button', { name: 'Use this video' }))
    await page.waitForURL(/\/screencast\/\w{8}$/, LATE)
    await page.reload()
    await page.unroute('**/videos/uploads/**')
    await press(page, page.getByRole('button', { name: 'Continue upload' }))
    const { id, title, seconds, width } = await onlyVideoOf(host)
    expect(page.url()).toContain(id)
    expect(seconds).toBeGreaterThanOrEqual(recorded - 1)
    // Of the screen: the camera has less.
    expect(width).toBeGreaterThan(1_280)

    await page.getByRole('heading', { name: title, level: 1 }).waitFor(LATE)
    await press(page, page.getByRole('link', { name: 'Videos' }).first())
    await press(page, page.getByRole('link', { name: 'Campaigns' }).first())
    await press(page, page.getByRole('link', { name: 'New campaign' }).first())
    await tabTo(page, page.getByLabel('Campaign name'))
    await page.keyboard.type('Spring')
    await tabTo(page, page.getByRole('combobox', { name: 'Video' }))
    await page.keyboard.type(title)
    await page.getByRole('option', { name: title }).waitFor(LATE)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await press(page, page.getByRole('button', { name: 'Create campaign' }))
    await page.waitForURL(/\/dynamic-videos\/campaigns\/[\da-z]{12}$/, LATE)

    await press(page, page.getByRole('button', { name: 'Add lead' }).first())
    const dialog = page.getByRole('dialog', { name: 'Add lead' })
    await tabTo(page, dialog.getByLabel('Email'))
    await page.keyboard.type('anna@client.example')
    await tabTo(page, dialog.getByLabel('First name'))
    await page.keyboard.type('Anna')
    await press(page, dialog.getByRole('button', { name: 'Add lead' }))
    await dialog.waitFor({ state: 'detached', ...LATE })
    await press(page, page.getByRole('button', { name: 'Copy link for Anna' }))
    await page.getByText('Link copied').first().waitFor(LATE)
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toMatch(new RegExp(`/${host.link}/[\\da-z]{12}/[\\da-z]{12}$`))

    const lead = await browser.open(link)
    await lead.getByText('Hi Anna').first().waitFor(LATE)
    await lead.keyboard.press('k')
    await expect
      .poll(() => lead.locator('video').evaluate((video) => (video as HTMLVideoElement).currentTime), LATE)
      .toBeGreaterThan(1)
  },
)
