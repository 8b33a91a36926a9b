import { afterEach, expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { TEST_NOW } from '../../testing/clock.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { addEvent, book, openAccount } from '../../testing/hosts.ts'
import { actingFor } from '../../testing/organizations.ts'
import { openTeam } from '../../testing/teams.ts'

const app = await startTestApp()

afterEach(() => app.clock.set(TEST_NOW))

const NINE = '2027-03-02T09:00:00Z'
const AFTER = '2027-03-02T10:00:00Z'

const mark = (id: string, who: 'invitee' | 'host' | null) => ({ params: { id }, body: { who } })

async function met() {
  const host = await openAccount(app)
  const { booking, manage } = await book(app, host, await addEvent(host), NINE)
  return { host, id: booking.id, manage }
}

test('who did not come is shown and exported, and can be taken back', async () => {
  const { host, id } = await met()
  app.clock.set(AFTER)
  const file = async () => {
    const answer = await fetch(`${app.url}/api/v1/bookings.csv?tab=past`, {
      headers: { authorization: `Bearer ${host.token}` },
    })
    const [head = '', line = ''] = (await answer.text()).split('\r\n')
    return line.split(',')[head.split(',').indexOf('no_show')]
  }
  const none = await host.api.call('GET /bookings/:id', { params: { id } })
  expect(none).not.toHaveProperty('noShow')
  expect(await file()).toBe('')
  for (const who of ['invitee', 'invitee', 'host'] as const) {
    expect(await host.api.call('POST /bookings/:id/no-show', mark(id, who))).toMatchObject({ noShow: who })
    expect(await file()).toBe(who)
  }
  const { bookings } = await host.api.call('GET /bookings', { query: { tab: 'past' } })
  expect(bookings).toMatchObject([{ id, noShow: 'host', status: 'scheduled', outcome: 'completed' }])
  expect(await host.api.call('POST /bookings/:id/no-show', mark(id, null))).not.toHaveProperty('noShow')
  expect(await file()).toBe('')
})

test('only of a meeting that has started and was not canceled', async () => {
  const { host, id, manage } = await met()
  expect((await host.api.refusal('POST /bookings/:id/no-show', mark(id, 'invitee'))).code).toBe('not_started')
  await manage.call('POST /manage/cancel', { body: {} })
  app.clock.set(AFTER)
  expect((await host.api.refusal('POST /bookings/:id/no-show', mark(id, 'host'))).code).toBe(
    'already_canceled',
  )
})

/** What has been counted for whoever took the meeting at nine. */
async function counted(noShowCounts: boolean) {
  const team = await openTeam(app, 2)
  await team.save({ noShowCounts })
  const { id, who } = await team.book(NINE)
  const [person] = who as [TestHost]
  app.clock.set(AFTER)
  const turns = async () => {
    const { rows } = await app.context.pool.query<{ meetings: number }>(
      'select meetings::float8 as meetings from pool_turns where host_id = $1 and person = $2',
      [team.organization.id, person.me.userID],
    )
    return rows[0]?.meetings
  }
  const { api } = team.organization
  const say = async (one: 'invitee' | 'host' | null) => {
    await api.call('POST /bookings/:id/no-show', mark(id, one))
    return turns()
  }
  return { ...team, id, person, say, turns }
}

test('a no-show counts as a turn, unless the team says otherwise', async () => {
  const counts = await counted(true)
  for (const who of ['invitee', 'host', null] as const) expect(await counts.say(who)).toBe(1)
  app.clock.set(TEST_NOW)
  const other = await counted(false)
  expect(await other.turns()).toBe(1)
  expect(await other.say('invitee')).toBe(0)
  expect(await other.say('invitee')).toBe(0)
  // Who did not come themselves had their turn.
  expect(await other.say('host')).toBe(1)
  expect(await other.say('invitee')).toBe(0)
  expect(await other.say(null)).toBe(1)
})

test('what was not counted is counted again, whatever the setting is by then', async () => {
  const { say, save } = await counted(false)
  expect(await say('invitee')).toBe(0)
  await save({ noShowCounts: true })
  expect(await say(null)).toBe(1)
  expect(await say(null)).toBe(1)
})

test('two who mark it at once uncount it once', async () => {
  const { say, turns } = await counted(false)
  await Promise.all([say('invitee'), say('invitee'), say('invitee')])
  expect(await turns()).toBe(0)
})

test('members mark their own meetings, for all who come, and nobody else’s', async () => {
  const { organization, people, person, id } = await counted(true)
  const other = people.find(({ me }) => me.userID !== person.me.userID) as TestHost
  const refused = await actingFor(app, other, organization.id).refusal(
    'POST /bookings/:id/no-show',
    mark(id, 'invitee'),
  )
  expect(refused.code).toBe('booking_not_found')
  const [acting, own] = [actingFor(app, person, organization.id), person.api]
  await acting.call('POST /bookings/:id/no-show', mark(id, 'invitee'))
  for (const api of [organization.api, own])
    expect(await api.call('GET /bookings/:id', { params: { id } })).toMatchObject({ noShow: 'invitee' })
  await own.call('POST /bookings/:id/no-show', mark(id, null))
  expect(await organization.api.call('GET /bookings/:id', { params: { id } })).not.toHaveProperty('noShow')
})
