import type { Booked } from '@scheduling/contract'
import { expect, test, vi } from 'vitest'
import { booking, event, eventPage } from '../../../fixtures.ts'
import { problemsFromServer, problemsOf } from './booking-problems.ts'
import { bookingRequest } from './booking-request.ts'
import { createBookModel } from './book-model.ts'
import type { BookSetting } from './book-model.ts'
import { valuesFrom } from './booking-values.ts'

const START = Date.parse('2027-03-04T14:00:00Z')
const OTHER = Date.parse('2027-03-04T14:45:00Z')
const result: Booked = { state: 'booked', booking, manageUrl: '', manageToken: 'token', redirect: null }

const settings = {
  get: () => ({ timeZone: 'Europe/Berlin', language: 'en' as const }),
  words: () => ({ locale: 'en-GB-u-hc-h23' }),
}
const ofMira = { owner: 'mira', event, settings, tracking: { utm_source: 'news' } }

function setUp(changed: Partial<BookSetting> = {}) {
  const send = vi.fn<BookSetting['send']>(() => Promise.resolve(result))
  const onBooked = vi.fn<BookSetting['onBooked']>()
  const onHeld = vi.fn<BookSetting['onHeld']>()
  const onLost = vi.fn<BookSetting['onLost']>()
  const model = createBookModel({
    start: START,
    values: valuesFrom(eventPage().options, null),
    requestOf: (start, values) => bookingRequest(ofMira, start, values),
    problemsOf: (values) => problemsOf(event, values),
    problemsFromServer,
    problems: [],
    refusal: null,
    hold: null,
    send,
    onHeld,
    onBooked,
    onLost,
    ...changed,
  })
  return { model, send, onHeld, onBooked, onLost }
}

function fillIn({ model }: ReturnType<typeof setUp>) {
  model.change({ name: ' Noa ', email: 'noa@example.com', guests: 'a@b.co' })
}

test('what was typed is booked, with where the visitor came from', async () => {
  const page = setUp()
  fillIn(page)
  await page.model.book()
  expect(page.send).toHaveBeenCalledExactlyOnceWith({
    owner: 'mira',
    event: '30min',
    start: '2027-03-04T14:00:00Z',
    timeZone: 'Europe/Berlin',
    language: 'en',
    locale: 'en-GB-u-hc-h23',
    invitee: { name: 'Noa', email: 'noa@example.com' },
    guests: ['a@b.co'],
    answers: {},
    location: 0,
    tracking: { utm_source: 'news' },
  })
  expect(page.model.get().booked).toBe(result)
  expect(page.onBooked).toHaveBeenCalledExactlyOnceWith(result)
})

test('a double click books once', async () => {
  const page = setUp()
  fillIn(page)
  await Promise.all([page.model.book(), page.model.book()])
  expect(page.send).toHaveBeenCalledTimes(1)
})

test('nothing is sent while something is missing, and every gap is named', async () => {
  const { model, send } = setUp()
  await model.book()
  expect(send).not.toHaveBeenCalled()
  expect(model.get().problems.map(({ field }) => field)).toEqual(['name', 'email'])
  model.change({ name: 'Noa' })
  expect(model.get().problems.map(({ field }) => field)).toEqual(['email'])
})

test('a field is looked at after it was left, not while it is typed for the first time', () => {
  const { model } = setUp()
  model.change({ email: 'noa@' })
  expect(model.get().problems).toEqual([])
  model.leave('email')
  expect(model.get().problems).toMatchObject([{ field: 'email', reason: 'email_invalid' }])
  model.change({ email: 'noa@example.com' })
  expect(model.get().problems).toEqual([])
})

test('an empty field that is left is no mistake yet', () => {
  const { model } = setUp()
  model.leave('name')
  expect(model.get().problems).toEqual([])
})

test('a lost slot keeps what was typed and offers the nearest; one click books that one', async () => {
  const page = setUp()
  fillIn(page)
  page.send.mockRejectedValueOnce({
    code: 'slot_taken',
    problem: { status: 409, nearest: ['2027-03-04T14:45:00Z'] },
  })
  await page.model.book()
  expect(page.model.get()).toMatchObject({
    refusal: { code: 'slot_taken', nearest: [OTHER] },
    values: { name: ' Noa ' },
    sending: null,
    booked: null,
  })
  expect(page.onLost).toHaveBeenCalledWith(START)
  await page.model.book(OTHER)
  expect(page.send.mock.calls[1]?.[0].start).toBe('2027-03-04T14:45:00Z')
  expect(page.model.get().booked).toBe(result)
})

test('what the server finds wrong stands at its field', async () => {
  const page = setUp()
  fillIn(page)
  const errors = [{ path: 'invitee.email', reason: 'invalid_format', message: '' }]
  page.send.mockRejectedValueOnce({ code: 'invalid_input', problem: { status: 422, errors } })
  await page.model.book()
  expect(page.model.get()).toMatchObject({
    refusal: null,
    problems: [{ field: 'email', reason: 'email_invalid' }],
  })
})

test('offline is said in so many words, and sending again works', async () => {
  const page = setUp()
  fillIn(page)
  page.send.mockRejectedValueOnce({ code: 'offline' })
  await page.model.book()
  expect(page.model.get().refusal?.code).toBe('offline')
  await page.model.book()
  expect(page.model.get().booked).toBe(result)
})
