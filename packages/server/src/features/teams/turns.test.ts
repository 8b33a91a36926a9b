import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Database } from '../../database/schema.ts'
import { startTestApp } from '../../testing/app.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { bookingOf } from '../../testing/hosts.ts'
import type { TestTeam } from '../../testing/teams.ts'
import { openTeam } from '../../testing/teams.ts'
import { reassignBooking } from '../bookings/change/reassign.ts'
import { requireBooking } from '../bookings/operations.ts'
import { uncountTurns } from './turns.ts'

const app = await startTestApp()
const { db } = app.context
const NINE = '2027-03-02T09:00:00Z'
const TEN = '2027-03-02T10:00:00Z'

async function meetingsOf({ event }: TestTeam, people: readonly TestHost[]): Promise<(number | undefined)[]> {
  const rows = await db
    .selectFrom('pool_turns')
    .select(['person', 'meetings'])
    .where('event_type_id', '=', event.id)
    .execute()
  return people.map(({ me }) => rows.find(({ person }) => person === me.userID)?.meetings)
}

test('whoever is handed a meeting before anybody counted them begins level, and it counts', async () => {
  const team = await openTeam(app, 3)
  const { personOf, organization } = team
  await team.save({ people: [personOf(0), personOf(1)] })
  const first = await team.book(NINE)
  await team.book(TEN)
  await team.save({})
  const [from, other] = team.people.slice(0, 2).toSorted((one) => (one === first.who[0] ? -1 : 1))
  const newcomer = team.people[2] as TestHost
  const asked = { hostId: organization.id, bookingId: first.id, to: newcomer.me.userID }
  await reassignBooking(app.context, asked, undefined)
  // The others have half a meeting each on average.
  expect(await meetingsOf(team, [from as TestHost, other as TestHost, newcomer])).toEqual([0, 1, 1.5])
})

test('where an invitee has chosen somebody, the others keep what they had', async () => {
  const team = await openTeam(app, 2)
  const { personOf, people } = team
  await team.save({ kind: 'choice', people: [personOf(0), personOf(1)] })
  const [first] = (await team.book(NINE)).who
  const [one, other] = people.toSorted((person) => (person === first ? 1 : -1)) as [TestHost, TestHost]
  const body = bookingOf(team.asHost, team.event, TEN, { person: one.me.link })
  await app.visitor.call('POST /bookings', { body })
  expect(await meetingsOf(team, [one, other])).toEqual([1, 1])
})

test('who books and who cancels meetings of several pools do not wait for each other for ever', async () => {
  const team = await openTeam(app, 2)
  const { personOf, organization, event } = team
  const [low, high] = [0, 1].toSorted((one, other) => (idAt(team, one) < idAt(team, other) ? -1 : 1))
  // The order of the pools is not the order of their people.
  await team.save({
    kind: 'fixed_and_pools',
    pools: [
      { id: 'a', name: 'Designers', take: 1 },
      { id: 'b', name: 'Writers', take: 1 },
    ],
    people: [personOf(high as number, { part: 'a' }), personOf(low as number, { part: 'b' })],
  })
  const { id } = await team.book(NINE)
  const { turns } = await requireBooking(db, organization.id, id)
  const free = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  const holding = db.transaction().execute(async (trx) => {
    const own = trx.selectFrom('pool_turns').select('person').where('event_type_id', '=', event.id)
    await own.where('pool_id', '=', 'a').forUpdate().execute()
    held.resolve()
    await free.promise
  })
  await held.promise
  const booking = team.book(TEN)
  await untilWaiting(db, 1)
  const canceling = db
    .transaction()
    .execute((trx) => uncountTurns(trx, { hostId: organization.id, eventTypeId: event.id }, turns))
  await untilWaiting(db, 2)
  free.resolve()
  await Promise.all([holding, booking, canceling])
  expect(await meetingsOf(team, team.people)).toEqual([1, 1])
})

test('a meeting that is canceled while another is booked counts for nobody', async () => {
  const team = await openTeam(app, 1)
  const { organization, event } = team
  const { turns } = await requireBooking(db, organization.id, (await team.book(NINE)).id)
  const [canceled, booked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const canceling = db.transaction().execute(async (trx) => {
    await uncountTurns(trx, { hostId: organization.id, eventTypeId: event.id }, turns)
    canceled.resolve()
    await booked.promise
  })
  await canceled.promise
  const booking = team.book(TEN)
  await untilWaiting(db, 1)
  booked.resolve()
  await Promise.all([canceling, booking])
  expect(await meetingsOf(team, team.people)).toEqual([1])
})

function idAt({ people }: TestTeam, index: number): string {
  return people[index]?.me.userID ?? ''
}

/** Until so many sessions wait for a lock on turns. */
async function untilWaiting(among: Kysely<Database>, count: number): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like '%pool_turns%'
    `.execute(among)
    if ((rows[0]?.count ?? 0) >= count) return
    await sleep(20)
  }
}
