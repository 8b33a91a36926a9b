import { expect, test } from 'vitest'
import { openAccount } from '../../testing/hosts.ts'
import { addCard, startShop, subscriber, tokenOf, VISA } from '../../testing/stand-ins/stripe.ts'

const shop = await startShop()
const owner = await subscriber(shop)
const thief = await openAccount(shop.app, { timeZone: 'America/New_York' })
await addCard(shop, thief)

test('a card of another host is not there', async () => {
  const method = shop.stripe.world.all('payment_method').find(({ card }) => card.last4 === '4242')
  const customerOf = (hostId: string) =>
    shop.stripe.world.all('customer').find(({ metadata }) => metadata.host_id === hostId)?.id
  const theirs = shop.stripe.world
    .all('payment_method')
    .find(({ customer }) => customer === customerOf(owner.me.userID))
  expect(method).toBeDefined()
  const refusal = await thief.api.refusal('POST /stripe/addPaymentMethod', {
    body: { method_id: theirs?.id },
  })
  expect(refusal.code).toBe('payment_method_not_found')
})

test('nor is one that another host has begun with and not added yet', async () => {
  const other = await openAccount(shop.app, { timeZone: 'America/New_York' })
  const token = await tokenOf(shop, VISA)
  const begun = await other.api.call('POST /stripe/newPaymentMethod', { body: { token } })
  const body = { method_id: begun.method_id }
  const refusal = await thief.api.refusal('POST /stripe/addPaymentMethod', { body })
  expect(refusal.code).toBe('payment_method_not_found')
  await other.api.call('POST /stripe/addPaymentMethod', { body })
})

test.each(['POST /stripe/addPaymentMethod', 'POST /stripe/newPaymentMethod'] as const)(
  'a token that is unknown or was used is a mistake of the caller, with a sentence: %s',
  async (route) => {
    const used = await tokenOf(shop, VISA)
    await thief.api.call('POST /stripe/addPaymentMethod', { body: { token: used } })
    for (const token of [used, 'tok_neverMade'])
      expect(await thief.api.refusal(route, { body: { token } })).toMatchObject({
        status: 409,
        code: 'card_token_not_valid',
        title: 'These card details can no longer be used; enter the card again',
      })
  },
)

test('nor is a payment, whoever knows its secret', async () => {
  const payment = shop.stripe.world.all('payment_intent').find(({ status }) => status === 'succeeded')
  const refusal = await thief.api.refusal('POST /stripe/checkIntent', {
    body: { payment_intent: payment?.id, payment_intent_client_secret: payment?.client_secret },
  })
  expect(refusal.code).toBe('intent_not_found')
  const token = await tokenOf(shop, VISA)
  const begun = await thief.api.call('POST /stripe/newPaymentMethod', { body: { token } })
  const added = await thief.api.refusal('POST /stripe/addPaymentMethod', {
    body: { method_id: begun.method_id, intent_id: payment?.id },
  })
  expect(added.code).toBe('payment_method_not_found')
})

test('neither price nor quantity is believed', async () => {
  const body = { plan_type: 'growth_monthly', quantity: 1 }
  expect((await thief.api.refusal('POST /stripe/subscribe', { body })).errors).toMatchObject([
    { path: 'quantity', reason: 'too_small' },
  ])
  expect(
    (await thief.api.refusal('POST /stripe/subscribe', { body: { ...body, quantity: 1_000, price: 1 } }))
      .errors,
  ).toMatchObject([{ reason: 'unknown_field' }])
  expect(
    (
      await owner.api.refusal('POST /stripe/changePlan', {
        body: { plan_type: 'growth_monthly', quantity: 1_500 },
      })
    ).errors,
  ).toMatchObject([{ path: 'quantity', reason: 'step' }])
})
