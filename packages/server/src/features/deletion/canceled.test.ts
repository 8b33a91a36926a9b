import { DAY, limits, MINUTE } from '@scheduling/domain'
import { DELETED_AFTER_CANCELING } from '@scheduling/domain/pricing'
import { expect, test } from 'vitest'
import type { TestHost } from '../../testing/hosts.ts'
import { openAccount, PASSWORD, someAddress } from '../../testing/hosts.ts'
import { startShop, subscriber } from '../../testing/stand-ins/stripe.ts'
import { endWithAccount } from '../billing/cancel.ts'

// Deleting an account with a paid plan.

const shop = await startShop()

const unsubscribe = (host: TestHost) =>
  host.api.call('POST /stripe/unsubscribe', { body: { reason: 'There are no more meetings to be booked' } })
const ask = (host: TestHost, pass: string) =>
  host.api.try('POST /users/delete', { body: { pass, reason: 'No more meetings' } })
const subscriptionOf = ({ me }: TestHost) =>
  shop.stripe.world
    .all('subscription')
    .find(({ customer }) => shop.stripe.world.get('customer', customer).metadata.host_id === me.userID)

test('who has just canceled is asked for nothing more', async () => {
  const host = await subscriber(shop)
  await unsubscribe(host)
  expect((await ask(host, DELETED_AFTER_CANCELING)).status).toBe(200)
  expect((await host.api.refusal('GET /users/aboutme')).code).toBe('not_signed_in')
})

test('ten minutes later the password is asked for', async () => {
  const host = await subscriber(shop)
  await unsubscribe(host)
  shop.app.clock.advance(10)
  expect((await ask(host, DELETED_AFTER_CANCELING)).body).toMatchObject({ code: 'wrong_password' })
  expect((await host.api.call('GET /users/aboutme')).userID).toBe(host.me.userID)
})

test('and so it is in every other session of the account', async () => {
  const host = await subscriber(shop)
  const { token } = await shop.app.visitor.call('POST /users/login', {
    body: { email: host.me.userEmail, password: PASSWORD },
    headers: someAddress(),
  })
  await unsubscribe(host)
  const elsewhere = { ...host, api: shop.app.as(`Bearer ${token}`) }
  expect((await ask(elsewhere, DELETED_AFTER_CANCELING)).body).toMatchObject({ code: 'wrong_password' })
  expect((await ask(host, DELETED_AFTER_CANCELING)).status).toBe(200)
})

test.each([
  ['a plan', () => subscriber(shop)],
  ['a trial', () => openAccount(shop.app)],
])('whoever cancels %s again gets no further minutes, in no session', async (_, open) => {
  const host = await open()
  const { token } = await shop.app.visitor.call('POST /users/login', {
    body: { email: host.me.userEmail, password: PASSWORD },
    headers: someAddress(),
  })
  const elsewhere = { ...host, api: shop.app.as(`Bearer ${token}`) }
  const { expiring } = await unsubscribe(host)
  shop.app.clock.advance(limits.DELETION_GRANT_MINUTES)
  for (const session of [host, elsewhere]) {
    expect(await unsubscribe(session)).toEqual({ success: true, expiring })
    expect((await ask(session, DELETED_AFTER_CANCELING)).body).toMatchObject({ code: 'wrong_password' })
  }
})

test('and so it is of who has canceled nothing', async () => {
  for (const host of [await subscriber(shop), await openAccount(shop.app)])
    expect((await ask(host, DELETED_AFTER_CANCELING)).body).toMatchObject({ code: 'wrong_password' })
})

test('a trial is canceled likewise as long as it lasts', async () => {
  const [host, late] = [await openAccount(shop.app), await openAccount(shop.app)]
  await unsubscribe(host)
  expect((await ask(host, DELETED_AFTER_CANCELING)).status).toBe(200)
  shop.app.clock.advance((limits.TRIAL_DAYS * DAY) / MINUTE)
  await unsubscribe(late)
  expect((await ask(late, DELETED_AFTER_CANCELING)).body).toMatchObject({ code: 'wrong_password' })
})

test('who deletes an account with the password pays for no further month', async () => {
  const host = await subscriber(shop)
  expect((await ask(host, PASSWORD)).status).toBe(200)
  const news = { kind: 'deletion_asked', hostId: host.me.userID, activityId: 'x' } as const
  await endWithAccount(shop.app.context, news)
  await endWithAccount(shop.app.context, news)
  expect(subscriptionOf(host)?.cancel_at_period_end).toBe(true)
})
