import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { openAccount, PASSWORD } from '../../testing/hosts.ts'
import { mark } from '../administration/operations.ts'

// This server has no address for feedback, and sells nothing.
const app = await startTestApp()
const operator = await openAccount(app)
await mark(app.context, null, operator.accountId, true)

const askForCall = ({ api }: TestHost) => api.call('POST /stripe/askForCall')
const shown = async ({ accountId, me }: TestHost) => {
  const { accounts } = await operator.api.call('GET /operator/accounts', { query: { q: me.link } })
  return accounts.find(({ id }) => id === accountId)?.callAskedAt
}
const mails = async ({ me }: TestHost) => {
  const { rows } = await app.context.pool.query(
    "select data from jobs.job where name = 'feedback' and data->>'hostId' = $1",
    [me.userID],
  )
  return rows.map(({ data }) => data as Record<string, unknown>)
}

test('who asks to be called is shown to the operator, until it is done', async () => {
  const [host, other] = [await openAccount(app), await openAccount(app)]
  expect(await shown(host)).toBeNull()
  expect(await askForCall(host)).toEqual({ success: true })
  expect(await shown(host)).toBe(new Date(app.clock.now()).toISOString())
  expect(await shown(other)).toBeNull()
  const params = { id: host.accountId }
  // Later than everything before.
  app.clock.advance(1)
  const done = await operator.api.call('POST /operator/accounts/:id/call-done', { params })
  expect(done).toMatchObject({ id: host.accountId, callAskedAt: null })
  expect(await shown(host)).toBeNull()
  const { actions } = await operator.api.call('GET /operator/actions')
  expect(actions[0]).toMatchObject({ kind: 'call_done', account: params })
})

test('it waits to be mailed to the operator', async () => {
  const host = await openAccount(app)
  await askForCall(host)
  expect(await mails(host)).toMatchObject([
    { message: expect.stringContaining('call') as string, page: '/upgrade/billing' },
  ])
})

test('is safe to repeat', async () => {
  const host = await openAccount(app)
  await askForCall(host)
  const first = await shown(host)
  app.clock.advance(60)
  expect(await askForCall(host)).toEqual({ success: true })
  expect(await shown(host)).toBe(first)
  expect(await mails(host)).toHaveLength(1)
  const params = { id: host.accountId }
  for (let time = 0; time < 2; time++)
    expect(await operator.api.call('POST /operator/accounts/:id/call-done', { params })).toMatchObject({
      callAskedAt: null,
    })
  await askForCall(host)
  expect(await mails(host)).toHaveLength(2)
})

test('429 after ten a day, 401 for a stranger', async () => {
  const host = await openAccount(app)
  for (let count = 0; count < 10; count++) await askForCall(host)
  expect((await host.api.refusal('POST /stripe/askForCall')).code).toBe('rate_limited')
  expect((await app.visitor.refusal('POST /stripe/askForCall')).code).toBe('not_signed_in')
})

test('nothing of it stays when the host is gone', async () => {
  const host = await openAccount(app)
  await askForCall(host)
  const body = { reason: 'Asked by letter', password: PASSWORD }
  await operator.api.call('POST /operator/accounts/:id/delete', { params: { id: host.accountId }, body })
  const { rows } = await app.context.pool.query('select 1 from call_requests where host_id = $1', [
    host.me.userID,
  ])
  expect(rows).toEqual([])
})
