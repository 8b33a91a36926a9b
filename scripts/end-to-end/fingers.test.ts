import { beforeAll, expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { tooSmall } from './fingers.ts'
import type { TestHost } from './host-api.ts'
import { openHost } from './host-api.ts'
import { mailsTo, manageLinkIn } from './mailbox.ts'
import { origin } from './product.ts'
import { signedInAs } from './signed-in.ts'

const browser = useBrowser()
const PHONE = { viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true }

let host: TestHost
let path: string
let manageLink: string
beforeAll(async () => {
  host = await openHost(origin)
  path = await host.addEvent()
  const [owner = '', event = ''] = path.split('/')
  const from = new Date(Date.now() + 2 * 86_400_000).toISOString()
  const to = new Date(Date.now() + 9 * 86_400_000).toISOString()
  const { starts } = await host.call('GET /slots', { query: { owner, event, from, to } })
  const email = `${crypto.randomUUID()}@finger.example`
  const invitee = { name: 'Fia Finger', email }
  await host.call('POST /bookings', {
    body: { owner, event, start: String(starts[0]), timeZone: 'UTC', invitee },
  })
  const [mail] = await mailsTo(origin, email, 1)
  manageLink = manageLinkIn(mail!)
})

test('an invitee on a phone meets every control of the booking page, its form and the manage page', async () => {
  const page = await browser.open(`${origin}/${path}`, PHONE)
  const times = page.locator('a[href*="slot="]')
  await page.locator('[data-live]').first().waitFor({ state: 'attached' })
  await times.first().waitFor()
  expect(await tooSmall(page)).toEqual([])
  await times.first().click()
  await page.getByLabel('E-mail').waitFor()
  expect(await tooSmall(page)).toEqual([])
  await page.goto(manageLink)
  await page.getByRole('link', { name: 'Reschedule' }).waitFor()
  expect(await tooSmall(page)).toEqual([])
})

test.each([
  ['/bookingpage', 'Call'],
  ['/bookingpage/new', 'Name'],
  ['/scheduled-events', 'Fia Finger'],
  ['/availability', 'Monday'],
  ['/integrations', 'Squarespace'],
  ['/integrations/wordpress', 'WordPress'],
  ['/integrations/webhooks', 'New webhook'],
  ['/settings', 'Password'],
  ['/settings/profile', 'Shown name'],
  ['/settings/language', 'Language'],
  ['/settings/branding', 'Background colour'],
])('a host on a phone meets every control at %s', async (room, seen) => {
  const page = await browser.open(`${origin}${room}`, PHONE, signedInAs(host))
  await page.getByText(seen).first().waitFor()
  expect(await tooSmall(page)).toEqual([])
})
