import { expect, test } from 'vitest'
import { connect, connectionsOf, startGoogleApp } from '../../testing/stand-ins/google.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { openAccount } from '../../testing/hosts.ts'
import { withAccess } from './access.ts'

const { app, google } = await startGoogleApp()

async function connected() {
  const host = await openAccount(app)
  const { id } = await connect(host)
  const ref = { hostId: host.me.userID, connectionId: id }
  const names = () =>
    withAccess(
      app.context,
      ref,
      'list_calendars',
      async ({ calendar }, token) => (await calendar?.list(token))?.map(({ name }) => name) ?? [],
    )
  google.answered.splice(0)
  return { host, names }
}

async function healthOf(host: TestHost) {
  const [connection] = await connectionsOf(host)
  return connection && [connection.health, connection.lastFailure?.failure ?? null]
}

test('a token is renewed before its time is over, by one for all who wait', async () => {
  const { host, names } = await connected()
  await names()
  expect(google.answered).toEqual(['calendarList 200'])
  app.clock.advance(60)
  const all = await Promise.all([names(), names(), names(), names()])
  expect(all.every((list) => list.includes('Family'))).toBe(true)
  expect(google.answered.filter((call) => call === 'token 200')).toHaveLength(1)
  expect(await healthOf(host)).toEqual(['working', null])
})

test('one that is refused before its time is renewed once', async () => {
  const { host, names } = await connected()
  google.grants.expireAccess()
  expect(await names()).toContain('Family')
  expect(google.answered).toEqual(['calendarList 401', 'token 200', 'calendarList 200'])
  expect(await healthOf(host)).toEqual(['working', null])
})

test('where somebody took back what they gave, nobody asks again, and it is told once', async () => {
  const { host, names } = await connected()
  google.grants.endAll()
  await expect(names()).rejects.toMatchObject({ failure: 'unauthorized' })
  expect(await healthOf(host)).toEqual(['needs_reconnect', 'unauthorized'])
  const asked = google.answered.length
  await expect(names()).rejects.toMatchObject({ failure: 'unauthorized' })
  expect(google.answered).toHaveLength(asked)
  const { rows } = await app.context.pool.query(
    `select 1 from jobs.job where name = 'connection-broken' and data ->> 'hostId' = $1`,
    [host.me.userID],
  )
  expect(rows).toHaveLength(1)
})

test('connecting again makes it work, under the same id', async () => {
  const { host, names } = await connected()
  const [before] = await connectionsOf(host)
  google.grants.endAll()
  await expect(names()).rejects.toMatchObject({ failure: 'unauthorized' })
  expect((await connect(host)).id).toBe(before?.id)
  expect(await names()).toContain('Family')
  expect(await healthOf(host)).toEqual(['working', null])
})

test.each([
  ['rate_limited', 'rate_limited'],
  ['quota', 'rate_limited'],
  ['refused', 'unavailable'],
  ['unavailable', 'unavailable'],
  ['forbidden', 'forbidden'],
  ['garbled', 'invalid'],
  ['dropped', 'unavailable'],
] as const)('%s is a failure of its own, and no reason to connect again', async (fault, failure) => {
  const { host, names } = await connected()
  google.faults.begin('calendarList', fault, 1)
  await expect(names()).rejects.toMatchObject({ failure })
  expect(await healthOf(host)).toEqual(['working', failure])
  // Longer than any provider asked us to wait.
  app.clock.advance(1)
  await names()
  expect(await healthOf(host)).toEqual(['working', null])
})
