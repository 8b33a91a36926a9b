import { HOUR, limits } from '@scheduling/domain'
import { expect, test } from 'vitest'
import { startTestApp } from '../../../testing/app.ts'
import { addEvent, book, bookingOf, openAccount, someAddress } from '../../../testing/hosts.ts'
import { openPage, sendForm } from '../../../testing/pages.ts'
import { openTeam } from '../../../testing/teams.ts'
import { idsIn, linkToken } from './tokens.ts'
import { atApprovalLimit } from './approve.ts'

const app = await startTestApp()
const { clock, context } = app

const NINE = '2027-03-04T09:00:00.000Z'
// Outside of the hours, and on a Sunday.
const EVENING = '2027-03-05T21:10:00.000Z'
const SUNDAY = '2027-03-07T12:00:00.000Z'

async function place(given: Parameters<typeof addEvent>[1] = {}) {
  const host = await openAccount(app)
  const approval = { hours: 48, unanswered: 'decline' } as const
  return { host, event: await addEvent(host, { approval, ...given }) }
}

type Place = Pick<Awaited<ReturnType<typeof place>>, 'host' | 'event'>

async function request(at: Place, start = NINE) {
  const body = bookingOf(at.host, at.event, start)
  const answer = await app.visitor.call('POST /bookings', { body, headers: someAddress() })
  if (answer.state !== 'await_approval') throw new Error(answer.state)
  const ids = idsIn(context, 'hold', answer.hold.token)
  if (!ids) throw new Error('a hold without ids')
  const { requestId: id } = ids
  return { id, ids, params: { id }, path: `/booking/confirm/${linkToken(context, ids)}` }
}

/** A request for which the host has offered these times. */
async function offered(at: Place, starts: string[] = [EVENING, SUNDAY], message = '') {
  const asked = await request(at)
  const { params } = asked
  await at.host.api.call('POST /booking-approvals/:id/offer', { params, body: { starts, message } })
  return asked
}

const take = (path: string, start: string) => sendForm(app.url, path, { action: 'take', start })
const waiting = async ({ host }: Place) => (await host.api.call('GET /booking-approvals')).requests
const bookingsOf = async ({ host }: Place) => (await host.api.call('GET /bookings')).bookings

/** The starts that are held now. */
async function heldStarts({ host }: Place): Promise<string[]> {
  const { rows } = await context.pool.query<{ starts_at: Date }>(
    'select starts_at from holds where host_id = $1 and expires_at > $2 order by starts_at',
    [host.me.userID, new Date(clock.now())],
  )
  return rows.map(({ starts_at: start }) => start.toISOString())
}

const eventsOf = async (requestId: string, name: string) => {
  const { rows } = await context.pool.query(
    `select 1 from jobs.job where name = $2 and (data->>'requestId' = $1 or data->>'bookingId' = $1)`,
    [requestId, name],
  )
  return rows.length
}

async function later(minutes: number, work: () => Promise<void>): Promise<void> {
  clock.advance(minutes)
  try {
    await work()
  } finally {
    clock.advance(-minutes)
  }
}

test('offered times are held in place of the requested one, and the host sees who chooses', async () => {
  const at = await place({ minimumNotice: 3 * 24 * 60 })
  const { id } = await offered(at, [EVENING, SUNDAY], 'Does <b>Friday</b> work?')
  expect(await heldStarts(at)).toEqual([EVENING, SUNDAY])
  expect(await waiting(at)).toMatchObject([
    {
      id,
      offered: { starts: [EVENING, SUNDAY], message: 'Does <b>Friday</b> work?' },
      until: '2027-03-03T08:00:00.000Z',
      canOffer: false,
    },
  ])
  expect(await eventsOf(id, 'booking-times-offered')).toBe(1)
})

test('an offer that is sent again is the same offer, also at once, and another one is refused', async () => {
  const at = await place()
  const { id, params } = await request(at)
  const send = async (starts: string[], message = 'Friday?') =>
    at.host.api.try('POST /booking-approvals/:id/offer', { params, body: { starts, message } })
  const twice = await Promise.all([send([EVENING, SUNDAY]), send([EVENING, SUNDAY])])
  const again = await send([SUNDAY, EVENING])
  expect([...twice, again].map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await eventsOf(id, 'booking-times-offered')).toBe(1)
  const others = await Promise.all([send([EVENING]), send([EVENING, SUNDAY], 'Sunday?')])
  expect(others.map(({ status }) => status)).toEqual([409, 409])
  expect(await heldStarts(at)).toEqual([EVENING, SUNDAY])
})

test('opening the page changes nothing, and one click books one meeting', async () => {
  const at = await place()
  const { id, path } = await offered(at)
  for (const method of ['GET', 'HEAD']) expect((await fetch(app.url + path, { method })).status).toBe(200)
  expect((await openPage(app.url, path)).data).toMatchObject({
    kind: 'confirm',
    ended: null,
    offer: { starts: [EVENING, SUNDAY], message: '' },
  })
  expect(await bookingsOf(at)).toEqual([])
  const answers = await Promise.all([take(path, SUNDAY), take(path, EVENING)])
  expect(answers.map(({ status }) => status)).toEqual([303, 303])
  const [booking, ...others] = await bookingsOf(at)
  expect([booking?.id, others]).toEqual([id, []])
  expect([EVENING, SUNDAY]).toContain(booking?.start)
  expect(await heldStarts(at)).toEqual([])
  expect(await eventsOf(id, 'booking-events')).toBe(1)
  // The link in the mail leads to the meeting from now on, and a repeat as well.
  expect((await fetch(app.url + path, { redirect: 'manual' })).status).toBe(302)
  expect((await take(path, EVENING)).status).toBe(303)
  expect(await bookingsOf(at)).toHaveLength(1)
})

test('other hosts find no such request', async () => {
  const at = await place()
  const { params } = await offered(at)
  const other = await openAccount(app)
  const offering = await other.api.refusal('POST /booking-approvals/:id/offer', {
    params,
    body: { starts: [SUNDAY], message: '' },
  })
  const takingBack = await other.api.refusal('DELETE /booking-approvals/:id/offer', { params })
  expect([offering.code, takingBack.code]).toEqual(['approval_not_found', 'approval_not_found'])
  expect(await heldStarts(at)).toEqual([EVENING, SUNDAY])
})

test('times that are past, doubled, too many or busy are refused by name, and nothing changes', async () => {
  const at = await place()
  await book(app, at.host, await addEvent(at.host), '2027-03-05T10:00:00Z')
  const { params } = await request(at)
  const refusalOf = async (starts: string[]) => {
    const body = { starts, message: '' }
    const { code, errors } = await at.host.api.refusal('POST /booking-approvals/:id/offer', { params, body })
    return [code, errors?.[0]?.path]
  }
  const many = Array.from({ length: limits.OFFERED_TIMES_MAX + 1 }, (_, index) =>
    new Date(Date.parse(SUNDAY) + index * HOUR).toISOString(),
  )
  expect(await refusalOf([SUNDAY, '2027-02-01T10:00:00Z'])).toEqual(['invalid_input', 'starts[1]'])
  expect(await refusalOf([SUNDAY, '2027-03-07T13:00:00+01:00'])).toEqual(['invalid_input', 'starts'])
  expect(await refusalOf(many)).toEqual(['invalid_input', 'starts'])
  expect(await refusalOf([SUNDAY, '2027-03-05T10:15:00Z'])).toEqual(['slot_taken', 'starts[1]'])
  expect(await heldStarts(at)).toEqual([NINE])
  expect(await waiting(at)).toMatchObject([{ offered: null, canOffer: true }])
})

test('a time that became busy is refused, and the others can still be taken', async () => {
  const at = await place()
  const { id, path } = await offered(at)
  await context.pool.query('delete from holds where held_for = $1 and starts_at = $2', [id, EVENING])
  await context.pool.query(
    `insert into holds (host_id, id, held_for, origin_kind, origin_id, starts_at, ends_at, buffer_before, buffer_after, expires_at)
     values ($1, gen_random_uuid(), gen_random_uuid(), 'poll', gen_random_uuid(), $2, $2::timestamptz + interval '1 hour', 0, 0, $2)`,
    [at.host.me.userID, EVENING],
  )
  await context.pool.query('update hosts set busy_revision = gen_random_uuid() where host_id = $1', [
    at.host.me.userID,
  ])
  const lost = await take(path, EVENING)
  expect([lost.status, lost.page]).toMatchObject([
    409,
    { refused: { code: 'slot_taken' }, offer: { starts: [SUNDAY] } },
  ])
  expect((await take(path, '2027-03-08T10:00:00Z')).page).toMatchObject({
    refused: { code: 'slot_not_available' },
  })
  expect((await take(path, 'soon')).status).toBe(422)
  expect(await bookingsOf(at)).toEqual([])
  expect((await take(path, SUNDAY)).status).toBe(303)
  expect(await bookingsOf(at)).toMatchObject([{ id, start: SUNDAY }])
})

test('an offer ends with the limit of its host, and each time no later than it begins', async () => {
  const soon = '2027-03-01T10:00:00.000Z'
  const at = await place()
  const { path, params } = await offered(at, [soon, SUNDAY])
  await later(3 * 60, async () => {
    expect(await heldStarts(at)).toEqual([SUNDAY])
    expect((await openPage(app.url, path)).data).toMatchObject({ offer: { starts: [SUNDAY] } })
    expect((await take(path, soon)).status).toBe(409)
  })
  await later(48 * 60, async () => {
    const late = await take(path, SUNDAY)
    expect([late.status, late.page]).toMatchObject([
      410,
      { ended: { how: 'expired' }, offer: { starts: [] } },
    ])
    expect(await waiting(at)).toEqual([])
    expect(await heldStarts(at)).toEqual([])
    const refused = await at.host.api.refusal('DELETE /booking-approvals/:id/offer', { params })
    expect(refused.code).toBe('approval_expired')
  })
  expect(await bookingsOf(at)).toEqual([])
})

test('none of them works: the times are free, the host hears of it once, and the page says so', async () => {
  const at = await place()
  const { id, path } = await offered(at)
  for (let time = 0; time < 2; time++) await sendForm(app.url, path, { action: 'withdraw' })
  expect([await heldStarts(at), await waiting(at)]).toEqual([[], []])
  expect(await eventsOf(id, 'booking-offers-refused')).toBe(1)
  expect((await openPage(app.url, path)).data).toMatchObject({ ended: { how: 'withdrawn' } })
  expect((await take(path, SUNDAY)).status).toBe(410)
})

test('who finds none of the times free starts over, and can send another request', async () => {
  const at = await place()
  const { id, path } = await offered(at)
  const { status, location } = await sendForm(app.url, path, { action: 'start_over' })
  expect([status, location?.startsWith(`/${at.host.me.link}/${at.event.slug}?`)]).toEqual([303, true])
  expect(location).not.toContain('slot=')
  expect(await heldStarts(at)).toEqual([])
  expect(await eventsOf(id, 'booking-offers-refused')).toBe(1)
  await request(at)
})

test('an offer that is taken back waits for its host again, a few times', async () => {
  const at = await place()
  const { ids, params, path } = await offered(at)
  const back = async () => at.host.api.call('DELETE /booking-approvals/:id/offer', { params })
  const again = { params, body: { starts: [SUNDAY], message: '' } }
  await back()
  expect(await heldStarts(at)).toEqual([NINE])
  expect(await waiting(at)).toMatchObject([{ offered: null, canOffer: true, unanswered: 'decline' }])
  expect((await take(path, EVENING)).status).toBe(410)
  for (let round = 1; round < limits.OFFER_ROUNDS_MAX; round++) {
    await at.host.api.call('POST /booking-approvals/:id/offer', again)
    await back()
  }
  expect(await waiting(at)).toMatchObject([{ canOffer: false }])
  expect((await at.host.api.refusal('POST /booking-approvals/:id/offer', again)).code).toBe('offers_used_up')
  await later(48 * 60, async () => {
    await atApprovalLimit(context, ids)
    expect(await eventsOf(ids.requestId, 'booking-requests-declined')).toBe(1)
  })
})

test('what is taken back after the requested time was over is declined', async () => {
  const at = await place({ approval: { hours: 10 * 24, unanswered: 'accept' } })
  const { id, params, path } = await offered(at)
  await later(3 * 24 * 60 + 120, async () => {
    await at.host.api.call('DELETE /booking-approvals/:id/offer', { params })
    expect(await waiting(at)).toEqual([])
    expect(await eventsOf(id, 'booking-requests-declined')).toBe(1)
    expect((await openPage(app.url, path)).data).toMatchObject({ ended: { how: 'declined' }, offer: null })
  })
})

test('of taking a time and taking the offer back at once, one counts', async () => {
  for (let round = 0; round < 3; round++) {
    const at = await place()
    const { params, path } = await offered(at)
    const [taken, back] = await Promise.allSettled([
      take(path, SUNDAY),
      at.host.api.call('DELETE /booking-approvals/:id/offer', { params }),
    ])
    const isTaken = taken.status === 'fulfilled' && taken.value.status === 303
    expect(back.status).toBe(isTaken ? 'rejected' : 'fulfilled')
    expect(await bookingsOf(at)).toHaveLength(isTaken ? 1 : 0)
    expect(await heldStarts(at)).toEqual(isTaken ? [] : [NINE])
  }
})

test('while the invitee chooses, the host neither approves nor declines', async () => {
  const at = await place()
  const { params } = await offered(at)
  const approved = await at.host.api.refusal('POST /booking-approvals/:id/approve', { params })
  const declined = await at.host.api.refusal('POST /booking-approvals/:id/decline', { params, body: {} })
  expect([approved.code, declined.code]).toEqual(['approval_answered', 'approval_answered'])
})

test('of a team, the one who offers times comes to the meeting', async () => {
  const team = await openTeam(app, 2, { approval: { hours: 48, unanswered: 'decline' } })
  const at = { host: team.asHost, event: team.event }
  const { id, path, params } = await request(at, '2027-03-02T09:00:00Z')
  const lists = await Promise.all(team.people.map((host) => waiting({ ...at, host })))
  const comes = team.people[lists[0]?.length === 1 ? 0 : 1]
  const body = { starts: [SUNDAY], message: '' }
  await comes?.api.call('POST /booking-approvals/:id/offer', { params, body })
  expect((await take(path, SUNDAY)).status).toBe(303)
  expect(await comes?.api.call('GET /bookings/:id', { params: { id } })).toMatchObject({ start: SUNDAY })
})

// What a browser's field for a date and a time sends.
const proposal = (times: string[], message = ''): [string, string][] => [
  ['action', 'propose'],
  ['timezone', 'Europe/Berlin'],
  ...times.map((time): [string, string] => ['time', time]),
  ['message', message],
]

async function proposed(at: Place, times = ['2027-03-06T20:00', '', '2027-03-07T12:15']) {
  const asked = await offered(at)
  const answer = await sendForm(app.url, asked.path, proposal(times, 'Evenings suit me better'))
  expect(answer.status).toBe(303)
  return asked
}

test('the invitee proposes other times, and the host books one of them outside of the hours', async () => {
  const at = await place()
  const { id, params, path } = await proposed(at)
  const starts = ['2027-03-06T19:00:00.000Z', '2027-03-07T11:15:00.000Z']
  expect(await waiting(at)).toMatchObject([
    { id, offered: null, proposed: { starts, message: 'Evenings suit me better' }, unanswered: 'decline' },
  ])
  expect(await heldStarts(at)).toEqual([])
  expect((await openPage(app.url, path)).data).toMatchObject({ offer: null, proposed: starts, ended: null })
  const bookAt = async (start: string) =>
    at.host.api.try('POST /booking-approvals/:id/approve-proposed', { params, body: { start } })
  const [first] = starts
  const answers = await Promise.all([bookAt(String(first)), bookAt(String(first))])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await bookingsOf(at)).toMatchObject([{ id, start: first }])
  expect(await eventsOf(id, 'booking-times-proposed')).toBe(1)
})

test('proposed times hold nothing, and a busy one is refused while the others can be booked', async () => {
  const at = await place()
  const { params } = await proposed(at, ['2027-03-05T10:00', '2027-03-07T12:15'])
  const taken = '2027-03-05T09:00:00.000Z'
  await book(app, at.host, await addEvent(at.host), taken)
  const approve = async (start: string) =>
    at.host.api.try('POST /booking-approvals/:id/approve-proposed', { params, body: { start } })
  expect((await approve(taken)).status).toBe(409)
  expect((await approve('2027-03-08T09:00:00.000Z')).status).toBe(409)
  // Whoever still sees the requested time in another tab does not book it.
  const former = await at.host.api.refusal('POST /booking-approvals/:id/approve', { params })
  expect(former.code).toBe('approval_answered')
  expect((await approve('2027-03-07T11:15:00.000Z')).status).toBe(200)
})

test('a proposal that cannot be read is refused at its field, and the offer stands', async () => {
  const at = await place()
  const { path } = await offered(at)
  const problemOf = async (times: string[], message = '') => {
    const answer = await sendForm(app.url, path, proposal(times, message))
    return answer.page?.kind === 'confirm' && [answer.status, answer.page.proposal?.problem]
  }
  expect(await problemOf(['', '', ''])).toEqual([200, { time: 0, reason: 'required' }])
  expect(await problemOf(['', '2027-02-30T10:00'])).toEqual([200, { time: 1, reason: 'format' }])
  expect(await problemOf(['2027-03-06T20:00', '2027-02-01T20:00'])).toEqual([
    200,
    { time: 1, reason: 'in_the_past' },
  ])
  expect(await problemOf(['2027-03-06T20:00'], 'x'.repeat(501))).toEqual([
    200,
    { time: null, reason: 'too_long' },
  ])
  expect(await heldStarts(at)).toEqual([EVENING, SUNDAY])
  expect(await waiting(at)).toMatchObject([{ offered: { starts: [EVENING, SUNDAY] }, proposed: null }])
})

test('a proposal that is sent twice is one; after it, and after a meeting was booked, another changes nothing', async () => {
  const at = await place()
  const { id, path } = await offered(at)
  const send = async (time: string) => sendForm(app.url, path, proposal([time]))
  await Promise.all([send('2027-03-06T20:00'), send('2027-03-06T20:00')])
  expect(await eventsOf(id, 'booking-times-proposed')).toBe(1)
  expect((await send('2027-03-07T20:00')).status).not.toBe(303)
  expect((await waiting(at))[0]?.proposed?.starts).toEqual(['2027-03-06T19:00:00.000Z'])
  const params = { id }
  const body = { start: '2027-03-06T19:00:00.000Z' }
  await at.host.api.call('POST /booking-approvals/:id/approve-proposed', { params, body })
  expect((await send('2027-03-07T20:00')).status).toBe(303)
  expect(await bookingsOf(at)).toHaveLength(1)
})

test('a proposal that the host does not answer is declined, and the host may offer again instead', async () => {
  const at = await place()
  const { id, ids, params, path } = await proposed(at)
  const body = { starts: [SUNDAY], message: '' }
  await at.host.api.call('POST /booking-approvals/:id/offer', { params, body })
  expect(await waiting(at)).toMatchObject([{ offered: { starts: [SUNDAY] }, proposed: null }])
  await sendForm(app.url, path, proposal(['2027-03-06T20:00']))
  await later(3 * 24 * 60, async () => {
    await atApprovalLimit(context, ids)
    expect((await openPage(app.url, path)).data).toMatchObject({ ended: { how: 'expired' }, proposed: [] })
    expect(await eventsOf(id, 'booking-requests-declined')).toBe(1)
  })
})
