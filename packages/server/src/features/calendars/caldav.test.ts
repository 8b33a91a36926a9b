import { beforeEach, describe, expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { calendarsIn, sharesWithNoEarlierTest } from '../../testing/stand-ins/calendars.ts'
import { connectionsOf, lookAfterAll } from '../../testing/stand-ins/google.ts'
import { book, hostView, openAccount } from '../../testing/hosts.ts'
import type { Radicale } from '../../testing/stand-ins/radicale.ts'
import { startRadicale } from '../../testing/stand-ins/radicale.ts'
import { writeEvent } from './write.ts'
import { eventually } from '../../testing/eventually.ts'

const found = await startRadicale()
const app = await startTestApp()
sharesWithNoEarlierTest(app)
const { connectedHost: hostWith, follow, seen } = calendarsIn(app)

describe.skipIf(found === undefined)('a real server of calendars', () => {
  const radicale = found as Radicale
  const { user, password, url: address } = radicale
  const params = { provider: 'caldav' as const }
  const HOME = `/${encodeURIComponent(user)}`
  const MAIN = `${HOME}/main/`
  const READING = ['PROPFIND', 'REPORT', 'GET']

  const put = async (name: string, ...lines: string[]) => {
    const text = [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:test',
      'BEGIN:VEVENT',
      `UID:${name}`,
      'DTSTAMP:20270101T000000Z',
      ...lines,
    ]
    const body = [...text, 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n')
    expect((await radicale.ask('PUT', `${MAIN}${name}.ics`, body)).status).toBe(201)
  }
  const namesIn = async () => {
    const { text } = await radicale.ask('PROPFIND', MAIN)
    return [...text.matchAll(/main\/([^<]+)\.ics<\/href>/g)].map(([, name]) => name ?? '')
  }
  const textAt = async (name: string) => (await radicale.ask('GET', `${MAIN}${name}.ics`)).text
  const change = async (name: string, from: RegExp, to: string) => {
    const text = await textAt(name)
    expect(text).toMatch(from)
    expect((await radicale.ask('PUT', `${MAIN}${name}.ics`, text.replace(from, to))).status).toBe(201)
  }
  const makeCalendar = async (name: string, shown: string) =>
    radicale.ask(
      'MKCALENDAR',
      `${HOME}/${name}/`,
      `<c:mkcalendar xmlns:c="urn:ietf:params:xml:ns:caldav" xmlns:d="DAV:" xmlns:a="http://apple.com/ns/ical/"><d:set><d:prop><d:displayname>${shown}</d:displayname><a:calendar-color>#33B679FF</a:calendar-color></d:prop></d:set></c:mkcalendar>`,
    )

  beforeEach(async () => {
    radicale.works()
    await radicale.ask('DELETE', `${HOME}/main/`)
    await makeCalendar('main', 'Main')
    await makeCalendar('second', '2027')
    app.clock.advance(2)
  })

  async function connectedHost() {
    const body = { address, user, password }
    const connected = await hostWith(({ api }) =>
      api.call('POST /connections/:provider/open', { params, body }),
    )
    await lookAfterAll(app, connected.host)
    return connected
  }

  async function bookedHost() {
    const known = await connectedHost()
    const booked = await book(app, known.host, known.event, '2027-03-02T09:00:00Z')
    await follow(known.host, booked.booking.id)
    const [name = ''] = await namesIn()
    return { ...known, ...booked, name }
  }

  const DENTIST = ['DTSTART:20270302T093000Z', 'DTEND:20270302T103000Z', 'SUMMARY:Dentist']

  test('from the address of the server its calendars are found, and one of them is chosen', async () => {
    const { host, connection } = await connectedHost()
    expect(connection).toMatchObject({
      provider: 'caldav',
      account: `${user} (127.0.0.1)`,
      health: 'working',
    })
    const { calendars } = await host.api.call('GET /calendars')
    expect(calendars).toMatchObject([
      { name: 'Main', color: '#33B679', canWrite: true, isBlocking: true, isTarget: true },
      { name: '2027', isBlocking: false, isTarget: false },
    ])
    const again = { address: `${address}${MAIN}`, user, password }
    expect((await host.api.call('POST /connections/:provider/open', { params, body: again })).id).toBe(
      connection.id,
    )
  })

  test('a wrong password is told, and is in no other place', async () => {
    const host = await openAccount(app)
    const body = { address, user, password: 'wrong-password' }
    expect((await host.api.refusal('POST /connections/:provider/open', { params, body })).code).toBe(
      'account_refused',
    )
    await connectedHost()
    const { rows } = await app.context.pool.query(
      `select row_to_json(connections)::text || encode(access_token, 'escape') as text from connections`,
    )
    expect(JSON.stringify(rows)).not.toContain(password)
    expect(app.logged.join('\n')).not.toContain(password)
  })

  test.each([
    ['a page', 'http://127.0.0.1:1/', 'account_unreachable'],
    ['nothing of the kind', `${app.url}/`, 'account_unreadable'],
  ])('where %s answers nothing is connected', async (_what, elsewhere, code) => {
    const host = await openAccount(app)
    const body = { address: elsewhere, user, password }
    expect((await host.api.refusal('POST /connections/:provider/open', { params, body })).code).toBe(code)
    expect(await connectionsOf(host)).toEqual([])
  })

  test('what is busy there is not offered, by the rules of calendars, and is again when it is gone', async () => {
    const { host, event } = await connectedHost()
    await put('dentist', ...DENTIST)
    await put('weekly', 'DTSTART:20270105T090000Z', 'DURATION:PT30M', 'RRULE:FREQ=WEEKLY')
    await put('free', 'DTSTART:20270302T103000Z', 'DURATION:PT30M', 'TRANSP:TRANSPARENT')
    await put(
      'no',
      'DTSTART:20270302T103000Z',
      'DURATION:PT30M',
      'ORGANIZER:mailto:x@y.example',
      `ATTENDEE;PARTSTAT=DECLINED:mailto:${user}`,
    )
    expect(await seen(host, event.slug)).toEqual(['10:30'])
    await radicale.ask('DELETE', `${MAIN}dentist.ics`)
    await lookAfterAll(app, host)
    expect(await seen(host, event.slug)).toEqual(['09:30', '10:00', '10:30'])
    const query = { from: '2027-03-02T00:00:00Z', to: '2027-03-03T00:00:00Z' }
    expect((await host.api.call('GET /calendars/busy', { query })).times).toMatchObject([
      { calendar: 'Main' },
    ])
  })

  test('where nothing changed nothing is read', async () => {
    const { host, event } = await connectedHost()
    await seen(host, event.slug)
    radicale.answered.splice(0)
    await lookAfterAll(app, host)
    expect(radicale.answered).toEqual(['REPORT 207'])
  })

  test('a booking stands there once, moves and goes, though answers were lost', async () => {
    const { host, event } = await connectedHost()
    const { booking, manage } = await book(app, host, event, '2027-03-02T09:00:00Z')
    radicale.fails(['PUT'], 'dropped', 1)
    await expect(follow(host, booking.id)).rejects.toMatchObject({ failure: 'unavailable' })
    const ref = { hostId: host.me.userID, bookingId: booking.id }
    await writeEvent(app.context, ref)
    const [name = ''] = await namesIn()
    expect(await namesIn()).toHaveLength(1)
    expect(await textAt(name)).toMatch(/SUMMARY:Consultation: Ada Guest\r\n/)
    expect(await textAt(name)).toMatch(/DTSTART:20270302T090000Z/)
    await manage.call('POST /manage/reschedule', { body: { start: '2027-03-02T10:00:00Z' } })
    radicale.fails(['PUT'], 'dropped', 1)
    await expect(follow(host, booking.id)).rejects.toMatchObject({ failure: 'unavailable' })
    await writeEvent(app.context, ref)
    expect(await namesIn()).toEqual([name])
    expect(await textAt(name)).toMatch(/DTSTART:20270302T100000Z/)
    await manage.call('POST /manage/cancel', { body: {} })
    radicale.fails(['DELETE'], 'dropped', 1)
    await expect(follow(host, booking.id)).rejects.toMatchObject({ failure: 'unavailable' })
    await writeEvent(app.context, ref)
    expect(await namesIn()).toEqual([])
  })

  test('our own event stands in nobody’s way', async () => {
    const { host, event, manage } = await bookedHost()
    await lookAfterAll(app, host)
    expect(await seen(host, event.slug)).toEqual(['09:30', '10:00', '10:30'])
    await manage.call('POST /manage/cancel', { body: {} })
    expect(await seen(host, event.slug)).toHaveLength(4)
  })

  test('what is moved, deleted or declined there is followed', async () => {
    const { host, booking, name } = await bookedHost()
    await lookAfterAll(app, host)
    await change(name, /(DTSTART|DTEND):20270302T(\d\d)/g, '$1:20270303T$2')
    await lookAfterAll(app, host)
    expect((await hostView(host, booking.id)).start).toBe('2027-03-03T09:00:00.000Z')
    await follow(host, booking.id)
    await radicale.ask('DELETE', `${MAIN}${name}.ics`)
    await lookAfterAll(app, host)
    expect((await hostView(host, booking.id)).status).toBe('canceled')
    const other = await bookedHost()
    await lookAfterAll(app, other.host)
    await change(other.name, /PARTSTAT=ACCEPTED/, 'PARTSTAT=DECLINED')
    await lookAfterAll(app, other.host)
    expect((await hostView(other.host, other.booking.id)).canceledBy).toBe('invitee')
  })

  test('where cursors were too old everything is looked at, and nothing is canceled that still stands', async () => {
    const { host, booking, name } = await bookedHost()
    const forget = async () =>
      app.context.pool.query(
        `update calendars set cursor = 'sync http://radicale.org/ns/sync/gone' where host_id = $1`,
        [host.me.userID],
      )
    await forget()
    await lookAfterAll(app, host)
    expect((await hostView(host, booking.id)).status).toBe('scheduled')
    await forget()
    await radicale.ask('DELETE', `${MAIN}${name}.ics`)
    await lookAfterAll(app, host)
    expect((await hostView(host, booking.id)).status).toBe('canceled')
  })

  test.each([
    ['refused', 'unavailable'],
    ['forbidden', 'forbidden'],
    ['rate_limited', 'rate_limited'],
    ['unavailable', 'unavailable'],
    ['garbled', 'invalid'],
    ['dropped', 'unavailable'],
  ] as const)(
    'while it answers %s the last known times count, and bookings are taken',
    async (fault, failure) => {
      const { host, event } = await connectedHost()
      await put('dentist', ...DENTIST)
      expect(await seen(host, event.slug)).toEqual(['09:00', '10:30'])
      app.clock.advance(2)
      radicale.fails(READING, fault)
      await lookAfterAll(app, host)
      expect(await seen(host, event.slug)).toEqual(['09:00', '10:30'])
      await book(app, host, event, '2027-03-02T10:30:00Z')
      expect((await connectionsOf(host))[0]).toMatchObject({ health: 'working', lastFailure: { failure } })
      radicale.works()
      app.clock.advance(2)
      // A request from the page visit may still be running.
      await eventually(async () => {
        await lookAfterAll(app, host)
        expect((await connectionsOf(host))[0]).toMatchObject({ health: 'working', lastFailure: null })
      })
    },
  )

  test('a password that was taken back is told at the second look, and typing another one goes on', async () => {
    const { host, connection } = await connectedHost()
    radicale.fails(READING, 'unauthorized')
    await lookAfterAll(app, host)
    expect((await connectionsOf(host))[0]?.health).toBe('working')
    await lookAfterAll(app, host)
    expect((await connectionsOf(host))[0]?.health).toBe('needs_reconnect')
    radicale.works()
    const body = { address, user, password }
    expect(await host.api.call('POST /connections/:provider/open', { params, body })).toMatchObject({
      id: connection.id,
      health: 'working',
    })
  })
})
