import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { databaseState } from '../../testing/database-state.ts'
import { addEvent, book, bookingOf, openAccount } from '../../testing/hosts.ts'
import { HOURS } from '../../testing/hours.ts'

const app = await startTestApp()
const host = await openAccount(app)
const event = await addEvent(host, {
  minimumNotice: 90,
  window: { kind: 'calendar_days', days: 7 },
  locations: [{ kind: 'zoom' }, { kind: 'google_meet' }],
  questions: [
    { id: 'topic', type: 'text', label: 'Topic?', required: true },
    { id: 'phone', type: 'phone_number', label: 'Phone?', required: false },
    { id: 'size', type: 'single_options', label: 'Size?', required: false, options: ['S', 'M'] },
    { id: 'days', type: 'multiple_options', label: 'Days?', required: false, options: ['Mon', 'Tue'] },
  ],
})
const noGuests = await addEvent(host, { allowGuests: false })
const called = await addEvent(host, {
  locations: [{ kind: 'zoom' }, { kind: 'invitee_phone', value: '' }],
})
const off = await addEvent(host, { isOn: false })
const deleted = await addEvent(host)
await host.api.call('DELETE /event-types/:id', { params: { id: deleted.id } })

const START = '2027-03-02T09:00:00Z'
const right = bookingOf(host, event, START, { answers: { topic: 'Plans' } })

async function refusal(change: object) {
  const before = await databaseState(app.context.pool)
  const problem = await app.visitor.refusal('POST /bookings', { body: { ...right, ...change } })
  expect(await databaseState(app.context.pool)).toBe(before)
  return problem
}

const invitee = (change: object) => ({ invitee: { ...right.invitee, ...change } })
const answers = (change: object) => ({ answers: { topic: 'Plans', ...change } })

test.each<[path: string, reason: string, change: object]>([
  ['owner', 'required', { owner: undefined }],
  ['start', 'format', { start: '2027-03-02 09:00' }],
  ['start', 'type', { start: 1_803_978_000_000 }],
  ['timeZone', 'format', { timeZone: 'Berlin' }],
  ['language', 'format', { language: 'tlh' }],
  ['invitee.name', 'required', invitee({ name: '\t' })],
  ['invitee.name', 'required', invitee({ name: '\u200B\u3164' })],
  ['invitee.name', 'web_address', invitee({ name: 'You won! evil.test/prize' })],
  ['invitee.name', 'web_address', invitee({ name: 'https://evil\u200B.test' })],
  ['invitee.name', 'too_long', invitee({ name: 'x'.repeat(101) })],
  ['invitee.name', 'format', invitee({ name: 'Ada\nBcc: all@example.test' })],
  ['invitee.name', 'format', invitee({ name: 'Ada\u2028Bo' })],
  ['invitee.email', 'format', invitee({ email: 'ada@' })],
  ['invitee.email', 'format', invitee({ email: 'ada@example.test, bo@example.test' })],
  ['invitee.phone', 'unknown_field', invitee({ phone: '1' })],
  ['guests[1]', 'format', { guests: ['bo@example.test', 'x'] }],
  ['guests', 'too_long', { guests: Array.from({ length: 11 }, (_, index) => `g${index}@example.test`) }],
  ['location', 'not_an_option', { location: 2 }],
  ['location', 'too_small', { location: -1 }],
  ['tracking.utm_source', 'too_long', { tracking: { utm_source: 'x'.repeat(256) } }],
  ['answers.topic', 'required', { answers: {} }],
  ['answers.topic', 'required', answers({ topic: ' ' })],
  ['answers.topic', 'required', answers({ topic: '\u202E\u2066' })],
  ['answers.topic', 'too_long', answers({ topic: 'x'.repeat(256) })],
  ['answers.topic', 'one_answer_only', answers({ topic: ['Plans', 'More'] })],
  ['answers.phone', 'invalid_phone', answers({ phone: 'call me' })],
  ['answers.size', 'not_an_option', answers({ size: 'XL' })],
  ['answers.days', 'not_an_option', answers({ days: ['Mon', 'Sun'] })],
  ['answers.extra', 'unknown_question', answers({ extra: 'x' })],
])('422 %s is %s', async (path, reason, change) => {
  expect(await refusal(change)).toMatchObject({ code: 'invalid_input', errors: [{ path, reason }] })
})

test('422 guests where the event type takes none', async () => {
  expect(await refusal({ event: noGuests.slug, answers: {}, guests: ['bo@example.test'] })).toMatchObject({
    code: 'invalid_input',
    errors: [{ path: 'guests', reason: 'not_allowed' }],
  })
})

test.each([
  ['required', { location: 1 }],
  ['invalid_phone', { location: 1, answers: { invitee_phone: 'call me' } }],
  ['unknown_question', { location: 0, answers: { invitee_phone: '+1 555 010 7788' } }],
])('422 the number to call is %s', async (reason, change) => {
  expect(await refusal({ event: called.slug, answers: {}, ...change })).toMatchObject({
    code: 'invalid_input',
    errors: [{ path: 'answers.invitee_phone', reason }],
  })
})

test('422 names the wrong answers all at once', async () => {
  const problem = await refusal({ answers: { size: 'XL', phone: '?' } })
  expect(problem.errors?.map(({ path }) => path)).toEqual(['answers.topic', 'answers.phone', 'answers.size'])
})

test.each([
  ['owner_not_found', { owner: 'nobody-here' }],
  ['event_type_not_found', { event: 'no-such-event' }],
  ['event_type_not_found', { event: deleted.slug, answers: {} }],
  ['event_type_off', { event: off.slug, answers: {} }],
])('%s', async (code, change) => {
  expect((await refusal(change)).code).toBe(code)
})

test.each([
  ['outside the hours', '2027-03-02T07:00:00Z'],
  ['between two starts', '2027-03-02T09:10:00Z'],
  ['in the past', '2027-02-26T09:00:00Z'],
  ['inside the notice', '2027-03-01T09:00:00Z'],
  ['after the window', '2027-03-09T09:00:00Z'],
  ['in the year 1', '0001-01-01T09:00:00Z'],
  ['in the year 9999', '9999-12-31T09:00:00Z'],
])('409 slot_not_available %s, and no word of why', async (_, start) => {
  const problem = await refusal({ start })
  expect(problem.code).toBe('slot_not_available')
  expect(problem.detail).toBeUndefined()
})

test('409 slot_taken with the three nearest free starts', async () => {
  const busy = await addEvent(host)
  await book(app, host, busy, '2027-03-03T12:00:00Z')
  await book(app, host, busy, '2027-03-03T12:30:00Z')
  const problem = await refusal({ start: '2027-03-03T12:30:00Z' })
  expect(problem).toMatchObject({ code: 'slot_taken', title: 'The selected time has just been taken' })
  expect(problem.nearest?.toSorted()).toEqual([
    '2027-03-03T11:30:00.000Z',
    '2027-03-03T13:00:00.000Z',
    '2027-03-03T13:30:00.000Z',
  ])
})

test('409 offers what is nearest also at the edge of what can be booked', async () => {
  const problem = await refusal({ start: '2027-03-01T09:00:00Z' })
  expect(problem.nearest).toEqual([
    '2027-03-01T09:30:00.000Z',
    '2027-03-01T10:00:00.000Z',
    '2027-03-01T10:30:00.000Z',
  ])
})

test('outside the hours nobody learns whether the host is busy', async () => {
  const busy = await openAccount(app)
  const later = await addEvent(busy)
  await book(app, busy, later, '2027-03-02T15:00:00Z')
  const short = { start: '09:00', end: '12:00' }
  await busy.api.call('PATCH /availability/:id', {
    params: { id: busy.scheduleId },
    body: { weekly: { ...HOURS.weekly, tue: [short] } },
  })
  const answer = async (start: string) => {
    const problem = await app.visitor.refusal('POST /bookings', { body: bookingOf(busy, later, start) })
    return { ...problem, instance: '', nearest: problem.nearest?.length }
  }
  expect(await answer('2027-03-02T15:00:00Z')).toEqual(await answer('2027-03-02T16:00:00Z'))
})
