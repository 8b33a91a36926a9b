import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { startShop, subscriber } from '../../testing/stripe.ts'
import { planNow } from '../accounts/bought.ts'
import { syncBilling } from './jobs.ts'
import { hear } from './operations.ts'
import { billingOf } from './store.ts'

const ORDERS = 200

const shop = await startShop()
const { app, stripe } = shop
const { context } = app
stripe.webhooks.hold()

const host = await subscriber(shop)
const { userID: hostId } = host.me
await host.api.call('POST /stripe/changePlan', { body: { plan_type: 'agency_yearly', quantity: 21_000 } })
await host.api.call('POST /stripe/unsubscribe', { body: { reason: 'It is too expensive for us now.' } })

const [customer] = stripe.world.all('customer')
const told = stripe.webhooks.events.map(({ id, type }) => ({ id, type, customerId: customer?.id }))

/** As before anything was heard of it. */
async function forget(): Promise<void> {
  await Promise.all(
    [
      `delete from billing_events where $1 <> ''`,
      `delete from jobs.job where data ->> 'hostId' = $1`,
      `update billings set subscription = null, synced_at = null, round = 0 where host_id::text = $1`,
      `update plans set plan_type = 'entry_trial', subscription = null where host_id::text = $1`,
    ].map(async (sql) => context.pool.query(sql, [hostId])),
  )
}

async function standing(): Promise<object> {
  const { rows: news } = await context.pool.query(
    `select data ->> 'change' as change from jobs.job where data ->> 'hostId' = $1 and data ? 'change' order by 1`,
    [hostId],
  )
  const { subscription, round } = (await billingOf(context.db, hostId)) ?? {}
  return { plan: await planNow(context.db, hostId), subscription, round, news }
}

/** How often somebody is to ask. */
async function heard(): Promise<number> {
  const { rows } = await context.pool.query(
    `select 1 from jobs.job where name = 'billing-syncs' and data ->> 'hostId' = $1`,
    [hostId],
  )
  return rows.length
}

/** In any order, some more often, some lost; and after which of them a worker finds the time to ask. */
const deliveries = fc.record({
  events: fc.array(fc.constantFrom(...told), { minLength: 1, maxLength: 6 }),
  asked: fc.uniqueArray(fc.nat({ max: 5 }), { maxLength: 2 }),
})

test(`in ${ORDERS} random orders, a day late, doubled and lost: the same end, and nobody is told twice`, async () => {
  const wanted = await standing()
  expect(wanted).toMatchObject({
    plan: { plan_type: 'agency_yearly', quantity_minutes: 21_000, subscription: { canceled: true } },
    news: [{ change: 'canceled' }, { change: 'subscribed' }],
  })
  app.clock.advance(24 * 60)
  await fc.assert(
    fc
      .asyncProperty(deliveries, async ({ events, asked }) => {
        // Not waited for: it asks while others come.
        const asking: Promise<void>[] = []
        for (const [index, event] of events.entries()) {
          await hear(context, event)
          if (asked.includes(index)) asking.push(syncBilling(context, { hostId }))
        }
        await Promise.all(asking)
        await syncBilling(context, { hostId })
        expect(await standing()).toEqual(wanted)
        expect(await heard()).toBe(1)
      })
      .beforeEach(forget),
    { numRuns: ORDERS },
  )
})
