import type { BrowserContextOptions, Page } from 'playwright'
import { expect, test } from 'vitest'
import { addDays, dateOf, weekStartOf } from '../../packages/domain/src/index.ts'
import { useBrowser } from './browser.ts'
import type { TestHost } from './host-api.ts'
import { openHost } from './host-api.ts'
import { origin } from './product.ts'
import { signedInAs } from './signed-in.ts'

const browser = useBrowser()

/** The format of date and time fields. */
const typed = (start: string | undefined) => String(start).slice(0, 16)

// Far enough ahead that none of these times is over before the tests are.
const FROM = Date.now() + 3 * 3_600_000

async function freeStarts({ call }: TestHost, path: string): Promise<string[]> {
  const [owner = '', event = ''] = path.split('/')
  const from = new Date(FROM).toISOString()
  const to = new Date(FROM + 14 * 86_400_000).toISOString()
  return (await call('GET /slots', { query: { owner, event, from, to } })).starts
}

/** Whether a start is later than the week that the dashboard shows first: that of the day after tomorrow. */
async function isAfterShownWeek({ call }: TestHost, start: string): Promise<boolean> {
  const { timeZone } = await call('GET /users/aboutme')
  const weekOf = (at: number, days: number) => weekStartOf(addDays(dateOf(timeZone, at), days), 'mon')
  return weekOf(Date.parse(start), 0) > weekOf(Date.now(), 2)
}

/** Opens the stand-in's page with its calendars. */
async function openDiary({ call }: TestHost): Promise<Page> {
  const { url } = await call('POST /connections/:provider/start', { params: { provider: 'google' } })
  return browser.open(`${new URL(url).origin}/`)
}

async function addByHand(diary: Page, title: string, start: string | undefined): Promise<void> {
  const main = diary.locator('section').first()
  await main.getByLabel('Title').fill(title)
  await main.getByLabel('From, in UTC').fill(typed(start))
  await main.getByRole('button', { name: /^Add to/ }).click()
  await diary.getByRole('listitem').filter({ hasText: title }).waitFor()
}

async function openConnections(host: TestHost, options?: BrowserContextOptions): Promise<Page> {
  const page = await browser.open(`${origin}/calendar-connections`, options, signedInAs(host))
  await page.getByRole('button', { name: 'Connect Google Calendar' }).waitFor()
  return page
}

const connectedTo = (page: Page) => page.getByRole('heading', { level: 2, name: 'host@gmail.example' })

async function connectGoogle(host: TestHost): Promise<Page> {
  const page = await browser.open(`${origin}/login`)
  await page.getByLabel('Email', { exact: true }).fill(host.email)
  await page.getByLabel('Password', { exact: true }).fill(host.password)
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Integrations' }).click()
  await page.getByRole('link', { name: 'Calendar connections' }).click()
  const beside = await askedBeside(page)
  await beside.getByRole('button', { name: 'Allow' }).click()
  await connectedTo(page).waitFor()
  return page
}

/** The window with the provider's consent page. */
async function askedBeside(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Connect Google Calendar' }).click()
  return opened
}

test('whoever says no in the window is told so, and can begin again', async () => {
  const page = await openConnections(await openHost(origin))
  const beside = await askedBeside(page)
  const isClosed = beside.waitForEvent('close')
  await beside.getByRole('button', { name: 'Cancel' }).click()
  await page.getByText('You didn’t give access, so nothing has changed. You can try again.').waitFor()
  await isClosed
  await (await askedBeside(page)).getByRole('button', { name: 'Allow' }).click()
  await connectedTo(page).waitFor()
})

test('on a phone the page itself leads to the provider and back', async () => {
  const phone = { viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true }
  const page = await openConnections(await openHost(origin), phone)
  await page.getByRole('button', { name: 'Connect Google Calendar' }).click()
  await page.getByRole('button', { name: 'Allow' }).click()
  await connectedTo(page).waitFor()
})

test.each([
  ['Exchange', 'SANDBOX\\noor (127.0.0.1)'],
  ['CalDAV', 'noor (127.0.0.1)'],
  ['iCalendar (.ics)', 'Personal (127.0.0.1)'],
])(
  '%s is connected with what the form says, and what is added there is not offered',
  async (name, account) => {
    const host = await openHost(origin)
    const path = await host.addEvent({ minimumNotice: 0 })
    const [away, other] = await freeStarts(host, path)
    const page = await openConnections(host)
    await page.getByRole('button', { name: `Connect ${name}` }).click()
    const dialog = page.getByRole('dialog')
    const opened = page.waitForEvent('popup')
    await dialog.getByRole('link', { name: 'See what’s in it, or make it fail' }).click()
    const diary = await opened
    await addByHand(diary, `Away from ${name}`, away)
    await dialog.getByRole('button', { name: 'Fill in' }).click()
    await dialog.getByRole('button', { name: `Connect ${name}` }).click()
    await page.getByRole('heading', { level: 2, name: account }).waitFor()
    const starts = await freeStarts(host, path)
    expect(starts).not.toContain(away)
    expect(starts).toContain(other)
    await diary.getByRole('button', { name: `Delete Away from ${name}` }).click()
  },
)

test('a calendar is connected, keeps its times free of bookings, and shows what is booked', async () => {
  const host = await openHost(origin)
  const path = await host.addEvent({ minimumNotice: 0 })
  const [away] = await freeStarts(host, path)
  const calendars = await openDiary(host)
  const entries = calendars.getByRole('listitem')
  await addByHand(calendars, 'Away', away)

  const page = await connectGoogle(host)
  expect(await page.getByRole('checkbox', { name: 'host@gmail.example' }).isChecked()).toBe(true)
  const starts = await freeStarts(host, path)
  expect(starts).not.toContain(away)
  const [free, , later] = starts

  const [owner = '', event = ''] = path.split('/')
  const invitee = { name: 'Cal Guest', email: `${crypto.randomUUID()}@guest.example` }
  const answer = await host.call('POST /bookings', {
    body: { owner, event, start: String(free), timeZone: 'UTC', invitee },
  })
  const id = answer.state === 'booked' ? answer.booking.id : ''
  const entryAt = async (start: string | undefined) => {
    await calendars.reload()
    return entries.filter({ hasText: `${typed(start)}:00.000Z Call: Cal Guest` }).count()
  }
  await expect.poll(async () => entryAt(free)).toBe(1)
  await host.call('POST /bookings/:id/reschedule', { params: { id }, body: { start: String(later) } })
  await expect.poll(async () => entryAt(later)).toBe(1)
  expect(await entryAt(free)).toBe(0)

  const { location } = await host.call('GET /bookings/:id', { params: { id } })
  expect(location).toMatchObject({
    kind: 'google_meet',
    url: expect.stringContaining('https://meet.google.com/') as string,
  })
  await host.call('POST /bookings/:id/cancel', { params: { id }, body: {} })
  await expect.poll(async () => entryAt(later)).toBe(0)
})

test('what is added in a calendar is taken at once, stays so while its provider fails, and is named to its owner', async () => {
  const host = await openHost(origin)
  const path = await host.addEvent({ minimumNotice: 0 })
  const page = await connectGoogle(host)
  const [, soon = ''] = await freeStarts(host, path)
  const diary = await openDiary(host)
  await addByHand(diary, 'Vet', soon)
  await expect.poll(async () => freeStarts(host, path)).not.toContain(soon)

  await diary.getByRole('button', { name: 'Let it answer nothing but errors' }).click()
  await page.reload()
  await page.getByText('host@gmail.example isn’t responding right now.').waitFor()
  await page.reload()
  await page.getByText(/^Last attempt failed:/).waitFor()
  expect(await freeStarts(host, path)).not.toContain(soon)

  await diary.getByRole('button', { name: 'Let it work again' }).click()
  await page.getByRole('link', { name: 'Availability' }).click()
  if (await isAfterShownWeek(host, soon)) await page.getByRole('button', { name: 'Next week' }).click()
  await page.getByText('Vet', { exact: true }).first().waitFor()
  // The list below the picture names the calendar, too.
  await page.getByText('Vet, host@gmail.example').first().waitFor({ state: 'attached' })
  await diary.getByRole('button', { name: 'Delete Vet' }).click()
  await expect.poll(async () => freeStarts(host, path)).toContain(soon)
})
