import { expect, test } from 'vitest'
import { startTestApp } from '../../../testing/app.ts'
import { addEvent, book, openAccount, PASSWORD } from '../../../testing/hosts.ts'

const app = await startTestApp()
const NINE = '2027-03-02T09:00:00Z'

async function subscribed() {
  const host = await openAccount(app)
  const { booking, manage } = await book(app, host, await addEvent(host), NINE)
  const { url } = await host.api.call('POST /calendar-feed', {})
  return { host, booking, manage, url: ofTestApp(url) }
}

/** The public address is not the one at which the test's server listens. */
function ofTestApp(url: string): string {
  return new URL(new URL(url).pathname, app.url).href
}

async function readFeed(url: string): Promise<{ status: number; text: string; headers: Headers }> {
  const answer = await fetch(url)
  return { status: answer.status, text: await answer.text(), headers: answer.headers }
}

test('a calendar program reads the scheduled meetings, without notes and invitations', async () => {
  const { host, booking, manage, url } = await subscribed()
  const notes = { params: { id: booking.id }, body: { notes: 'Asked for a discount' } }
  await host.api.call('PUT /bookings/:id/notes', notes)
  const { status, text, headers } = await readFeed(url)
  expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
    200,
    'text/calendar; charset=utf-8',
    'no-store',
  ])
  expect(text).toContain('METHOD:PUBLISH')
  expect(text.split('BEGIN:VEVENT')).toHaveLength(2)
  expect(text).toContain(`UID:${booking.id}`)
  expect(text).not.toMatch(/ATTENDEE|ORGANIZER|discount/)
  await manage.call('POST /manage/cancel', { body: {} })
  expect((await readFeed(url)).text).not.toContain('BEGIN:VEVENT')
})

test('a replaced and an ended address are good for nothing, and only hashes are stored', async () => {
  const { host, url } = await subscribed()
  const next = ofTestApp((await host.api.call('POST /calendar-feed', {})).url)
  expect([(await readFeed(url)).status, (await readFeed(next)).status]).toEqual([404, 200])
  const { rows } = await app.context.pool.query('select * from calendar_feeds where host_id = $1', [
    host.me.userID,
  ])
  expect(JSON.stringify(rows)).not.toContain(next.slice(-43))
  expect((await host.api.call('GET /calendar-feed')).createdAt).not.toBeNull()
  for (let repeat = 0; repeat < 2; repeat++) await host.api.call('DELETE /calendar-feed')
  expect(await host.api.call('GET /calendar-feed')).toEqual({ createdAt: null })
  expect((await readFeed(next)).status).toBe(404)
})

test('the meetings of an account that was closed are read by nobody', async () => {
  const { host, url } = await subscribed()
  const asked = { body: { pass: PASSWORD, reason: 'No more meetings', meetings: 'keep' as const } }
  expect((await host.api.try('POST /users/delete', asked)).status).toBe(200)
  expect((await readFeed(url)).status).toBe(404)
})

test('another host has another feed, and a secret of somebody else opens none', async () => {
  const [first, second] = [await subscribed(), await subscribed()]
  expect((await readFeed(first.url)).text).not.toContain(second.booking.id)
  const mixed = first.url.slice(0, -43) + second.url.slice(-43)
  expect((await readFeed(mixed)).status).toBe(404)
  expect((await readFeed(`${app.url}/api/v1/calendar-feed/short`)).status).toBe(422)
})

test('whoever reads it without end waits', async () => {
  const { url } = await subscribed()
  const statuses = new Set<number>()
  for (let read = 0; read < 121; read++) statuses.add((await readFeed(url)).status)
  expect([...statuses]).toEqual([200, 429])
})

test('all invitees of a meeting with seats are one entry', async () => {
  const { host, manage, url } = await subscribed()
  await manage.call('POST /manage/cancel', { body: {} })
  const event = await addEvent(host, { seats: 3 })
  for (const name of ['Ada', 'Bo', 'Cy'])
    await book(app, host, event, NINE, { invitee: { name, email: `${name}@example.test` } })
  const { text } = await readFeed(url)
  expect(text.split('BEGIN:VEVENT')).toHaveLength(2)
  expect(text).toMatch(/SUMMARY:Consultation · (Ada|Bo|Cy) \(\+2\)/)
})
