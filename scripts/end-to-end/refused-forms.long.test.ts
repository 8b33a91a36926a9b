import type { Locator, Page, Request, Response } from 'playwright'
import { expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import type { TestHost } from './host-api.ts'
import { openHost } from './host-api.ts'
import { isDrawn } from './host-page.ts'
import { origin } from './product.ts'
import { signedInAs } from './signed-in.ts'

// Each form of the dashboard, while its call fails, is refused, or takes long. Nothing that was typed is lost, the failure is
// said, and the next try sends it once.

const browser = useBrowser()

interface Form {
  path: string
  /** Changes the form. Answers the field that must keep its value. */
  fill: (page: Page, host: TestHost) => Promise<Locator>
  /** What leads to the button that sends it, where that is not shown yet. */
  ask?: string
  /** The button that sends it. */
  button: (page: Page) => Locator
}

const named = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name, exact: true })
const inBar = (name: string) => (page: Page) =>
  page.getByRole('region', { name: 'Unsaved changes' }).getByRole('button', { name })
const saveBar = inBar('Save')
const inDialog = (name: string) => (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true })
/** What says that something went wrong: beside the form, or in a message. */
const failureOn = (page: Page) =>
  page
    .getByRole('alert')
    .or(page.getByRole('region', { name: 'Messages' }).locator('[data-tone=bad]'))
    .filter({ visible: true })
    .first()

async function type(page: Page, label: string, value: string): Promise<Locator> {
  const field = page.getByRole('textbox', { name: label, exact: true })
  await field.fill(value)
  return field
}

async function choose(page: Page, label: string, option: string): Promise<Locator> {
  const field = page.getByRole('combobox', { name: label, exact: true })
  await field.click()
  await page.getByRole('option', { name: option, exact: true }).click()
  return field
}

/** The first free hours of the next week, in a week to pick from. */
async function pickTimes(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next week' }).click()
  const times = page.getByRole('gridcell', { name: /(?:Tuesday|Wednesday).*, 10:00/ })
  await times.first().click()
  await times.last().click()
}

const FORMS: Record<string, Form> = {
  profile: {
    path: '/settings/profile',
    fill: async (page) => type(page, 'Display name', 'Hana Host, Ph.D.'),
    button: saveBar,
  },
  language: {
    path: '/settings/language',
    fill: async (page) => choose(page, 'Invitee language', 'Français'),
    button: saveBar,
  },
  'email address': {
    path: '/settings/email',
    fill: async (page, host) => {
      await type(page, 'Current password', host.password)
      return type(page, 'New email address', `${crypto.randomUUID()}@host.example`)
    },
    button: named('Confirm with both addresses'),
  },
  domain: {
    path: '/settings/domain',
    fill: async (page) => type(page, 'Your domain', `${crypto.randomUUID()}.example.com`),
    button: named('Use this domain'),
  },
  retention: {
    path: '/settings/retention',
    fill: async (page) => choose(page, 'Delete invitees’ data', '12 months after the meeting'),
    ask: 'Save',
    button: inDialog('Save'),
  },
  link: {
    path: '/settings/link',
    fill: async (page) => type(page, 'Your booking link', `hana-${crypto.randomUUID().slice(0, 8)}`),
    ask: 'Change my link',
    button: inDialog('Change my link'),
  },
  organization: {
    path: '/organization',
    fill: async (page) => type(page, 'Name', 'Hana & Co.'),
    button: named('Create organization'),
  },
  'page check': {
    path: '/integrations/check-up',
    fill: async (page) => type(page, 'Address of your page', 'https://www.example.com/contact'),
    button: named('Check'),
  },
  schedule: {
    path: '/availability',
    fill: async (page) => type(page, 'Name', 'Mornings'),
    button: saveBar,
  },
  export: {
    path: '/settings/export',
    fill: async (page) => page.locator('h1'),
    button: named('Create export'),
  },
  poll: {
    path: '/groupinvite/new',
    fill: async (page) => {
      await pickTimes(page)
      return type(page, 'Name', 'Board')
    },
    button: named('Create poll'),
  },
  'one-off meeting': {
    path: '/timeslotpicker/new',
    fill: async (page) => {
      await pickTimes(page)
      return type(page, 'Name', 'Coffee')
    },
    button: named('Create link'),
  },
  'routing form': {
    path: '/organization/forms/new',
    fill: async (page, host) => {
      await host.addEvent()
      await page.reload()
      await type(page, 'Address', `sales-${crypto.randomUUID().slice(0, 8)}`)
      await choose(page, 'Event type', 'Call')
      return type(page, 'Name', 'Sales')
    },
    button: named('Add form'),
  },
  'event type': {
    path: '/bookingpage/new',
    fill: async (page) => type(page, 'Name', 'Office hours'),
    button: inBar('Create event type'),
  },
}

const isWrite = (request: Request) =>
  request.method() !== 'GET' && request.url().includes('/api/v1/') && !request.url().includes('/preview')

/** Answers calls that change something with a refusal of the server, until it is called. */
async function refuse(page: Page, status: number, code: string): Promise<() => Promise<void>> {
  const body = JSON.stringify({ type: `/docs/api#${code}`, title: code, status, code, instance: 'test' })
  await page.route('**/api/v1/**', async (route, request) =>
    isWrite(request)
      ? route.fulfill({ status, body, contentType: 'application/problem+json' })
      : route.fallback(),
  )
  return async () => page.unroute('**/api/v1/**')
}

/** Keeps calls that change something on their way until the answer is called. Counts them. */
async function slow(page: Page): Promise<{ sent: Request[]; release: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const sent: Request[] = []
  await page.route('**/api/v1/**', async (route, request) => {
    if (!isWrite(request)) return route.fallback()
    sent.push(request)
    await promise
    return route.fallback()
  })
  return { sent, release: resolve }
}

const valueOf = async (field: Locator) =>
  field.evaluate((element) => (element instanceof HTMLInputElement ? element.value : element.textContent))

async function fails(page: Page, form: Form, status: number, code: string): Promise<void> {
  const end = await refuse(page, status, code)
  expect((await sendOnce(page, form)).status()).toBe(status)
  await failureOn(page).waitFor()
  await end()
}

async function openButton(page: Page, { ask, button }: Form): Promise<void> {
  if (ask === undefined) return
  // The dialog of the last try closes first.
  await button(page).waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: ask, exact: true }).click()
}

async function open({ path }: Form, host: TestHost): Promise<Page> {
  return browser.open(`${origin}${path}`, {}, signedInAs(host))
}

async function sendOnce(page: Page, form: Form): Promise<Response> {
  await openButton(page, form)
  const [answer] = await Promise.all([
    page.waitForResponse((response) => isWrite(response.request())),
    form.button(page).click(),
  ])
  return answer
}

test.each(Object.entries(FORMS))('%s', { timeout: 60_000 }, async (_name, form) => {
  const host = await openHost(origin)
  const page = await open(form, host)
  const field = await form.fill(page, host)
  const typed = await valueOf(field)
  await fails(page, form, 500, 'internal_error')
  expect(await valueOf(field)).toBe(typed)
  await fails(page, form, 403, 'not_allowed')
  expect(await valueOf(field)).toBe(typed)

  const { sent, release } = await slow(page)
  await openButton(page, form)
  await form.button(page).dblclick()
  await isDrawn(page)
  expect(sent).toHaveLength(1)
  const answer = page.waitForResponse((response) => response.request() === sent[0])
  release()
  expect((await answer).status()).toBeLessThan(300)
})

test.each(['profile', 'schedule', 'domain'])(
  'what another tab saved first is not replaced: %s',
  async (name) => {
    const form = FORMS[name]
    if (!form) throw new Error(`No form "${name}"`)
    const host = await openHost(origin)
    const [first, second] = await Promise.all([open(form, host), open(form, host)])
    await form.fill(first, host)
    const field = await form.fill(second, host)
    if (name !== 'domain') await field.fill('Of the second tab')
    const typed = await valueOf(field)
    await sendOnce(first, form)
    expect((await sendOnce(second, form)).status()).toBe(412)
    await failureOn(second).waitFor()
    expect(await valueOf(field)).toBe(typed)
  },
)
