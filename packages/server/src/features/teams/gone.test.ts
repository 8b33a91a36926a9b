import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Database } from '../../database/schema.ts'
import { startTestApp } from '../../testing/app.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { addEvent } from '../../testing/hosts.ts'
import { actingFor } from '../../testing/organizations.ts'
import type { TestTeam } from '../../testing/teams.ts'
import { openTeam } from '../../testing/teams.ts'
import { deleteNow, disable } from '../administration/operations.ts'
import { handAllOver } from '../handovers/testing/jobs.ts'
import type { MemberNews } from '../organizations/events.ts'
import { MEMBER_NEWS } from '../organizations/events.ts'
import { membersOf } from '../organizations/operations.ts'
import { takeOut } from '../organizations/take-out.ts'
import { notifyOfTeamAdditions } from './added.ts'
import type { Addition } from './queues.ts'
import { ADDITIONS } from './queues.ts'

// Somebody books while a person leaves. Each is a transaction on a connection of its own.

const app = await startTestApp()
const { context } = app
const NINE = '2027-03-02T09:00:00Z'
const TEN = '2027-03-02T10:00:00Z'

/** Two people, and whose turn it is next. */
async function planned() {
  const team = await openTeam(app, 2)
  const [other] = (await team.book(TEN)).who as [TestHost]
  const index = team.people.findIndex(({ me }) => me.userID !== other.me.userID)
  const next = team.people[index] as TestHost
  return { team, other, next, memberId: team.memberIds[index] ?? '' }
}

/** What somebody else does while this transaction is open, until so many wait for it. */
async function during(
  hold: (trx: Transaction<Database>) => Promise<unknown>,
  ...others: (() => Promise<unknown>)[]
): Promise<void> {
  const happening: Promise<unknown>[] = []
  await context.db.transaction().execute(async (trx) => {
    await hold(trx)
    for (const start of others) {
      const one = start()
      happening.push(one)
      await Promise.race([one, untilWaiting(happening.length)])
    }
  })
  await Promise.all(happening)
}

/** Until so many sessions wait for a lock. */
async function untilWaiting(count: number): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'
    `.execute(context.db)
    if ((rows[0]?.count ?? 0) >= count) return
    await sleep(20)
  }
}

async function meetingsOf({ api }: TestHost): Promise<string[]> {
  const { bookings } = await api.call('GET /bookings', { query: {} })
  return bookings.map(({ start }) => start.slice(11, 16))
}

const removal = ({ organization }: TestTeam, member_id: string) =>
  organization.api.call('DELETE /organization/members', { body: { member_id, meetings: { kind: 'pool' } } })

test('whoever books while somebody is leaving gets somebody else', async () => {
  const { team, other, next, memberId } = await planned()
  const member = (await membersOf(context.db, team.organization.id)).find(({ id }) => id === memberId)
  if (!member) throw new Error('no member')
  await during(
    (trx) => takeOut(context, trx, member, { kind: 'pool' }),
    () => team.book(NINE),
  )
  expect([await meetingsOf(next), await meetingsOf(other)]).toEqual([[], ['09:00', '10:00']])
})

test('whoever leaves while somebody is booking them hands that meeting over too', async () => {
  const { team, other, next, memberId } = await planned()
  await during(
    // A booking waits here when it has read who is in the team.
    (trx) => sql`lock table pool_turns in exclusive mode`.execute(trx),
    () => team.book(NINE),
    () => removal(team, memberId),
  )
  await handAllOver(app, team.organization)
  expect([await meetingsOf(next), await meetingsOf(other)]).toEqual([[], ['09:00', '10:00']])
})

/** What the owner is asked, once the person is out. */
async function askedAfterLeaving(parts: readonly string[]) {
  const team = await openTeam(app, 2, { name: 'Panel' })
  const people = parts.map((part, index) => team.personOf(index, { part }))
  const isPooled = parts.includes('pool')
  await team.save({
    kind: isPooled ? 'fixed_and_pools' : 'collective',
    people,
    ...(isPooled ? {} : { pools: [] }),
  })
  const [leaver] = team.people as [TestHost]
  const owner = (await membersOf(context.db, team.organization.id)).find(({ role }) => role === 'owner')
  await actingFor(app, leaver, team.organization.id).call('POST /organization/leave', { body: {} })
  const { rows } = await app.context.pool.query<{ data: MemberNews }>(
    "select data from jobs.job where name = $1 and data ->> 'organization' = $2 and data ->> 'kind' = 'host_missing'",
    [MEMBER_NEWS.name, team.organization.id],
  )
  const asked = rows.map(({ data: { hostId, about, eventTypes } }) => ({ hostId, about, eventTypes }))
  return { asked, owner: owner?.person, leaver: leaver.me.userID }
}

test.each([
  ['a meeting of everybody', ['fixed', 'fixed']],
  ['a meeting with a pool', ['fixed', 'pool']],
])('the owner is asked about %s that somebody left who always attended', async (_, parts) => {
  const { asked, owner, leaver } = await askedAfterLeaving(parts)
  expect(asked).toEqual([{ hostId: owner, about: leaver, eventTypes: ['Panel'] }])
})

test('nobody is asked about somebody who only took turns', async () => {
  expect((await askedAfterLeaving(['pool', 'fixed'])).asked).toEqual([])
})

/** The kinds of mails about a team that anybody got, in their order, with their event types. */
async function newsOf({ organization }: TestTeam) {
  const { rows } = await app.context.pool.query<{ data: MemberNews }>(
    "select data from jobs.job where name = $1 and data ->> 'organization' = $2 and data ? 'eventTypes' order by created_on, id",
    [MEMBER_NEWS.name, organization.id],
  )
  return rows.map(({ data: { kind, eventTypes } }) => [kind, ...(eventTypes ?? [])])
}

test('a pool that became too small is told once, marked until it is whole, and told again after that', async () => {
  const team = await openTeam(app, 4, { name: 'Panel' })
  const pools = [{ id: 'pool', name: 'Designers', take: 3 }]
  await team.save({ kind: 'fixed_and_pools', pools })
  const gaps = async () => (await team.organization.api.call('GET /organization/team-gaps')).teams
  const leave = async (index: number) =>
    actingFor(app, team.people[index]!, team.organization.id).call('POST /organization/leave', { body: {} })
  await leave(0)
  expect([await newsOf(team), await gaps()]).toEqual([[], []])
  await leave(1)
  await leave(2)
  expect(await newsOf(team)).toEqual([['team_short', 'Panel']])
  expect(await gaps()).toEqual([
    { eventTypeId: team.event.id, fixed: [], pools: [{ id: 'pool', name: 'Designers', take: 3, size: 1 }] },
  ])
  await team.save({ people: [team.personOf(3)] })
  expect(await gaps()).toEqual([])
  await leave(3)
  expect(await newsOf(team)).toEqual([
    ['team_short', 'Panel'],
    ['team_short', 'Panel'],
  ])
})

test('a required host who is disabled is missed by name, as the owner is told, and one who has gone without', async () => {
  const team = await openTeam(app, 3)
  const people = [0, 1, 2].map((index) => team.personOf(index, { part: 'fixed' }))
  await team.save({ kind: 'collective', people, pools: [] })
  const [disabled, gone] = team.people as [TestHost, TestHost]
  await disable(context, null, disabled.accountId, 'Spam')
  expect(await newsOf(team)).toEqual([['host_missing', team.event.name]])
  await actingFor(app, gone, team.organization.id).call('POST /organization/leave', { body: {} })
  const { teams } = await team.organization.api.call('GET /organization/team-gaps')
  expect(teams).toMatchObject([{ fixed: [{ name: disabled.me.userName }, { name: null }], pools: [] }])
})

test('a pool is too small when enough of it are disabled, and is told once', async () => {
  const team = await openTeam(app, 4, { name: 'Panel' })
  await team.save({ kind: 'fixed_and_pools', pools: [{ id: 'pool', name: 'Designers', take: 2 }] })
  const [first, second, third, fourth] = team.people as [TestHost, TestHost, TestHost, TestHost]
  for (const one of [first, second]) await disable(context, null, one.accountId, 'Spam')
  expect(await newsOf(team)).toEqual([])
  await deleteNow(context, null, third.accountId, 'Spam')
  expect(await newsOf(team)).toEqual([['team_short', 'Panel']])
  await disable(context, null, fourth.accountId, 'Spam')
  expect(await newsOf(team)).toEqual([['team_short', 'Panel']])
})

/** What somebody was added to, from the first change on. */
async function additionsOf({ organization }: TestTeam): Promise<Addition[]> {
  const { rows } = await app.context.pool.query<{ data: { data: Addition } }>(
    "select data from jobs.job where name = 'later' and data ->> 'queue' = $1 and data -> 'data' ->> 'organization' = $2",
    [ADDITIONS.name, organization.id],
  )
  return rows.map(({ data }) => data.data)
}

test('who is added to several teams gets one mail about all of them, unless they have left', async () => {
  const team = await openTeam(app, 2, { name: 'Panel' })
  const { organization, people } = team
  const second = await addEvent(team.asHost, { name: 'Intro', slug: 'intro' })
  await organization.api.call('PUT /event-types/:id/team', {
    params: { id: second.id },
    body: await team.save({}),
  })
  await actingFor(app, people[1]!, organization.id).call('POST /organization/leave', { body: {} })
  for (const addition of await additionsOf(team)) await notifyOfTeamAdditions(context, addition)
  expect((await newsOf(team)).filter(([kind]) => kind === 'added_to_team')).toEqual([
    ['added_to_team', 'Intro', 'Panel'],
  ])
})

test('nobody gets a mail because they added themselves', async () => {
  const team = await openTeam(app, 1)
  const { organization, people, memberIds } = team
  await organization.api.call('PATCH /organization/members', {
    body: { member_id: memberIds[0]!, role: 'admin' },
  })
  const body = await team.save({})
  const before = await additionsOf(team)
  // What follows is in no mail with what was before.
  app.clock.advance(10)
  const admin = { ...team.asHost, api: actingFor(app, people[0]!, organization.id) }
  const { id } = await addEvent(admin, { slug: 'intro' })
  await admin.api.call('PUT /event-types/:id/team', { params: { id }, body })
  expect(await additionsOf(team)).toEqual(before)
})
