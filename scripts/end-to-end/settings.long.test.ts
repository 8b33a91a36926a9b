import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { beforeEach, expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import type { TestHost } from './host-api.ts'
import { openHost } from './host-api.ts'
import { isDrawn } from './host-page.ts'
import { mailsTo, mailWith } from './mailbox.ts'
import { origin } from './product.ts'
import { signedInAs } from './signed-in.ts'

// The main path of each part of the settings. Each test has its own account.

const browser = useBrowser()

let host: TestHost
beforeEach(async () => {
  host = await openHost(origin)
})

/** The dashboard of the test's host. */
async function openRoom(path: string): Promise<Page> {
  return browser.open(`${origin}${path}`, {}, signedInAs(host))
}

/** Books with the test's host. */
async function book(): Promise<{ email: string; path: string }> {
  const path = await host.addEvent()
  const [owner = '', event = ''] = path.split('/')
  const from = new Date(Date.now() + 2 * 86_400_000).toISOString()
  const to = new Date(Date.now() + 9 * 86_400_000).toISOString()
  const { starts } = await host.call('GET /slots', { query: { owner, event, from, to } })
  const email = `${crypto.randomUUID()}@guest.example`
  const invitee = { name: 'Ines Invited', email }
  await host.call('POST /bookings', {
    body: { owner, event, start: String(starts[0]), timeZone: 'UTC', invitee },
  })
  return { email, path }
}

/** Until it is saved, leaving asks for confirmation. The bar disappears once nothing is unsaved. */
async function save(page: Page): Promise<void> {
  const bar = page.getByRole('region', { name: 'Unsaved changes' })
  await bar.getByRole('button', { name: 'Save' }).click()
  await bar.waitFor({ state: 'hidden' })
}

test('what one is called, and the colors of the page, are what visitors see', async () => {
  const path = await host.addEvent()
  const page = await openRoom('/settings/profile')
  await page.getByLabel('Display name').fill('Hana Host, Ph.D.')
  await save(page)
  await page.getByRole('link', { name: 'Branding' }).click()
  await page.getByLabel('Background color').first().fill('#FDF6E3')
  await page.keyboard.press('Enter')
  await save(page)

  const visitor = await browser.open(`${origin}/${path}`)
  await visitor.getByText('Hana Host, Ph.D.').first().waitFor()
  const card = visitor.locator('[data-framed] > *').first()
  expect(await card.evaluate((drawn) => getComputedStyle(drawn).backgroundColor)).toBe('rgb(253, 246, 227)')
})

test('an address changes once both mailboxes have agreed', async () => {
  const next = `${crypto.randomUUID()}@host.example`
  const page = await openRoom('/settings/email')
  await page.getByLabel('New email address').fill(next)
  await page.getByLabel('Current password').fill(host.password)
  await page.getByRole('button', { name: 'Confirm with both addresses' }).click()
  await page.getByText('Check both inboxes').waitFor()
  for (const [address, said] of [
    [host.email, 'Address confirmed.'],
    [next, 'Your email address has changed.'],
  ] as const) {
    const { text } = await mailWith(origin, address, '/settings/email/confirm')
    const elsewhere = await browser.open(String(/http\S+\/settings\/email\/confirm\S+/.exec(text)?.[0]))
    await elsewhere.getByRole('button', { name: 'Confirm change' }).click()
    await elsewhere.getByText(said).waitFor()
  }
  await page.reload()
  await page.getByText(next).first().waitFor()
})

test('who wants no mail about bookings gets none', async () => {
  const page = await openRoom('/settings/notifications')
  const wish = page.getByRole('switch', { name: 'New meetings' })
  await wish.press('Space')
  await save(page)
  const { email } = await book()
  await mailsTo(origin, email, 1)
  // Mails about the next one come later.
  await wish.press('Space')
  await save(page)
  const { email: next } = await book()
  await mailWith(origin, host.email, next)
  const own = await mailsTo(origin, host.email, 1)
  expect(own.filter(({ text }) => text.includes(email))).toEqual([])
})

test('everything of an account is fetched in one file, once', async () => {
  await book()
  const page = await openRoom('/settings/export')
  await page.getByRole('button', { name: 'Create export' }).click()
  const fetching = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Download file/ }).click()
  const file = await fetching
  expect(file.suggestedFilename()).toMatch(/^export-.*\.zip$/)
  const zip = await readFile(await file.path())
  expect(zip.subarray(0, 2).toString()).toBe('PK')
  for (const part of ['bookings.json', 'bookings.csv', 'profile.json']) expect(zip.includes(part)).toBe(true)
  await page.getByText('The file was downloaded, so we deleted it.').waitFor()
})

test('what invitees gave is deleted after a while that the host chooses, and is asked for again first', async () => {
  const page = await openRoom('/settings/retention')
  const after = page.getByRole('combobox', { name: 'Delete invitees’ data' })
  await after.click()
  await page.getByRole('option', { name: '6 months after the meeting', exact: true }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('dialog').getByRole('button').last().click()
  await page.getByText('Saved', { exact: true }).waitFor()
  await page.reload()
  await expect.poll(() => after.inputValue()).toBe('6 months after the meeting')
})

test('a closed account has no pages, its meetings are canceled, and signing in takes it back', async () => {
  const { email, path } = await book()
  const page = await openRoom('/settings/delete')
  await page.getByLabel('Why do you want to leave?').fill('A test')
  await page.getByLabel('Your password').fill(host.password)
  // It is only shown for three seconds, so polling might miss it.
  const isSaid = page.waitForFunction(() => document.body.innerText.includes('Account deleted'))
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await isSaid
  expect((await fetch(`${origin}/${path}`)).status).toBe(404)
  const [newest] = await mailsTo(origin, email, 2)
  expect(newest?.calendars[0]?.method).toBe('CANCEL')

  const back = await browser.open(`${origin}/login`)
  await back.getByLabel('Email', { exact: true }).fill(host.email)
  await back.getByLabel('Password', { exact: true }).fill(host.password)
  await back.keyboard.press('Enter')
  await back.getByText('Your account is active again and won’t be deleted.').waitFor()
  expect((await fetch(`${origin}/${path}`)).status).toBe(200)
})

test('a domain says what has to stand in the DNS', async () => {
  const page = await openRoom('/settings/domain')
  await page.getByLabel('Your domain').fill('meet.hana.invalid')
  await page.getByRole('button', { name: 'Use this domain' }).click()
  await page.getByRole('heading', { name: 'DNS records' }).waitFor()
  await page.getByText('CNAME').first().waitFor()
})

test('a tutorial is found, and feedback arrives at the operator', async () => {
  const page = await openRoom('/availability')
  await page.getByRole('button', { name: /’s account$/ }).click()
  await page.getByRole('menuitem', { name: 'Tutorials' }).click()
  await page.getByRole('searchbox').fill('holidays')
  await page.getByRole('link', { name: 'Days off and other hours' }).click()
  await page.getByRole('list', { name: 'Steps' }).waitFor()
  await page.getByRole('button', { name: /’s account$/ }).click()
  await page.getByRole('menuitem', { name: 'Send feedback' }).click()
  const said = `More colors, please (${crypto.randomUUID()})`
  await page.getByLabel('What would you like to say?').fill(said)
  await page.getByRole('dialog').getByRole('button', { name: 'Send feedback' }).click()
  await page.getByText('Thank you. Your message is on its way.').waitFor()
  await mailWith(origin, 'operator@example.com', said)
})

test('a video of a tutorial is asked for when somebody plays it, by keyboard, with its steps as captions', async () => {
  const asked: string[] = []
  const page = await openRoom('/tutorials/start/first_event')
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const video = page.getByLabel('Your first event type')
  await video.evaluate((element) => element.scrollIntoView())
  // It would load it once it is on the screen.
  await isDrawn(page)
  await page.evaluate(() => fetch('/robots.txt'))
  expect(asked).toContain('/robots.txt')
  expect(asked.filter((file) => file.endsWith('.webm'))).toEqual([])
  await video.focus()
  await page.keyboard.press('Space')
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime), { timeout: 20_000 })
    .toBeGreaterThan(0.5)
  expect(asked.filter((file) => file.endsWith('.webm'))).not.toEqual([])
  const caption = await video.evaluate((element: HTMLVideoElement) => {
    element.pause()
    const [cue] = element.textTracks[0]?.activeCues ?? []
    return [element.videoWidth, element.duration > 5, (cue as VTTCue | undefined)?.text]
  })
  expect(caption).toEqual([1280, true, expect.stringContaining('New event type')])
})
