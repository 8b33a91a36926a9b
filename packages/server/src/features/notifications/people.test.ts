import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { openStudio } from '../../testing/studio.ts'
import { cancelBooking } from '../bookings/change/cancel.ts'
import { rescheduleBooking } from '../bookings/change/reschedule.ts'
import { openTestOffice } from './testing/office.ts'

// Meetings of a page whose owner takes no part: who comes is told, each in their own way.

const app = await startTestApp()
const { tellAll, mailsTo, remind } = await openTestOffice(app)

const INVITEE = { invitee: { name: 'Grace', email: '' }, timeZone: 'America/New_York' }
let count = 0

async function meeting() {
  const studio = await openStudio(app, {
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

test('each hears of it in their own language and zone, the invitee once, and the page’s owner not', async () => {
  const { booking, anna, bob, email, owner } = await meeting()
  await tellAll(booking.id)
  await tellAll(booking.id)
  const [toAnna, toBob, toGrace] = [await subjectsTo(anna), await subjectsTo(bob), await subjectsTo(email)]
  expect([toAnna.length, toBob.length, toGrace.length]).toEqual([1, 1, 1])
  expect(toAnna[0]).toMatch(/gebucht.*16:00/)
  expect(toBob[0]).toMatch(/Grace booked Consultation.*10/)
  expect(await subjectsTo(owner)).toEqual([])
  const [mail] = (await mailsTo(email)).slice(-1)
  expect(mail?.text).toContain('With: Anna, Bob')
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
