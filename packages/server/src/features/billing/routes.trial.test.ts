import { api } from '@scheduling/contract'
import type { Api } from '@scheduling/contract'
import { DAY, MINUTE } from '@scheduling/domain'
import { DELETED_AFTER_CANCELING } from '@scheduling/domain/pricing'
import { expect, test } from 'vitest'
import { openAccount, signUp } from '../../testing/hosts.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { addCard, startShop, subscriber } from '../../testing/stand-ins/stripe.ts'
import type { FeedbackGiven } from '../feedback/events.ts'
import { feedbackMail } from '../feedback/mails/index.ts'
import { sendMail } from '../notifications/send.ts'
import { openMailApp } from '../notifications/testing/mail-app.ts'

const OPERATOR = 'operator@example.test'
const shop = await startShop({}, { operatorEmail: OPERATOR })
const { app, stripe } = shop
const { postOffice, mailsTo } = await openMailApp(app)
const reason = 'It is too expensive for us now.'
const deletion = { reason, pass: DELETED_AFTER_CANCELING }

test('a trial is canceled with its end, and the account is deleted after it without the password', async () => {
  const host = await openAccount(app)
  expect((await host.api.refusal('POST /users/delete', { body: deletion })).code).toBe('wrong_password')
  const { trial_end } = await host.api.call('GET /users/aboutme')
  const canceled = { success: true, expiring: trial_end }
  expect(await host.api.call('POST /stripe/unsubscribe', { body: { reason } })).toEqual(canceled)
  expect(await host.api.call('POST /stripe/unsubscribe', { body: { reason } })).toEqual(canceled)
  expect(await host.api.call('GET /users/aboutme')).toMatchObject({ plan_type: 'entry_trial', trial_end })
  await host.api.call('POST /users/delete', { body: deletion })
  expect((await host.api.refusal('GET /users/aboutme')).code).toBe('not_signed_in')
})

/** The operator's mails about a host, after all waiting mails were sent. */
async function toldOperator({ me }: TestHost): Promise<string[]> {
  const { rows } = await app.context.pool.query<{ data: FeedbackGiven }>(
    "delete from jobs.job where name = 'feedback' and data ->> 'hostId' = $1 returning data",
    [me.userID],
  )
  for (const { data } of rows) await sendMail(postOffice, feedbackMail, data)
  const mails = await mailsTo(OPERATOR)
  return mails.flatMap(({ text, html }) => {
    expect(html).not.toContain('<b>')
    return text?.includes(me.userEmail) ? [text] : []
  })
}

const unsubscribe = async (host: TestHost, why: string) =>
  host.api.call('POST /stripe/unsubscribe', { body: { reason: why } })

test('why a trial is canceled is mailed to the operator, once, with what was typed as text', async () => {
  const host = await openAccount(app)
  const typed = 'Too <b>expensive</b>\nfor the two of us.'
  for (let time = 0; time < 2; time++) {
    await unsubscribe(host, typed)
    const [mail, ...more] = await toldOperator(host)
    expect(more).toEqual([])
    expect(mail).toMatch(/canceled before I paid for a plan[^]*Too <b>expensive<\/b>\s+for the two of us\./)
  }
  for (let count = 0; count < 9; count++)
    expect(await unsubscribe(host, `${reason} Again: ${count}`)).toMatchObject({ success: true })
  expect((await toldOperator(host)).length).toBeLessThanOrEqual(5)
})

test('so is why an order was given up that was never paid; of what is paid the provider keeps it', async () => {
  const [orderer, payer] = [await openAccount(app), await subscriber(shop)]
  await addCard(shop, orderer)
  const body = { plan_type: 'growth_monthly' as const, quantity: 1_000 }
  await orderer.api.call('POST /stripe/subscribe', { body })
  for (const host of [orderer, payer]) await unsubscribe(host, reason)
  expect(await toldOperator(orderer)).toEqual([expect.stringContaining(reason)])
  expect(await toldOperator(payer)).toEqual([])
  expect(stripe.world.all('subscription').map(({ cancellation_details: said }) => said.comment)).toContain(
    reason,
  )
})

test('where nothing is left to cancel the account is deleted with the password alone', async () => {
  const host = await openAccount(app)
  app.clock.advance((14 * DAY) / MINUTE)
  expect(await host.api.call('POST /stripe/unsubscribe', { body: { reason } })).toEqual({
    success: true,
    expiring: null,
  })
  expect((await host.api.refusal('POST /users/delete', { body: deletion })).code).toBe('wrong_password')
})

const changes = Object.keys(api).filter(
  (key): key is keyof Api => key.includes(' /stripe/') && !key.startsWith('GET '),
)

test('whoever has not confirmed their address sees what is sold and can buy nothing', async () => {
  const host = await signUp(app)
  expect(await host.api.call('GET /stripe/getBilling')).toMatchObject({
    subscription: false,
    canUpgrade: false,
  })
  expect(await host.api.call('GET /stripe/getBillingDetails')).toEqual({ data: null })
  for (const route of changes) {
    const sent = api[route].body ? { body: {} } : {}
    expect([route, (await host.api.refusal(route, sent)).code]).toEqual([route, 'not_verified'])
  }
  const theirs = stripe.world.all('customer').filter(({ metadata }) => metadata.host_id === host.me.userID)
  expect(theirs).toEqual([])
})
