import type { Api } from '@scheduling/contract'
import { api, needsPlan } from '@scheduling/contract'
import { DAY, MINUTE } from '@scheduling/domain'
import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { checkEach } from '../../testing/check-each.ts'
import { anyParams } from '../../testing/client.ts'
import { openAccount, signUp } from '../../testing/hosts.ts'
import { checkTrials } from '../billing/operations.ts'
import { markOperator } from '../accounts/administer.ts'

// Some tests ask hundreds of routes.
const PATIENCE = { timeout: 120_000 }

const app = await startTestApp({ hasPlans: true })
const [basic, unverified, ordinary] = [await openAccount(app), await signUp(app), await openAccount(app)]
await app.context.db
  .updateTable('plans')
  .set({ account_type: 'basic', plan_type: 'Free' })
  .where('host_id', '=', basic.me.userID)
  .execute()

const routes = Object.keys(api) as (keyof Api)[]
const locked = routes.filter((route) => needsPlan(route, api[route]))
const reading = routes.filter((route) => route.startsWith('GET ') && api[route].auth !== 'manage')

test('402 without a plan, for each route that needs one', PATIENCE, async () =>
  checkEach(locked, async (route) => {
    const sent = { params: anyParams(route), ...(api[route].body && { body: {} }) }
    expect(await basic.api.refusal(route, sent)).toMatchObject({ status: 402, code: 'upgrade_required' })
  }),
)

test('an operator without a plan looks after accounts all the same', async () => {
  const operator = await openAccount(app)
  await app.context.pool.query(`update plans set account_type = 'basic' where host_id = $1`, [
    operator.me.userID,
  ])
  await app.context.db.transaction().execute((trx) => markOperator(trx, operator.accountId, true))
  await operator.api.call('GET /operator/accounts')
  await operator.api.call('GET /operator/actions')
})

// By the specification, a client ends its session on 403 to a GET.
test('what reads is never answered 403 to anybody who is signed in', PATIENCE, async () =>
  checkEach(reading, async (route) => {
    for (const { api: client } of [basic, unverified, ordinary])
      expect((await client.try(route, { params: anyParams(route) })).status).not.toBe(403)
  }),
)

test('a trial ends at its moment, before anybody looks after it', async () => {
  const host = await openAccount(app)
  const end = 14 * (DAY / MINUTE)
  app.clock.advance(end - 1)
  await host.api.call('GET /calendars')
  expect(await host.api.call('GET /users/aboutme')).toMatchObject({ plan_type: 'entry_trial' })
  app.clock.advance(1)
  const over = { account_type: 'basic', plan_type: 'Free', event_numbers: 0, configs: [] }
  expect(await host.api.call('GET /users/aboutme')).toMatchObject(over)
  expect((await host.api.refusal('GET /calendars')).code).toBe('upgrade_required')
  expect(await host.api.call('GET /settings/branding')).toMatchObject({ mayHideProductName: false })
  await checkTrials(app.context)
  expect(await host.api.call('GET /users/aboutme')).toMatchObject(over)
  app.clock.advance(-end)
})
