import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Database } from '../../database/schema.ts'
import { startTestApp } from '../../testing/app.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { actingFor } from '../../testing/organizations.ts'
import type { TestTeam } from '../../testing/teams.ts'
import { openTeam } from '../../testing/teams.ts'
import { handAllOver } from '../handovers/testing/jobs.ts'
import type { MemberNews } from '../organizations/events.ts'
import { MEMBER_NEWS } from '../organizations/events.ts'
import { membersOf } from '../organizations/operations.ts'
import { takeOut } from '../organizations/take-out.ts'

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
