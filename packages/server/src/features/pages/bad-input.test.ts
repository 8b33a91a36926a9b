import { ANSWER_PREFIX, PAGE_PARAMS, TRACKING_PARAMS } from '@scheduling/contract'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { casesOf } from '../../testing/cases.ts'
import { badText, oddSegment } from '../../testing/bad-input.ts'
import { databaseState } from '../../testing/database-state.ts'
import { addEvent, book, openAccount } from '../../testing/hosts.ts'
import { rawRequest } from '../../testing/raw-request.ts'
import { readerToken } from '../notifications/reader/reader-token.ts'

// Whatever an address or a form contains: the answer is a page or a refusal, never a failure.
const RUNS = casesOf(150)
const PATIENCE = { timeout: 30_000 + RUNS * 200 }

const app = await startTestApp()
const host = await openAccount(app)
const event = await addEvent(host, {
  questions: [{ id: 'topic', type: 'text', label: 'Topic?', required: false }],
  window: { kind: 'indefinite' },
})
const { booking, manageToken } = await book(app, host, event, '2027-03-01T09:00:00Z')
const mailsToken = readerToken(app.context, host.me.userID, booking.id, booking.invitee.email)

const PAGES = [
  `/${host.me.link}`,
  `/${host.me.link}/${event.slug}`,
  `/booking/${manageToken}`,
  `/mails/${mailsToken}`,
]

const parameter = fc.tuple(
  fc.oneof(
    fc.constantFrom(...Object.values(PAGE_PARAMS), ...TRACKING_PARAMS, `${ANSWER_PREFIX}topic`),
    badText.map((text) => ANSWER_PREFIX + text),
    badText,
  ),
  badText,
)
const wellFormed = (pairs: [string, string][]) =>
  new URLSearchParams(pairs.map(([name, value]) => [name.toWellFormed(), value.toWellFormed()])).toString()
const query = fc.oneof(
  fc.array(parameter, { minLength: 1, maxLength: 6 }).map(wellFormed),
  fc.constantFrom(
    '%',
    '%zz=%',
    '&&&',
    '=',
    'date',
    '?',
    '?date=2027-03-01',
    'slot=%00',
    '#',
    'a=b'.repeat(2_000),
  ),
)

async function statusOf(...request: Parameters<typeof rawRequest>): Promise<number> {
  const { status, headers, text } = await rawRequest(...request)
  if (status >= 500) throw new Error(`${status} ${text}`)
  expect(headers.get('content-type') ?? 'none').toMatch(/^(text\/html|application\/problem\+json|none)/)
  return status
}

test('whatever the address says', PATIENCE, async () => {
  const before = await databaseState(app.context.pool)
  const property = fc.asyncProperty(fc.constantFrom(...PAGES), query, async (page, search) => {
    expect(await statusOf(app.url, { method: 'GET', path: `${page}?${search.slice(0, 12_000)}` })).toBe(200)
  })
  await fc.assert(property, { numRuns: RUNS })
  expect(await databaseState(app.context.pool)).toBe(before)
})

test.each([
  '0000-01-01',
  '0001-01-01',
  '1969-12-31',
  '1970-01-01',
  '9999-12-31',
  '+010000-01-01',
  '-271821-04-20T00:00:00.000Z',
  '+275760-09-13T00:00:00.000Z',
  '0000-01-01T00:00:00+23:59',
  '9999-12-31T23:59:59-23:59',
  '1',
  'Tue Mar 02 2027',
])('a date or a start of %s, in any zone', async (text) => {
  for (const name of ['date', 'slot'])
    for (const zone of ['UTC', 'Pacific/Kiritimati', 'Pacific/Niue', 'Africa/Monrovia', 'nowhere'])
      for (const page of [PAGES[1], PAGES[2]]) {
        const search = new URLSearchParams({ [name]: text, timezone: zone, view: 'reschedule' })
        expect(await statusOf(app.url, { method: 'GET', path: `${page}?${search.toString()}` })).toBe(200)
      }
})

test('whatever the path is', PATIENCE, async () => {
  const before = await databaseState(app.context.pool)
  const paths = fc.oneof(
    oddSegment.map((segment) => `/${segment}`),
    fc
      .tuple(fc.oneof(oddSegment, fc.constant(host.me.link)), oddSegment)
      .map((parts) => `/${parts.join('/')}`),
    oddSegment.map((segment) => `/booking/${segment}`),
    oddSegment.map((segment) => `/reschedule/${segment}`),
    oddSegment.map((segment) => `/mails/${segment}`),
  )
  const property = fc.asyncProperty(paths, fc.constantFrom('GET', 'POST', 'HEAD'), async (path, method) => {
    expect([200, 302, 308, 400, 404, 410, 414]).toContain(await statusOf(app.url, { method, path }))
  })
  await fc.assert(property, { numRuns: RUNS })
  expect(await databaseState(app.context.pool)).toBe(before)
})

const field = fc.tuple(
  fc.oneof(
    fc.constantFrom(
      'start',
      'name',
      'email',
      'guests',
      'location',
      'timezone',
      'language',
      'reason',
      'action',
      'choice',
      'idempotency_key',
      `${ANSWER_PREFIX}topic`,
      'utm_source',
    ),
    badText,
  ),
  badText,
)
const RIGHT: Record<string, [string, string][]> = {
  [PAGES[1]!]: [
    ['start', '2027-03-02T09:00:00.000Z'],
    ['name', 'Ada'],
    ['email', 'ada@example.test'],
  ],
  [PAGES[2]!]: [
    ['action', 'reschedule'],
    ['start', '2027-03-02T09:00:00.000Z'],
  ],
  [PAGES[3]!]: [['choice', 'host']],
}
/** A correct form with some fields replaced; the first value of a field counts. */
const form = fc
  .record({
    page: fc.constantFrom(...Object.keys(RIGHT)),
    wrong: fc.array(field, { minLength: 1, maxLength: 4 }),
    action: fc.constantFrom('reschedule', 'cancel'),
    type: fc.constantFrom(
      ...Array.from({ length: 8 }, () => 'application/x-www-form-urlencoded'),
      'application/json',
      'text/plain',
      'multipart/form-data; boundary=x',
      'application/xml',
      '',
    ),
  })
  .map(({ page, wrong, action, type }) => ({
    page,
    type,
    body: wellFormed([...wrong, ['action', action], ...(RIGHT[page] ?? [])]),
  }))

test('whatever a form says: refused with everything that was typed, or done', PATIENCE, async () => {
  let before = await databaseState(app.context.pool)
  const property = fc.asyncProperty(form, async ({ page, type, body }) => {
    const status = await statusOf(app.url, {
      method: 'POST',
      path: page,
      headers: { 'content-type': type },
      body,
    })
    const after = await databaseState(app.context.pool)
    if (status !== 303 && after !== before) throw new Error(`${status} and something changed: ${body}`)
    before = after
  })
  await fc.assert(property, { numRuns: RUNS })
  expect(await statusOf(app.url, { method: 'GET', path: String(PAGES[2]) })).toBe(200)
})

test.each(['application/x-www-form-urlencoded', 'application/json'])(
  'a body that is too large: %s',
  async (type) => {
    const request = { method: 'POST', headers: { 'content-type': type }, body: `name=${'x'.repeat(300_000)}` }
    for (const path of PAGES.slice(1)) expect(await statusOf(app.url, { ...request, path })).toBe(413)
  },
)
