import { createHash, randomBytes } from 'node:crypto'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { DAY, HOUR } from '../../packages/domain/src/index.ts'
import { useBrowser } from './browser.ts'
import type { TestHost } from './host-api.ts'
import { openHost } from './host-api.ts'
import { origin } from './product.ts'
import { signedInAs } from './signed-in.ts'

// What other programs reach, from the click that opens it to them.

const browser = useBrowser()

const signedInAt = async (path: string, host: TestHost): Promise<Page> =>
  browser.open(`${origin}${path}`, undefined, signedInAs(host))

const callWith = async (key: string, path: string): Promise<number> =>
  (await fetch(`${origin}/api/v1${path}`, { headers: { authorization: `Bearer ${key}` } })).status

test('a key that a host makes opens what it is for, and nothing once it is removed', async () => {
  const host = await openHost(origin)
  const page = await signedInAt('/integrations/api-keys', host)
  await page.getByRole('button', { name: 'New key' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Reports')
  await page.getByRole('radiogroup', { name: 'Clients' }).getByText('Read', { exact: true }).click()
  await page.getByLabel('Your password', { exact: true }).fill(host.password)
  await page.getByRole('button', { name: 'Create key' }).click()
  const key = (await page.getByText(/^wzl_/).textContent()) ?? ''
  await page.getByRole('button', { name: 'I’ve saved it' }).click()
  expect(await callWith(key, '/clients')).toBe(200)
  expect(await callWith(key, '/settings')).toBe(404)
  await page.getByRole('button', { name: 'Remove Reports' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await page.getByText('Reports removed').waitFor()
  expect(await callWith(key, '/clients')).toBe(401)
})

/** Where the app expects its code. Nothing listens there: the test answers in its place. */
const ANSWERS = 'http://127.0.0.1/answer'

async function exchange(client_id: string, code: string, code_verifier: string): Promise<string> {
  const given = { grant_type: 'authorization_code', client_id, code, code_verifier, redirect_uri: ANSWERS }
  const response = await fetch(`${origin}/api/v1/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams(given),
  })
  return ((await response.json()) as { access_token: string }).access_token
}

test('an app that a host registers and allows acts for them, and no longer once it is removed', async () => {
  const host = await openHost(origin)
  const page = await signedInAt('/integrations/api-keys', host)
  await page.getByRole('button', { name: 'Register an app' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Assistant')
  await page.getByLabel('Redirect URLs').fill(ANSWERS)
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  const own = page.getByRole('article', { name: 'Assistant' })
  const clientId = (await own.locator('code').textContent()) ?? ''

  const verifier = randomBytes(32).toString('base64url')
  const asked = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: ANSWERS,
    scope: 'clients:read',
    state: 'its state',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  })
  await page.route(`${ANSWERS}?*`, async (route) => route.fulfill({ body: 'Thank you' }))
  await page.goto(`${origin}/integrations/authorize?${asked.toString()}`)
  await page.getByRole('heading', { name: 'Allow Assistant to act for you?' }).waitFor()
  await page.getByText('Read: Clients').waitFor()
  await page.getByRole('link', { name: 'Don’t allow' }).click()
  await page.getByText('Thank you').waitFor()
  const denied = new URL(page.url()).searchParams
  expect([denied.get('error'), denied.get('state'), denied.get('code')]).toEqual([
    'access_denied',
    'its state',
    null,
  ])
  await page.goBack()
  await page.getByRole('button', { name: 'Allow', exact: true }).click()
  await page.getByText('Thank you').waitFor()
  const answer = new URL(page.url()).searchParams
  expect([answer.get('state'), answer.get('iss')]).toEqual(['its state', origin])
  const token = await exchange(clientId, answer.get('code') ?? '', verifier)
  expect(await callWith(token, '/clients')).toBe(200)
  expect(await callWith(token, '/settings')).toBe(404)

  await page.goto(`${origin}/integrations/api-keys`)
  const connected = page.getByRole('region', { name: 'Connected apps' })
  await connected.getByRole('button', { name: 'Remove Assistant' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await connected.getByText('No connected apps yet.', { exact: false }).waitFor()
  expect(await callWith(token, '/clients')).toBe(401)
})

test('a CRM that a host allows gets the contact and the meeting of a booking', async () => {
  const host = await openHost(origin)
  const path = await host.addEvent({ minimumNotice: 0 })
  const page = await signedInAt('/integrations/hubspot', host)
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Connect HubSpot' }).click()
  const consent = await opened
  const allow = consent.getByRole('button', { name: 'Connect app' })
  await allow.waitFor()
  const crm = new URL(consent.url()).origin
  await allow.click()
  await page.getByRole('button', { name: 'Disconnect' }).waitFor()

  const [owner = '', event = ''] = path.split('/')
  const from = new Date(Date.now() + HOUR).toISOString()
  const to = new Date(Date.now() + 14 * DAY).toISOString()
  const { starts } = await host.call('GET /slots', { query: { owner, event, from, to } })
  const email = `${crypto.randomUUID()}@guest.example`
  const invitee = { name: 'Cara Contact', email }
  await host.call('POST /bookings', {
    body: { owner, event, start: String(starts[0]), timeZone: 'UTC', invitee },
  })
  const there = await browser.open(`${crm}/`)
  const meetings = there.getByRole('listitem').filter({ hasText: 'Cara Contact' })
  await expect
    .poll(async () => {
      await there.reload()
      return [await there.getByRole('listitem').filter({ hasText: email }).count(), await meetings.count()]
    })
    .toEqual([1, 2])
})
