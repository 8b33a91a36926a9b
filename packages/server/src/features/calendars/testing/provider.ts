import { beforeEach, expect, test } from 'vitest'
import { startCalendarApp } from '../../../testing/calendar-stand-ins/calendar-app.ts'
import { calendarsIn } from '../../../testing/stand-ins/calendars.ts'
import { connectionsOf, lookAfterAll } from '../../../testing/stand-ins/google.ts'
import type { StandIn } from '../../../testing/calendar-stand-ins/stand-in.ts'
import type { TestHost } from '../../../testing/hosts.ts'
import { book, hostView } from '../../../testing/hosts.ts'
import { addPoll, addressOf, votingIn } from '../../../testing/polls.ts'
import type { Declined } from '../../bookings/events.ts'
import { noteDeclined } from '../../polls/decline.ts'
import { writeEvent } from '../write.ts'
import { eventually } from '../../../testing/eventually.ts'

/** What every calendar provider must do. Call it at the top of a test file, and `testsOf` in a `describe`. */
export async function startProviders() {
  const { app, standIns } = await startCalendarApp()
  const { connectedHost: hostWith, follow, seen } = calendarsIn(app)
  const { vote, newsOf } = votingIn(app)

  const declinedOf = async ({ me }: TestHost): Promise<Declined[]> => {
    const { rows } = await app.context.pool.query<{ data: Declined }>(
      `select data from jobs.job where name = 'booking-declined' and data ->> 'hostId' = $1`,
      [me.userID],
    )
    return rows.map(({ data }) => data)
  }

  beforeEach(() => {
    for (const standIn of standIns) {
      standIn.works()
      standIn.clear()
    }
    app.clock.advance(2)
  })

  function testsOf(standIn: StandIn): void {
    async function connectedHost() {
      const room = standIn.room && { locations: [{ kind: standIn.room }] }
      const connected = await hostWith(standIn.connect, room)
      await lookAfterAll(app, connected.host)
      return connected
    }

    async function bookedHost() {
      const known = await connectedHost()
      const booked = await book(app, known.host, known.event, '2027-03-02T09:00:00Z')
      await follow(known.host, booked.booking.id)
      const [entry] = standIn.entries()
      return { ...known, ...booked, entryId: entry?.id ?? '' }
    }

    test('what is busy there is not offered, and is again when it is gone', async () => {
      const { host, event } = await connectedHost()
      standIn.add('dentist', '2027-03-02T09:30:00Z', '2027-03-02T10:30:00Z')
      expect(await seen(host, event.slug)).toEqual(['09:00', '10:30'])
      standIn.clear()
      await lookAfterAll(app, host)
      expect(await seen(host, event.slug)).toHaveLength(4)
    })

    test('a booking stands there once, with its room, moves and goes, though answers were lost', async () => {
      const { host, event } = await connectedHost()
      const { booking, manage } = await book(app, host, event, '2027-03-02T09:00:00Z')
      standIn.fails('writing', 'dropped', 1)
      await expect(follow(host, booking.id)).rejects.toMatchObject({ failure: 'unavailable' })
      standIn.works()
      await writeEvent(app.context, { hostId: host.me.userID, bookingId: booking.id })
      const [entry] = standIn.entries()
      expect(standIn.entries()).toMatchObject([
        { title: 'Consultation: Ada Guest', start: '2027-03-02T09:00:00.000Z' },
      ])
      const { kind } = booking.location
      expect((await hostView(host, booking.id)).location).toEqual(
        standIn.room ? { kind, url: entry?.room } : booking.location,
      )
      await manage.call('POST /manage/reschedule', { body: { start: '2027-03-02T10:00:00Z' } })
      await follow(host, booking.id)
      expect(standIn.entries()).toMatchObject([
        { ...entry, start: '2027-03-02T10:00:00.000Z', end: '2027-03-02T10:30:00.000Z' },
      ])
      await manage.call('POST /manage/cancel', { body: {} })
      await follow(host, booking.id)
      expect(standIn.entries()).toEqual([])
    })

    test('a meeting for a whole date stands there as one, on its date, and follows it to another', async () => {
      const { host } = await connectedHost()
      await host.api.call('PATCH /settings', { body: { timeZone: 'Europe/Berlin' } })
      // Midnight in Tokyo. In Berlin it is the day before.
      const options = [{ start: '2027-03-02T15:00:00Z' }]
      const poll = await addPoll(host, {
        isAllDay: true,
        timeZone: 'Asia/Tokyo',
        notifiesHost: false,
        options,
      })
      await vote(host, poll.slug, 'Ada', { 0: 'yes' }, { timeZone: 'America/New_York' })
      const { bookingId } = await host.api.call('POST /polls/:id/finish', {
        params: poll,
        body: { option: 0 },
      })
      const id = String(bookingId)
      expect(await hostView(host, id)).toMatchObject({
        date: '2027-03-03',
        start: '2027-03-02T23:00:00.000Z',
        end: '2027-03-03T23:00:00.000Z',
      })
      await follow(host, id)
      const entryId = standIn.idOf('Reading circle')
      expect(standIn.datesOf(entryId)).toEqual(['2027-03-03', '2027-03-04'])
      standIn.moveToDate(entryId, '2027-03-05', '2027-03-06')
      await lookAfterAll(app, host)
      expect(await hostView(host, id)).toMatchObject({ date: '2027-03-05', rescheduledBy: 'host' })
      await follow(host, id)
      expect(standIn.datesOf(entryId)).toEqual(['2027-03-05', '2027-03-06'])
      // An event over two dates, or with a time, is not a new date.
      standIn.moveToDate(entryId, '2027-03-06', '2027-03-08')
      await lookAfterAll(app, host)
      expect(await hostView(host, id)).toMatchObject({ date: '2027-03-05' })
    })

    test('our own event stands in nobody’s way', async () => {
      const { host, event, manage } = await bookedHost()
      await lookAfterAll(app, host)
      expect(await seen(host, event.slug)).toEqual(['09:30', '10:00', '10:30'])
      await manage.call('POST /manage/cancel', { body: {} })
      expect(await seen(host, event.slug)).toHaveLength(4)
    })

    test('what is moved, deleted or declined there is followed', async () => {
      const { host, booking, entryId } = await bookedHost()
      standIn.move(entryId, '2027-03-02T20:00:00Z', '2027-03-02T20:30:00Z')
      await lookAfterAll(app, host)
      expect((await hostView(host, booking.id)).start).toBe('2027-03-02T20:00:00.000Z')
      await follow(host, booking.id)
      standIn.remove(entryId)
      await lookAfterAll(app, host)
      expect((await hostView(host, booking.id)).status).toBe('canceled')
      standIn.clear()
      const other = await bookedHost()
      standIn.decline(other.entryId, (await hostView(other.host, other.booking.id)).invitee.email)
      await lookAfterAll(app, other.host)
      expect((await hostView(other.host, other.booking.id)).canceledBy).toBe('invitee')
    })

    test('what cannot be followed is put back, and told once', async () => {
      const { host, event, booking, entryId } = await bookedHost()
      const { booking: other } = await book(app, host, event, '2027-03-02T10:00:00Z')
      await follow(host, other.id)
      const putBack = async () => {
        await lookAfterAll(app, host)
        await writeEvent(app.context, { hostId: host.me.userID, bookingId: booking.id })
        // People are told only once within ten minutes.
        app.clock.advance(11)
        await lookAfterAll(app, host)
        const entry = standIn.entries().find(({ id }) => id === entryId)
        expect(entry).toMatchObject({ start: '2027-03-02T09:00:00.000Z', end: '2027-03-02T09:30:00.000Z' })
        expect((await hostView(host, booking.id)).start).toBe('2027-03-02T09:00:00.000Z')
      }
      standIn.makeDay(entryId, '2027-03-02')
      await putBack()
      standIn.move(entryId, '2027-03-02T10:15:00Z', '2027-03-02T10:45:00Z')
      await putBack()
      const { rows } = await app.context.pool.query<{ why: string }>(
        `select data ->> 'why' as why from jobs.job where name = 'calendar-events-put-back' and data ->> 'bookingId' = $1`,
        [booking.id],
      )
      expect(rows.map(({ why }) => why).toSorted()).toEqual(['no_times', 'taken'])
    })

    test('who declines what a poll became does not come, and it stays for the others', async () => {
      const { host } = await connectedHost()
      const poll = await addPoll(host)
      for (const name of ['Ada', 'Lin']) await vote(host, poll.slug, name, { 0: 'yes' })
      const params = { id: poll.id }
      const { bookingId } = await host.api.call('POST /polls/:id/finish', { params, body: { option: 0 } })
      await follow(host, String(bookingId))
      const [entry] = standIn.entries()
      standIn.decline(entry?.id ?? '', addressOf(host, 'Lin'))
      for (let turn = 0; turn < 2; turn++) {
        await lookAfterAll(app, host)
        for (const event of await declinedOf(host)) {
          expect(event.snapshot.declined).toEqual([addressOf(host, 'Lin')])
          await noteDeclined(app.context, event)
        }
      }
      const { voters } = await host.api.call('GET /polls/:id', { params })
      expect(Object.fromEntries(voters.map(({ name, declined }) => [name, declined]))).toEqual({
        Ada: false,
        Lin: true,
      })
      expect((await newsOf(poll.id)).filter((kind) => kind === 'declined_host')).toHaveLength(1)
      expect((await hostView(host, String(bookingId))).status).toBe('scheduled')
      // The booking follows the next move as before.
      await follow(host, String(bookingId))
      standIn.move(entry?.id ?? '', '2027-03-02T20:00:00Z', '2027-03-02T21:00:00Z')
      await lookAfterAll(app, host)
      expect((await hostView(host, String(bookingId))).start).toBe('2027-03-02T20:00:00.000Z')
    })

    test('where cursors were too old everything is read, and nothing is canceled that still stands', async () => {
      const { host, booking, entryId } = await bookedHost()
      standIn.forgetCursors()
      await lookAfterAll(app, host)
      expect((await hostView(host, booking.id)).status).toBe('scheduled')
      standIn.forgetCursors()
      standIn.remove(entryId)
      await lookAfterAll(app, host)
      expect((await hostView(host, booking.id)).status).toBe('canceled')
    })

    test.skipIf(standIn.notices === undefined)('it says itself that something changed', async () => {
      const { host } = await connectedHost()
      const due = async () =>
        (
          await app.context.pool.query(
            `select 1 from jobs.job where name = 'connection-looks' and data ->> 'hostId' = $1`,
            [host.me.userID],
          )
        ).rowCount
      // Earlier notifications are handled.
      await standIn.notices?.idle()
      await lookAfterAll(app, host)
      const before = await due()
      standIn.add('lunch', '2027-03-02T12:00:00Z', '2027-03-02T13:00:00Z')
      await eventually(async () => expect(await due()).toBeGreaterThan(before ?? 0))
    })

    test('where access was taken back, that is found and told, and connecting again keeps everything', async () => {
      const { host, connection } = await connectedHost()
      standIn.revoke()
      app.clock.advance(61)
      await lookAfterAll(app, host)
      // A typed password does not expire by itself, so we check twice.
      await lookAfterAll(app, host)
      expect((await connectionsOf(host))[0]?.health).toBe('needs_reconnect')
      const again = await standIn.connect(host)
      expect(again).toMatchObject({ id: connection.id, health: 'working' })
      await lookAfterAll(app, host)
      expect((await connectionsOf(host))[0]?.health).toBe('working')
    })
  }

  return { standIns, testsOf }
}
