import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { serveChanged } from './changed-example.ts'
import type { TestHost } from './host-api.ts'
import { openHost } from './host-api.ts'
import { eventsOf, hearOut, seenBy, slotsIn, watchHostPage } from './host-page.ts'
import type { CaughtMail } from './mailbox.ts'
import { mailsTo } from './mailbox.ts'
import { origin, site } from './product.ts'

const browser = useBrowser()

let host: TestHost
let path: string
beforeAll(async () => {
  host = await openHost(origin)
  path = await host.addEvent({ confirmEmail: true })
})

const someone = () => `${crypto.randomUUID()}@confirm.example`

function codeIn(mail: CaughtMail | undefined): string {
  return /Your code: (\d{6})/.exec(mail?.text ?? '')?.[1] ?? 'none'
}

function linkIn(mail: CaughtMail | undefined): string {
  return /https?:\/\/\S+\/booking\/confirm\/[\w-]+/.exec(mail?.text ?? '')?.[0] ?? 'none'
}

async function openSite(prepare?: (page: Page) => Promise<void>): Promise<Page> {
  const address = await serveChanged(`${site}/inline-div.html`, (html) => html.replaceAll('demo/30min', path))
  return browser.open(address, {}, async (page) => {
    await watchHostPage(page)
    await prepare?.(page)
  })
}

const times = async (page: Page, name: string) => (await eventsOf(page, name)).length

/** From the free times to the page that asks for the code. */
async function askIn(page: Page, email: string): Promise<void> {
  const frame = page.frameLocator('iframe')
  await slotsIn(frame).first().click()
  await frame.getByLabel('Name').fill('Cora Confirms')
  await frame.getByLabel('Email', { exact: true }).fill(email)
  await frame.getByRole('button', { name: 'Continue' }).click()
  await frame.getByLabel('Code from the email').waitFor()
}

const bookingsOf = async (email: string) =>
  (await host.call('GET /bookings', { query: { q: email } })).bookings

test('on a site: times, details, the code from the mail, booked; the site hears of it once, and only then', async () => {
  const email = someone()
  const page = await openSite()
  const frame = page.frameLocator('iframe')
  await askIn(page, email)
  const [mail] = await mailsTo(origin, email, 1)
  expect(mail?.subject).toMatch(/^Please confirm: Call · Hana Host/)
  expect(mail?.calendars).toEqual([])
  expect(await bookingsOf(email)).toEqual([])
  expect(await times(page, 'booked')).toBe(0)

  // The frame is as tall as its content, and never shorter than its initial height.
  const tall = async () => {
    const content = await frame.locator('#app').evaluate((app) => app.getBoundingClientRect().height)
    const box = await page.locator('iframe').boundingBox()
    return Math.abs(Math.max(640, content) - (box?.height ?? 0))
  }
  await expect.poll(tall).toBeLessThan(2)

  const field = frame.getByLabel('Code from the email')
  const wrong = codeIn(mail) === '000000' ? '000001' : '000000'
  await field.fill(wrong)
  await field.press('Enter')
  await frame.getByText('This isn’t the code from the email').waitFor()
  await field.fill(codeIn(mail))
  await frame.getByRole('button', { name: 'Confirm booking' }).click()
  await frame.getByRole('heading', { name: 'You are booked' }).waitFor()

  await expect.poll(() => times(page, 'booked')).toBe(1)
  const [booking] = await bookingsOf(email)
  expect((await eventsOf(page, 'booked'))[0]?.detail).toMatchObject({
    bookingId: booking?.id,
    start: booking?.start,
    owner: host.link,
  })
  const mails = await mailsTo(origin, email, 2)
  expect(mails.map(({ subject }) => subject.split(':')[0])).toEqual(['Confirmed', 'Please confirm'])
  await hearOut(page)
  expect(await times(page, 'booked')).toBe(1)
  expect(JSON.stringify(await seenBy(page))).not.toContain('confirm.example')
})

test('who books by the link finds the site informed on coming back to it', async () => {
  const email = someone()
  const page = await openSite()
  await askIn(page, email)
  const [mail] = await mailsTo(origin, email, 1)
  const opened = await browser.open(linkIn(mail))
  await opened.getByRole('heading', { name: 'Book this meeting?' }).waitFor()
  expect(await bookingsOf(email)).toEqual([])
  await opened.getByRole('button', { name: 'Confirm booking' }).click()
  await opened.getByRole('heading', { name: 'You are booked' }).waitFor()
  expect(await times(page, 'booked')).toBe(0)
  await page.frames()[1]!.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await page.frameLocator('iframe').getByRole('heading', { name: 'You are booked' }).waitFor()
  await expect.poll(() => times(page, 'booked')).toBe(1)
})

test('without the script of the page the site hears of it, too, once it is booked', async () => {
  const email = someone()
  const page = await openSite(async (opened) => {
    await opened.route('**/assets/booking-*.js', async (route) => route.abort())
  })
  const frame = page.frameLocator('iframe')
  await askIn(page, email)
  const [mail] = await mailsTo(origin, email, 1)
  expect(await times(page, 'booked')).toBe(0)
  await frame.getByLabel('Code from the email').fill(codeIn(mail))
  await frame.getByRole('button', { name: 'Confirm booking' }).click()
  await frame.getByRole('heading', { name: 'You are booked' }).waitFor()
  await expect.poll(() => times(page, 'booked')).toBe(1)
})

test('without any script: a wrong address is changed on the way, and the code of the second mail books', async () => {
  const [wrong, right] = [someone(), someone()]
  const page = await browser.open(`${origin}/${path}`, { javaScriptEnabled: false })
  await page.locator('a[href*="slot="]').first().click()
  await page.getByLabel('Name').fill('Nora Noscript')
  await page.getByLabel('Email', { exact: true }).fill(wrong)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('link', { name: 'Change email address' }).click()
  expect(await page.getByLabel('Name').inputValue()).toBe('Nora Noscript')
  await page.getByLabel('Email', { exact: true }).fill(right)
  await page.getByRole('button', { name: 'Continue' }).click()
  const [mail] = await mailsTo(origin, right, 1)
  await page.getByLabel('Code from the email').fill(codeIn(mail))
  await page.getByRole('button', { name: 'Confirm booking' }).click()
  await page.getByRole('heading', { name: 'You are booked' }).waitFor()
  expect(await bookingsOf(wrong)).toEqual([])
  expect(await bookingsOf(right)).toHaveLength(1)
})

test('a reload in the middle asks for the code again', async () => {
  const email = someone()
  const page = await browser.open(`${origin}/${path}`)
  await page.locator('a[href*="slot="]').first().click()
  await page.getByLabel('Name').fill('Rae Reload')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText(/holding this time for 15 more minutes/).waitFor()
  await page.reload()
  await page.getByText(/holding this time until/).waitFor()
  const [mail] = await mailsTo(origin, email, 1)
  await page.getByLabel('Code from the email').fill(codeIn(mail))
  await page.getByRole('button', { name: 'Confirm booking' }).click()
  await page.getByRole('heading', { name: 'You are booked' }).waitFor()
})
