import { expect, test } from 'vitest'
import { startTestApp } from '../../../testing/app.ts'
import { addEvent, book, hostView, openAccount } from '../../../testing/hosts.ts'
import { openPage, sendForm } from '../../../testing/pages.ts'

// Booking works from start to end without JavaScript.

const app = await startTestApp()
const host = await openAccount(app)
const event = await addEvent(host, {
  rescheduleNotice: 60,
  locations: [{ kind: 'zoom' }, { kind: 'google_meet' }],
  questions: [
    { id: 'topic', type: 'text', label: 'Topic?', required: true },
    { id: 'days', type: 'multiple_options', label: 'Days?', required: false, options: ['Mon', 'Tue', 'Wed'] },
  ],
})
const page = `/${host.me.link}/${event.slug}`

const right = {
  start: '2027-03-02T09:00:00.000Z',
  timezone: 'Asia/Tokyo',
  name: 'Ada Guest',
  email: 'ada@example.test',
  answer_topic: 'Plans',
}

test.each([
  ['de-AT-u-hc-h23', 'de-AT-u-hc-h23'],
  ['de-<b>', 'de'],
])('remembers how its visitor writes dates, %s, as %s', async (locale, kept) => {
  const start = locale.includes('<') ? '2027-03-23T09:00:00.000Z' : '2027-03-23T10:00:00.000Z'
  const form = { ...right, start, language: 'de', locale }
  expect((await sendForm(app.url, page, Object.entries(form))).status).toBe(303)
  const row = await app.context.db
    .selectFrom('bookings')
    .select('invitee_language')
    .where('starts_at', '=', new Date(start))
    .executeTakeFirstOrThrow()
  expect(row.invitee_language).toBe(kept)
})

test('books, and leads to the confirmation in the same clothes', async () => {
  const { status, location } = await sendForm(
    app.url,
    `${page}?embed=inline&slot=x&date=2027-03-02&name=Ada`,
    [
      ...Object.entries(right),
      ['answer_days', 'Mon'],
      ['answer_days', 'Wed'],
      ['guests', 'bo@example.test, cy@example.test'],
      ['location', '1'],
      ['utm_source', 'newsletter'],
    ],
  )
  expect(status).toBe(303)
  expect(location).toMatch(/^\/booking\/[\w-]{64}\?embed=inline&view=confirmed$/)
  const { data } = await openPage(app.url, String(location))
  expect(data).toMatchObject({
    kind: 'booking',
    view: 'confirmed',
    options: { embed: 'inline', timeZone: 'Asia/Tokyo' },
    booking: {
      start: right.start,
      invitee: { name: 'Ada Guest', email: 'ada@example.test', timeZone: 'Asia/Tokyo' },
      guests: ['bo@example.test', 'cy@example.test'],
      answers: [
        { label: 'Topic?', answer: 'Plans' },
        { label: 'Days?', answer: ['Mon', 'Wed'] },
      ],
      location: { kind: 'google_meet' },
    },
  })
})

test.each([
  ['the language in which it was booked', '', 'ar'],
  ['another one that the link names', '&language=de', 'de'],
])('the page of a booking speaks %s, whatever the browser asks for', async (_, search, language) => {
  const start = language === 'ar' ? '2027-03-11T09:00:00.000Z' : '2027-03-11T10:00:00.000Z'
  const { location } = await sendForm(app.url, page, { ...right, start, language: 'ar' })
  const { data } = await openPage(app.url, location + search, { 'accept-language': 'fr' })
  expect(data.options.language).toBe(language)
})

test.each([
  ['12', 'zh-Hans-CN-u-hc-h12', '', '12h'],
  ['13', 'zh-Hans-CN-u-hc-h12', '&time_format=24h', '24h'],
  ['14', 'en-US-u-hc-h23', '', '24h'],
])(
  'at %s, the page of a booking made as %s%s has the clock of its emails: %s',
  async (hour, locale, search, clock) => {
    const start = `2027-03-11T${hour}:00:00.000Z`
    const language = locale.startsWith('zh') ? 'cn' : 'en'
    const { location } = await sendForm(app.url, page, { ...right, start, language, locale })
    const { data } = await openPage(app.url, location + search, { 'accept-language': locale })
    expect(data.options.timeFormat).toBe(clock)
  },
)

test('asks for the number to call once it is chosen to be called, and takes it', async () => {
  const called = await addEvent(host, {
    locations: [{ kind: 'zoom' }, { kind: 'invitee_phone', value: '' }],
  })
  const form = { ...right, start: '2027-03-02T13:00:00.000Z', location: '1' }
  const path = `/${host.me.link}/${called.slug}`
  const refused = await sendForm(app.url, path, form)
  expect(refused.page).toMatchObject({
    refused: { values: { location: 1 }, errors: [{ path: 'answers.invitee_phone', reason: 'required' }] },
  })
  const { location } = await sendForm(app.url, path, {
    ...form,
    answer_invitee_phone: '+٤٩ ٣٠ １２３４５６７',
  })
  const { data } = await openPage(app.url, String(location))
  expect(data).toMatchObject({ booking: { location: { kind: 'invitee_phone', value: '+49 30 1234567' } } })
})

test('a form sent twice books once', async () => {
  const form = { ...right, start: '2027-03-02T10:00:00.000Z', idempotency_key: crypto.randomUUID() }
  const [first, second] = await Promise.all([sendForm(app.url, page, form), sendForm(app.url, page, form)])
  expect([first.status, second.status]).toEqual([303, 303])
  expect(second.location).toBe(first.location)
})

test('422 shows everything typed again, and what is wrong with it', async () => {
  const { status, page: shown } = await sendForm(app.url, page, {
    ...right,
    email: 'ada@',
    answer_topic: '',
    guests: 'x',
    reason: '',
  })
  expect(status).toBe(422)
  expect(shown).toMatchObject({
    kind: 'event',
    slot: Date.parse(right.start),
    refused: {
      values: { name: 'Ada Guest', email: 'ada@', guests: 'x', answers: {}, location: 0 },
      code: null,
      nearest: [],
    },
  })
  const paths = shown?.kind === 'event' ? shown.refused?.errors.map(({ path }) => path) : []
  expect(paths).toEqual(['invitee.email', 'guests[0]'])
})

test('of what is too long nothing is lost, and how long it may be is said', async () => {
  const { page: shown } = await sendForm(app.url, page, {
    ...right,
    name: 'x'.repeat(130),
    answer_topic: 'y'.repeat(300),
  })
  expect(shown).toMatchObject({
    refused: {
      values: { name: 'x'.repeat(130), answers: { topic: 'y'.repeat(300) } },
      errors: [{ path: 'invitee.name', reason: 'too_long', length: 130, max: 100 }],
    },
  })
  const { page: again } = await sendForm(app.url, page, { ...right, answer_topic: 'y'.repeat(300) })
  expect(again).toMatchObject({
    refused: { errors: [{ path: 'answers.topic', reason: 'too_long', length: 300, max: 255 }] },
  })
})

test('409 keeps what was typed when the slot is lost, and offers the three nearest', async () => {
  await book(app, host, event, '2027-03-03T09:00:00Z', { answers: { topic: 'First' } })
  const { status, page: shown } = await sendForm(app.url, page, { ...right, start: '2027-03-03T09:00:00Z' })
  expect(status).toBe(409)
  expect(shown).toMatchObject({
    refused: {
      code: 'slot_taken',
      values: { name: 'Ada Guest', answers: { topic: 'Plans' } },
      nearest: [expect.any(Number), expect.any(Number), expect.any(Number)],
    },
  })
})

test.each([
  ['04', 'https://shop.example.test/thanks?order=1'],
  ['05', 'https://shop.example.test/grüße/✓?ü=ö#ende'],
  ['08', 'https://exämple.test/'],
])("leads to the owner's own page: %s %s", async (day, url) => {
  const { slug } = await addEvent(host, { confirmation: { kind: 'redirect', url } })
  const { status, location } = await sendForm(app.url, `/${host.me.link}/${slug}`, {
    start: `2027-03-${day}T09:00:00Z`,
    name: 'Ada Guest',
    email: 'ada@example.test',
  })
  expect([status, location]).toEqual([303, new URL(url).href])
})

test('moves and cancels, and shows how things stand', async () => {
  const { booking, manageToken } = await book(app, host, event, '2027-03-09T09:00:00Z', {
    answers: { topic: 'Plans' },
  })
  const link = `/booking/${manageToken}`
  const moved = await sendForm(app.url, `${link}?theme=dark&view=reschedule`, {
    action: 'reschedule',
    start: '2027-03-09T10:00:00Z',
    reason: 'A clash',
  })
  expect(moved).toMatchObject({ status: 303, location: `${link}?theme=dark&view=moved`, page: null })
  expect(await hostView(host, booking.id)).toMatchObject({
    start: '2027-03-09T10:00:00.000Z',
    rescheduleReason: 'A clash',
  })
  const canceled = await sendForm(app.url, link, { action: 'cancel', reason: 'Ill' })
  expect([canceled.status, canceled.location]).toEqual([303, `${link}?view=canceled`])
  const { data } = await openPage(app.url, String(canceled.location))
  expect(data).toMatchObject({ view: 'summary', booking: { status: 'canceled', cancelReason: 'Ill' } })
})

test.each<[status: number, code: string | null, view: string, form: Record<string, string>]>([
  [422, null, 'reschedule', {}],
  [422, null, 'reschedule', { action: 'explode' }],
  [422, null, 'reschedule', { action: 'reschedule' }],
  [422, null, 'reschedule', { action: 'reschedule', start: 'soon' }],
  [422, null, 'reschedule', { action: 'reschedule', start: '2027-03-11T09:00:00Z', reason: 'x'.repeat(501) }],
  [422, null, 'cancel', { action: 'cancel', reason: 'a\0b' }],
  [409, 'slot_not_available', 'reschedule', { action: 'reschedule', start: '2027-03-13T09:00:00Z' }],
])('%d %s shows the form for %s again: %j', async (status, code, view, form) => {
  const { booking, manageToken } = await book(app, host, event, '2027-03-10T09:00:00Z', {
    answers: { topic: 'Plans' },
  })
  const answer = await sendForm(app.url, `/booking/${manageToken}`, form)
  expect(answer.status).toBe(status)
  expect(answer.page).toMatchObject({ kind: 'booking', view, refused: { code } })
  expect(await hostView(host, booking.id)).toMatchObject({ status: 'scheduled', start: booking.start })
  await host.api.call('POST /bookings/:id/cancel', { params: { id: booking.id }, body: {} })
})

test('429 past what one network books at its ease: without a script no work can be done, only time helps', async () => {
  const many = await addEvent(host, { duration: 5 })
  const headers = { 'x-forwarded-for': '203.0.113.60' }
  const attempt = (index: number) => {
    const start = new Date(Date.parse('2027-03-18T09:00:00Z') + index * 300_000).toISOString()
    const fields = { start, name: 'Eager', email: `eager-${index}@example.test` }
    return sendForm(app.url, `/${host.me.link}/${many.slug}`, fields, headers)
  }
  for (let index = 0; index < 20; index++) expect((await attempt(index)).status).toBe(303)
  const { status, headers: answered, page: shown } = await attempt(20)
  expect([status, answered.get('retry-after')]).toEqual([429, '600'])
  expect(shown).toMatchObject({ refused: { code: 'proof_needed', values: { name: 'Eager' } } })
})

test('409 inside the notice', async () => {
  const { manageToken } = await book(app, host, event, '2027-03-01T09:00:00Z', {
    answers: { topic: 'Plans' },
  })
  app.clock.advance(1)
  const form = { action: 'reschedule', start: '2027-03-11T09:00:00Z' }
  const answer = await sendForm(app.url, `/booking/${manageToken}`, form)
  app.clock.advance(-1)
  expect([answer.status, answer.page]).toMatchObject([409, { refused: { code: 'inside_notice' } }])
})

test('404 for a forged link, and nothing happens', async () => {
  const { manageToken, booking } = await book(app, host, event, '2027-03-12T09:00:00Z', {
    answers: { topic: 'Plans' },
  })
  const forged = manageToken.slice(0, -2) + (manageToken.endsWith('AA') ? 'BB' : 'AA')
  const answer = await sendForm(app.url, `/booking/${forged}`, { action: 'cancel' })
  expect([answer.status, answer.page?.kind]).toEqual([404, 'not_found'])
  expect((await hostView(host, booking.id)).status).toBe('scheduled')
})

test('the paths of other tools lead to the booking', async () => {
  for (const view of ['reschedule', 'cancel'] as const) {
    const response = await fetch(`${app.url}/${view}/token?embed=popup`, { redirect: 'manual' })
    expect([response.status, response.headers.get('location')]).toEqual([
      302,
      `/booking/token?embed=popup&view=${view}`,
    ])
  }
})

test("a booking's page says nothing of itself to other sites", async () => {
  const { manageToken } = await book(app, host, event, '2027-03-15T09:00:00Z', {
    answers: { topic: 'Plans' },
  })
  const { headers, data } = await openPage(app.url, `/booking/${manageToken}?view=reschedule`)
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  expect(data).toMatchObject({ kind: 'booking', view: 'reschedule', slots: { starts: expect.any(Array) } })
  expect(JSON.stringify(data)).not.toContain(host.me.userEmail)
})
