import type { Page } from 'playwright'
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
let made: { poll: string; pollLink: string; oneOff: string; oneOffLink: string }
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
  made = await pickedTimes()
})

/** A poll and a one-off, made as a host makes them. */
async function pickedTimes(): Promise<typeof made> {
  const locations = [{ kind: 'google_meet' as const }]
  // Before the time that is booked above, whatever time it is now.
  const start = `${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}T15:00:00Z`
  const questions = [
    {
      id: 'diet',
      type: 'single_options' as const,
      label: 'Diet?',
      required: false,
      options: ['All', 'Vegan'],
    },
    {
      id: 'days',
      type: 'multiple_options' as const,
      label: 'Days?',
      required: false,
      options: ['Mon', 'Tue'],
    },
  ]
  const shared = { duration: 60, locations }
  const poll = await host.call('POST /polls', {
    body: { ...shared, name: 'Circle', timeZone: 'UTC', options: [{ start }], questions },
  })
  const oneOff = await host.call('POST /one-offs', { body: { ...shared, name: 'Review', slots: [start] } })
  return {
    poll: `/groupinvite/${poll.id}`,
    pollLink: `/${host.link}/${poll.slug}`,
    oneOff: `/timeslotpicker/${oneOff.id}`,
    oneOffLink: `/${host.link}/${oneOff.slug}`,
  }
}

test('an invitee on a phone meets every control of the booking page, its form and the manage page', async () => {
  const page = await browser.open(`${origin}/${path}`, PHONE)
  const times = page.locator('a[href*="slot="]')
  await page.locator('[data-live]').first().waitFor({ state: 'attached' })
  await times.first().waitFor()
  expect(await tooSmall(page)).toEqual([])
  await times.first().click()
  await page.getByLabel('Email', { exact: true }).waitFor()
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
  ['/settings/profile', 'Display name'],
  ['/settings/language', 'Language'],
  ['/settings/branding', 'Background color'],
  ['/settings/security', 'Sign-ins'],
  ['/settings/delete', 'Password'],
  ['/settings/billing', 'Billing'],
  ['/upgrade', 'Growth'],
  ['/calendar-connections', 'Connect CalDAV'],
  ['/groupinvite', 'Circle'],
  ['/timeslotpicker', 'Review'],
])('a host on a phone meets every control at %s', async (room, seen) => {
  const page = await browser.open(`${origin}${room}`, PHONE, signedInAs(host))
  await page.getByText(seen).filter({ visible: true }).first().waitFor()
  expect(await tooSmall(page)).toEqual([])
})

test('on a phone the handle of an event type stands beside its name, in no row of its own', async () => {
  const page = await browser.open(`${origin}/bookingpage`, PHONE, signedInAs(host))
  const row = page.getByRole('article').first()
  await row.waitFor()
  const handle = await row.getByRole('button', { name: /^Move / }).boundingBox()
  const words = await row.getByRole('link').first().boundingBox()
  const middle = middleOf(handle!)
  expect(middle).toBeGreaterThan(words!.y)
  expect(middle).toBeLessThan(words!.y + words!.height)
})

test('on a phone a link that looks like a button has its text in the middle', async () => {
  const page = await browser.open(`${origin}/bookingpage`, PHONE, signedInAs(host))
  const link = page.getByRole('link', { name: 'New event type' })
  const box = await link.boundingBox()
  const text = await link.getByText('New event type').boundingBox()
  expect(Math.abs(middleOf(box!) - middleOf(text!))).toBeLessThanOrEqual(1)
})

function middleOf({ y, height }: { y: number; height: number }): number {
  return y + height / 2
}

test('a voter on a phone meets every control of a poll, what is folded away in it too', async () => {
  const page = await browser.open(`${origin}${made.pollLink}`, PHONE)
  await page.getByRole('button', { name: 'Submit my vote' }).waitFor()
  for (const more of await page.locator('summary:not([aria-label])').all()) await more.click()
  expect(await tooSmall(page)).toEqual([])
  await page.goto(`${origin}${made.oneOffLink}`)
  await page.locator('a[href*="slot="]').first().waitFor()
  expect(await tooSmall(page)).toEqual([])
})

const MENU = '[role="menu"]'
const DIALOG = '[role="dialog"]'
const LIST = '[role="listbox"]'

test.each<[string, string, (page: Page) => Promise<void>]>([
  ['the menu of an event type', MENU, async (page) => open(page, '/bookingpage', /^More actions for/)],
  ['the own menu', MENU, async (page) => open(page, '/bookingpage', /’s account$/)],
  ['the share dialog', DIALOG, async (page) => open(page, '/bookingpage', /^Share/)],
  [
    'the command menu',
    DIALOG,
    async (page) => {
      await page.goto(`${origin}/bookingpage`)
      await page.getByText('Call').first().waitFor()
      await page.keyboard.press('Control+k')
    },
  ],
  [
    'a list to choose from',
    LIST,
    async (page) => {
      await page.goto(`${origin}/settings/language`)
      await page.getByRole('combobox', { name: 'Language' }).first().click()
    },
  ],
  ['the form of a webhook', 'main form', async (page) => open(page, '/integrations/webhooks', 'New webhook')],
  ['a poll', 'main', async (page) => void (await page.goto(origin + made.poll))],
  ['a one-off', 'main', async (page) => void (await page.goto(origin + made.oneOff))],
])('a host on a phone meets every control of %s', async (_, within, show) => {
  const page = await browser.open(`${origin}/settings`, PHONE, signedInAs(host))
  await show(page)
  await page.locator(`${within} :is(button, input, [role="option"])`).first().waitFor()
  await settled(page, within)
  expect(await tooSmall(page, within)).toEqual([])
})

async function open(page: Page, room: string, name: string | RegExp): Promise<void> {
  await page.goto(`${origin}${room}`)
  await page.getByRole('main').getByText(/./).first().waitFor()
  await page.getByRole('button', { name }).or(page.getByRole('link', { name })).first().click()
}

/** Waits until what opened has moved into place. */
async function settled(page: Page, within: string): Promise<void> {
  await page
    .locator(within)
    .first()
    .evaluate(async (element) => {
      await Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished))
    })
}
