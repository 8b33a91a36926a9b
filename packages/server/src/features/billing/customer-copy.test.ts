import { expect, test } from 'vitest'
import { eventually } from '../../testing/eventually.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { openAccount, PASSWORD, someAddress } from '../../testing/hosts.ts'
import { actingFor, addOrganization, join, transfer } from '../../testing/organizations.ts'
import { addCard, IN_BERLIN, startShop, subscriber } from '../../testing/stand-ins/stripe.ts'
import { newChangeLink, pendingChange } from '../email-address/operations.ts'
import type { Side } from '../email-address/store.ts'
import { openMailApp } from '../notifications/testing/mail-app.ts'
import { startMailWorker } from '../notifications/testing/worker.ts'
import { copyToCustomer } from './customer-copy.ts'
import { billing } from './index.ts'
import { CUSTOMER_COPIES } from './queues.ts'

// What the payment provider keeps of a host follows every later change.

const shop = await startShop()
const { app, stripe } = shop

const customerOf = (hostId: string) =>
  stripe.world.all('customer').find(({ metadata, deleted }) => metadata.host_id === hostId && !deleted)

const jobsOf = async (hostId: string) =>
  (
    await app.context.pool.query(
      `select id from jobs.job where name = 'billing-customer-copies' and data ->> 'hostId' = $1`,
      [hostId],
    )
  ).rows.length

/** Carries out the job that has to wait for it. */
async function copied(hostId: string) {
  expect(await jobsOf(hostId)).toBeGreaterThan(0)
  await app.context.pool.query(
    `delete from jobs.job where name = 'billing-customer-copies' and data ->> 'hostId' = $1`,
    [hostId],
  )
  await copyToCustomer(app.context, { hostId: hostId as TestHost['me']['userID'] })
  return customerOf(hostId)
}

async function changeEmail(host: TestHost, email: string): Promise<void> {
  await host.api.call('POST /users/email', { body: { email, current: PASSWORD } })
  const row = await app.context.db
    .selectFrom('email_changes')
    .select('id')
    .where('account_id', '=', host.accountId)
    .executeTakeFirstOrThrow()
  for (const side of ['old', 'new'] satisfies Side[]) {
    const change = await pendingChange(app.context, host.accountId, row.id)
    if (!change) throw new Error('nothing is asked any more')
    const body = await newChangeLink(app.context, change, side)
    await app.visitor.call('POST /users/email/confirm', { body, headers: someAddress() })
  }
}

test('another email address', async () => {
  const host = await subscriber(shop)
  const email = `new-${crypto.randomUUID().slice(0, 8)}@example.test`
  await changeEmail(host, email)
  expect(await copied(host.me.userID)).toMatchObject({ email })
})

test.each([
  ['name', { name: 'Nora Quist' }, { name: 'Nora Quist' }],
  ['language', { language: 'de' as const }, { preferred_locales: ['de'] }],
  ['language whose key is no code of it', { language: 'il' as const }, { preferred_locales: ['he'] }],
])('another %s', async (_, body, expected) => {
  const host = await subscriber(shop)
  await host.api.call('PATCH /settings', { body })
  expect(await copied(host.me.userID)).toMatchObject(expected)
})

test.each([
  ['company_name', { company_name: 'Quist AB' }, { name: 'Quist AB' }],
  ['country_code', { country_code: 'FR' }, { address: { country: 'FR' } }],
  ['address_line_1', { address_line_1: 'Kai 2' }, { address: { line1: 'Kai 2' } }],
  ['address_line_2', { address_line_2: 'Hof' }, { address: { line2: 'Hof' } }],
  ['city', { city: 'Lyon' }, { address: { city: 'Lyon' } }],
  ['postal_code', { postal_code: '69001' }, { address: { postal_code: '69001' } }],
  ['phone', { phone: '+49 30 1' }, { phone: '+49 30 1' }],
])('another %s of the billing address, at once', async (_, change, expected) => {
  const host = await subscriber(shop)
  await host.api.call('POST /stripe/updateBillingDetails', { body: IN_BERLIN })
  await host.api.call('POST /stripe/updateBillingDetails', { body: { ...IN_BERLIN, ...change } })
  expect(customerOf(host.me.userID)).toMatchObject(expected)
})

test('without a company, and without an address, invoices name the host', async () => {
  const host = await subscriber(shop)
  await host.api.call('POST /stripe/updateBillingDetails', { body: IN_BERLIN })
  expect(customerOf(host.me.userID)).toMatchObject({ name: 'Noor GmbH' })
  await host.api.call('POST /stripe/updateBillingDetails', { body: { ...IN_BERLIN, company_name: '' } })
  expect(customerOf(host.me.userID)).toMatchObject({ name: host.me.userName })
  await host.api.call('POST /stripe/updateBillingDetails', { body: IN_BERLIN })
  await host.api.call('DELETE /stripe/removeBillingDetails')
  expect(customerOf(host.me.userID)).toMatchObject({ name: host.me.userName, address: null })
})

test('an address that the provider did not take is sent again', async () => {
  const host = await subscriber(shop)
  stripe.faults.begin('POST /v1/customers/:id', 'unavailable')
  const { status } = await host.api.try('POST /stripe/updateBillingDetails', { body: IN_BERLIN })
  stripe.faults.end()
  expect(status).toBe(503)
  expect(await copied(host.me.userID)).toMatchObject({ name: 'Noor GmbH', address: { city: 'Berlin' } })
})

test('an address from before there was a customer is there with the first card', async () => {
  const host = await openAccount(app)
  await host.api.call('POST /stripe/updateBillingDetails', { body: { ...IN_BERLIN, tax_id: 'DE100' } })
  await addCard(shop, host)
  expect(await copied(host.me.userID)).toMatchObject({ name: 'Noor GmbH', address: { city: 'Berlin' } })
  const taxIds = stripe.world
    .all('tax_id')
    .filter(({ customer }) => customer === customerOf(host.me.userID)?.id)
  expect(taxIds).toMatchObject([{ value: 'DE100' }])
})

test('the next owner of an organization gets its receipts', async () => {
  const [owner, next] = [await openAccount(app), await openAccount(app)]
  const organization = await addOrganization(app, owner)
  const memberId = await join(app, organization, next)
  await addCard(shop, { ...owner, api: actingFor(app, owner, organization.id) })
  await copied(organization.id)
  await transfer(app, organization, next, memberId)
  expect(await copied(organization.id)).toMatchObject({ email: next.me.userEmail })
})

test('what nobody pays for has no copy, and asks for none', async () => {
  const host = await openAccount(app)
  await host.api.call('PATCH /settings', { body: { name: 'Nora Quist' } })
  expect(await jobsOf(host.me.userID)).toBe(0)
})

test('is tried until the provider has it', async () => {
  const host = await subscriber(shop)
  await host.api.call('PATCH /settings', { body: { name: 'Nora Quist' } })
  stripe.faults.begin('POST /v1/customers/:id', 'unavailable')
  await expect(copyToCustomer(app.context, { hostId: host.me.userID })).rejects.toMatchObject({
    failure: 'unavailable',
  })
  stripe.faults.end()
  expect(CUSTOMER_COPIES.retry).toBe('patient')
  expect(await copied(host.me.userID)).toMatchObject({ name: 'Nora Quist' })
})

test('a worker carries it out', async () => {
  const working = await startShop()
  const { postOffice } = await openMailApp(working.app)
  const worker = await startMailWorker(postOffice, undefined, billing.jobs)
  const host = await subscriber(working)
  await host.api.call('PATCH /settings', { body: { name: 'Nora Quist' } })
  await eventually(async () => {
    const customer = working.stripe.world
      .all('customer')
      .find(({ metadata }) => metadata.host_id === host.me.userID)
    expect(customer).toMatchObject({ name: 'Nora Quist' })
  })
  await worker.stop()
})
