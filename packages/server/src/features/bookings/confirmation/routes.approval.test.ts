import { HOUR, limits } from '@scheduling/domain'
import { expect, test } from 'vitest'
import { startTestApp } from '../../../testing/app.ts'
import { addEvent, book, bookingOf, openAccount, someAddress } from '../../../testing/hosts.ts'
import type { TestHost } from '../../../testing/hosts.ts'
import { openTeam } from '../../../testing/teams.ts'
import { openPage } from '../../../testing/pages.ts'
import { codeOf, idsIn, linkToken } from './tokens.ts'
import { atApprovalLimit } from './approve.ts'

const app = await startTestApp()
const { clock, context } = app

const NINE = '2027-03-04T09:00:00Z'
const TEN = '2027-03-04T10:00:00Z'
const APPROVAL = { hours: 48, unanswered: 'decline' } as const

async function place(given: Parameters<typeof addEvent>[1] = {}) {
  const host = await openAccount(app)
  return { host, event: await addEvent(host, { approval: APPROVAL, ...given }) }
}

type Place = Awaited<ReturnType<typeof place>>

const send = async ({ host, event }: Place, start: string, given: Parameters<typeof bookingOf>[3] = {}) =>
  app.visitor.call('POST /bookings', { body: bookingOf(host, event, start, given), headers: someAddress() })

/** A request that waits for the host. */
async function request(at: Place, start = NINE, given: Parameters<typeof bookingOf>[3] = {}) {
  const answer = await send(at, start, given)
  if (answer.state !== 'await_approval') throw new Error(answer.state)
  const ids = idsIn(context, 'hold', answer.hold.token)
  if (!ids) throw new Error('a hold without ids')
  return { ...answer.hold, id: ids.requestId, ids, params: { id: ids.requestId } }
}

async function free({ host, event }: Place): Promise<string[]> {
  const query = { owner: host.me.link, event: event.slug, from: NINE, to: '2027-03-04T11:00:00Z' }
  return (await app.visitor.call('GET /slots', { query })).starts.map((start) => start.slice(11, 16))
}

const waiting = async (host: TestHost) => (await host.api.call('GET /booking-approvals')).requests

const eventsOf = async (requestId: string) => {
  const { rows } = await context.pool.query<{ name: string }>(
    `select name from jobs.job where data->>'requestId' = $1 or data->>'bookingId' = $1 order by name`,
    [requestId],
  )
  return rows.map(({ name }) => name)
}

/** Moves the clock for as long as the work takes. */
async function later(minutes: number, work: () => Promise<void>): Promise<void> {
  clock.advance(minutes)
  try {
    await work()
  } finally {
    clock.advance(-minutes)
  }
}

test('a request holds the time for the host’s limit, and nothing is booked', async () => {
  const at = await place()
  const { id, until, waitsFor, mailAgainAt } = await request(at)
  expect({ until, waitsFor, mailAgainAt }).toEqual({
    until: '2027-03-03T08:00:00.000Z',
    waitsFor: 'approval',
    mailAgainAt: null,
  })
  expect((await at.host.api.call('GET /bookings')).total).toBe(0)
  expect(await eventsOf(id)).toEqual(['booking-approvals', 'booking-requests'])
  await later(47 * 60, async () => {
    expect(await free(at)).not.toContain('09:00')
    const body = bookingOf(at.host, await addEvent(at.host), NINE)
    const refused = await app.visitor.refusal('POST /bookings', { body, headers: someAddress() })
    expect(refused.code).toBe('slot_taken')
  })
  await later(48 * 60, async () => expect(await free(at)).toContain('09:00'))
})

test('the host sees who asks and until when, and approving books it once', async () => {
  const at = await place()
  const { id, params } = await request(at, NINE, { invitee: { name: 'Ada', email: 'ada@example.test' } })
  expect(await waiting(at.host)).toMatchObject([
    { id, eventName: at.event.name, invitee: { name: 'Ada' }, until: '2027-03-03T08:00:00.000Z' },
  ])
  const approve = async () => at.host.api.call('POST /booking-approvals/:id/approve', { params })
  const [one, two] = await Promise.all([approve(), approve()])
  expect([one.id, two.id, (await approve()).id]).toEqual([id, id, id])
  expect((await at.host.api.call('GET /bookings')).total).toBe(1)
  expect(await waiting(at.host)).toEqual([])
  expect((await eventsOf(id)).filter((name) => name === 'booking-events')).toHaveLength(1)
})

test('notice is that of the request: a late answer makes nobody too late', async () => {
  const at = await place({ minimumNotice: 3 * 24 * 60 })
  const { params } = await request(at)
  await later(40 * 60, async () => {
    await at.host.api.call('POST /booking-approvals/:id/approve', { params })
  })
})

test('declining frees the time, and a repeat tells nobody again', async () => {
  const at = await place()
  const { id, params } = await request(at)
  const body = { reason: '<b>Away</b>' }
  for (let time = 0; time < 2; time++)
    await at.host.api.call('POST /booking-approvals/:id/decline', { params, body })
  expect(await free(at)).toContain('09:00')
  expect((await eventsOf(id)).filter((name) => name === 'booking-requests-declined')).toHaveLength(1)
  const refused = await at.host.api.refusal('POST /booking-approvals/:id/approve', { params })
  expect(refused.code).toBe('approval_answered')
})

test('of an approval and a refusal at once, one counts', async () => {
  const at = await place()
  for (const start of [NINE, TEN]) {
    const given = { invitee: { name: 'Ada', email: `${start.slice(11, 13)}@example.test` } }
    const { id, params } = await request(at, start, given)
    const [approved, declined] = await Promise.allSettled([
      at.host.api.call('POST /booking-approvals/:id/approve', { params }),
      at.host.api.call('POST /booking-approvals/:id/decline', { params, body: {} }),
    ])
    expect(new Set([approved.status, declined.status])).toEqual(new Set(['fulfilled', 'rejected']))
    const isBooked = approved.status === 'fulfilled'
    expect((await eventsOf(id)).includes('booking-events')).toBe(isBooked)
    expect((await eventsOf(id)).includes('booking-requests-declined')).toBe(!isBooked)
  }
})

test('a time that was lost to another meeting is refused, and the request stays', async () => {
  const at = await place()
  const { id, params } = await request(at)
  await context.pool.query('delete from holds where held_for = $1', [id])
  await context.pool.query('update hosts set busy_revision = gen_random_uuid() where host_id = $1', [
    at.host.me.userID,
  ])
  await book(app, at.host, await addEvent(at.host), NINE)
  const refused = await at.host.api.refusal('POST /booking-approvals/:id/approve', { params })
  expect(refused.code).toBe('slot_taken')
  expect(await waiting(at.host)).toHaveLength(1)
})

test('a request for an event type that is off says so', async () => {
  const at = await place()
  const { params } = await request(at)
  await at.host.api.call('PATCH /event-types/:id', { params: { id: at.event.id }, body: { isOn: false } })
  const refused = await at.host.api.refusal('POST /booking-approvals/:id/approve', { params })
  expect(refused.code).toBe('approval_closed')
})

test('another host finds no such request', async () => {
  const at = await place()
  const { params } = await request(at)
  const other = await openAccount(app)
  expect(await waiting(other)).toEqual([])
  const approved = await other.api.refusal('POST /booking-approvals/:id/approve', { params })
  const declined = await other.api.refusal('POST /booking-approvals/:id/decline', { params, body: {} })
  expect([approved.code, declined.code]).toEqual(['approval_not_found', 'approval_not_found'])
  expect(await waiting(at.host)).toHaveLength(1)
})

test('who does not answer declines: the time is free by the clock, and the invitee hears of it once', async () => {
  const at = await place()
  const { id, ids, params } = await request(at)
  await later(48 * 60 + 1, async () => {
    expect(await free(at)).toContain('09:00')
    expect(await waiting(at.host)).toEqual([])
    const refused = await at.host.api.refusal('POST /booking-approvals/:id/approve', { params })
    expect(refused.code).toBe('approval_expired')
    await atApprovalLimit(context, ids)
    await atApprovalLimit(context, ids)
    expect((await eventsOf(id)).filter((name) => name === 'booking-requests-declined')).toHaveLength(1)
  })
})

test('where silence accepts, a late worker still books the time', async () => {
  const at = await place({ approval: { hours: 1, unanswered: 'accept' } })
  const { id, ids, params } = await request(at)
  await atApprovalLimitBefore(ids)
  await later(80, async () => {
    expect(await free(at)).not.toContain('09:00')
    const body = { reason: '' }
    const refused = await at.host.api.refusal('POST /booking-approvals/:id/decline', { params, body })
    expect(refused.code).toBe('approval_expired')
    await atApprovalLimit(context, ids)
    await atApprovalLimit(context, ids)
    expect((await at.host.api.call('GET /bookings/:id', { params })).status).toBe('scheduled')
    expect((await eventsOf(id)).filter((name) => name === 'booking-events')).toHaveLength(1)
  })
})

/** A job that comes before its time changes nothing. */
async function atApprovalLimitBefore(ids: Parameters<typeof atApprovalLimit>[1]): Promise<void> {
  await atApprovalLimit(context, ids)
  expect(
    await context.db.selectFrom('bookings').select('id').where('id', '=', ids.requestId).execute(),
  ).toEqual([])
}

test('an hour before the meeting the time to answer is over', async () => {
  const at = await place({ minimumNotice: 0 })
  const { until } = await request(at, '2027-03-01T15:00:00Z')
  expect(until).toBe('2027-03-01T14:00:00.000Z')
})

test('an unconfirmed address comes first, and confirming it books nothing', async () => {
  const at = await place({ confirmEmail: true })
  const answer = await send(at, NINE)
  if (answer.state !== 'confirm_email') throw new Error(answer.state)
  expect(await waiting(at.host)).toEqual([])
  const ids = idsIn(context, 'hold', answer.hold.token)
  if (!ids) throw new Error('a hold without ids')
  const confirm = async () =>
    app.visitor.call('POST /bookings/confirm', {
      body: { hold: answer.hold.token, code: codeOf(context, ids) },
    })
  const link = linkToken(context, ids)
  const again = async () => app.visitor.call('POST /bookings/confirm', { body: { link } })
  for (const result of [await confirm(), await confirm(), await again()])
    expect(result).toMatchObject({ state: 'await_approval', hold: { until: '2027-03-03T08:00:00.000Z' } })
  await later(60, async () => expect(await free(at)).not.toContain('09:00'))
  expect(await waiting(at.host)).toHaveLength(1)
  const params = { id: ids.requestId }
  await at.host.api.call('POST /booking-approvals/:id/approve', { params })
  expect(await app.visitor.call('POST /bookings/hold', { body: { hold: answer.hold.token } })).toMatchObject({
    state: 'booked',
  })
})

test('one address has one waiting request per event type, and a stranger who types it ends none', async () => {
  const at = await place()
  const invitee = { name: 'Ada', email: 'ada@example.test' }
  const first = await request(at, NINE, { invitee })
  const body = bookingOf(at.host, at.event, TEN, { invitee })
  const refused = await app.visitor.refusal('POST /bookings', { body, headers: someAddress() })
  expect(refused.code).toBe('requests_waiting')
  expect((await waiting(at.host)).map(({ id }) => id)).toEqual([first.id])
  const moved = await request(at, TEN, { invitee, hold: first.token })
  expect((await waiting(at.host)).map(({ id }) => id)).toEqual([moved.id])
  expect(await free(at)).toContain('09:00')
})

test('one network has a few waiting requests, however long it takes', async () => {
  const at = await place()
  const headers = someAddress()
  const bodyOf = (index: number) => {
    const start = new Date(Date.parse(NINE) + index * HOUR).toISOString()
    return bookingOf(at.host, at.event, start, { invitee: { name: 'Ada', email: `${index}@example.test` } })
  }
  for (let index = 0; index < limits.WAITING_REQUESTS_PER_NETWORK_MAX; index++)
    await app.visitor.call('POST /bookings', { body: bodyOf(index), headers })
  // The limits on how fast somebody may hold times are over.
  await later(61, async () => {
    const body = bodyOf(limits.WAITING_REQUESTS_PER_NETWORK_MAX)
    expect((await app.visitor.refusal('POST /bookings', { body, headers })).code).toBe('requests_waiting')
    await app.visitor.call('POST /bookings', { body, headers: someAddress() })
  })
})

test('opening the page changes nothing, and its button withdraws the request', async () => {
  const at = await place()
  const { ids, token, params } = await request(at)
  const url = `${app.url}/booking/confirm/${linkToken(context, ids)}`
  for (const method of ['GET', 'HEAD']) expect((await fetch(url, { method })).status).toBe(200)
  const shown = await openPage(app.url, `/booking/confirm/${token}`)
  expect(shown.data).toMatchObject({ kind: 'confirm', ended: null, hold: { waitsFor: 'approval' } })
  expect(await waiting(at.host)).toHaveLength(1)
  // A form of the page for confirming, sent once more, books nothing.
  const form = (action: string) =>
    fetch(url, { method: 'POST', body: new URLSearchParams({ action }), redirect: 'manual' })
  await form('confirm')
  expect((await at.host.api.call('GET /bookings')).total).toBe(0)
  expect((await form('withdraw')).status).toBe(303)
  expect(await waiting(at.host)).toEqual([])
  expect(await free(at)).toContain('09:00')
  const refused = await at.host.api.refusal('POST /booking-approvals/:id/approve', { params })
  expect(refused.code).toBe('approval_answered')
  const ended = (await openPage(app.url, `/booking/confirm/${token}`)).data
  expect(ended).toMatchObject({ ended: { how: 'withdrawn', reason: '' } })
})

test('the page of a declined request says why, and leads to other times', async () => {
  const at = await place()
  const { ids, params } = await request(at)
  const body = { reason: 'I am <b>away</b>' }
  await at.host.api.call('POST /booking-approvals/:id/decline', { params, body })
  const path = `/booking/confirm/${linkToken(context, ids)}`
  const { data } = await openPage(app.url, path)
  expect(data).toMatchObject({ ended: { how: 'declined', reason: body.reason } })
  expect((data as { again: string }).again).not.toContain('slot=')
})

test('of a team, whoever would come answers, and nobody else of it', async () => {
  const team = await openTeam(app, 2, { approval: APPROVAL })
  const { id } = await request({ host: team.asHost, event: team.event }, '2027-03-02T09:00:00Z')
  const lists = await Promise.all(team.people.map(waiting))
  const comes = team.people[lists[0]?.length === 1 ? 0 : 1]
  const other = team.people[lists[0]?.length === 1 ? 1 : 0]
  expect(lists.flat()).toHaveLength(1)
  const params = { id }
  const refused = await other?.api.refusal('POST /booking-approvals/:id/approve', { params })
  expect(refused?.code).toBe('approval_not_found')
  await comes?.api.call('POST /booking-approvals/:id/approve', { params })
  expect(await comes?.api.call('GET /bookings/:id', { params })).toMatchObject({ status: 'scheduled' })
})
