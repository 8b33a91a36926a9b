import { expect, test } from 'vitest'
import { startCalendarApp } from '../../testing/calendar-stand-ins/calendar-app.ts'
import { addEvent, bookingOf, openAccount } from '../../testing/hosts.ts'

const { app, standIns, published } = await startCalendarApp()

test.each([...standIns, published])(
  'of $provider no time is given away while the clock seems to be before its last reading',
  async (standIn) => {
    const host = await openAccount(app)
    await standIn.connect(host)
    const event = await addEvent(host)
    const wanted = (start: string) =>
      app.visitor.try('POST /bookings', { body: bookingOf(host, event, start) })
    expect((await wanted('2027-03-02T09:00:00Z')).status).toBe(201)
    app.clock.advance(-30)
    standIn.add('Dentist', '2027-03-02T10:00:00Z', '2027-03-02T10:30:00Z', 'event1')
    expect((await wanted('2027-03-02T10:00:00Z')).body).toMatchObject({ code: 'slot_taken' })
    app.clock.advance(30)
    standIn.clear()
  },
)
