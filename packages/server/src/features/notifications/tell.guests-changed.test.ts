import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { TEST_NOW } from '../../testing/clock.ts'
import { addEvent, book, openAccount } from '../../testing/hosts.ts'
import { eraseBooking } from '../bookings/change/erase.ts'
import { readerToken } from './reader/reader-token.ts'
import { openMailApp } from './testing/mail-app.ts'

const app = await startTestApp()
const { tellAll, remind, mailsTo } = await openMailApp(app)
const host = await openAccount(app, { name: 'Grace Hopper' })
const event = await addEvent(host, { reminders: [{ amount: 1, unit: 'hours' }] })
let days = 1

const heard = async (address: string) => (await mailsTo(address)).map(({ invitation }) => invitation)

/** A meeting at nine on a day of its own, with two guests who were told of it. */
async function booked(name: string) {
  const start = `2027-03-${String(++days).padStart(2, '0')}T09:00:00Z`
  const [ada, bo, cy, di] = ['ada', 'bo', 'cy', 'di'].map((one) => `${one}-${name}@example.test`) as [
    string,
    string,
    string,
    string,
  ]
  const made = await book(app, host, event, start, {
    invitee: { name: 'Ada', email: ada },
    guests: [bo, cy],
    timeZone: 'UTC',
  })
  const { id } = made.booking
  await tellAll(id)
  const change = async (guests: string[]) => {
    await host.api.call('PUT /bookings/:id/guests', { params: { id }, body: { guests } })
    app.clock.advance(3)
    await tellAll(id)
  }
  return { ...made, id, start, at: new Date(start).toISOString(), ada, bo, cy, di, change }
}

test('an added guest gets the invitation, a removed one the cancelation, and nobody else hears of it', async () => {
  const { change, at, ada, bo, cy, di } = await booked('one')
  const before = (await mailsTo(host.me.userEmail)).length
  await change([cy, di])
  expect(await heard(di)).toEqual([`REQUEST 1 ${at}`])
  expect(await heard(bo)).toEqual([`REQUEST 0 ${at}`, `CANCEL 1 ${at}`])
  for (const address of [ada, cy]) expect(await heard(address)).toEqual([`REQUEST 0 ${at}`])
  expect(await mailsTo(host.me.userEmail)).toHaveLength(before)
  const [invitation] = await mailsTo(di)
  expect(invitation?.text).toContain('Added by: Grace Hopper.')
  const removal = (await mailsTo(bo)).at(-1)
  expect(removal?.subject).toMatch(/^Removed as a guest: /)
  expect(removal?.text).toContain('You’ve been removed from this meeting’s guest list')
  expect(removal?.text).not.toContain('has been canceled')
  for (const mail of [invitation, removal]) {
    expect(mail?.calendars[0]?.content).not.toContain(ada)
    expect(mail?.text).not.toContain(cy)
  }
})

test('a removed guest gets no reminder and hears of nothing further, an added one does', async () => {
  const { id, start, change, at, bo, di } = await booked('two')
  await change([di])
  app.clock.set(new Date(Date.parse(start) - 60 * 60_000).toISOString())
  for (const guest of [bo, di]) await remind(id, guest)
  await host.api.call('POST /bookings/:id/cancel', { params: { id }, body: { reason: '' } })
  app.clock.advance(3)
  await tellAll(id)
  expect(await heard(bo)).toEqual([`REQUEST 0 ${at}`, `CANCEL 1 ${at}`])
  expect((await heard(di)).at(-1)).toBe(`CANCEL 2 ${at}`)
  app.clock.set(TEST_NOW)
})

test('a guest who comes back is invited again, and one who was never told gets no cancelation', async () => {
  const { change, at, bo, cy, di, id } = await booked('three')
  await change([cy])
  await change([cy, bo])
  expect(await heard(bo)).toEqual([`REQUEST 0 ${at}`, `CANCEL 1 ${at}`, `REQUEST 2 ${at}`])
  for (const guests of [
    [cy, bo, di],
    [cy, bo],
  ])
    await host.api.call('PUT /bookings/:id/guests', { params: { id }, body: { guests } })
  await tellAll(id)
  expect(await heard(di)).toEqual([])
})

test('a removed guest can still stop mails by the link in their mails, and an erasure forgets them', async () => {
  const { change, id, bo, cy, start } = await booked('four')
  await change([cy])
  const choices = `${app.url}/mails/${readerToken(app.context, host.me.userID, id, bo)}`
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
  expect((await fetch(choices, { method: 'POST', body })).status).toBe(200)
  const before = (await mailsTo(bo)).length
  await change([cy, bo])
  expect(await mailsTo(bo)).toHaveLength(before)
  await change([cy])
  app.clock.set(new Date(Date.parse(start) + 24 * 60 * 60_000).toISOString())
  await eraseBooking(app.context, host.me.userID, id)
  const { rows } = await app.context.pool.query(
    'select guests, former_guests, guests_by_host from bookings where id = $1',
    [id],
  )
  expect(rows).toEqual([{ guests: [], former_guests: [], guests_by_host: [] }])
  app.clock.set(TEST_NOW)
})
