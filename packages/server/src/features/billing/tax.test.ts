import { api } from '@scheduling/contract'
import { expect, test } from 'vitest'
import { openAccount } from '../../testing/hosts.ts'
import { addCard, confirm, IN_BERLIN, startShop } from '../../testing/stand-ins/stripe.ts'
import { cleanUpTaxIds } from './details.ts'

const shop = await startShop()
const { app, stripe, vies } = shop
const cart = { plan_type: 'growth_monthly' as const, quantity: 1_000 }

test('where the host is decides, then the billing address', async () => {
  const host = await openAccount(app, { timeZone: 'Europe/Paris' })
  const percentage = async () =>
    (await host.api.call('POST /stripe/calculateTax', { body: cart })).data.percentage
  expect(await percentage()).toBe(20)
  await host.api.call('POST /stripe/updateBillingDetails', { body: IN_BERLIN })
  expect(await percentage()).toBe(19)
  await host.api.call('POST /stripe/updateBillingDetails', { body: { ...IN_BERLIN, country_code: 'US' } })
  expect(await percentage()).toBe(0)
})

/** Routes with a country in the request body. */
const WITH_COUNTRY = Object.entries(api).flatMap(([name, { body }]) => {
  const { shape = {} } = (body ?? {}) as { shape?: object }
  return Object.keys(shape).some((field) => /country(_?code)?$/i.test(field)) ? [name] : []
})

test.each(['ZZ', 'EU', 'XI', 'AA', 'de', 'DEU', 'D', ''])(
  '%j is no country, and nothing is kept',
  async (code) => {
    // Add a line here for another such route.
    expect(WITH_COUNTRY).toEqual(['PATCH /days-off', 'POST /stripe/updateBillingDetails'])
    const host = await openAccount(app, { timeZone: 'Europe/Paris' })
    expect(await host.api.refusal('PATCH /days-off', { body: { country: code } })).toMatchObject({
      code: 'invalid_input',
      errors: [{ path: 'country' }],
    })
    expect(await host.api.call('GET /days-off')).toMatchObject({ country: null, holidays: [] })
    const body = { ...IN_BERLIN, country_code: code }
    expect(await host.api.refusal('POST /stripe/updateBillingDetails', { body })).toMatchObject({
      code: 'invalid_input',
      errors: [{ path: 'country_code' }],
    })
    expect(await host.api.call('GET /stripe/getBillingDetails')).toEqual({ data: null })
    expect((await host.api.call('GET /stripe/getBilling')).tax).toMatchObject({
      percentage: 20,
      country: 'FR',
    })
  },
)

test('what is shown is what is charged, with tax and a code', async () => {
  const host = await openAccount(app, { timeZone: 'Europe/Berlin' })
  await addCard(shop, host)
  const { data } = await host.api.call('POST /stripe/subscribe', {
    body: { ...cart, coupon_code: 'WELCOME10' },
  })
  await confirm(shop, String(data.clientSecret))
  const { invoices } = await host.api.call('GET /stripe/getBilling')
  expect(invoices.map(({ total }) => total)).toEqual([Math.round(149_00 * 0.9 * 1.19)])
})

test('a business with a valid id owes it itself; one that nobody could ask about is asked again', async () => {
  const host = await openAccount(app, { timeZone: 'Europe/Berlin' })
  vies.fail('MS_UNAVAILABLE')
  const checked = await host.api.call('POST /stripe/validateEUVAT', {
    body: { tax_id: 'DE100', key: 'k' },
  })
  expect(checked).toMatchObject({ valid: false, checked: false, request_key: 'k' })
  const saved = await host.api.call('POST /stripe/updateBillingDetails', {
    body: { ...IN_BERLIN, tax_id: 'DE100' },
  })
  expect(saved).toMatchObject({ tax_id: 'DE100', tax_id_status: 'unchecked' })
  expect((await host.api.call('GET /stripe/getBilling')).tax.percentage).toBe(19)
  vies.fail(undefined)
  await cleanUpTaxIds(app.context)
  expect((await host.api.call('GET /stripe/getBilling')).tax).toMatchObject({ percentage: 0, reversed: true })
  const asked = vies.asked.length
  await host.api.call('POST /stripe/validateEUVAT', { body: { tax_id: 'de 100', key: 'k' } })
  expect(vies.asked).toHaveLength(asked)
})

test('the register is asked for one host thirty times at most, by whatever call', async () => {
  const host = await openAccount(app)
  const asked = vies.asked.length
  const save = (number: number) =>
    host.api.try('POST /stripe/updateBillingDetails', { body: { ...IN_BERLIN, tax_id: `DE${number}` } })
  for (let number = 1_000; number < 1_030; number++) await save(number)
  expect((await save(1_030)).body).toMatchObject({ code: 'rate_limited' })
  const check = (tax_id: string) => host.api.try('POST /stripe/validateEUVAT', { body: { tax_id, key: 'k' } })
  expect((await check('DE1031')).status).toBe(429)
  // The answer is stored for the day, so the register is not asked.
  expect((await check('DE1000')).status).toBe(200)
  expect(vies.asked).toHaveLength(asked + 30)
})

test.each([
  ['GR123456780', 'GR'],
  ['EL 123.456/780', 'GR'],
  ['123 456 780', 'GR'],
])('%s in %s is asked about as the register writes it, and kept', async (tax_id, country_code) => {
  const host = await openAccount(app, { timeZone: 'Europe/Athens' })
  const body = { ...IN_BERLIN, country_code, tax_id }
  expect(await host.api.call('POST /stripe/updateBillingDetails', { body })).toMatchObject({
    tax_id: 'EL123456780',
    tax_id_status: 'valid',
  })
  expect(vies.asked).toContain('EL 123456780')
  expect((await host.api.call('GET /stripe/getBilling')).tax).toMatchObject({ percentage: 0, reversed: true })
})

test.each([
  ['DE100', 'valid', { valid: true, checked: true }],
  ['DE200', 'unknown', { valid: false, checked: true }],
  // The register itself says that it is no number.
  ['DE201', 'invalid', { valid: false, checked: false }],
  // Nobody is asked.
  ['US123456789', 'invalid', { valid: false, checked: false }],
  ['DE301', 'unchecked', { valid: false, checked: false }],
])('%s is answered as %s', async (tax_id, state, rest) => {
  const host = await openAccount(app)
  for (let time = 0; time < 2; time++)
    expect(await host.api.call('POST /stripe/validateEUVAT', { body: { tax_id, key: 'k' } })).toMatchObject({
      state,
      ...rest,
    })
})

test('one that the register does not know is not kept', async () => {
  const host = await openAccount(app)
  const body = { ...IN_BERLIN, tax_id: 'DE200' }
  expect(await host.api.call('POST /stripe/updateBillingDetails', { body })).toMatchObject({
    tax_id: '',
    tax_id_status: null,
  })
  expect(stripe.world.all('tax_id')).toEqual([])
})
