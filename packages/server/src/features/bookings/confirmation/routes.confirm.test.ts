import { expect, test } from 'vitest'
import { turns } from '../../../database/turns.ts'
import { startTestApp } from '../../../testing/app.ts'
import {
  addEvent,
  book,
  booked,
  bookingOf,
  hostView,
  openAccount,
  someAddress,
} from '../../../testing/hosts.ts'
import { heldOf, holdTime, wrongCode } from '../../../testing/holds.ts'
import { withService } from '../../../testing/service.ts'
import { createBooking } from '../book/create.ts'
import { HOST_TURNS } from '../guard/locks.ts'
import { confirmRequest } from './confirm.ts'
import { cleanUpRequests } from './operations.ts'

const app = await startTestApp()
const { clock } = app

const NINE = '2027-03-02T09:00:00Z'
const TEN = '2027-03-02T10:00:00Z'

async function place(given: Parameters<typeof addEvent>[1] = {}) {
  const host = await openAccount(app)
  return { host, event: await addEvent(host, { confirmEmail: true, ...given }) }
}

const confirm = async (body: { hold: string; code: string } | { link: string }) =>
  booked(await app.visitor.call('POST /bookings/confirm', { body }))
const refusal = async (body: object) => (await app.visitor.refusal('POST /bookings/confirm', { body })).code

async function told(hostId: string): Promise<{ kind: string; bookingId: string }[]> {
  const { rows } = await app.context.pool.query<{ kind: string; bookingId: string }>(
    `select data->>'kind' as kind, data->>'bookingId' as "bookingId" from jobs.job
     where name = 'booking-events' and data->>'hostId' = $1`,
    [hostId],
  )
  return rows
}

test('the code books what was asked for, and only then is anybody told', async () => {
  const { host, event } = await place({
    confirmation: { kind: 'redirect', url: 'https://example.test/thanks' },
    questions: [{ id: 'topic', type: 'text', label: 'Topic?', required: true }],
  })
  const own = await holdTime(app, host, event, NINE, {
    invitee: { name: 'Ada Guest', email: 'ada@example.test' },
    language: 'de',
    guests: ['bo@example.test'],
    answers: { topic: 'Engines' },
    tracking: { utm_source: 'news' },
  })
  expect(await told(host.me.userID)).toEqual([])
  const answer = await confirm({ hold: own.token, code: own.code })
  expect(answer).toMatchObject({
    state: 'booked',
    redirect: 'https://example.test/thanks',
    booking: {
      id: own.id,
      status: 'scheduled',
      start: '2027-03-02T09:00:00.000Z',
      invitee: { name: 'Ada Guest', email: 'ada@example.test', language: 'de' },
      guests: ['bo@example.test'],
      answers: [{ label: 'Topic?', answer: 'Engines' }],
    },
  })
  expect(await told(host.me.userID)).toEqual([{ kind: 'booking.created', bookingId: own.id }])
  expect((await hostView(host, own.id)).tracking).toEqual({ utm_source: 'news' })
  expect(await app.as(`Manage ${answer.manageToken}`).call('GET /manage')).toEqual(answer.booking)
})

test('the link of the mail books without a code, for good and once', async () => {
  const { host, event } = await place()
  const own = await holdTime(app, host, event, NINE)
  const first = await confirm({ link: own.link })
  clock.advance(3 * 24 * 60)
  await cleanUpRequests(app.context)
  expect(await confirm({ link: own.link })).toMatchObject({ manageToken: first.manageToken })
  expect(await confirm({ hold: own.token, code: own.code })).toMatchObject({ booking: { id: own.id } })
  clock.advance(-3 * 24 * 60)
  expect(await told(host.me.userID)).toHaveLength(1)
})

test('code and link at once, often, lead to one booking and one event', async () => {
  const { host, event } = await place()
  for (const start of [NINE, TEN, '2027-03-02T11:00:00Z']) {
    const own = await holdTime(app, host, event, start)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        index % 3 === 1 ? confirm({ hold: own.token, code: own.code }) : confirm({ link: own.link }),
      ),
    )
    expect(new Set(answers.map(({ booking }) => booking.id))).toEqual(new Set([own.id]))
  }
  expect(await told(host.me.userID)).toHaveLength(3)
  expect((await host.api.call('GET /bookings')).total).toBe(3)
})

test('while some confirm and others ask, no two ever have the same time', async () => {
  const { host, event } = await place({ increment: 15 })
  const starts = ['09:00', '09:15', '09:30', '09:45', '10:00'].map((time) => `2027-03-02T${time}:00Z`)
  const confirmed = await Promise.all(
    Array.from({ length: 40 }, async (_, index) => {
      const body = bookingOf(host, event, starts[index % starts.length] as string)
      const { status, body: answer } = await app.visitor.try('POST /bookings', {
        body,
        headers: someAddress(),
      })
      return status === 201 ? confirm({ link: heldOf(app, answer as never).link }) : undefined
    }),
  )
  const times = confirmed.flatMap((answer) => (answer ? [answer.booking.start] : [])).toSorted()
  expect(times.length).toBeGreaterThan(1)
  const apart = times.slice(1).map((start, index) => Date.parse(start) - Date.parse(String(times[index])))
  expect(Math.min(...apart)).toBeGreaterThanOrEqual(1_800_000)
  const { rows } = await app.context.pool.query('select id from holds where host_id = $1', [host.me.userID])
  expect(rows).toEqual([])
})

test('nor do they in several processes, where holds meet bookings that need no code', async () => {
  const { host, event } = await place({ increment: 15 })
  const plain = await addEvent(host, { increment: 15 })
  const ask = async (index: number) => {
    const process = withService(app.context, HOST_TURNS, turns())
    const start = `2027-03-02T09:${String((index % 4) * 15).padStart(2, '0')}:00Z`
    const body = { ...bookingOf(host, index % 2 === 0 ? event : plain, start), language: 'en' as const }
    const whole = { guests: [], answers: {}, location: 0, tracking: {}, ...body }
    return createBooking(process, whole, undefined, { ip: '127.0.0.1', proof: undefined }).catch(() => null)
  }
  const taken = await Promise.all(Array.from({ length: 24 }, (_, index) => ask(index)))
  for (const one of taken) {
    if (one?.state !== 'confirm_email') continue
    const ids = { hostId: one.request.host_id, requestId: one.request.id }
    await confirmRequest(app.context, ids, null)
  }
  const { rows } = await app.context.pool.query<{ starts_at: Date }>(
    'select starts_at from bookings where host_id = $1 order by starts_at',
    [host.me.userID],
  )
  expect(rows).toHaveLength(taken.filter((one) => one !== null).length)
})

test('a wrong code books nothing; the fifth ends it for codes, also for the right one, and the link still books', async () => {
  const { host, event } = await place()
  const own = await holdTime(app, host, event, NINE)
  for (let time = 0; time < 5; time++)
    expect(await refusal({ hold: own.token, code: wrongCode(own) })).toBe('code_wrong')
  expect(await refusal({ hold: own.token, code: wrongCode(own) })).toBe('code_used_up')
  expect(await refusal({ hold: own.token, code: own.code })).toBe('code_used_up')
  expect((await host.api.call('GET /bookings')).total).toBe(0)
  await confirm({ link: own.link })
})

test('many guesses at once are five guesses', async () => {
  const { host, event } = await place()
  const own = await holdTime(app, host, event, NINE)
  const body = { hold: own.token, code: wrongCode(own) }
  const codes = await Promise.all(Array.from({ length: 30 }, () => refusal(body)))
  expect(codes.filter((code) => code === 'code_wrong')).toHaveLength(5)
})

test('the last try may be right', async () => {
  const { host, event } = await place()
  const own = await holdTime(app, host, event, NINE)
  for (let time = 0; time < 4; time++) await refusal({ hold: own.token, code: wrongCode(own) })
  await confirm({ hold: own.token, code: own.code })
})

test('each hold has a code and a link of its own, and neither opens another', async () => {
  const { host, event } = await place()
  const [one, other] = [await holdTime(app, host, event, NINE), await holdTime(app, host, event, TEN)]
  expect(one.code).toMatch(/^\d{6}$/)
  expect(await refusal({ hold: one.token, code: other.code })).toBe('code_wrong')
  // The browser's token is not the link in the mail.
  expect(await refusal({ link: one.token })).toBe('hold_expired')
  expect(await refusal({ hold: one.link, code: one.code })).toBe('hold_expired')
})

const flipped = (token: string, index: number) => {
  const bytes = Buffer.from(token, 'base64url')
  bytes[index] = Number(bytes[index]) ^ 1
  return bytes.toString('base64url')
}

test.each([
  ['another host', (token: string) => flipped(token, 0)],
  ['another request', (token: string) => flipped(token, 16)],
  ['a forged signature', (token: string) => flipped(token, 47)],
  ['a cut one', (token: string) => token.slice(0, -4)],
  ['one without a signature', (token: string) => token.slice(0, 43)],
  ['nothing', () => ''],
])('a link or hold with %s is as one that has ended', async (_, forge) => {
  const { host, event } = await place()
  const own = await holdTime(app, host, event, NINE)
  expect(await refusal({ link: forge(own.link) })).toBe('hold_expired')
  expect(await refusal({ hold: forge(own.token), code: own.code })).toBe('hold_expired')
  const body = { hold: forge(own.token) }
  for (const route of ['POST /bookings/hold', 'POST /bookings/hold/mail'] as const)
    expect((await app.visitor.refusal(route, { body })).code).toBe('hold_expired')
})

test('a manage link opens no hold, and a hold no booking', async () => {
  const { host, event } = await place()
  const own = await holdTime(app, host, event, NINE)
  const { manageToken } = await confirm({ link: own.link })
  expect(await refusal({ link: manageToken })).toBe('hold_expired')
  for (const token of [own.token, own.link]) {
    const headers = { authorization: `Manage ${token}` }
    expect((await app.visitor.refusal('GET /manage', { headers })).code).toBe('booking_not_found')
  }
})

test.each([
  [{}],
  [{ code: '123456' }],
  [{ hold: 'x' }],
  [{ hold: 'x', code: '12345' }],
  [{ hold: 'x', code: '１２３４５' }],
  [{ hold: 'x', code: '123456', link: 'x' }],
  [{ link: 'x', code: '123456' }],
])('422 for %j', async (body) => {
  expect(await refusal(body)).toBe('invalid_input')
})

test('code and link end with the hold, to the moment', async () => {
  const { host, event } = await place()
  const [one, other] = [await holdTime(app, host, event, NINE), await holdTime(app, host, event, TEN)]
  clock.set('2027-03-01T08:14:59Z')
  await confirm({ hold: one.token, code: one.code })
  clock.set('2027-03-01T08:15:00Z')
  expect(await refusal({ hold: other.token, code: other.code })).toBe('hold_expired')
  expect(await refusal({ link: other.link })).toBe('hold_expired')
  const asked = await app.visitor.refusal('POST /bookings/hold', { body: { hold: other.token } })
  expect(asked.code).toBe('hold_expired')
  clock.set('2027-03-01T08:00:00Z')
})

test('the notice is that of the moment of asking: who was in time is not late for looking for a mail', async () => {
  const { host, event } = await place({ minimumNotice: 60 })
  clock.set('2027-03-02T08:00:00Z')
  const own = await holdTime(app, host, event, NINE)
  clock.set('2027-03-02T08:10:00Z')
  const body = bookingOf(host, event, NINE, { hold: own.token })
  expect((await app.visitor.refusal('POST /bookings', { body })).code).toBe('slot_not_available')
  await confirm({ link: own.link })
  clock.set('2027-03-01T08:00:00Z')
})

test.each([
  ['was turned off', { isOn: false }, 'event_type_off'],
  [
    'asks something new',
    { questions: [{ id: 'new', type: 'text', label: 'New?', required: true }] },
    'slot_not_available',
  ],
  ['wants no guests any more', { allowGuests: false }, 'slot_not_available'],
  ['lasts longer than its hours', { duration: 600 }, 'slot_not_available'],
  ['has its day full', { limits: { perDay: 1, perWeek: null, perMonth: null } }, 'slot_not_available'],
] as const)('nothing is booked that its event type would refuse by now: it %s', async (_, change, code) => {
  const { host, event } = await place()
  await book(app, host, await addEvent(host), '2027-03-02T13:00:00Z')
  const own = await holdTime(app, host, event, NINE, { guests: ['bo@example.test'] })
  await confirm({ link: (await holdTime(app, host, event, TEN)).link })
  await host.api.call('PATCH /event-types/:id', { params: { id: event.id }, body: change as never })
  expect(await refusal({ link: own.link })).toBe(code)
  expect((await host.api.call('GET /bookings')).total).toBe(2)
})

test('a deleted event type takes no more', async () => {
  const { host, event } = await place()
  const own = await holdTime(app, host, event, NINE)
  await host.api.call('DELETE /event-types/:id', { params: { id: event.id } })
  expect(await refusal({ link: own.link })).toBe('event_type_off')
})

test('the request with its key finds the booking that its hold led to', async () => {
  const { host, event } = await place()
  const request = { body: bookingOf(host, event, NINE), idempotencyKey: 'key' }
  const own = heldOf(app, await app.visitor.call('POST /bookings', request))
  await confirm({ hold: own.token, code: own.code })
  expect(booked(await app.visitor.call('POST /bookings', request)).booking.id).toBe(own.id)
})

test('the browser that asked learns that the link has booked meanwhile, and of a cancelation after it', async () => {
  const { host, event } = await place()
  const own = await holdTime(app, host, event, NINE)
  const ask = () => app.visitor.call('POST /bookings/hold', { body: { hold: own.token } })
  expect(await ask()).toMatchObject({ state: 'confirm_email', hold: { token: own.token } })
  await confirm({ link: own.link })
  expect(await ask()).toMatchObject({ state: 'booked', booking: { id: own.id, status: 'scheduled' } })
  await host.api.call('POST /bookings/:id/cancel', { params: { id: own.id }, body: {} })
  expect(await ask()).toMatchObject({ state: 'booked', booking: { status: 'canceled' } })
  expect(await confirm({ link: own.link })).toMatchObject({ booking: { status: 'canceled' } })
})

test('what was asked for is forgotten a week after its end', async () => {
  const { host, event } = await place()
  await holdTime(app, host, event, NINE)
  const count = async () => {
    const { rows } = await app.context.pool.query('select id from booking_requests where host_id = $1', [
      host.me.userID,
    ])
    return rows.length
  }
  clock.advance(7 * 24 * 60)
  await cleanUpRequests(app.context)
  expect(await count()).toBe(1)
  clock.advance(16)
  await cleanUpRequests(app.context)
  expect(await count()).toBe(0)
  clock.advance(-7 * 24 * 60 - 16)
})
