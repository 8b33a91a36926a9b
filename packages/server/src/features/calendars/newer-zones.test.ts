import { readZonesFrom } from '@scheduling/domain'
import { startCaldav } from '@scheduling/sandbox/caldav'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startCalendarApp } from '../../testing/calendar-stand-ins/calendar-app.ts'
import { calendarsIn } from '../../testing/stand-ins/calendars.ts'
import { lookAfterAll } from '../../testing/stand-ins/google.ts'
import { book, bookingOf, hostView } from '../../testing/hosts.ts'
import { dataDirWith, MOVED_TOKYO } from '../../testing/newer-zones.ts'
import { eventOf } from '../../testing/webhooks.ts'
import { openMailApp } from '../notifications/testing/mail-app.ts'
import { payloadOf } from '../webhooks/payload.ts'

// The server has newer time zone data than everything else on this machine. All times that it sends or receives must be the
// same instants.
const { app, standIns } = await startCalendarApp({ dataDir: await dataDirWith(MOVED_TOKYO) })
const { connectedHost, follow, seen } = calendarsIn(app)
const { tellAll, mailsTo } = await openMailApp(app)
const cloud = await startCaldav()
const [diary] = cloud.account.calendars

beforeEach(() => {
  diary?.events.clear()
  for (const standIn of standIns) standIn.clear()
  app.clock.advance(2)
})
afterAll(async () => {
  await cloud.close()
  // Other test files run in this thread after us.
  readZonesFrom(() => undefined)
})

/** 9:30 UTC with Tokyo's changed offset. */
const dentist = (zone: string) =>
  textOf('dentist', `;TZID=${zone}:20270302T193000`, `;TZID=${zone}:20270302T203000`)

function textOf(uid: string, start: string, end: string): string {
  const event = [`UID:${uid}`, 'DTSTAMP:20270101T000000Z', `DTSTART${start}`, `DTEND${end}`]
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:test', 'BEGIN:VEVENT', ...event]
  return [...lines, 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n')
}

const CALDAV = { provider: 'caldav' as const }
const FEED = { provider: 'ics' as const }

const openCaldav: Parameters<typeof connectedHost>[0] = async ({ api }) => {
  const { user, password } = cloud.account
  return api.call('POST /connections/:provider/open', {
    params: CALDAV,
    body: { address: cloud.url, user, password },
  })
}
const openFeed: Parameters<typeof connectedHost>[0] = async ({ api }) => {
  cloud.publish(true)
  return api.call('POST /connections/:provider/open', { params: FEED, body: { address: cloud.publishedAt } })
}

test.each([
  ['by CalDAV', 'Asia/Tokyo', openCaldav],
  ['by CalDAV under another name', 'Japan', openCaldav],
  ['by CalDAV under a name of Windows', 'Tokyo Standard Time', openCaldav],
  ['in a feed', 'Asia/Tokyo', openFeed],
  ['in a feed under another name', 'Japan', openFeed],
] as const)('what stands %s in such a zone cannot be booked', async (_how, zone, open) => {
  diary?.events.set('dentist', dentist(zone))
  const { host, event } = await connectedHost(open)
  await lookAfterAll(app, host)
  expect(await seen(host, event.slug)).toEqual(['09:00', '10:30'])
  const body = bookingOf(host, event, '2027-03-02T09:30:00Z')
  expect(await app.visitor.refusal('POST /bookings', { body })).toMatchObject({ status: 409 })
})

test('a meeting that somebody moves on such a clock is moved to when that clock shows it', async () => {
  const { host, event } = await connectedHost(openCaldav)
  await lookAfterAll(app, host)
  const { booking } = await book(app, host, event, '2027-03-02T09:00:00Z')
  await follow(host, booking.id)
  const [[key, text] = ['', '']] = [...(diary?.events ?? [])]
  const moved = text
    .replace(/^DTSTART.*$/m, 'DTSTART;TZID=Asia/Tokyo:20270303T060000')
    .replace(/^DTEND.*$/m, 'DTEND;TZID=Asia/Tokyo:20270303T063000')
  diary?.events.set(key, moved)
  await lookAfterAll(app, host)
  expect((await hostView(host, booking.id)).start).toBe('2027-03-02T20:00:00.000Z')
})

test.each(standIns)('what is written to $provider is when it is', async (standIn) => {
  const room = standIn.room && { locations: [{ kind: standIn.room }] }
  const { host, event } = await connectedHost(standIn.connect, room)
  await lookAfterAll(app, host)
  const { booking } = await book(app, host, event, '2027-03-02T09:00:00Z', { timeZone: 'Asia/Tokyo' })
  await follow(host, booking.id)
  expect(standIn.entries()).toMatchObject([
    { start: '2027-03-02T09:00:00.000Z', end: '2027-03-02T09:30:00.000Z' },
  ])
})

test('mail, invitation, table and webhook say one time', async () => {
  const { host, event } = await connectedHost(openCaldav)
  await host.api.call('PATCH /settings', { body: { timeZone: 'Asia/Tokyo', timeFormat: '24h' } })
  const email = 'emi@example.test'
  const given = { invitee: { name: 'Emi', email }, timeZone: 'Asia/Tokyo' }
  const { booking } = await book(app, host, event, '2027-03-02T09:00:00Z', given)
  await tellAll(booking.id)
  for (const to of [email, host.me.userEmail]) {
    const [mail] = await mailsTo(to)
    expect(mail?.text).toMatch(/7:00.PM|19:00/)
    expect(mail?.invitation).toBe('REQUEST 0 2027-03-02T09:00:00.000Z')
  }
  const authorization = `Bearer ${host.token}`
  const table = await fetch(`${app.url}/api/v1/bookings.csv`, { headers: { authorization } })
  expect(await table.text()).toContain(',Asia/Tokyo,2027-03-02 19:00,2027-03-02 19:30,')
  const happened = await eventOf(app, host, booking.id)
  const { data } = payloadOf({ id: happened.id, type: 'invitee.created' }, happened, undefined)
  expect(data.booking.start).toBe('2027-03-02T09:00:00.000Z')
  expect(data.booking.inviteeStart).toMatch(/^2027-03-02T19:00:00/)
})
