import { expect, test } from 'vitest'
import { turns } from '../../../database/turns.ts'
import { startTestApp } from '../../../testing/app.ts'
import { addEvent, booked, bookingOf, openAccount, someAddress } from '../../../testing/hosts.ts'
import { heldOf, holdTime } from '../../../testing/holds.ts'
import { proofFor } from '../../../testing/proof.ts'
import { withService } from '../../../testing/service.ts'
import { createBooking } from '../book/create.ts'
import { HOST_TURNS } from '../guard/locks.ts'

const app = await startTestApp()
const { clock } = app

const NINE = '2027-03-02T09:00:00Z'
const TEN = '2027-03-02T10:00:00Z'

async function place(given: Parameters<typeof addEvent>[1] = {}) {
  const host = await openAccount(app)
  return { host, event: await addEvent(host, { confirmEmail: true, ...given }) }
}

type Place = Awaited<ReturnType<typeof place>>

async function free({ host, event }: Place): Promise<string[]> {
  const query = { owner: host.me.link, event: event.slug, from: NINE, to: '2027-03-02T12:00:00Z' }
  return (await app.visitor.call('GET /slots', { query })).starts.map((start) => start.slice(11, 16))
}

const jobsOf = async (hostId: string) => {
  const { rows } = await app.context.pool.query<{ name: string; data: object }>(
    `select name, data from jobs.job where data->>'hostId' = $1 and name <> 'registrations'`,
    [hostId],
  )
  return rows
}

test('holds the time for a quarter of an hour and says so; nothing is booked and nobody is told', async () => {
  const { host, event } = await place()
  const answer = await app.visitor.call('POST /bookings', {
    body: bookingOf(host, event, NINE, { invitee: { name: 'Ada', email: 'Ada@example.test' } }),
  })
  expect(answer).toEqual({
    state: 'confirm_email',
    hold: {
      token: expect.stringMatching(/^[\w-]{64}$/),
      waitsFor: 'email',
      start: '2027-03-02T09:00:00.000Z',
      end: '2027-03-02T09:30:00.000Z',
      email: 'Ada@example.test',
      until: '2027-03-01T08:15:00.000Z',
      at: '2027-03-01T08:00:00.000Z',
      mailAgainAt: '2027-03-01T08:01:00.000Z',
    },
  })
  expect((await host.api.call('GET /bookings')).total).toBe(0)
  expect(await jobsOf(host.me.userID)).toEqual([
    { name: 'booking-requests', data: { hostId: host.me.userID, requestId: heldOf(app, answer).id } },
  ])
})

test('an event type that wants nothing confirmed books as ever', async () => {
  const { host, event } = await place({ confirmEmail: false })
  const body = bookingOf(host, event, NINE)
  expect(booked(await app.visitor.call('POST /bookings', { body })).booking.status).toBe('scheduled')
})

test('what is held is offered to nobody else, in any event type of the host, until it ends', async () => {
  const there = await place()
  const other = await addEvent(there.host)
  await holdTime(app, there.host, there.event, NINE)
  expect(await free(there)).not.toContain('09:00')
  const attempt = (event: { slug: string }) =>
    app.visitor.try('POST /bookings', { body: bookingOf(there.host, event, NINE), headers: someAddress() })
  for (const event of [there.event, other])
    expect((await attempt(event)).body).toMatchObject({ code: 'slot_taken', nearest: expect.any(Array) })
  clock.advance(15)
  expect(await free(there)).toContain('09:00')
  expect((await attempt(other)).status).toBe(201)
  clock.advance(-15)
})

test('of many who ask for one time at once, or for times that overlap, exactly one holds it', async () => {
  for (const minutes of [['00'], ['00', '15'], ['00', '15', '20', '25']]) {
    const { host, event } = await place({ increment: 5 })
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        app.visitor.try('POST /bookings', {
          body: bookingOf(host, event, `2027-03-02T09:${minutes[index % minutes.length]}:00Z`),
          headers: someAddress(),
        }),
      ),
    )
    const [won, lost] = [
      answers.filter(({ status }) => status === 201),
      answers.filter(({ status }) => status !== 201),
    ]
    expect(won).toHaveLength(1)
    for (const { body } of lost) expect(body).toMatchObject({ code: 'slot_taken' })
    const { rows } = await app.context.pool.query('select id from holds where host_id = $1', [host.me.userID])
    expect(rows).toHaveLength(1)
  }
})

test('nor do several processes hold one time, which know nothing of each other', async () => {
  const { host, event } = await place({ increment: 5 })
  const attempts = await Promise.allSettled(
    Array.from({ length: 16 }, (_, index) => {
      // A process queues only its own callers. It does not see those of other processes.
      const process = withService(app.context, HOST_TURNS, turns())
      const body = { start: `2027-03-02T09:${index % 2 === 0 ? '00' : '20'}:00Z`, language: 'en' as const }
      const request = { ...bookingOf(host, event, body.start), ...body }
      const whole = { guests: [], answers: {}, location: 0, tracking: {}, ...request }
      return createBooking(process, whole, undefined, { ip: '127.0.0.1', proof: undefined })
    }),
  )
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const refused = attempts.flatMap((attempt) => (attempt.status === 'rejected' ? [attempt.reason] : []))
  expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['slot_taken']))
})

test('a hold never reaches into its meeting', async () => {
  const { host, event } = await place()
  clock.set('2027-03-02T08:50:00Z')
  expect((await holdTime(app, host, event, NINE)).until).toBe('2027-03-02T09:00:00.000Z')
  clock.set('2027-03-02T10:00:00Z')
  const refused = await app.visitor.refusal('POST /bookings', { body: bookingOf(host, event, TEN) })
  expect(refused.code).toBe('slot_not_available')
  clock.set('2027-03-01T08:00:00Z')
})

test('the same key gives the same hold, to all who ask at once, and another once it has ended', async () => {
  const { host, event } = await place()
  const request = { body: bookingOf(host, event, NINE), idempotencyKey: 'once' }
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => app.visitor.call('POST /bookings', request)),
  )
  expect(new Set(answers.map((answer) => heldOf(app, answer).id)).size).toBe(1)
  expect(await jobsOf(host.me.userID)).toHaveLength(1)
  const reused = { ...request, body: { ...request.body, start: TEN } }
  expect((await app.visitor.refusal('POST /bookings', reused)).code).toBe('idempotency_key_reused')
  clock.advance(15)
  const later = heldOf(app, await app.visitor.call('POST /bookings', request))
  expect(later.id).not.toBe(heldOf(app, answers[0] as never).id)
  clock.advance(-15)
})

test('a repeat with its key finds the hold, although the host wants nothing confirmed any more', async () => {
  const { host, event } = await place()
  const request = { body: bookingOf(host, event, NINE), idempotencyKey: 'turned-off' }
  const first = await app.visitor.call('POST /bookings', request)
  await host.api.call('PATCH /event-types/:id', { params: { id: event.id }, body: { confirmEmail: false } })
  expect(await app.visitor.call('POST /bookings', request)).toEqual(first)
})

test('a person has one hold for an event type: the one before is given up', async () => {
  const there = await place()
  const given = { invitee: { name: 'Ada', email: 'ada@example.test' } }
  const first = await holdTime(app, there.host, there.event, NINE, given)
  const changed = { invitee: { name: 'Ada', email: 'ADA@example.test' } }
  await holdTime(app, there.host, there.event, TEN, changed)
  expect(await free(there)).toContain('09:00')
  expect(await free(there)).not.toContain('10:00')
  const late = { hold: first.token, code: first.code }
  expect((await app.visitor.refusal('POST /bookings/confirm', { body: late })).code).toBe('hold_expired')
})

test('who types somebody’s address learns nothing of what they hold, and takes nothing of it', async () => {
  const { host, event } = await place()
  const given = { invitee: { name: 'Ada', email: 'ada@example.test' } }
  const own = await holdTime(app, host, event, NINE, given)
  const body = bookingOf(host, event, NINE, given)
  expect((await app.visitor.refusal('POST /bookings', { body })).code).toBe('slot_taken')
  await app.visitor.call('POST /bookings/confirm', { body: { hold: own.token, code: own.code } })
})

test('with its hold one asks again for the same time, or a part of it, under another address', async () => {
  const { host, event } = await place({ increment: 15 })
  const wrong = { invitee: { name: 'Ada', email: 'ada@exampel.test' } }
  const first = await holdTime(app, host, event, NINE, wrong)
  const right = { invitee: { name: 'Ada', email: 'ada@example.test' }, hold: first.token }
  const second = await holdTime(app, host, event, NINE, right)
  const third = await holdTime(app, host, event, '2027-03-02T09:15:00Z', { ...right, hold: second.token })
  for (const { token } of [first, second])
    expect((await app.visitor.refusal('POST /bookings/hold', { body: { hold: token } })).code).toBe(
      'hold_expired',
    )
  expect(await app.visitor.call('POST /bookings/hold', { body: { hold: third.token } })).toMatchObject({
    state: 'confirm_email',
  })
  const { rows } = await app.context.pool.query('select id from holds where host_id = $1', [host.me.userID])
  expect(rows).toHaveLength(1)
})

test('with its hold one books at once where the host wants nothing confirmed any more', async () => {
  const { host, event } = await place()
  const own = await holdTime(app, host, event, NINE)
  await host.api.call('PATCH /event-types/:id', { params: { id: event.id }, body: { confirmEmail: false } })
  const body = bookingOf(host, event, NINE, { hold: own.token })
  booked(await app.visitor.call('POST /bookings', { body }))
  expect((await app.visitor.refusal('POST /bookings/hold', { body: { hold: own.token } })).code).toBe(
    'hold_expired',
  )
})

test.each(['x', 'A'.repeat(64), 'of another host'])('a hold that is none is no help: %s', async (text) => {
  const [one, other] = [await place(), await place()]
  await holdTime(app, one.host, one.event, NINE)
  const foreign = await holdTime(app, other.host, other.event, NINE)
  const hold = text === 'of another host' ? foreign.token : text
  const body = bookingOf(one.host, one.event, NINE, { hold })
  expect((await app.visitor.refusal('POST /bookings', { body })).code).toBe('slot_taken')
  expect((await app.visitor.try('POST /bookings/hold', { body: { hold: foreign.token } })).status).toBe(200)
})

test('a hold that was booked is in the way of whoever shows it', async () => {
  const { host, event } = await place()
  const own = await holdTime(app, host, event, NINE)
  await app.visitor.call('POST /bookings/confirm', { body: { link: own.link } })
  const body = bookingOf(host, event, NINE, { hold: own.token })
  expect((await app.visitor.refusal('POST /bookings', { body })).code).toBe('slot_taken')
})

test('holds count towards the limit of a day, so that none is promised in vain', async () => {
  const { host, event } = await place({ limits: { perDay: 2, perWeek: null, perMonth: null } })
  await holdTime(app, host, event, NINE)
  const own = await holdTime(app, host, event, TEN)
  const body = bookingOf(host, event, '2027-03-02T11:00:00Z')
  expect((await app.visitor.refusal('POST /bookings', { body })).code).toBe('slot_not_available')
  await app.visitor.call('POST /bookings/confirm', { body: { link: own.link } })
})

test('its host sees that a time is held, until when, and for nobody in particular', async () => {
  const { host, event } = await place()
  await holdTime(app, host, event, NINE)
  const found = await host.api.call('GET /event-types/:id/reasons', {
    params: { id: event.id },
    query: { start: NINE },
  })
  expect(found.reasons).toEqual([
    {
      code: 'busy',
      start: '2027-03-02T09:00:00.000Z',
      end: '2027-03-02T09:30:00.000Z',
      heldUntil: '2027-03-01T08:15:00.000Z',
    },
  ])
})

test('one network holds three times at its ease, works for more, and at last waits; others notice nothing', async () => {
  const { host, event } = await place({ duration: 5, increment: 5 })
  const headers = { 'x-forwarded-for': '203.0.113.17' }
  const start = (index: number) => new Date(Date.parse(NINE) + index * 300_000).toISOString()
  const attempt = (index: number, more: Record<string, string> = headers) =>
    app.visitor.try('POST /bookings', { body: bookingOf(host, event, start(index)), headers: more })
  for (let index = 0; index < 3; index++) expect((await attempt(index)).status).toBe(201)
  const refused = await attempt(3)
  expect(refused).toMatchObject({ status: 429, body: { code: 'proof_needed' } })
  expect((await attempt(3, { ...headers, ...(await proofFor(refused.body)) })).status).toBe(201)
  expect((await attempt(4, someAddress())).status).toBe(201)
  const elsewhere = await place()
  const body = bookingOf(elsewhere.host, elsewhere.event, NINE)
  expect((await app.visitor.try('POST /bookings', { body, headers })).status).toBe(201)
  await app.context.pool.query('update attempts set count = 30 where count = 4')
  expect((await attempt(5)).body).toMatchObject({ code: 'rate_limited' })
})

test('what is confirmed does not count against its network', async () => {
  const { host, event } = await place()
  const headers = { 'x-forwarded-for': '203.0.113.18' }
  for (let hour = 9; hour < 15; hour++) {
    const body = bookingOf(host, event, `2027-03-02T${String(hour).padStart(2, '0')}:00:00Z`)
    const own = heldOf(app, await app.visitor.call('POST /bookings', { body, headers }))
    await app.visitor.call('POST /bookings/confirm', { body: { link: own.link }, headers: someAddress() })
  }
})
