import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { openTeamPage } from '../../testing/team-page.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { openTeam } from '../../testing/teams.ts'
import { cancelBooking } from '../bookings/change/cancel.ts'
import { rescheduleBooking } from '../bookings/change/reschedule.ts'
import { openMailApp } from './testing/mail-app.ts'

// Meetings of a page whose owner takes no part: who comes is told, each in their own way.

const app = await startTestApp()
const { tellAll, mailsTo, remind } = await openMailApp(app)

const INVITEE = { invitee: { name: 'Grace', email: '' }, timeZone: 'America/New_York' }
let count = 0

async function meeting() {
  const studio = await openTeamPage(app, {
    event: { reminders: [{ amount: 1, unit: 'hours' }] },
    people: [
      { language: 'de', timeZone: 'Europe/Berlin', name: 'Anna' },
      { language: 'en', timeZone: 'America/New_York', name: 'Bob' },
    ],
  })
  const email = `grace-${++count}@example.test`
  const booking = await studio.take('2027-03-02T15:00:00Z', {
    ...INVITEE,
    invitee: { ...INVITEE.invitee, email },
  })
  const [anna, bob] = studio.people.map(({ me }) => me.userEmail)
  if (!anna || !bob) throw new Error('nobody')
  const change = { hostId: studio.page.me.userID, bookingId: booking.id, by: 'host' as const, reason: '' }
  return { ...studio, booking, change, anna, bob, email, owner: studio.page.me.userEmail }
}

const subjectsTo = async (address: string) =>
  (await mailsTo(address)).map(({ subject }) => subject).filter((subject) => subject.includes('Consultation'))

const last = async (address: string) => (await mailsTo(address)).at(-1)?.text

test('each hears of it in their own language and zone, the invitee once, and the page’s owner not', async () => {
  const { booking, anna, bob, email, owner } = await meeting()
  await tellAll(booking.id)
  await tellAll(booking.id)
  const [toAnna, toBob, toGrace] = [await subjectsTo(anna), await subjectsTo(bob), await subjectsTo(email)]
  expect([toAnna.length, toBob.length, toGrace.length]).toEqual([1, 1, 1])
  expect(toAnna[0]).toMatch(/Neue Buchung: Consultation · Grace.*16:00/)
  expect(toBob[0]).toMatch(/New booking: Consultation · Grace.*10/)
  expect(await subjectsTo(owner)).toEqual([])
  const [mail] = (await mailsTo(email)).slice(-1)
  expect(mail?.text).toContain('Host: Anna (Berlin)\nHost: Bob (New York)\n')
  expect(mail?.header('reply-to')).toContain(anna)
  const [own] = (await mailsTo(bob)).slice(-1)
  expect(own?.text).toContain('Together with: Anna')
  expect(own?.text).toMatch(/Booked with: Host /)
})

test('each hears of a move, a cancelation, and is reminded', async () => {
  const { booking, change, context, anna, bob, email, owner } = await meeting()
  await tellAll(booking.id)
  for (const address of [anna, bob, email]) {
    app.clock.set('2027-03-02T14:00:00Z')
    await remind(booking.id, address)
    expect((await subjectsTo(address)).length).toBe(2)
  }
  await rescheduleBooking(context, { ...change, start: Date.parse('2027-03-02T15:30:00Z') }, undefined)
  app.clock.advance(10)
  await tellAll(booking.id)
  await cancelBooking(context, change, undefined)
  app.clock.advance(10)
  await tellAll(booking.id)
  expect((await subjectsTo(anna)).slice(2)).toEqual([
    expect.stringMatching(/^Neue Zeit/),
    expect.stringMatching(/^Abgesagt/),
  ])
  for (const address of [bob, email])
    expect((await subjectsTo(address)).slice(2)).toEqual([
      expect.stringMatching(/^New time/),
      expect.stringMatching(/^Canceled/),
    ])
  expect(await subjectsTo(owner)).toEqual([])
})

test('each hears who of them moved or canceled it', async () => {
  const { booking, change, context, people, anna, bob, email } = await meeting()
  await tellAll(booking.id)
  const person = people[0]?.me.userID
  if (!person) throw new Error('nobody')
  const start = Date.parse('2027-03-02T15:30:00Z')
  await rescheduleBooking(context, { ...change, person, start }, undefined)
  app.clock.advance(10)
  await tellAll(booking.id)
  expect(await last(bob)).toContain('Your meeting has a new time. Moved by: Anna.')
  expect(await last(anna)).toContain('Sie haben Ihren Termin verschoben.')
  await cancelBooking(context, { ...change, person }, undefined)
  app.clock.advance(10)
  await tellAll(booking.id)
  expect(await last(bob)).toContain('Canceled by: Anna.')
  expect(await last(anna)).toContain('Sie haben Ihren Termin abgesagt.')
  expect(await last(email)).toMatch(/Canceled by: Host /)
})

test('where nobody in person canceled it, nobody is said to have', async () => {
  const { booking, change, context, bob } = await meeting()
  await tellAll(booking.id)
  await cancelBooking(context, change, undefined)
  app.clock.advance(10)
  await tellAll(booking.id)
  expect((await mailsTo(bob)).at(-1)?.text).toContain('Your meeting has been canceled.')
})

test('who takes over a meeting and who no longer comes hear that', async () => {
  const team = await openTeam(app, 2)
  const { id, who } = await team.book('2027-03-09T09:00:00Z')
  await tellAll(id)
  const [from, to] = team.people.toSorted((one) => (one === who[0] ? -1 : 1)) as [TestHost, TestHost]
  await team.organization.api.call('POST /bookings/:id/reassign', {
    params: { id },
    body: { to: to.me.userID },
  })
  app.clock.advance(10)
  await tellAll(id)
  const [left, came] = [(await mailsTo(from.me.userEmail)).at(-1), (await mailsTo(to.me.userEmail)).at(-1)]
  expect(left?.text).toMatch(/Someone else will host this meeting, so you don’t need to attend\./)
  expect(left?.text).not.toContain('Together with')
  expect(came?.text).toMatch(/You’ve taken over this meeting\./)
})
