import type { Language } from '@scheduling/domain/languages'
import { Stripe } from 'stripe'
import { afterAll, describe, expect, test } from 'vitest'
import { openAccount } from '../../testing/hosts.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { addCard, confirm, startShop, workedOff } from '../../testing/stand-ins/stripe.ts'
import { readMails } from '../mailbox/operations.ts'
import { openMailApp } from '../notifications/testing/mail-app.ts'
import { startMailWorker } from '../notifications/testing/worker.ts'
import { billing } from './index.ts'

// From a refund or dispute at the provider through signed events and workers to what the host reads.

const shop = await startShop()
const { app, stripe } = shop
const { postOffice } = await openMailApp(app)
const worker = await startMailWorker(postOffice, undefined, billing.jobs)
afterAll(worker.stop)
const { hostname: host, port } = new URL(stripe.url)
const account = new Stripe('sk_test_1', { host, port, protocol: 'http' })

const DISPUTED = '4000 0000 0000 0259'
const INQUIRED = '4000 0000 0000 1976'
const REFUND_PENDS = '4000 0000 0000 7726'
const REFUND_FAILS = '4000 0000 0000 5126'

/** A host who paid 149 dollars. */
async function buyer({ number, language }: { number?: string; language?: Language } = {}): Promise<TestHost> {
  const bought = await openAccount(app, { timeZone: 'America/New_York', ...(language && { language }) })
  await addCard(shop, bought, number)
  const body = { plan_type: 'growth_monthly' as const, quantity: 1_000 }
  const { data } = await bought.api.call('POST /stripe/subscribe', { body })
  await confirm(shop, String(data.clientSecret))
  await workedOff(shop)
  app.clock.advance(1)
  return bought
}

function chargeOf({ me }: TestHost): { id: string; payment_intent: string } {
  const customer = stripe.world.all('customer').find(({ metadata }) => metadata.host_id === me.userID)
  const paid = stripe.world.all('charge').find((one) => one.customer === customer?.id)
  if (!paid) throw new Error('Nothing is paid')
  return paid
}

async function disputeOf(bought: TestHost): Promise<Stripe.Dispute> {
  const { data } = await account.disputes.list({ payment_intent: chargeOf(bought).payment_intent })
  return data[0] as Stripe.Dispute
}

/** Without direction marks and non-breaking spaces. */
function readable(text: string): string {
  return text.replaceAll(/[\u2066-\u2069\u200E\u200F]/g, '').replaceAll('\u00A0', ' ')
}

/** The mails so far: subjects without the product name, oldest first, and the text of the newest. */
async function mails({ me }: TestHost): Promise<{ subjects: string[]; last: string }> {
  await workedOff(shop)
  const found = (await readMails(app.context, { to: me.userEmail })).toReversed()
  // So the next mail has a later time.
  app.clock.advance(1)
  const ofBilling = found.filter(({ text }) => text?.includes('/upgrade/billing'))
  return {
    subjects: ofBilling.map(({ subject }) => subject.replace(/^Weezly: /, '')),
    last: ofBilling.at(-1)?.text ?? '',
  }
}

async function lines({ api }: TestHost): Promise<unknown[]> {
  const { lines: all } = await api.call('GET /stripe/getBilling')
  return all.map(({ change, amount, number }) => [change, amount, number])
}

async function numberOf({ api }: TestHost): Promise<string> {
  return String((await api.call('GET /stripe/getBilling')).invoices[0]?.number)
}

const WON = { evidence: { uncategorized_text: 'winning_evidence' }, submit: true }
const LOST = { evidence: { uncategorized_text: 'losing_evidence' }, submit: true }

describe('a refund', () => {
  test('of a part, then of the rest: a mail and a line for each, and the plan rests', async () => {
    const bought = await buyer()
    const number = await numberOf(bought)
    const payment_intent = chargeOf(bought).payment_intent
    await account.refunds.create({ payment_intent, amount: 4_950 })
    const part = await mails(bought)
    expect(part.subjects).toEqual(['Thank you for subscribing', 'A payment was refunded'])
    expect(part.last).toContain(`Amount: $49.50 of $149.00\nCard: Visa ending in 4242\nInvoice: ${number}\n`)
    expect(part.last).toContain('5 to 10 business days')
    await account.refunds.create({ payment_intent })
    const rest = await mails(bought)
    expect(rest.subjects).toHaveLength(3)
    expect(rest.last).toContain('Amount: $99.50 of $149.00')
    expect(await lines(bought)).toEqual([
      ['refunded', 9_950, number],
      ['refunded', 4_950, number],
    ])
    expect(await bought.api.call('GET /users/aboutme')).toMatchObject({ plan_type: 'Free' })
    await expect(account.refunds.create({ payment_intent })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    })
  })

  test('of more than was paid is refused by the provider', async () => {
    const bought = await buyer()
    const payment_intent = chargeOf(bought).payment_intent
    await expect(account.refunds.create({ payment_intent, amount: 14_901 })).rejects.toThrow(/greater than/)
    expect(await lines(bought)).toEqual([])
  })

  test('that the bank takes its time for is told when it has arrived', async () => {
    const bought = await buyer({ number: REFUND_PENDS })
    await account.refunds.create({ payment_intent: chargeOf(bought).payment_intent })
    expect((await mails(bought)).subjects).toEqual(['Thank you for subscribing'])
    expect(await lines(bought)).toEqual([['refund_pending', 14_900, await numberOf(bought)]])
    app.clock.advance(61)
    stripe.roll()
    expect((await mails(bought)).subjects).toEqual(['Thank you for subscribing', 'A payment was refunded'])
    expect(await lines(bought)).toMatchObject([['refunded', 14_900, expect.anything()]])
  })

  test('that the bank sends back is told again', async () => {
    const bought = await buyer({ number: REFUND_FAILS })
    await account.refunds.create({ payment_intent: chargeOf(bought).payment_intent })
    await mails(bought)
    app.clock.advance(61)
    stripe.roll()
    const { subjects, last } = await mails(bought)
    expect(subjects.slice(1)).toEqual(['A payment was refunded', 'A refund failed'])
    expect(last).toContain('Amount: $149.00\n')
    expect(await lines(bought)).toMatchObject([['refund_failed', 14_900, expect.anything()]])
  })

  test('of a dollar that was only held for another card is none', async () => {
    const bought = await buyer()
    await mails(bought)
    const { method_id, client_secret } = await bought.api.call('POST /stripe/newPaymentMethod', {
      body: { token: 'tok_mastercard' },
    })
    const [intent_id = ''] = String(client_secret).split('_secret_')
    await bought.api.call('POST /stripe/addPaymentMethod', { body: { method_id, intent_id } })
    expect(stripe.webhooks.events.some(({ type }) => type === 'charge.refunded')).toBe(true)
    expect((await mails(bought)).subjects).toEqual(['Thank you for subscribing'])
    expect(await lines(bought)).toEqual([])
  })
})

describe('a dispute', () => {
  test('names no customer, and is told to whoever paid; then how it ended', async () => {
    const bought = await buyer({ number: DISPUTED })
    const number = await numberOf(bought)
    const dispute = await disputeOf(bought)
    expect(dispute).not.toHaveProperty('customer')
    const told = await mails(bought)
    expect(told.subjects.toSorted()).toEqual(['A payment was disputed', 'Thank you for subscribing'])
    expect(told.subjects).toContain('A payment was disputed')
    expect(await lines(bought)).toEqual([['disputed', 14_900, number]])
    await account.disputes.update(dispute.id, LOST)
    const { subjects, last } = await mails(bought)
    expect(subjects).toHaveLength(3)
    expect(subjects[2]).toBe('Your payment will be refunded')
    expect(last).toContain(`Amount: $149.00\nCard: Visa ending in 0259\nInvoice: ${number}\n`)
    expect(await lines(bought)).toEqual([['dispute_lost', 14_900, number]])
    await expect(account.refunds.create({ charge: chargeOf(bought).id })).rejects.toMatchObject({
      code: 'charge_disputed',
    })
  })

  test('that is won leaves the payment as it is', async () => {
    const bought = await buyer({ number: DISPUTED })
    await mails(bought)
    const { id } = await disputeOf(bought)
    const { status } = await account.disputes.update(id, WON)
    expect(status).toBe('won')
    expect((await mails(bought)).subjects[2]).toBe('The payment stands')
    expect(await lines(bought)).toMatchObject([['dispute_won', 14_900, expect.anything()]])
    const types = stripe.webhooks.events
      .filter(({ data }) => (data.object as { id: string }).id === id)
      .map(({ type }) => type.replace('charge.dispute.', ''))
    expect(types).toEqual(['created', 'funds_withdrawn', 'updated', 'closed', 'funds_reinstated'])
  })

  test('that the bank only inquires about takes nothing back', async () => {
    const bought = await buyer({ number: INQUIRED })
    await mails(bought)
    const { id, status } = await disputeOf(bought)
    expect(status).toBe('warning_needs_response')
    await account.disputes.close(id)
    expect((await mails(bought)).subjects[2]).toBe('A payment inquiry was closed')
    expect(await lines(bought)).toMatchObject([['dispute_closed', 14_900, expect.anything()]])
  })

  test('of somebody else who sells through the same account is nobody’s', async () => {
    await account.paymentIntents.create({
      amount: 900,
      currency: 'usd',
      payment_method: (
        await account.paymentMethods.create({ type: 'card', card: { token: 'tok_createDispute' } })
      ).id,
      confirm: true,
    })
    await workedOff(shop)
    const { rows } = await app.context.pool.query(`select 1 from jobs.job where state in ('retry', 'failed')`)
    expect(rows).toEqual([])
  })
})

test('shuffled, doubled, a day late: one mail and one line for each, by the end that the provider has', async () => {
  const bought = await buyer()
  await mails(bought)
  stripe.webhooks.hold()
  const from = stripe.webhooks.events.length
  const payment_intent = chargeOf(bought).payment_intent
  await account.refunds.create({ payment_intent, amount: 1_000 })
  await account.refunds.create({ payment_intent, amount: 2_000 })
  stripe.dispute(chargeOf(bought).id)
  const { id } = await disputeOf(bought)
  const events = () => stripe.webhooks.events.slice(from)
  for (const event of [...events().toReversed(), ...events()])
    expect(await stripe.webhooks.send(event)).toBe(204)
  await mails(bought)
  await account.disputes.update(id, WON)
  app.clock.advance(24 * 60)
  for (const event of [...events().toReversed(), ...events()]) await stripe.webhooks.send(event)
  const { subjects } = await mails(bought)
  expect(subjects.toSorted()).toEqual([
    'A payment was disputed',
    'A payment was refunded',
    'A payment was refunded',
    'Thank you for subscribing',
    'The payment stands',
  ])
  expect(await lines(bought)).toMatchObject([
    ['refunded', 2_000, expect.anything()],
    ['refunded', 1_000, expect.anything()],
    ['dispute_won', 11_900, expect.anything()],
  ])
})

test.each<[Language, string[], string[]]>([
  [
    'en',
    ['A payment was refunded', 'A payment was disputed'],
    ['of $149.00', 'Amount: $139.00', 'Card: Visa ending in 4242'],
  ],
  [
    'de',
    ['Eine Zahlung wurde erstattet', 'Einer Zahlung wurde widersprochen'],
    ['von 149,00 $', 'Betrag: 139,00 $', 'Endziffern 4242'],
  ],
  ['il', ['תשלום הוחזר', 'תשלום הוכחש'], ['149.00', '139.00', '4242']],
])('in the reader’s language: %s', async (language, subjects, parts) => {
  const bought = await buyer({ language })
  const { id: charge, payment_intent } = chargeOf(bought)
  const from = stripe.webhooks.events.length
  await account.refunds.create({ payment_intent, amount: 1_000 })
  stripe.dispute(charge)
  for (const event of stripe.webhooks.events.slice(from)) await stripe.webhooks.send(event)
  const found = await mails(bought)
  expect(found.subjects).toEqual(expect.arrayContaining(subjects))
  const texts = (await readMails(app.context, { to: bought.me.userEmail })).map(({ text }) =>
    readable(text ?? ''),
  )
  for (const part of parts) expect(texts.join('\n')).toContain(part)
})
