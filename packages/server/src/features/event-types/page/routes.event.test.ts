import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { startTestApp, TEST_PUBLIC_URL } from '../../../testing/app.ts'
import { addEvent, book, openAccount } from '../../../testing/hosts.ts'
import { openPage } from '../../../testing/pages.ts'

const app = await startTestApp()
const host = await openAccount(app, { name: 'Robin Vale', language: 'de' })
const event = await addEvent(host, { name: 'Intro' })
const off = await addEvent(host, { isOn: false })
const page = `/${host.me.link}/${event.slug}`

const iso = (instant: number | null | undefined) => (instant ? new Date(instant).toISOString() : null)

/** The first start shown, and how the page got there. */
async function sheet(path: string) {
  const { data } = await openPage(app.url, path)
  if (data.kind !== 'event') throw new Error(data.kind)
  const { slots, date, slot } = data
  return { first: iso(slots.starts[0]), from: iso(slots.from), to: iso(slots.to), date, slot: iso(slot) }
}

test('shows the event with the free starts of the sheets that this moment has in all zones', async () => {
  expect(await sheet(page)).toEqual({
    first: '2027-03-01T09:00:00.000Z',
    // It is still February 28 where the last zone is, and its week began on the 22nd.
    from: '2027-02-21T10:00:00.000Z',
    to: '2027-04-12T12:00:00.000Z',
    date: null,
    slot: null,
  })
})

test('shows the month of the first free start where this one has none', async () => {
  const later = await addEvent(host, {
    window: { kind: 'date_range', from: '2027-06-10', to: '2027-06-30' },
  })
  expect(await sheet(`/${host.me.link}/${later.slug}`)).toMatchObject({ first: '2027-06-10T09:00:00.000Z' })
})

test('shows the day or the start that the address names, with all that its month shows in any zone', async () => {
  expect(await sheet(`${page}?date=2027-04-05`)).toMatchObject({
    date: '2027-04-05',
    from: '2027-03-28T10:00:00.000Z',
  })
  expect(await sheet(`${page}?slot=2027-04-05T09:00:00Z&timezone=Asia/Tokyo`)).toMatchObject({
    slot: '2027-04-05T09:00:00.000Z',
    from: '2027-03-28T10:00:00.000Z',
  })
})

test('what is booked is not offered', async () => {
  await book(app, host, event, '2027-03-01T09:00:00Z')
  expect((await sheet(page)).first).toBe('2027-03-01T09:30:00.000Z')
})

test('lists what can be booked with a host', async () => {
  const { status, data } = await openPage(app.url, `/${host.me.link}`)
  expect(status).toBe(200)
  expect(data).toMatchObject({ kind: 'booking_list', owner: { name: 'Robin Vale' } })
  expect(JSON.stringify(data)).not.toMatch(new RegExp(`${off.slug}|${host.me.userID}|${host.me.userEmail}`))
})

test.each([
  ['not_found', 404, '/nobody-here'],
  ['not_found', 404, '/nobody-here/at-all'],
  ['not_found', 404, `/${host.me.link}/no-such-event`],
  ['not_found', 404, '/some/where/else'],
  ['event_off', 410, `/${host.me.link}/${off.slug}`],
  ['not_found', 404, '/booking/forged'],
  ['not_found', 404, '/poll/forged'],
  ['not_found', 404, '/mails/forged'],
])('%s, %d, at %s', async (kind, status, path) => {
  const answer = await openPage(app.url, path)
  expect([answer.status, answer.data.kind]).toEqual([status, kind])
})

test('an event type that is off says so in its host’s words, on its page and in no answer of the API', async () => {
  const offText = 'On leave.\n<b>Back</b> in June.'
  const paused = await addEvent(host, { isOn: false, offText })
  const path = `/${host.me.link}/${paused.slug}`
  expect(await openPage(app.url, path)).toMatchObject({
    status: 410,
    data: { kind: 'event_off', text: offText },
  })
  const params = { owner: host.me.link, event: paused.slug }
  const { status, body } = await app.visitor.try('GET /owners/:owner/events/:event', { params })
  expect(status).toBe(410)
  expect(JSON.stringify(body)).not.toContain('On leave')

  const silent = await openPage(app.url, `/${host.me.link}/${off.slug}`)
  expect(silent.data).not.toHaveProperty('text')
  await host.api.call('PATCH /event-types/:id', { params: { id: paused.id }, body: { isOn: true } })
  expect(JSON.stringify((await openPage(app.url, path)).data)).not.toContain('On leave')
})

test('an address in capitals leads to the right one, with its query', async () => {
  const shouted = page.toUpperCase()
  const answer = await fetch(`${app.url}${shouted}?language=de&name=Ada`, { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([308, `${page}?language=de&name=Ada`])
  const list = await fetch(`${app.url}/${host.me.link.toUpperCase()}`, { redirect: 'manual' })
  expect([list.status, list.headers.get('location')]).toEqual([308, `/${host.me.link}`])
})

test('a link to a time that is taken opens on its day', async () => {
  const start = '2027-03-09T10:00:00Z'
  await book(app, host, event, start)
  const { data } = await openPage(app.url, `${page}?slot=${start}&timezone=UTC`)
  expect(data).toMatchObject({ kind: 'event', date: '2027-03-09' })
})

test.each([
  ['', false],
  ['hide_event_details', true],
  ['hide_event_details=', true],
  ['hide_event_details=yes', true],
  ['hide_event_details=false', false],
  ['hide_event_details=0', false],
])('"%s" hides name and description: %s', async (query, isHidden) => {
  const { data } = await openPage(app.url, `${page}?${query}`)
  expect(data.options.hideEventDetails).toBe(isHidden)
})

test.each([
  ['document', null],
  ['iframe', 'popup'],
  [undefined, 'popup'],
])('made for a frame and shown in a place of kind %s it looks as in: %s', async (destination, embed) => {
  const headers: Record<string, string> = destination ? { 'sec-fetch-dest': destination } : {}
  const { data } = await openPage(app.url, `${page}?embed=popup`, headers)
  expect(data.options.embed).toBe(embed)
})

test('is shown as the address says', async () => {
  const query = new URLSearchParams({
    embed: 'inline',
    hide_event_details: '1',
    background_color: 'ffeedd',
    text_color: '#112233',
    button_color: 'red',
    theme: 'dark',
    language: 'il',
    timezone: 'America/New_York',
    name: 'Ada',
    email: 'ada@example.test',
    answer_topic: 'Plans',
    utm_source: 'newsletter',
    utm_unknown: 'x',
  })
  const { data } = await openPage(app.url, `${page}?${query.toString()}`)
  expect(data.options).toEqual({
    now: app.clock.now(),
    origin: TEST_PUBLIC_URL,
    path: page,
    search: `?${query.toString()}`,
    embed: 'inline',
    hasMistakes: true,
    language: 'il',
    region: null,
    timeFormat: '24h',
    weekStart: 'mon',
    timeZone: 'America/New_York',
    timeZoneGuessed: false,
    zones: expect.stringContaining('America/Winnipeg'),
    theme: 'dark',
    hideEventDetails: true,
    colors: { background: '#FFEEDD', text: '#112233', button: null },
    prefill: { name: 'Ada', email: 'ada@example.test', answers: { topic: 'Plans' } },
    tracking: { utm_source: 'newsletter' },
  })
})

test.each([
  ['the address', '?language=il', 'fr, de;q=0.9', 'il'],
  ['a tag in the address', '?language=he-IL', 'de', 'il'],
  ['the browser', '', 'ja, en-GB;q=0.9, de;q=0.8', 'en'],
  ['the browser, by its weights', '', 'en;q=0.5, he-IL', 'il'],
  ['the owner', '', 'ja', 'de'],
  ['the owner', '?language=xx', '', 'de'],
])('speaks the language of %s', async (_, search, accept, language) => {
  const { data } = await openPage(app.url, page + search, { 'accept-language': accept })
  expect(data.options.language).toBe(language)
})

test.each([
  ['en-US,en;q=0.9', '', { region: 'US', timeFormat: '12h', weekStart: 'sun' }],
  ['en-GB', '', { region: 'GB', timeFormat: '24h', weekStart: 'mon' }],
  ['en-US', '?time_format=24h', { region: 'US', timeFormat: '24h', weekStart: 'sun' }],
  // The tag of the displayed language wins over a tag of another language.
  ['en-US,de-AT;q=0.9', '?language=de', { region: 'AT', timeFormat: '24h', weekStart: 'mon' }],
  ['he-IL', '?language=de', { region: 'IL', timeFormat: '24h', weekStart: 'sun' }],
  ['zh-Hant-HK', '', { region: 'HK', weekStart: 'sun' }],
  // Without a country, the owner's settings apply.
  ['en', '', { region: null, timeFormat: '24h', weekStart: 'mon' }],
  ['*;q=0, en-"US", -US, en-USA', '', { region: null, timeFormat: '24h', weekStart: 'mon' }],
])('%s%s: dates, clocks and weeks are those of the visitor', async (accept, search, habits) => {
  const { data } = await openPage(app.url, page + search, { 'accept-language': accept })
  expect(data.options).toMatchObject(habits)
})

test('the times in the page cover the sheet of the visitor, whose week may begin on another day', async () => {
  const { data } = await openPage(app.url, `${page}?date=2027-08-02&timezone=UTC`, {
    'accept-language': 'en-US',
  })
  const { from } = (data as Extract<typeof data, { kind: 'event' }>).slots
  expect(new Date(from).toISOString()).toBe('2027-07-31T10:00:00.000Z')
})

test.each(['2020-05-01', '2027-02-28'])('a day that is over, %s, is as if none were named', async (date) => {
  const { data } = await openPage(app.url, `${page}?date=${date}`)
  expect(data).toMatchObject({ date: null })
  expect((data as Extract<typeof data, { kind: 'event' }>).slots.starts.length).toBeGreaterThan(0)
})

test('a day beyond the window names the first free start', async () => {
  const { data } = await openPage(app.url, `${page}?date=2035-05-01`)
  const { slots, date } = data as Extract<typeof data, { kind: 'event' }>
  expect([date, slots.starts, slots.next]).toEqual(['2035-05-01', [], expect.any(Number)])
})

test('may be framed anywhere, runs only our script, and keeps nothing with the visitor', async () => {
  const { headers, data } = await openPage(app.url, page)
  const policy = String(headers.get('content-security-policy'))
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "script-src 'self'",
      `style-src 'sha256-${createHash('sha256').update(data.kind).digest('base64')}'`,
      "form-action 'self'",
      "base-uri 'none'",
    ]),
  )
  expect(policy).not.toContain('frame-ancestors')
  expect(headers.get('x-frame-options')).toBeNull()
  expect(headers.get('set-cookie')).toBeNull()
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('cache-control')).toContain('no-cache')
})

test('a form may lead to the page of an owner who wants that', async () => {
  const thanks = await addEvent(host, {
    confirmation: { kind: 'redirect', url: 'https://shop.example.test/thanks' },
  })
  const { headers } = await openPage(app.url, `/${host.me.link}/${thanks.slug}`)
  expect(headers.get('content-security-policy')).toContain("form-action 'self' https://shop.example.test;")
})

test('an owner cannot write other rules into the policy', async () => {
  const odd = await addEvent(host, { confirmation: { kind: 'redirect', url: 'https://a;sandbox/' } })
  const { headers } = await openPage(app.url, `/${host.me.link}/${odd.slug}`)
  expect(headers.get('content-security-policy')).not.toContain('sandbox')
})

test.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['identity', null],
])('is compressed for who takes %s', async (accepted, encoding) => {
  const { headers, data } = await openPage(app.url, page, { 'accept-encoding': accepted })
  expect(headers.get('content-encoding')).toBe(encoding)
  expect(headers.get('vary')).toContain('accept-encoding')
  expect(data.kind).toBe('event')
})

test('an address with a plus that nobody escaped is read as it was meant', async () => {
  const { data } = await openPage(
    app.url,
    `${page}?email=anna+sales@example.test&slot=2027-03-02T10:00:00+01:00`,
  )
  expect(data).toMatchObject({
    options: { prefill: { email: 'anna+sales@example.test' } },
    slot: Date.parse('2027-03-02T09:00:00Z'),
  })
})

test('the options of an embed whose template was escaped twice count', async () => {
  const query = 'embed=inline&amp;theme=dark&amp;amp;language=de&amp;answer_topic=Plans'
  const { data } = await openPage(app.url, `${page}?${query}`)
  expect(data.options).toMatchObject({
    embed: 'inline',
    theme: 'dark',
    language: 'de',
    prefill: { answers: { topic: 'Plans' } },
  })
})
