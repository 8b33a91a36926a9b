import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BODY_ERRORS } from '../../packages/contract/src/errors.ts'
import { api, refusalsOf } from '../../packages/contract/src/index.ts'
import { EXTENSION_ID } from '../../packages/contract/src/oauth/extension.ts'
import { extensionErrorsTexts } from '../../packages/messages/src/extension.ts'
import type { Editor, MessagePages } from '../../packages/sandbox/src/message-pages/server.ts'
import { startMessagePages } from '../../packages/sandbox/src/message-pages/server.ts'
import { useBrowser } from './browser.ts'
import type { ExtensionBrowser } from './extension-browser.ts'
import { openExtensionBrowser } from './extension-browser.ts'
import type { TestHost } from './host-api.ts'
import { openHost } from './host-api.ts'
import { origin, site } from './product.ts'

// The built extension in Chromium. Gmail and LinkedIn are pages of the sandbox: nothing here says what the real ones do.

const GRACE = { name: 'Grace Hopper', email: 'grace@example.com', profile: 'grace-hopper' }

const visitors = useBrowser()
let host: TestHost
let eventPath: string
let pages: MessagePages
let browser: ExtensionBrowser

beforeAll(async () => {
  host = await openHost(origin)
  eventPath = await host.addEvent({ confirmEmail: false })
  pages = await startMessagePages()
  browser = await openExtensionBrowser()
  await browser.connect(origin, host)
})
afterAll(async () => {
  await browser.close()
  await pages.close()
})

async function open(url: string): Promise<Page> {
  const page = await browser.context.newPage()
  await page.goto(url)
  return page
}

/** The first link of the message, as it was sent. */
async function sentLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Send' }).click()
  const sent = page.locator('output')
  const link = sent.locator('a').first()
  return (await link.count()) > 0
    ? String(await link.getAttribute('href'))
    : String(/https?:\/\/\S+/.exec(await sent.innerText())?.[0])
}

test('from the popup to a booking: free times in a message of the stand-in for Gmail are one tap from booked', async () => {
  const page = await open(pages.gmail(GRACE))
  const popup = await browser.clickButton(page)
  await popup.click('Insert free times')
  await popup.says('Added to your message.')
  const link = await sentLink(page)
  expect(link).toContain(`${origin}/${eventPath}?slot=`)
  const picture = page.locator('output img')
  await expect
    .poll(async () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)

  const visitor = await visitors.open(link)
  // The recipient of the message is filled in.
  await expect.poll(async () => visitor.getByLabel('Email', { exact: true }).inputValue()).toBe(GRACE.email)
  await visitor.getByRole('button', { name: 'Confirm booking' }).click()
  await visitor.getByRole('heading', { name: 'You are booked' }).waitFor()
  const { bookings } = await host.call('GET /bookings', { query: { q: GRACE.email } })
  expect(bookings[0]?.invitee.name).toBe(GRACE.name)
})

test('the stand-in for LinkedIn keeps no HTML, and gets one one-off for the person of the conversation as text, also by a double click', async () => {
  const page = await open(pages.linkedIn(GRACE))
  const popup = await browser.clickButton(page)
  await popup.doubleClick('Insert one-off times')
  await popup.says('Added to your message.')
  const { oneOffs } = await host.call('GET /one-offs')
  expect(oneOffs).toHaveLength(1)
  const link = new URL(await sentLink(page))
  expect(link.pathname).toBe(`/${host.link}/${oneOffs[0]?.slug}`)
  expect(link.searchParams.get('name')).toBe(GRACE.name)
  expect(await page.locator('output').innerText()).not.toContain('<a')
})

test('the link of a lead is made for the person of the conversation', async () => {
  const campaign = await host.call('POST /campaigns', {
    body: { name: 'Autumn', destination: { kind: 'url', url: 'https://example.com/{{first_name}}' } },
  })
  const page = await open(pages.linkedIn(GRACE))
  const popup = await browser.clickButton(page)
  await popup.click('Insert lead link')
  await popup.says('Added to your message.')
  const { leads } = await host.call('GET /campaigns/:id/leads', { params: { id: campaign.id }, query: {} })
  expect(leads).toMatchObject([{ externalKey: GRACE.profile, fields: { first_name: 'Grace' } }])
  expect(await sentLink(page)).toBe(leads[0]?.link)
})

test.each<[Editor, string | RegExp, boolean]>([
  ['redraws', 'Added to your message.', true],
  ['forgets', 'Added to your message.', true],
  ['wipes', /removed the text we inserted\. We copied it instead/, false],
])('in a stand-in for Gmail that %s its editor, the host reads: %s', async (editor, status, isThere) => {
  const page = await open(pages.gmail(GRACE, editor))
  const popup = await browser.clickButton(page)
  await popup.click('Insert link')
  await popup.says(status)
  const links = page.getByRole('textbox').locator(`a[href*="/${eventPath}"]`)
  expect(await links.count()).toBe(isThere ? 1 : 0)
})

test('times that are picked in the frame of the extension are handed to it', async () => {
  const popup = await open(`chrome-extension://${EXTENSION_ID}/popup.html`)
  await popup.getByRole('button', { name: 'Pick times' }).click()
  const frame = popup.frameLocator('iframe')
  // The host is signed in there, as in the dashboard.
  await frame.getByRole('button', { name: 'Next week' }).click()
  await frame.locator('button[aria-pressed]').first().click()
  await frame.getByRole('button', { name: 'Insert into message' }).click()
  // No message is below a tab of its own.
  await popup.getByText('Chrome doesn’t let extensions write on this page.').waitFor()
})

test('a stranger’s page cannot frame an external page', async () => {
  const page = await visitors.open(`${site}/`)
  for (const path of [
    '/externaltimeslot',
    '/external-dynamic',
    '/external-dynamic-campaign',
    '/create-video-embed',
  ]) {
    const failed = page.waitForEvent('requestfailed', (request) => request.url() === origin + path)
    await page.evaluate((src) => {
      document.body.append(Object.assign(document.createElement('iframe'), { src }))
    }, origin + path)
    expect((await failed).failure()?.errorText).toMatch(/BLOCKED_BY_(CSP|RESPONSE)/)
  }
})

test.each([
  ['de', 'Freie Zeiten einfügen', 'Diese Terminart wurde gelöscht'],
  ['il', 'הוספת מועדים פנויים', 'סוג הפגישה הזה נמחק'],
] as const)('a refusal is said in the host’s language (%s), by its code', async (language, label, text) => {
  await host.call('PATCH /settings', { body: { language } })
  await host.addEvent()
  const { eventTypes } = await host.call('GET /event-types')
  const page = await open(pages.gmail(GRACE))
  const popup = await browser.clickButton(page)
  await popup.shows(label)
  // New ones come first, so the popup offers this one.
  await host.call('DELETE /event-types/:id', { params: { id: String(eventTypes[0]?.id) } })
  await popup.click(label)
  await popup.says(text)
})

test('whatever the routes of the popup refuse has words in the extension', async () => {
  const called = [
    'GET /users/aboutme',
    'GET /event-types',
    'GET /campaigns',
    'POST /times-blocks',
    'POST /one-offs',
    'POST /campaigns/:id/leads',
    'GET /campaigns/:id/leads',
  ] as const
  const codes = new Set(called.flatMap((key) => refusalsOf(key, api[key])))
  const said = Object.keys(await extensionErrorsTexts.load('en'))
  // The first two have words of their own. The others are faults of the extension itself.
  const others = ['not_signed_in', 'invalid_input', 'idempotency_key_reused', ...BODY_ERRORS]
  expect([...codes].filter((code) => !said.includes(`extension.error_${code}`)).toSorted()).toEqual(
    others.toSorted(),
  )
})
