import { expect, test } from 'vitest'
import { startShop, subscriber } from '../../testing/stand-ins/stripe.ts'

const shop = await startShop()

test('what a host does about money is in their log, without what is nobody’s business', async () => {
  const host = await subscriber(shop)
  const details = {
    country_code: 'US',
    address_line_1: 'Main Street 1',
    city: 'Springfield',
    postal_code: '12345',
  }
  await host.api.call('POST /stripe/updateBillingDetails', { body: details })
  await host.api.call('POST /stripe/unsubscribe', {
    body: { reason: 'It was too much for the little that we do' },
  })
  const { activity } = await host.api.call('GET /account-activity')
  const kinds = activity.map(({ kind }) => kind)
  for (const kind of ['card_changed', 'plan_chosen', 'billing_details_changed', 'plan_canceled'] as const)
    expect(kinds).toContain(kind)
  expect(JSON.stringify(activity)).not.toMatch(/Main Street|4242|too much/)
})
