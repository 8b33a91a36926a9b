import type { HostBooking } from '@scheduling/contract'
import { expect, test } from 'vitest'
import type { BookingEvent } from './events.ts'
import { startTestApp, TEST_PUBLIC_URL } from '../../testing/app.ts'
import { addEvent, book, booked, bookingOf, hostView, openAccount } from '../../testing/hosts.ts'

const app = await startTestApp()

test('books a slot and answers everything that the invitee may know', async () => {
  const host = await openAccount(app, { name: 'Robin Vale' })
  const event = await addEvent(host, { name: 'Intro', cancelNotice: 60 })
  const body = bookingOf(host, event, '2027-03-01T10:00:00+01:00', {
    language: 'de',
    invitee: { name: ' Ada Guest ', email: 'Ada@example.test' },
  })
  const answer = booked(await app.visitor.call('POST /bookings', { body }))
  expect(answer).toEqual({
    state: 'booked',
    booking: {
      id: expect.any(String),
      status: 'scheduled',
      start: '2027-03-01T09:00:00.000Z',
      end: '2027-03-01T09:30:00.000Z',
      date: null,
      duration: 30,
      eventName: 'Intro',
      location: { kind: 'google_meet' },
      invitee: { name: 'Ada Guest', email: 'Ada@example.test', timeZone: 'Europe/Berlin', language: 'de' },
      guests: [],
      answers: [],
      formerStart: null,
      rescheduleReason: null,
      cancelReason: null,
      canceledBy: null,
      erasure: null,
      bookedAt: '2027-03-01T08:00:00.000Z',
      owner: expect.objectContaining({ name: 'Robin Vale', link: host.me.link }),
      eventSlug: event.slug,
      hostEmail: null,
      roomExpected: false,
      reschedule: { allowed: true, reason: null, until: '2027-03-01T09:00:00.000Z' },
      cancel: { allowed: true, reason: null, until: '2027-03-01T08:00:00.000Z' },
    },
    manageUrl: `${TEST_PUBLIC_URL}/booking/${answer.manageToken}`,
    manageToken: expect.stringMatching(/^[\w-]{64}$/),
    redirect: null,
  })
})

test.each(['ops&sales@park.example', 'anna@почта.рф', 'anna@xn--80a1acny.xn--p1ai', 'jürgen@münchen.de'])(
  'books for %s, a guest with such an address, and a zone in lower case, which is kept as it is spelled',
  async (email) => {
    const host = await openAccount(app)
    const event = await addEvent(host)
    const body = bookingOf(host, event, '2027-03-01T09:00:00Z', {
      timeZone: 'europe/kyiv',
      invitee: { name: 'Ada Guest', email },
      guests: [`guest.${email}`],
    })
    const { booking } = booked(await app.visitor.call('POST /bookings', { body }))
    expect(booking).toMatchObject({ invitee: { email, timeZone: 'Europe/Kyiv' }, guests: [`guest.${email}`] })
  },
)

test('the manage link shows the same booking for life', async () => {
  const host = await openAccount(app)
  const event = await addEvent(host)
  const { booking, manage } = await book(app, host, event, '2027-03-01T09:00:00Z')
  expect(await manage.call('GET /manage')).toEqual(booking)
})

test.each([
  ['en', 'en-GB-u-hc-h12', 'en-GB-u-hc-h12'],
  ['de', 'de-AT', 'de-AT'],
  ['de', undefined, 'de'],
  ['de', 'en-US', 'de'],
] as const)('of an invitee who reads %s as %s, %s is kept', async (language, locale, kept) => {
  const host = await openAccount(app)
  const { booking } = await book(app, host, await addEvent(host), '2027-03-01T09:00:00Z', {
    language,
    locale,
  })
  expect(booking.invitee.language).toBe(language)
  const row = await app.context.db
    .selectFrom('bookings')
    .select('invitee_language')
    .where('id', '=', booking.id)
    .executeTakeFirstOrThrow()
  expect(row.invitee_language).toBe(kept)
})

test('remembers why it was allowed', async () => {
  const host = await openAccount(app)
  const event = await addEvent(host, { bufferAfter: 10, minimumNotice: 60 })
  const { booking } = await book(app, host, event, '2027-03-01T09:00:00Z')
  const at = '2027-03-01T08:00:00.000Z'
  const [schedule] = (await host.api.call('GET /availability')).schedules
  const { window, limits } = event
  expect((await hostView(host, booking.id)).receipt).toEqual({
    at,
    schedule: { id: host.scheduleId, name: schedule?.name, version: 1 },
    rules: { minimumNotice: 60, window, limits, bufferBefore: 0, bufferAfter: 10 },
    sources: [
      { name: 'holds', asOf: at },
      { name: 'bookings', asOf: at },
    ],
  })
})

test('records what follows, with the booking as it was', async () => {
  const host = await openAccount(app)
  const { booking } = await book(app, host, await addEvent(host), '2027-03-01T09:00:00Z')
  const { rows } = await app.context.pool.query(
    `select id, data from jobs.job where name = 'booking-events' and data->>'bookingId' = $1`,
    [booking.id],
  )
  expect(rows).toMatchObject([
    {
      id: rows[0].data.id,
      data: {
        kind: 'booking.created',
        hostId: host.me.userID,
        occurredAt: '2027-03-01T08:00:00.000Z',
        snapshot: { status: 'scheduled', sequence: 0, start: Date.parse('2027-03-01T09:00:00Z') },
      },
    },
  ])
})

test('keeps names without what cannot be seen, and with what is spelling', async () => {
  const host = await openAccount(app)
  const event = await addEvent(host, {
    name: '\u200BIntro\u2060',
    questions: [{ id: 'topic', type: 'text', label: '\u2066Topic?', required: true }],
  })
  const { booking } = await book(app, host, event, '2027-03-01T09:00:00Z', {
    invitee: { name: 'مری\u200Cم\u202E \u{E0041}', email: 'maryam@example.test' },
    answers: { topic: '\uFEFFC++\u200E 👩\u200D🚀' },
  })
  expect(booking).toMatchObject({
    eventName: 'Intro',
    invitee: { name: 'مری\u200Cم' },
    answers: [{ label: 'Topic?', answer: 'C++\u200E 👩\u200D🚀' }],
  })
})

test("keeps the answers with the questions' words of that day", async () => {
  const host = await openAccount(app)
  const event = await addEvent(host, {
    questions: [
      { id: 'topic', type: 'text', label: 'Topic?', required: true },
      { id: 'more', type: 'large_text', label: 'More?', required: false },
      { id: 'phone', type: 'phone_number', label: 'Phone?', required: false },
      { id: 'size', type: 'single_options', label: 'Size?', required: true, options: ['S', 'M'] },
      {
        id: 'days',
        type: 'multiple_options',
        label: 'Days?',
        required: false,
        options: ['Mon', 'Tue', 'Wed'],
      },
      { id: 'constructor', type: 'dropdown', label: 'Builder?', required: false, options: ['Me', 'You'] },
      { id: 'skipped', type: 'text', label: 'Skipped?', required: false },
    ],
  })
  const { booking } = await book(app, host, event, '2027-03-01T09:00:00Z', {
    answers: {
      topic: '<b>Umsatz & "mehr"</b>',
      more: 'Line one\nline two 🙂',
      phone: '+44 20 7946 0000',
      size: 'M',
      days: ['Mon', 'Wed'],
      constructor: 'You',
      skipped: '  ',
    },
  })
  const expected: HostBooking['answers'] = [
    { label: 'Topic?', answer: '<b>Umsatz & "mehr"</b>' },
    { label: 'More?', answer: 'Line one\nline two 🙂' },
    { label: 'Phone?', answer: '+44 20 7946 0000' },
    { label: 'Size?', answer: 'M' },
    { label: 'Days?', answer: ['Mon', 'Wed'] },
    { label: 'Builder?', answer: 'You' },
  ]
  expect(booking.answers).toEqual(expected)
  await host.api.call('PATCH /event-types/:id', { params: { id: event.id }, body: { questions: [] } })
  expect((await hostView(host, booking.id)).answers).toEqual(expected)
})

test('those who react to a booking learn where it came from, also after a change', async () => {
  const host = await openAccount(app)
  const tracking = { utm_source: 'news', fbclid: 'IwAR' }
  const event = await addEvent(host)
  const { booking, manage } = await book(app, host, event, '2027-03-01T09:00:00Z', { tracking })
  await manage.call('POST /manage/reschedule', { body: { start: '2027-03-02T09:00:00Z' } })
  const { rows } = await app.context.pool.query<{ data: BookingEvent }>(
    "select data from jobs.job where name = 'booking-events' and data->>'bookingId' = $1",
    [booking.id],
  )
  expect(rows.map(({ data }) => data.snapshot.tracking)).toEqual([tracking, tracking])
})

test('keeps guests once each, without the invitee; tracking for the host alone', async () => {
  const host = await openAccount(app)
  const { booking } = await book(app, host, await addEvent(host), '2027-03-01T09:00:00Z', {
    invitee: { name: 'Ada Guest', email: 'ada@example.test' },
    guests: ['bo@example.test', 'BO@example.test', 'ADA@example.test', 'cy@example.test'],
    tracking: { utm_source: 'newsletter', gclid: 'x"y' },
  })
  expect(booking.guests.map((guest) => guest.toLowerCase())).toEqual(['bo@example.test', 'cy@example.test'])
  expect((await hostView(host, booking.id)).tracking).toEqual({ utm_source: 'newsletter', gclid: 'x"y' })
})

test('takes the location that the invitee picked', async () => {
  const host = await openAccount(app)
  const locations = [{ kind: 'zoom' as const }, { kind: 'phone_call' as const, value: '+1 555 010 7788' }]
  const { booking } = await book(app, host, await addEvent(host, { locations }), '2027-03-01T09:00:00Z', {
    location: 1,
  })
  expect(booking.location).toEqual(locations[1])
})

test('the number of an invitee whom the host calls becomes the place', async () => {
  const host = await openAccount(app)
  const locations = [{ kind: 'zoom' as const }, { kind: 'invitee_phone' as const, value: '' }]
  const event = await addEvent(host, { locations })
  const { booking } = await book(app, host, event, '2027-03-01T09:00:00Z', {
    location: 1,
    answers: { invitee_phone: '+1 555 010 7788' },
  })
  expect(booking.location).toEqual({ kind: 'invitee_phone', value: '+1 555 010 7788' })
  const seen = await hostView(host, booking.id)
  expect([seen.location, seen.answers]).toEqual([booking.location, []])
})

test("says where to go when the owner's own page confirms", async () => {
  const host = await openAccount(app)
  const url = 'https://example.test/thanks?from=booking'
  const event = await addEvent(host, { confirmation: { kind: 'redirect', url } })
  const body = bookingOf(host, event, '2027-03-01T09:00:00Z')
  const answer = booked(await app.visitor.call('POST /bookings', { body }))
  expect(answer.redirect).toBe(url)
})

test('books at the last moment that notice and window allow', async () => {
  const host = await openAccount(app)
  const event = await addEvent(host, { minimumNotice: 60, window: { kind: 'weekdays', days: 2 } })
  await book(app, host, event, '2027-03-01T09:00:00Z')
  expect((await book(app, host, event, '2027-03-03T16:30:00Z')).booking.status).toBe('scheduled')
})
