import { expect, test } from 'vitest'
import { startShop, subscriber } from '../../testing/stand-ins/stripe.ts'

const shop = await startShop()

test('what was taken over before the clock was set back keeps nothing newer out', async () => {
  const host = await subscriber(shop)
  shop.app.clock.advance(-60)
  await host.api.call('POST /stripe/unsubscribe', { body: { reason: 'There are no more meetings to come' } })
  const { subscription } = await host.api.call('GET /users/aboutme')
  expect(subscription).toMatchObject({ canceled: true })
})
