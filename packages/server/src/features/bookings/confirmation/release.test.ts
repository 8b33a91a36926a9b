import type { Transaction } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '../../../database/schema.ts'
import { startTestApp } from '../../../testing/app.ts'
import { bookingOf } from '../../../testing/hosts.ts'
import { openTeam } from '../../../testing/teams.ts'
import { lockHosts } from '../../busy/operations.ts'
import { releaseRequests } from './operations.ts'

const app = await startTestApp()
const { db } = app.context
const NINE = '2027-03-02T09:00:00Z'

/** A transaction of its own connection that goes on when it is told to. */
function begun(first: (trx: Transaction<Database>) => Promise<unknown>) {
  const ready = Promise.withResolvers<void>()
  const then = Promise.withResolvers<(trx: Transaction<Database>) => Promise<unknown>>()
  const done = db.transaction().execute(async (trx) => {
    await first(trx)
    ready.resolve()
    await (
      await then.promise
    )(trx)
  })
  return { ready: ready.promise, goOn: then.resolve, done }
}

test('two who give up holds of each other’s people do not wait for each other for ever', async () => {
  const team = await openTeam(app, 2, { confirmEmail: true })
  for (const email of ['one@example.test', 'two@example.test']) {
    const body = bookingOf(team.asHost, team.event, NINE, { invitee: { name: 'Grace', email } })
    await app.visitor.call('POST /bookings', { body })
  }
  const requests = await db
    .selectFrom('booking_requests')
    .selectAll()
    .where('host_id', '=', team.organization.id)
    .execute()
  const [one, two] = requests
  if (!one || !two) throw new Error('not held')
  expect(new Set(requests.flatMap(({ host_ids }) => host_ids)).size).toBe(2)
  const [first, second] = [one, two].map(({ host_ids }) => begun((trx) => lockHosts(trx, host_ids)))
  await first?.ready
  await second?.ready
  first?.goOn((trx) => releaseRequests(trx, [two]))
  second?.goOn((trx) => releaseRequests(trx, [one]))
  await Promise.all([first?.done, second?.done])
  expect(await db.selectFrom('holds').select('id').execute()).toEqual([])
  expect(await team.freeStarts(NINE, '2027-03-02T09:30:00Z')).toEqual(['09:00'])
})
