import { afterAll, beforeAll, expect, test } from 'vitest'
import { startStripe } from '../../packages/sandbox/src/stripe/server.ts'
import type { Fault } from '../../packages/sandbox/src/stripe/server.ts'
import { emptyTestDatabase } from '../../packages/server/src/database/test-database.ts'
import { eventually } from '../../packages/server/src/testing/eventually.ts'
import { startCatcher } from '../../packages/server/src/mail/catcher.ts'
import { DELETED_AFTER_CANCELING } from '../../packages/domain/src/pricing/index.ts'
import { freePortPair, startProduct } from '../product.ts'
import { withDatabase } from './database-facts.ts'
import { openBusyHost, PASSWORD } from './hosts.ts'
import type { Caller, Reply } from './load-client.ts'
import { openCaller } from './load-client.ts'

// The server dies while many hosts pay, each at a different step. There is one kill for all of them. Then each
// host repeats what was not answered, as people do after an error, and goes on.

const KEYS = { secretKey: 'sk_test_killed', publishableKey: 'pk_test_killed' }
const WEBHOOK_SECRET = 'whsec_killed'
const PLAN = { plan_type: 'growth_monthly', quantity: 1_000 }
const REASON = 'It is too expensive for us now.'
const LARGER = { plan_type: 'growth_monthly', quantity: 2_000 }

const database = await emptyTestDatabase()
const port = await freePortPair()
const origin = `http://localhost:${port}`
const stripe = await startStripe({
  ...KEYS,
  webhook: { url: `${origin}/api/v1/stripe/webhook`, secret: WEBHOOK_SECRET },
})
// This test sends the provider's events itself. Other hosts learn the result at their next visit.
stripe.webhooks.hold()

let isMailHeld = false
const held: string[] = []
const mails: string[] = []
const catcher = await startCatcher(async ({ recipients, raw }) => {
  const mail = `${recipients.join()} ${/^subject: (.*)/im.exec(raw.toString())?.[1]}`
  // Other mails pass, because their order is not known.
  if (isMailHeld && recipients.includes(mailed.email)) {
    held.push(mail)
    await new Promise(() => {})
  }
  mails.push(mail)
})
const start = async () =>
  startProduct({
    DATABASE_URL: database.url,
    PORT: String(port),
    PUBLIC_URL: origin,
    SMTP_URL: catcher.smtpUrl,
    STRIPE_SECRET_KEY: KEYS.secretKey,
    STRIPE_PUBLISHABLE_KEY: KEYS.publishableKey,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_URL: stripe.url,
    LOG_LEVEL: 'error',
  })

interface Buyer {
  email: string
  caller: Caller
  call: (method: string, path: string, body?: object) => Promise<Reply>
  /** The secret of the latest payment. */
  secret: string
}

const asked = async ({ call }: Buyer, path: string, body: object = {}) => call('POST', path, body)

/** A host's steps, in order. */
const FLOW: Record<string, (buyer: Buyer) => Promise<Reply | void>> = {
  card: async (buyer) => asked(buyer, '/stripe/addPaymentMethod', { token: 'tok_visa' }),
  order: async (buyer) => {
    const reply = await asked(buyer, '/stripe/subscribe', PLAN)
    buyer.secret = (reply.body as { data: { clientSecret: string } }).data.clientSecret
    return reply
  },
  // Between the browser and the provider.
  pay: async ({ secret }) => {
    const [id = ''] = secret.split('_secret_')
    await fetch(`${stripe.url}/v1/payment_intents/${id}/confirm`, {
      method: 'POST',
      headers: { authorization: `Bearer ${KEYS.publishableKey}` },
      body: new URLSearchParams({ client_secret: secret }),
    })
  },
  check: async (buyer) => {
    const [payment_intent = ''] = buyer.secret.split('_secret_')
    const body = { payment_intent, payment_intent_client_secret: buyer.secret }
    return asked(buyer, '/stripe/checkIntent', body)
  },
  look: async ({ call }) => call('GET', '/stripe/getBilling'),
  switch: async (buyer) => asked(buyer, '/stripe/changePlan', LARGER),
  offer: async (buyer) => asked(buyer, '/stripe/claimOffer'),
  cancel: async (buyer) => asked(buyer, '/stripe/unsubscribe', { reason: REASON }),
  delete: async (buyer) => asked(buyer, '/users/delete', { reason: REASON, pass: DELETED_AFTER_CANCELING }),
}
const STEPS = Object.keys(FLOW)

// The steps in which the server dies, and the call to the provider at that moment.
const CALLS: readonly [step: string, call: string][] = [
  ['card', 'POST /v1/customers'],
  ['card', 'POST /v1/payment_methods/:id/attach'],
  ['card', 'POST /v1/customers/:id'],
  ['order', 'POST /v1/subscriptions'],
  ['check', 'GET /v1/payment_intents/:id'],
  ['check', 'GET /v1/customers/:id'],
  ['check', 'GET /v1/subscriptions'],
  ['look', 'GET /v1/subscriptions'],
  ['look', 'GET /v1/invoices'],
  ['look', 'GET /v1/charges'],
  ['switch', 'POST /v1/subscriptions/:id'],
  ['offer', 'GET /v1/customers/:id'],
  ['offer', 'GET /v1/subscriptions'],
  ['offer', 'POST /v1/subscriptions/:id'],
  ['cancel', 'GET /v1/customers/:id'],
  ['cancel', 'GET /v1/subscriptions'],
  ['cancel', 'POST /v1/subscriptions/:id'],
]
// A request that waits for a lock of another transaction.
const WAITING = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and application_name like 'scheduling %'`
const BEFORE_AND_AFTER: readonly Fault[] = ['hanging', 'unanswered']
const KILLS = CALLS.flatMap(([step, call]) => BEFORE_AND_AFTER.map((fault) => ({ step, call, fault })))

const buyers: Buyer[] = []
let told: Buyer
let mailed: Buyer
/** The host whose account is being closed. */
let closing: Buyer
/** A host who deletes an account with an active plan, which is just being ended. */
let leaving: Buyer
let product = await start()
const setUp = openCaller(origin)

afterAll(async () => {
  for (const { caller } of [...buyers, told, mailed, closing, leaving, { caller: setUp }]) caller.close()
  await product.stop()
  await catcher.close()
  await stripe.close()
  await database.drop()
})

async function openBuyer(): Promise<Buyer> {
  const { email, authorization } = await openBusyHost(setUp, database.url, [])
  const caller = openCaller(origin)
  const call: Buyer['call'] = async (method, path, body) =>
    caller.send(method, path, { headers: { authorization }, ...(body && { body }) })
  return { email, caller, call, secret: '' }
}

async function doSteps(buyer: Buyer, from: number, to: number): Promise<void> {
  for (const step of STEPS.slice(from, to)) {
    const reply = await FLOW[step]?.(buyer)
    if (!reply || reply.status === 200) continue
    // The change was made before the server died, and the first nightly sync found out before the host asked again.
    const isThere = step === 'switch' && (reply.body as { code?: string }).code === 'already_subscribed'
    if (!isThere) throw new Error(`${step}: ${reply.status} ${JSON.stringify(reply.body)}`)
  }
}

async function ask<Row extends object>(sql: string): Promise<Row[]> {
  return withDatabase(database.url, async (client) => (await client.query<Row>(sql)).rows)
}

/** Outside of a test, where `expect.poll` cannot be used. */
async function until(check: () => boolean | Promise<boolean>): Promise<void> {
  const isSo = async () => {
    if (!(await check())) throw new Error(`Still not so: ${String(check)}`)
  }
  await eventually(isSo, { interval: 5 })
}

beforeAll(async () => {
  for (const _ of KILLS) buyers.push(await openBuyer())
  told = await openBuyer()
  mailed = await openBuyer()
  closing = await openBuyer()
  leaving = await openBuyer()
  await Promise.all(
    buyers.map(async (buyer, index) => doSteps(buyer, 0, STEPS.indexOf(KILLS[index]?.step ?? ''))),
  )
  for (const buyer of [told, mailed]) await doSteps(buyer, 0, STEPS.indexOf('check'))
  await doSteps(closing, 0, STEPS.indexOf('delete'))
  await doSteps(leaving, 0, STEPS.indexOf('switch'))

  const strike = async (call: string, fault: Fault, cause: () => Promise<unknown>) => {
    stripe.faults.begin(call, fault, 1)
    void cause().catch(() => {})
    await until(() => !stripe.faults.isDue(call))
  }
  for (const [index, { step, call, fault }] of KILLS.entries()) {
    const buyer = buyers[index]
    if (buyer) await strike(call, fault, async () => FLOW[step]?.(buyer))
  }
  // The provider has sent an event about one host, and the server is just asking for details.
  const customer = stripe.world.all('customer').find(({ email }) => email === told.email)
  const paid = stripe.webhooks.events.find(
    ({ type, data }) =>
      type === 'invoice.paid' && (data.object as { customer: string }).customer === customer?.id,
  )
  if (!paid) throw new Error('Nothing was paid')
  await strike('GET /v1/subscriptions', 'hanging', async () => stripe.webhooks.send(paid))
  await strike('GET /v1/subscriptions', 'hanging', async () =>
    asked(leaving, '/users/delete', { reason: REASON, pass: PASSWORD }),
  )
  // For one host all is known, and the mail is on its way.
  isMailHeld = true
  await doSteps(mailed, STEPS.indexOf('check'), STEPS.indexOf('switch'))
  await until(() => held.length > 0)

  await withDatabase(database.url, async (client) => {
    await client.query('begin')
    await client.query(`select from profiles where email = '${closing.email}' for update`)
    void FLOW.delete?.(closing).catch(() => {})
    await until(async () => (await ask(WAITING)).length > 0)
    process.kill(product.pid, 'SIGKILL')
    await product.ended
  })
  isMailHeld = false
  // Late enough for the dead process's claims to expire.
  await ask(`update billings set busy_until = busy_until - interval '1 minute'`)
  await ask(`update deliveries set claimed_at = claimed_at - interval '10 minutes' where sent_at is null`)
  await ask(`update jobs.job set state = 'retry', start_after = now() where state = 'active'`)
  product = await start()
})

interface Standing {
  account_type: string
  plan_type: string
  quantity_minutes: number
}

/** The stored plan, without a visit. */
async function planOf({ email }: Buyer): Promise<Standing | undefined> {
  const rows = await ask<Standing>(`select account_type, plan_type, quantity_minutes from plans
    where host_id = (select host_id from profiles where email = '${email}')`)
  return rows[0]
}

async function isClosed({ email }: Buyer): Promise<boolean> {
  return (await ask(`select 1 from profiles where email = '${email}' and closed_at is not null`)).length === 1
}

function atProvider({ email }: Buyer) {
  const customers = stripe.world.all('customer').filter((one) => one.email === email)
  const theirs = ({ customer }: { customer: string }) => customers.some(({ id }) => id === customer)
  return {
    customers: customers.length,
    live: stripe.world.all('subscription').filter((one) => theirs(one) && one.status === 'active'),
    paid: stripe.world
      .all('invoice')
      .filter((one) => theirs(one) && one.status === 'paid')
      .map(({ billing_reason, total }) => `${billing_reason} ${Math.round(total / 100)}`),
  }
}

test('what the provider told before the server died is found out without a visit', async () => {
  await expect.poll(() => planOf(told)).toMatchObject({ plan_type: 'growth_monthly' })
})

test('and the mail that was on its way arrives', async () => {
  expect(held[0]).toContain(mailed.email)
  await expect.poll(() => mails).toContain(held[0])
})

test('a plan of whoever deletes the account ends without a visit', async () => {
  await expect.poll(() => atProvider(leaving).live).toMatchObject([{ cancel_at_period_end: true }])
})

test('whoever was in the middle of something does it again, and is charged once for what they have', async () => {
  expect(await isClosed(closing)).toBe(false)
  await doSteps(closing, STEPS.indexOf('delete'), STEPS.length)
  expect(await isClosed(closing)).toBe(true)
  await Promise.all(
    buyers.map(async (buyer, index) => {
      const { step = '', call, fault } = KILLS[index] ?? {}
      const at = `${step}, ${fault} at ${call}`
      await doSteps(buyer, STEPS.indexOf(step), STEPS.length)
      const { customers, live, paid } = atProvider(buyer)
      expect.soft({ customers, live: live.length, paid }, at).toEqual({
        customers: 1,
        live: 1,
        paid: ['subscription_update 150', 'subscription_create 149'],
      })
      expect.soft(live[0], at).toMatchObject({ cancel_at_period_end: true, discounts: [expect.any(String)] })
      expect
        .soft(await planOf(buyer), at)
        .toEqual({ account_type: 'prime', plan_type: 'growth_monthly', quantity_minutes: 2_000 })
      expect.soft(await isClosed(buyer), at).toBe(true)
    }),
  )
})
