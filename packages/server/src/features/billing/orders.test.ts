import type { StripeEvent } from '@scheduling/sandbox/stripe'
import * as fc from 'fast-check'
import { randomInt, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { HostId } from '../../host-id.ts'
import { casesOf } from '../../testing/cases.ts'
import { startShop } from '../../testing/stand-ins/stripe.ts'
import { syncBilling, syncOwner } from './jobs.ts'
import { receiveEvents, putCatalog } from './operations.ts'

// Events arrive while things keep changing at the provider: in any order, twice, a day late or never. Each order of events
// has its own account, and they run side by side.

const ORDERS = casesOf(500)
// Accounts that are open at the same time.
const TOGETHER = 10
const AT_ONCE = 8
const DAY_MINUTES = 24 * 60
// The events that a webhook endpoint would subscribe to.
const TOLD = /^(customer\.subscription|refund|charge\.dispute)\./

const { app, stripe } = await startShop()
const { context } = app
stripe.webhooks.hold()
await putCatalog(context)

interface Account {
  hostId: HostId
  customer: string
  card: string
  events: StripeEvent[]
  /** Events that were delivered at least once. */
  told: Set<StripeEvent>
  /** A worker that syncs while other things happen. */
  asking: Promise<void>
}

const idOf = (made: object) => (made as { id: string }).id

function priceOf(planType: string): string {
  const price = stripe.world.all('price').find(({ lookup_key }) => lookup_key === planType)
  return price?.id ?? ''
}

function update({ customer }: Account, fields: (item: string) => Parameters<typeof stripe.ask>[1]): void {
  const bought = stripe.world.all('subscription').find((one) => one.customer === customer)
  if (!bought) throw new Error('Nothing is bought yet')
  stripe.ask('POST /v1/subscriptions/:id', fields(bought.item.id), bought.id)
}

function switchTo(account: Account, planType: string, quantity: number): void {
  update(account, (id) => ({
    items: [{ id, price: priceOf(planType), quantity: String(quantity) }],
    proration_behavior: 'always_invoice',
  }))
}

function paidBy({ customer }: Account): string {
  const paid = stripe.world.all('charge').find((one) => one.customer === customer)
  if (!paid) throw new Error('Nothing is paid yet')
  return paid.id
}

/** What happens at the provider, in its order. */
const CHANGES: readonly ((account: Account) => void)[] = [
  ({ customer, card }) => {
    const items = [{ price: priceOf('entry_monthly'), quantity: '1000' }]
    stripe.ask('POST /v1/subscriptions', { customer, items, default_payment_method: card })
  },
  (account) => switchTo(account, 'agency_yearly', 21_000),
  (account) => void stripe.ask('POST /v1/refunds', { charge: paidBy(account), amount: '1000' }),
  (account) => update(account, () => ({ cancel_at_period_end: 'true' })),
  (account) => stripe.dispute(paidBy(account)),
  (account) => update(account, () => ({ cancel_at_period_end: 'false' })),
  (account) => update(account, () => ({ cancel_at_period_end: 'true' })),
]

interface Moment {
  told: number[]
  works: boolean
}

/** Which of the events so far are delivered, and whether a worker gets to sync. */
const moment: fc.Arbitrary<Moment> = fc.record({
  told: fc.array(fc.nat(), { maxLength: 2 }),
  works: fc.boolean(),
})

const order = fc.record({
  /** After each change. */
  soon: fc.tuple(...CHANGES.map(() => moment)),
  /** The next day, before all events that are still missing. Null: those are lost, and the nightly job syncs. */
  late: fc.option(moment, { freq: 4 }),
})

async function openAccounts(count: number): Promise<Account[]> {
  const accounts = Array.from({ length: count }, (): Account => {
    const customer = idOf(stripe.ask('POST /v1/customers', {}))
    const card = idOf(stripe.ask('POST /v1/payment_methods', { type: 'card', card: { token: 'tok_visa' } }))
    stripe.ask('POST /v1/payment_methods/:id/attach', { customer }, card)
    return {
      hostId: randomUUID() as HostId,
      customer,
      card,
      events: [],
      told: new Set(),
      asking: Promise.resolve(),
    }
  })
  const ids = [accounts.map(({ hostId }) => hostId), accounts.map(({ customer }) => customer)]
  for (const [table, columns, values] of [
    ['hosts', 'host_id', 'host'],
    ['plans', 'host_id, trial_end, configs', `host, now(), '[]'`],
    ['billings', 'host_id, customer_id', 'host, customer'],
    ['billing_customers', 'for_host, customer_id', 'host, customer'],
  ])
    await context.pool.query(
      `insert into ${table} (${columns}) select ${values} from unnest($1::uuid[], $2::text[]) as new (host, customer)`,
      ids,
    )
  return accounts
}

/** Refunds and disputes say only which payment they are about. */
interface Subject {
  customer?: string | null
  payment_intent?: string
}

/** How many events have been given to their accounts. */
let sorted = 0
function sortEvents(accounts: ReadonlyMap<string, Account>): void {
  for (const event of stripe.webhooks.events.slice(sorted)) {
    const { customer, payment_intent: payment } = event.data.object as Subject
    const whose = customer ?? (payment && stripe.world.get('payment_intent', payment).customer)
    if (TOLD.test(event.type) && whose) accounts.get(whose)?.events.push(event)
  }
  sorted = stripe.webhooks.events.length
}

async function tell(account: Account, event: StripeEvent): Promise<void> {
  account.told.add(event)
  const { customer = null, payment_intent: id } = event.data.object as Subject
  const about = id === undefined ? null : { type: 'payment_intent' as const, id }
  await receiveEvents(context, [{ id: event.id, customerId: customer, about }])
}

/** Works like a worker: one job at a time per host or payment, and only if one is waiting. */
async function work({ hostId, customer }: Account): Promise<void> {
  await workOn('billing-syncs', { hostId }, async () => syncBilling(context, { hostId }))
  for (const { id, customer: whose } of stripe.world.all('payment_intent')) {
    const paid = { type: 'payment_intent', id } as const
    if (whose === customer) await workOn('billing-objects-heard', paid, async () => syncOwner(context, paid))
  }
}

async function workOn(name: string, data: object, run: () => Promise<void>): Promise<void> {
  const become = async (from: string, to: string) =>
    context.pool.query(`update jobs.job set state = $3 where name = $1 and state = $2 and data = $4::jsonb`, [
      name,
      from,
      to,
      data,
    ])
  const { rowCount } = await become('created', 'active')
  expect(rowCount).toBeLessThanOrEqual(1)
  if (!rowCount) return
  await run()
  await become('active', 'completed')
}

async function pass(account: Account, { told, works }: Moment): Promise<void> {
  const before = account.asking
  for (const place of told) {
    const event = account.events[place % account.events.length]
    if (event) await tell(account, event)
  }
  await before
  account.asking = works ? work(account) : Promise.resolve()
}

async function sideBySide<One>(all: readonly One[], run: (one: One) => Promise<void>): Promise<void> {
  const left = all.values()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const one of left) await run(one)
    }),
  )
}

async function standings(accounts: readonly Account[]): Promise<Map<string, object>> {
  const { rows } = await context.pool.query<{ host: string }>(
    `select billings.host_id as host, plan_type, quantity_minutes, plans.subscription ->> 'id' as "ofPlan",
       billings.subscription ->> 'id' as id, billings.subscription ->> 'planType' as "planType",
       billings.subscription -> 'quantity' as quantity, billings.subscription -> 'isCanceled' as "isCanceled",
       (select array_agg(data ->> 'change' order by data ->> 'change') from jobs.job
        where name = 'billing-news' and data ->> 'hostId' = billings.host_id::text) as news
     from billings join plans using (host_id) where host_id = any ($1::uuid[])`,
    [accounts.map(({ hostId }) => hostId)],
  )
  return new Map(rows.map(({ host, ...standing }) => [host, standing]))
}

/** So many orders, each with its own account. */
async function endAlike(count: number): Promise<void> {
  const seed = randomInt(2 ** 31)
  const orders = fc.sample(order, { numRuns: count, seed })
  const accounts = await openAccounts(count)
  const byCustomer = new Map(accounts.map((account) => [account.customer, account]))
  const all = orders.map((given, index) => ({ ...given, account: accounts[index] as Account }))
  for (const [index, change] of CHANGES.entries()) {
    app.clock.advance(1)
    await sideBySide(all, async ({ account, soon }) => {
      change(account)
      sortEvents(byCustomer)
      await pass(account, soon[index] as Moment)
    })
  }
  await sideBySide(accounts, async ({ asking }) => asking)

  app.clock.advance(DAY_MINUTES)
  await sideBySide(all, async ({ account, late }) => {
    if (!late) return syncBilling(context, { hostId: account.hostId })
    await pass(account, late)
    for (const event of account.events.toReversed()) if (!account.told.has(event)) await tell(account, event)
    await account.asking
    await work(account)
  })

  const found = await standings(accounts)
  for (const { account, ...given } of all) {
    const bought = stripe.world.all('subscription').filter(({ customer }) => customer === account.customer)
    expect(bought).toHaveLength(1)
    // Seed and input are compared as well, so a failure shows which order it was.
    expect({ seed, ...given, ...found.get(account.hostId) }).toEqual({
      seed,
      ...given,
      // The bank holds the payment.
      plan_type: 'Free',
      quantity_minutes: 0,
      ofPlan: bought[0]?.id,
      id: bought[0]?.id,
      planType: 'agency_yearly',
      quantity: 21_000,
      isCanceled: true,
      news: ['canceled', 'disputed', 'refunded', 'subscribed'],
    })
  }
}

test(
  'in random orders, between changes, a day late, doubled and lost: the same end, and nobody is told twice',
  { timeout: 600_000 },
  async () => {
    for (let tried = 0; tried < ORDERS; tried += TOGETHER) await endAlike(TOGETHER)
  },
)
