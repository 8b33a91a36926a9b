import type { Language } from '@scheduling/domain/languages'
import { DAY, MINUTE } from '@scheduling/domain'
import { afterAll, expect, test } from 'vitest'
import { handle } from '../../jobs/handlers.ts'
import { CLEANUP, cleanUpAll } from '../../jobs/cleanup.ts'
import { createLog } from '../../log.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { openAccount } from '../../testing/hosts.ts'
import { FAILS_LATER, startShop, subscriber, workedOff } from '../../testing/stand-ins/stripe.ts'
import { readMails } from '../mailbox/operations.ts'
import { openMailApp } from '../notifications/testing/mail-app.ts'
import { startMailWorker } from '../notifications/testing/worker.ts'
import { billing } from './index.ts'
import { overviewOf } from './overview.ts'
import { presentBilling } from './present.ts'

// From the event through queues and workers to the mailbox.

const shop = await startShop()
const { app, stripe } = shop
const { postOffice } = await openMailApp(app)
const nightly = handle(CLEANUP, async (context) =>
  cleanUpAll(context, billing.cleanups ?? [], createLog('silent')),
)
const cronJobs = (billing.cronJobs ?? []).map(({ job, run }) => handle(job, run))
const worker = await startMailWorker(postOffice, undefined, [...billing.jobs, nightly, ...cronJobs])
afterAll(worker.stop)

const days = (count: number) => app.clock.advance((count * DAY) / MINUTE)

/** Runs the hourly and the nightly job. */
async function night(): Promise<void> {
  await app.context.jobs.send(app.context.db, CLEANUP, [{ data: {} }])
  for (const { job } of billing.cronJobs ?? [])
    await app.context.jobs.send(app.context.db, job, [{ data: {} }])
  await workedOff(shop)
}

/** Without direction marks and non-breaking spaces. */
function readable(text: string): string {
  return text.replaceAll(/[\u2066-\u2069\u200E\u200F]/g, '').replaceAll(/[\u00A0\u202F]/g, ' ')
}

async function mails({ me }: TestHost): Promise<{ subject: string; text: string }[]> {
  const found = (await readMails(app.context, { to: me.userEmail })).toReversed()
  return found
    .map(({ subject, text }) => ({ subject: readable(subject), text: readable(text ?? '') }))
    .filter(({ text }) => text.includes('/upgrade'))
}

test.each<[Language, string, string, string, string]>([
  [
    'en',
    'Weezly: Your trial ends soon',
    'Ends: Monday, March',
    'Weezly: Your trial has ended',
    'Everything you created is still there',
  ],
  [
    'de',
    'Weezly: Ihre Testphase endet bald',
    'Endet: ',
    'Weezly: Ihre Testphase ist beendet',
    'bleibt, wie es ist',
  ],
  [
    'il',
    'Weezly: תקופת הניסיון מסתיימת בקרוב',
    'מסתיימת: ',
    'Weezly: תקופת הניסיון הסתיימה',
    'נשאר כפי שהוא',
  ],
])(
  'a trial in %s: reminded three days before its end, told at its end, and then basic',
  async (language, ...said) => {
    const [soon, when, over, stays] = said
    const host = await openAccount(app, { language, timeZone: 'America/New_York' })
    const { trial_end } = await host.api.call('GET /users/aboutme')
    expect(trial_end).toBe(Math.floor((app.clock.now() + 14 * DAY) / 1_000))
    days(10)
    await night()
    expect(await mails(host)).toEqual([])
    days(1)
    await night()
    await night()
    const [first, ...none] = await mails(host)
    expect(none).toEqual([])
    expect(first?.subject).toBe(soon)
    expect(first?.text).toContain(when)
    expect(await host.api.call('GET /users/aboutme')).toMatchObject({ account_type: 'prime' })
    days(3)
    await night()
    await night()
    const [, second, ...more] = await mails(host)
    expect(more).toEqual([])
    expect(second?.subject).toBe(over)
    expect(second?.text).toContain(stays)
    const signedIn = await host.api.try('GET /users/aboutme')
    expect(signedIn.body).toMatchObject({ account_type: 'basic', plan_type: 'Free', event_numbers: 0 })
    const event = { name: 'More', slug: 'more', description: 'More', locations: [{ kind: 'zoom' as const }] }
    expect((await host.api.refusal('POST /event-types', { body: event })).code).toBe('upgrade_required')
    const hide = { body: { hidesProductName: true } }
    expect((await host.api.refusal('PATCH /settings/branding', hide)).code).toBe('upgrade_required')
  },
)

test('a renewal is told with its amount, its invoice and until when it is paid', async () => {
  const host = await subscriber(shop)
  await workedOff(shop)
  days(32)
  stripe.roll()
  await workedOff(shop)
  const [, renewed, ...none] = await mails(host)
  expect(none).toEqual([])
  expect(renewed?.subject).toBe('Weezly: Your plan was renewed')
  const [invoice] = stripe.world.all('invoice')
  expect(renewed?.text).toContain(`Amount: $149.00\nInvoice: ${invoice?.number}\nPaid until: `)
})

test('a refused card: a mail with what is owed and until when everything works, and a line', async () => {
  const host = await subscriber(shop)
  await workedOff(shop)
  const [method] = stripe.world.all('payment_method')
  if (method) method.card.fingerprint = FAILS_LATER.replaceAll(' ', '')
  days(32)
  stripe.roll()
  await workedOff(shop)
  const [, failed, ...none] = await mails(host)
  expect(none).toEqual([])
  expect(failed?.subject).toBe('Weezly: Your card was declined')
  expect(failed?.text).toMatch(/Amount: \$149\.00\nInvoice: SANDBOX-\d+\nNext attempt: .*\nUntil: /)
  // The session expired during the month.
  const { lines, invoices } = presentBilling(await overviewOf(app.context, host.me.userID))
  expect(lines).toMatchObject([{ change: 'payment_failed', amount: 14_900, number: invoices[0]?.number }])
  expect(invoices[0]?.status).toBe('open')
  if (method) method.card.fingerprint = '4242424242424242'
  days(1)
  stripe.ask('POST /v1/invoices/:id/pay', {}, String(invoices[0]?.id))
  await workedOff(shop)
  expect((await mails(host)).at(-1)?.subject).toBe('Weezly: Your plan was renewed')
})

test('a card about to expire: a mail with the card and its month, and a line', async () => {
  const host = await subscriber(shop)
  await workedOff(shop)
  const [method] = stripe.world.all('payment_method')
  const now = new Date(app.clock.now())
  if (method) Object.assign(method.card, { exp_month: now.getUTCMonth() + 1, exp_year: now.getUTCFullYear() })
  app.clock.advance(1)
  const end = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1) - 10 * DAY
  app.clock.advance(Math.max(1, Math.ceil((end - app.clock.now()) / MINUTE)))
  await night()
  const warning = (await mails(host)).find(({ subject }) => subject === 'Weezly: Your card expires soon')
  const month = String(now.getUTCMonth() + 1).padStart(2, '0')
  expect(warning?.text).toContain(
    `Card: Visa ending in 4242\nValid through: ${month}/${now.getUTCFullYear()}\n`,
  )
  const { lines } = presentBilling(await overviewOf(app.context, host.me.userID))
  expect(lines).toMatchObject([{ change: 'card_expiring', amount: null, number: null }])
})
