import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { openAccount } from '../../testing/hosts.ts'

const app = await startTestApp({ operatorEmail: 'operator@example.test' })
const silent = await startTestApp()

const waiting = async () => {
  const { rows } = await app.context.pool.query("select data from jobs.job where name = 'feedback'")
  return rows.map(({ data }) => data as Record<string, unknown>)
}

test('what a host has to say waits to be sent to the operator', async () => {
  const host = await openAccount(app)
  const body = { message: '  More colors, please.  ', page: '/settings/branding' }
  expect(await host.api.call('POST /feedback', { body })).toBeUndefined()
  expect(await waiting()).toMatchObject([
    { hostId: host.me.userID, message: 'More colors, please.', page: '/settings/branding' },
  ])
})

test.each([
  ['nothing to say', { message: '   ' }],
  ['too much to say', { message: 'x'.repeat(4_001) }],
])('422 for %s', async (_, body) => {
  const host = await openAccount(app)
  expect(await host.api.refusal('POST /feedback', { body })).toMatchObject({
    status: 422,
    errors: [expect.objectContaining({ path: 'message' })],
  })
})

test('429 after ten a day, and nobody else waits', async () => {
  const [host, other] = [await openAccount(app), await openAccount(app)]
  const say = (who: typeof host) => who.api.call('POST /feedback', { body: { message: 'Hello' } })
  for (let count = 0; count < 10; count++) await say(host)
  expect(await host.api.refusal('POST /feedback', { body: { message: 'Hello' } })).toMatchObject({
    code: 'rate_limited',
  })
  await expect(say(other)).resolves.toBeUndefined()
})

test('403 where nobody reads it, and the dashboard is told', async () => {
  const host = await openAccount(silent)
  expect(host.me.server.takesFeedback).toBe(false)
  expect(await host.api.refusal('POST /feedback', { body: { message: 'Hello' } })).toMatchObject({
    code: 'not_allowed',
  })
})
