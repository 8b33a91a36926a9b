import { api } from '@scheduling/contract'
import type { Api } from '@scheduling/contract'
import { DAY, MINUTE } from '@scheduling/domain'
import { DELETED_AFTER_CANCELING } from '@scheduling/domain/pricing'
import { expect, test } from 'vitest'
import { openAccount, signUp } from '../../testing/hosts.ts'
import { startShop } from '../../testing/stripe.ts'

const { app, stripe } = await startShop()
const reason = 'It is too expensive for us now.'
const deletion = { reason, pass: DELETED_AFTER_CANCELING }

test('a trial is canceled with its end, and the account is deleted after it without the password', async () => {
  const host = await openAccount(app)
  expect((await host.api.refusal('POST /users/delete', { body: deletion })).code).toBe('wrong_password')
  const { trial_end } = await host.api.call('GET /users/aboutme')
  const canceled = { success: true, expiring: trial_end }
  expect(await host.api.call('POST /stripe/unsubscribe', { body: { reason } })).toEqual(canceled)
  expect(await host.api.call('POST /stripe/unsubscribe', { body: { reason } })).toEqual(canceled)
  expect(await host.api.call('GET /users/aboutme')).toMatchObject({ plan_type: 'entry_trial', trial_end })
  await host.api.call('POST /users/delete', { body: deletion })
  expect((await host.api.refusal('GET /users/aboutme')).code).toBe('not_signed_in')
})

test('where nothing is left to cancel the account is deleted with the password alone', async () => {
  const host = await openAccount(app)
  app.clock.advance((14 * DAY) / MINUTE)
  expect(await host.api.call('POST /stripe/unsubscribe', { body: { reason } })).toEqual({
    success: true,
    expiring: null,
  })
  expect((await host.api.refusal('POST /users/delete', { body: deletion })).code).toBe('wrong_password')
})

const changes = Object.keys(api).filter(
  (key): key is keyof Api => key.includes(' /stripe/') && !key.startsWith('GET '),
)

test('whoever has not confirmed their address sees what is sold and can buy nothing', async () => {
  const host = await signUp(app)
  expect(await host.api.call('GET /stripe/getBilling')).toMatchObject({
    subscription: false,
    canUpgrade: false,
  })
  expect(await host.api.call('GET /stripe/getBillingDetails')).toEqual({ data: null })
  for (const route of changes) {
    const sent = api[route].body ? { body: {} } : {}
    expect([route, (await host.api.refusal(route, sent)).code]).toEqual([route, 'not_verified'])
  }
  expect(stripe.world.all('customer')).toEqual([])
})
