import { expect, inject, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { openHost } from './host-api.ts'

const origin = inject('origin')
const browser = useBrowser()

/** As a field for date and time takes it. */
const typed = (start: string | undefined) => String(start).slice(0, 16)

test('a calendar is connected, keeps its times free of bookings, and shows what is booked', async () => {
  const host = await openHost(origin)
  const [owner = '', event = ''] = (await host.addEvent({ minimumNotice: 0 })).split('/')
  const freeStarts = async () => {
    const from = new Date().toISOString()
    const to = new Date(Date.now() + 14 * 86_400_000).toISOString()
    return (await host.call('GET /slots', { query: { owner, event, from, to } })).starts
  }
  const [away] = await freeStarts()
  const { url } = await host.call('POST /connections/:provider/start', { params: { provider: 'google' } })
  const calendars = await browser.open(`${new URL(url).origin}/`)
  const entries = calendars.getByRole('listitem')
  const main = calendars.locator('section').first()
  await main.getByLabel('Title').fill('Away')
  await main.getByLabel('From, in UTC').fill(typed(away))
  await main.getByRole('button', { name: /^Add to/ }).click()
  await entries.filter({ hasText: 'Away' }).waitFor()

  const page = await browser.open(`${origin}/login`)
  await page.getByLabel('E-mail').fill(host.email)
  await page.getByLabel('Password', { exact: true }).fill(host.password)
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Integrations' }).click()
  await page.getByRole('link', { name: 'Calendar connections' }).click()
  await page.getByRole('button', { name: 'Connect Google Calendar' }).click()
  await page.getByRole('button', { name: 'Allow' }).click()
  await page.getByRole('heading', { level: 2, name: 'host@gmail.example' }).waitFor()
  expect(await page.getByRole('checkbox', { name: 'host@gmail.example' }).isChecked()).toBe(true)
  const starts = await freeStarts()
  expect(starts).not.toContain(away)
  const [free, , later] = starts

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
