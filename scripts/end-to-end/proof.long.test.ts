import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createClient } from '../../packages/contract/src/index.ts'
import { useBrowser } from './browser.ts'
import { openHost } from './host-api.ts'
import { origin } from './product.ts'

const browser = useBrowser()

// The way that a proxy on this machine reports it.
const NETWORK = { 'x-forwarded-for': '203.0.113.200' }
const FREE = 20
// Bookings are counted in periods of ten minutes, each of which begins with none.
const PERIOD_MS = 600_000
const WHOLE_TEST_MS = 60_000

test(
  'a visitor from a network that has booked very much works a moment without noticing, and is booked',
  {
    timeout: 2 * WHOLE_TEST_MS,
  },
  async () => {
    const left = PERIOD_MS - (Date.now() % PERIOD_MS)
    if (left < WHOLE_TEST_MS) await setTimeout(left)
    const host = await openHost(origin)
    const path = await host.addEvent({ duration: 5, increment: 5 })
    const [owner = '', event = ''] = path.split('/')
    const from = new Date(Date.now() + 86_400_000).toISOString()
    const to = new Date(Date.now() + 8 * 86_400_000).toISOString()
    const { starts } = await createClient({ origin })('GET /slots', { query: { owner, event, from, to } })
    for (const start of starts.slice(0, FREE)) {
      const invitee = { name: 'Office Mate', email: `${crypto.randomUUID()}@example.com` }
      const body = JSON.stringify({ owner, event, start, timeZone: 'UTC', invitee })
      const headers = { ...NETWORK, 'content-type': 'application/json' }
      expect((await fetch(`${origin}/api/v1/bookings`, { method: 'POST', headers, body })).status).toBe(201)
    }

    const page = await browser.open(`${origin}/${path}`, { extraHTTPHeaders: NETWORK })
    const answers: number[] = []
    page.on('response', (response) => {
      if (response.url().endsWith('/api/v1/bookings')) answers.push(response.status())
    })
    await page.getByRole('main').locator('a[href*="slot="]').last().click()
    await page.getByLabel('Name').fill('Late Colleague')
    await page.getByLabel('E-mail').fill('late@example.com')
    await page.getByRole('button', { name: 'Confirm booking' }).click()
    await page.getByRole('heading', { name: 'You are booked' }).waitFor()
    expect(answers).toEqual([429, 201])
  },
)

test('where the host wants it the first booking works a moment, in the embedded page as well', async () => {
  const host = await openHost(origin)
  const path = await host.addEvent()
  await host.call('PATCH /settings', { body: { asksForProof: true } })
  for (const query of ['', '?embed=inline']) {
    const page = await browser.open(`${origin}/${path}${query}`)
    const answers: number[] = []
    page.on('response', (response) => {
      if (response.url().endsWith('/api/v1/bookings')) answers.push(response.status())
    })
    await page.getByRole('main').locator('a[href*="slot="]').last().click()
    await page.getByLabel('Name').fill('First Visitor')
    await page.getByLabel('E-mail').fill('first@example.com')
    await page.getByRole('button', { name: 'Confirm booking' }).click()
    await page.getByRole('heading', { name: 'You are booked' }).waitFor()
    expect(answers).toEqual([429, 201])
  }
})
