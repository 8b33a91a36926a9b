import { expect, test } from 'vitest'
import type { HostId } from '../../host-id.ts'
import { connect, connectionsOf, startGoogleApp } from '../../testing/stand-ins/google.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { openAccount } from '../../testing/hosts.ts'
import { withAccess } from './access.ts'
import { checkConnection, checkDueConnections, pauseAfter } from './check.ts'

// No provider can notify this server, so it only finds changes by checking.
const { app, google } = await startGoogleApp({ isReached: false })

/** One minute of a worker. */
async function minute(late = 0) {
  app.clock.advance((60 - late) / 60)
  await checkDueConnections(app.context)
  // Seconds until a worker gets to it.
  app.clock.advance(late / 60)
  const { rows } = await app.context.pool.query<{ data: { hostId: HostId; connectionId: string } }>(
    `delete from jobs.job where name = 'connection-looks' returning data`,
  )
  for (const { data } of rows) await checkConnection(app.context, data, { giveWay: () => undefined })
  return rows.length
}

const broken = async (host: TestHost) => {
  const { rows } = await app.context.pool.query(
    `select 1 from jobs.job where name = 'connection-broken' and data ->> 'hostId' = $1`,
    [host.me.userID],
  )
  return rows.length
}

test('what breaks is told within five minutes, though nobody looks at a page', async () => {
  const host = await openAccount(app)
  await connect(host)
  await minute()
  google.grants.endAll()
  for (let minutes = 0; minutes < 4; minutes++) await minute()
  expect((await connectionsOf(host))[0]?.health).toBe('needs_reconnect')
  expect(await broken(host)).toBe(1)
  expect(await minute()).toBe(0)
})

test('one that fails is asked again after a minute, later less often, and is found to work again', async () => {
  expect([0, 1, 2, 59, 60, 500].map((failures) => pauseAfter(failures) / 60_000)).toEqual([3, 1, 1, 1, 4, 4])
  const host = await openAccount(app)
  await connect(host)
  google.faults.begin('events.list', 'unavailable')
  const asked: number[] = []
  for (let minutes = 0; minutes < 8; minutes++) asked.push(await minute())
  expect(asked).toEqual([1, 1, 1, 1, 1, 1, 1, 1])
  google.faults.end()
  for (let minutes = 0; minutes < 4; minutes++) await minute()
  expect((await connectionsOf(host))[0]).toMatchObject({ health: 'working', lastFailure: null })
})

test('the last calls are kept, what was asked and how it went, and nothing of anybody', async () => {
  const host = await openAccount(app)
  await connect(host)
  google.faults.begin('events.list', 'rate_limited', 1)
  for (let minutes = 0; minutes < 90; minutes++) await minute()
  const [connection] = await connectionsOf(host)
  expect(connection?.lastCalls).toHaveLength(20)
  expect(new Set(connection?.lastCalls.map(({ name }) => name))).toEqual(new Set(['read_changes']))
  expect(JSON.stringify(connection?.lastCalls)).not.toContain('@')
})

test('what does not answer for minutes is told within five, once, though nothing was revoked', async () => {
  const host = await openAccount(app)
  await connect(host)
  const health = async () => (await connectionsOf(host))[0]?.health
  await minute()
  google.faults.begin('events.list', 'unavailable', 1)
  for (let minutes = 0; minutes < 5; minutes++) await minute()
  expect([await health(), await broken(host)]).toEqual(['working', 0])
  google.faults.begin('events.list', 'forbidden')
  for (let minutes = 0; minutes < 5; minutes++) await minute()
  expect([await health(), await broken(host)]).toEqual(['failing', 1])
  google.faults.end()
  for (let minutes = 0; minutes < 5; minutes++) await minute()
  google.faults.begin('events.list', 'unavailable')
  for (let minutes = 0; minutes < 10; minutes++) await minute()
  expect([await health(), await broken(host)]).toEqual(['failing', 1])
  google.faults.end()
  for (let minutes = 0; minutes < 5; minutes++) await minute()
  expect(await health()).toBe('working')
})

test('a provider that asks for a rest is left alone until it is over', async () => {
  const host = await openAccount(app)
  await connect(host)
  google.faults.begin('events.list', 'rate_limited')
  app.clock.advance(3)
  await minute()
  google.faults.end()
  google.answered.splice(0)
  await expect(
    withAccess(
      app.context,
      { hostId: host.me.userID, connectionId: (await connectionsOf(host))[0]?.id ?? '' },
      'look',
      async () => undefined,
    ),
  ).rejects.toMatchObject({ failure: 'rate_limited' })
  expect(google.answered).toEqual([])
  await minute()
  expect(google.answered).toContain('events.list 200')
})

test('a look that ends late is followed by one in the next minute all the same', async () => {
  const host = await openAccount(app)
  await connect(host)
  google.faults.begin('events.list', 'unavailable')
  for (let minutes = 0; minutes < 3; minutes++) await minute()
  const sinceFailure: number[] = []
  for (let minutes = 0; minutes < 3; minutes++) {
    await minute(10)
    const [connection] = await connectionsOf(host)
    sinceFailure.push(app.clock.now() - Date.parse(connection?.lastFailure?.at ?? ''))
  }
  google.faults.end()
  expect(sinceFailure).toEqual([0, 0, 0])
})
