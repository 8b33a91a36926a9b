import { randomInt } from 'node:crypto'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { createClient } from '../../packages/contract/src/index.ts'
import { useBrowser } from './browser.ts'
import { openHost } from './host-api.ts'
import { origin } from './product.ts'

const browser = useBrowser()

const FREE = 20

/** Books the last time of a page. Returns how the booking was answered, each time that the page sent it. */
async function bookLast(page: Page): Promise<number[]> {
  const answers: number[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('/api/v1/bookings')) answers.push(response.status())
  })
  await page.getByRole('main').locator('a[href*="slot="]').last().click()
  await page.getByLabel('Name').fill('Late Colleague')
  await page.getByLabel('Email', { exact: true }).fill(`${crypto.randomUUID()}@late.example`)
  await page.getByRole('button', { name: 'Confirm booking' }).click()
  await page.getByRole('heading', { name: 'You are booked' }).waitFor()
  return answers
}

test('a visitor from a network that has booked very much works a moment without noticing, and is booked', async () => {
  // The way that a proxy on this machine reports it.
  const network = { 'x-forwarded-for': `203.0.113.${randomInt(1, 255)}` }
  const host = await openHost(origin)
  const path = await host.addEvent({ duration: 5, increment: 5 })
  const [owner = '', event = ''] = path.split('/')
  const from = new Date(Date.now() + 86_400_000).toISOString()
  const to = new Date(Date.now() + 8 * 86_400_000).toISOString()
  const { starts } = await createClient({ origin })('GET /slots', { query: { owner, event, from, to } })

  /** Books for the network until that needs a proof. Returns how often it did not. */
  async function bookAllFree(): Promise<number> {
    for (let booked = 0; ; booked++) {
      const invitee = { name: 'Office Mate', email: `${crypto.randomUUID()}@example.com` }
      const body = JSON.stringify({ owner, event, start: starts.shift(), timeZone: 'UTC', invitee })
      const headers = { ...network, 'content-type': 'application/json' }
      const { status } = await fetch(`${origin}/api/v1/bookings`, { method: 'POST', headers, body })
      if (status === 429) return booked
      expect(status).toBe(201)
    }
  }

  expect(await bookAllFree()).toBeGreaterThanOrEqual(FREE)
  const open = async () => browser.open(`${origin}/${path}`, { extraHTTPHeaders: network })
  let answers = await bookLast(await open())
  if (answers.length === 1) {
    // Bookings are counted in periods of ten minutes. A new one has just begun.
    await bookAllFree()
    answers = await bookLast(await open())
  }
  expect(answers).toEqual([429, 201])
})

test('where the host wants it the first booking works a moment, in the embedded page as well', async () => {
  const host = await openHost(origin)
  const path = await host.addEvent()
  await host.call('PATCH /settings', { body: { asksForProof: true } })
  for (const query of ['', '?embed=inline']) {
    const page = await browser.open(`${origin}/${path}${query}`)
    expect(await bookLast(page)).toEqual([429, 201])
  }
})
