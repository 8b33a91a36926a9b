import type { MeetingsOfGone } from '@scheduling/contract'
import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { addEvent, book, openAccount, PASSWORD } from '../../testing/hosts.ts'
import { actingFor, join } from '../../testing/organizations.ts'
import { openTeam } from '../../testing/teams.ts'
import { removeAccount } from '../accounts/ending.ts'
import { deleteNow, disable } from '../administration/operations.ts'
import { reassignBooking } from '../bookings/change/reassign.ts'
import type { MemberNews } from '../organizations/events.ts'
import { MEMBER_NEWS } from '../organizations/events.ts'
import { cleanUpHandovers } from './operations.ts'
import { handAllOver } from './testing/jobs.ts'

const app = await startTestApp()

const NINE = 'T09:00:00Z'
const TEN = 'T10:00:00Z'
const DAYS = ['2027-03-02', '2027-03-03', '2027-03-04', '2027-03-05', '2027-03-08', '2027-03-09']

/** Three people who take turns, with as many meetings as there are days. */
async function studio(days = DAYS) {
  const team = await openTeam(app, 3)
  for (const day of days) await team.book(day + NINE)
  const [ada, bob, cleo] = team.people as [TestHost, TestHost, TestHost]
  const [adaId, bobId] = team.memberIds as [string, string]
  const { organization } = team
  const { api } = organization
  const remove = async (meetings?: MeetingsOfGone) =>
    api.call('DELETE /organization/members', { body: { member_id: adaId, meetings } })
  return {
    ...team,
    api,
    ada,
    bob,
    cleo,
    adaId,
    bobId,
    remove,
    /** The members' ways out. */
    leaveAs: (host: TestHost) => actingFor(app, host, organization.id),
    run: async () => handAllOver(app, organization),
    list: async () => (await api.call('GET /organization/handovers')).handovers,
  }
}

const of = (member_id?: string): { query: Record<string, string> } => ({
  query: member_id === undefined ? {} : { member_id },
})

/** The days on which somebody comes. */
async function daysOf({ api }: TestHost) {
  const { bookings } = await api.call('GET /bookings', { query: {} })
  return bookings.map(({ start }) => start.slice(0, 10))
}

test('the meetings of who goes stay with them, unless something else was asked for', async () => {
  const { ada, remove, run, list } = await studio()
  const before = await daysOf(ada)
  expect(before).toHaveLength(2)
  await remove()
  expect(await run()).toBe(0)
  expect(await daysOf(ada)).toEqual(before)
  expect(await list()).toEqual([])
})

test('back in the pool they go to whose turn it is, and count there', async () => {
  const { api, ada, bob, cleo, remove, run, list } = await studio()
  await remove({ kind: 'pool' })
  expect((await list()).map(({ state, reason }) => [state, reason])).toEqual([
    ['waiting', null],
    ['waiting', null],
  ])
  await run()
  // Without turns, the first who is free would get both.
  expect(await Promise.all([ada, bob, cleo].map(async (one) => (await daysOf(one)).length))).toEqual([
    0, 3, 3,
  ])
  expect(await list()).toEqual([])
  const { bookings } = await api.call('GET /bookings', { query: {} })
  const handed = bookings.flatMap(({ receipt }) =>
    (receipt.turns ?? []).filter(({ cause }) => cause === 'reassigned'),
  )
  expect(new Set(handed.map(({ person }) => person))).toEqual(new Set([bob.me.userID, cleo.me.userID]))
})

test('a colleague takes those for which they are free, and the others stay and are named', async () => {
  const { ada, bob, bobId, remove, run, list, organization } = await studio()
  const [first, second] = await daysOf(ada)
  const own = await addEvent(bob, { slug: 'own' })
  await book(app, bob, own, `${first}${NINE}`)
  await remove({ kind: 'colleague', member_id: bobId })
  await run()
  expect(await daysOf(ada)).toEqual([first])
  expect(await daysOf(bob)).toContain(second)
  expect(await list()).toMatchObject([
    {
      start: `${first}T09:00:00.000Z`,
      person: ada.me.userName,
      to: bob.me.userName,
      state: 'kept',
      reason: 'not_free',
    },
  ])
  // Somebody else takes it later, in the way of any meeting.
  const [{ bookingId } = { bookingId: '' }] = await list()
  await reassignBooking(app.context, { hostId: organization.id, bookingId, to: null }, undefined)
  expect(await list()).toEqual([])
})

test('a colleague also takes meetings of event types in which they take no part', async () => {
  const { ada, bob, remove, organization, run, list } = await studio()
  const before = await daysOf(ada)
  const dora = await openAccount(app)
  const member_id = await join(app, organization, dora)
  await remove({ kind: 'colleague', member_id })
  await run()
  expect([await daysOf(ada), await daysOf(dora), await list()]).toEqual([[], before, []])
  expect(await daysOf(bob)).toHaveLength(2)
})

test('a colleague who has gone too gets nothing', async () => {
  const { api, organization, ada, remove, run, list } = await studio()
  const dora = await openAccount(app)
  const member_id = await join(app, organization, dora)
  await remove({ kind: 'colleague', member_id })
  await api.call('DELETE /organization/members', { body: { member_id } })
  await run()
  expect((await list()).map(({ reason }) => reason)).toEqual(['not_in_team', 'not_in_team'])
  expect(await daysOf(ada)).toHaveLength(2)
})

test('where nobody of the pool is free, a meeting stays and is named', async () => {
  const { ada, bob, cleo, remove, run, list } = await studio()
  const [first] = await daysOf(ada)
  for (const busy of [bob, cleo])
    await book(app, busy, await addEvent(busy, { slug: 'own' }), `${first}${NINE}`)
  await remove({ kind: 'pool' })
  await run()
  expect(await daysOf(ada)).toEqual([first])
  expect(await list()).toMatchObject([{ to: null, reason: 'not_free' }])
})

test('killed after a meeting was handed on, the repeat changes nothing', async () => {
  const { api, ada, adaId, bob, bobId, organization, leaveAs, run, list } = await studio()
  await leaveAs(ada).call('POST /organization/leave', {
    body: { meetings: { kind: 'colleague', member_id: bobId } },
  })
  const [first] = await list()
  const wanted = { hostId: organization.id, bookingId: first?.bookingId ?? '' }
  await reassignBooking(app.context, { ...wanted, from: ada.me.userID, to: bob.me.userID }, undefined)
  const sequences = async () => {
    const { rows } = await app.context.pool.query<{ sequence: number }>(
      'select sequence from bookings where host_id = $1 order by starts_at',
      [organization.id],
    )
    return rows.map(({ sequence }) => sequence)
  }
  for (let round = 0; round < 3; round++) await run()
  expect((await sequences()).filter((sequence) => sequence > 0)).toEqual([1, 1])
  expect(await list()).toEqual([])
  expect(await daysOf(bob)).toHaveLength(4)
  const gone = { query: { member_id: adaId } }
  expect((await api.refusal('GET /organization/meetings-to-come', gone)).code).toBe('member_not_found')
})

test('what was canceled or is over meanwhile is looked for no more', async () => {
  const { api, remove, run, list } = await studio()
  await remove({ kind: 'pool' })
  const [first] = await list()
  await api.call('POST /bookings/:id/cancel', { params: { id: first?.bookingId ?? '' }, body: {} })
  await run()
  expect(await list()).toEqual([])
})

test('only to another member, and then nobody goes', async () => {
  const { api, adaId, ada, leaveAs } = await studio([])
  const stranger = await studio([])
  for (const member_id of [adaId, stranger.adaId]) {
    const meetings = { kind: 'colleague' as const, member_id }
    const refused = [
      await api.refusal('DELETE /organization/members', { body: { member_id: adaId, meetings } }),
      await leaveAs(ada).refusal('POST /organization/leave', { body: { meetings } }),
    ]
    for (const one of refused)
      expect(one).toMatchObject({ code: 'invalid_input', errors: [{ path: 'meetings.member_id' }] })
  }
  expect((await api.call('GET /organization')).members).toHaveLength(4)
})

test('how many are to come is said before, to whom it concerns', async () => {
  const { api, ada, adaId, bobId, leaveAs } = await studio()
  expect((await api.call('GET /organization/meetings-to-come', of(adaId))).total).toBe(2)
  expect((await api.call('GET /organization/meetings-to-come', of())).total).toBe(6)
  const own = leaveAs(ada)
  expect((await own.call('GET /organization/meetings-to-come', of(adaId))).total).toBe(2)
  expect((await own.refusal('GET /organization/meetings-to-come', of(bobId))).code).toBe('member_not_found')
  expect((await own.refusal('GET /organization/meetings-to-come', of())).code).toBe('organization_not_found')
  expect((await own.refusal('GET /organization/handovers')).status).toBe(404)
})

/** What the owner of the organization hears about somebody. */
async function newsAbout({ me }: TestHost, organization: { id: string }) {
  const { rows } = await app.context.pool.query<{ data: MemberNews }>(
    "select data from jobs.job where name = $1 and data ->> 'organization' = $2 and data ->> 'about' = $3",
    [MEMBER_NEWS.name, organization.id, me.userID],
  )
  return rows.map(({ data: { kind, name } }) => [kind, name])
}

test.each<[string, MemberNews['kind'], (accountId: string) => Promise<unknown>]>([
  ['deletes', 'member_deleted', async (id) => deleteNow(app.context, null, id, 'Spam')],
  ['disables', 'member_disabled', async (id) => disable(app.context, null, id, 'Spam')],
])(
  'others take the meetings of a member whose account an operator %s, and the owner hears of it',
  async (_, kind, end) => {
    const { ada, bob, cleo, run, list, organization, book: bookTeam } = await studio()
    await end(ada.accountId)
    expect((await list()).map(({ state }) => state)).toEqual(['waiting', 'waiting'])
    await run()
    expect(await list()).toEqual([])
    expect(await Promise.all([bob, cleo].map(async (one) => (await daysOf(one)).length))).toEqual([3, 3])
    expect(await newsAbout(ada, organization)).toEqual([[kind, ada.me.userName]])
    // Nobody books them any more.
    for (const day of DAYS.slice(0, 3))
      expect((await bookTeam(day + TEN)).who.map(({ me }) => me.userID)).not.toContain(ada.me.userID)
  },
)

test('who keeps the meetings of an account to be deleted gets no more, and others take them when it is deleted', async () => {
  const { ada, bob, cleo, run, list, organization, book: bookTeam } = await studio()
  const body = { pass: PASSWORD, reason: 'A pause', meetings: 'keep' } as const
  await ada.api.call('POST /users/delete', { body })
  for (const day of DAYS.slice(0, 3))
    expect((await bookTeam(day + TEN)).who.map(({ me }) => me.userID)).not.toContain(ada.me.userID)
  expect(await list()).toEqual([])
  await app.context.db.transaction().execute(async (trx) => removeAccount(app.context, trx, ada.accountId))
  await run()
  const taken = await Promise.all([bob, cleo].map(async (one) => (await daysOf(one)).length))
  expect(taken.reduce((sum, count) => sum + count)).toBe(DAYS.length + 3)
  expect(await list()).toEqual([])
  expect(await newsAbout(ada, organization)).toEqual([['member_deleted', ada.me.userName]])
})

test('what nobody has taken is deleted a year after the meeting was', async () => {
  const { organization, remove } = await studio()
  await remove({ kind: 'pool' })
  const left = async () =>
    (await app.context.pool.query('select 1 from handovers where host_id = $1', [organization.id])).rows
      .length
  expect(await left()).toBe(2)
  await cleanUpHandovers(app.context)
  expect(await left()).toBe(2)
  app.clock.set('2028-04-01T00:00:00Z')
  await cleanUpHandovers(app.context)
  expect(await left()).toBe(0)
})
