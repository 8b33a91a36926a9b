import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { databaseState } from '../../testing/database-state.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { addOrganization, join } from '../../testing/organizations.ts'
import { openAccount, PASSWORD, signUp, trySignIn } from '../../testing/hosts.ts'
import { putUpgradePopup } from '../plans/popup-store.ts'
import { changePlan, deleteNow, disable, doAtServer, mark } from './operations.ts'

const app = await startTestApp({ hasPlans: true })
const operator = await openAccount(app, { name: 'Olga Operator' })
await mark(app.context, null, operator.accountId, true)

const params = ({ accountId }: TestHost) => ({ params: { id: accountId } })
const pageOf = ({ me }: TestHost) =>
  app.visitor.try('GET /owners/:owner', { params: { owner: me.link } }).then(({ status }) => status)
const search = async (q: string) =>
  (await operator.api.call('GET /operator/accounts', { query: { q } })).accounts
const newest = async () => (await operator.api.call('GET /operator/actions')).actions[0]

const plan = { account_type: 'basic', plan_type: 'growth_yearly', event_numbers: 7 } as const
const CALLS = (of: TestHost) =>
  [
    ['GET /operator/accounts', {}],
    ['GET /operator/actions', {}],
    ['GET /operator/popups', {}],
    ['PUT /operator/popups/:id', { params: { id: 'analytics' }, body: { html: 'x' } }],
    ['POST /operator/catalog', {}],
    ['GET /operator/gift-cards', {}],
    ['POST /operator/gift-cards', { body: { points: 50, codes: ['GIFT'] } }],
    ['POST /operator/gift-cards/:id', { ...params(of), body: { step: 'sent' } }],
    ['PUT /operator/accounts/:id/plan', { ...params(of), body: plan }],
    ['POST /operator/accounts/:id/disable', { ...params(of), body: { reason: 'Spam' } }],
    ['POST /operator/accounts/:id/enable', params(of)],
    ['POST /operator/accounts/:id/call-done', params(of)],
    ['POST /operator/accounts/:id/second-factor', { ...params(of), body: { reason: 'Passport' } }],
    ['POST /operator/accounts/:id/delete', { ...params(of), body: { reason: 'Spam', password: PASSWORD } }],
  ] as const

test('for who is no operator there is nothing of it', async () => {
  const [host, other] = [await openAccount(app), await openAccount(app)]
  const before = await databaseState(app.context.pool)
  for (const [route, sent] of CALLS(other)) {
    expect((await host.api.refusal(route, sent)).code).toBe('route_not_found')
    expect((await app.visitor.refusal(route, sent)).code).toBe('not_signed_in')
  }
  expect(await databaseState(app.context.pool)).toBe(before)
})

test('who is no operator any more has nothing of it at once', async () => {
  const host = await openAccount(app)
  await mark(app.context, null, host.accountId, true)
  expect((await host.api.call('GET /users/aboutme')).isOperator).toBe(true)
  await host.api.call('GET /operator/accounts')
  await mark(app.context, null, host.accountId, false)
  expect((await host.api.refusal('GET /operator/accounts')).code).toBe('route_not_found')
})

test('accounts are found by name, email and link, and nothing in them is told', async () => {
  const host = await openAccount(app, { name: '100% Ada_', email: 'findme@example.test', link: 'find-me-x' })
  for (const q of ['100% a', 'FINDME@', 'find-me'])
    expect((await search(q)).map(({ id }) => id)).toEqual([host.accountId])
  expect(await search('%')).toHaveLength(1)
  expect(await search('nobody')).toEqual([])
  const waiting = await signUp(app, { link: 'not-confirmed' })
  expect(await search('not-confirmed')).toMatchObject([{ id: waiting.accountId, isVerified: false }])
})

test('many are listed page by page, the newest first, each once', async () => {
  for (let count = 0; count < 51; count++) await signUp(app)
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const query = cursor === undefined ? {} : { cursor }
    const page = await operator.api.call('GET /operator/accounts', { query })
    seen.push(...page.accounts.map(({ id }) => id))
    cursor = page.next ?? undefined
  } while (cursor !== undefined)
  const { rows } = await app.context.pool.query('select 1 from accounts')
  expect(seen).toHaveLength(rows.length)
  expect(new Set(seen).size).toBe(rows.length)
})

test('a disabled account is closed to its owner and to visitors, until it is enabled', async () => {
  const host = await openAccount(app)
  const disabled = await operator.api.call('POST /operator/accounts/:id/disable', {
    ...params(host),
    body: { reason: 'Spam' },
  })
  expect(disabled).toMatchObject({ disabledAt: '2027-03-01T08:00:00.000Z' })
  expect((await host.api.refusal('GET /users/aboutme')).code).toBe('not_signed_in')
  expect((await trySignIn(app, host)).body).toMatchObject({ code: 'account_disabled' })
  // To a stranger it looks like any other account.
  expect((await trySignIn(app, host, 'Wrong-horse-1')).body).toMatchObject({ code: 'wrong_details' })
  expect(await pageOf(host)).toBe(404)
  await operator.api.call('POST /operator/accounts/:id/enable', params(host))
  expect((await trySignIn(app, host)).status).toBe(200)
  expect(await pageOf(host)).toBe(200)
})

test('what its owner has closed stays closed when it is enabled', async () => {
  const host = await openAccount(app)
  const body = { pass: PASSWORD, reason: 'Enough' }
  await host.api.call('POST /users/delete', { body: { ...body, meetings: 'keep' } })
  expect(await search(host.me.link)).toMatchObject([{ deletion: { reason: 'Enough' } }])
  await disable(app.context, null, host.accountId, 'Spam')
  expect((await trySignIn(app, host)).status).toBe(403)
  await operator.api.call('POST /operator/accounts/:id/enable', params(host))
  expect(await pageOf(host)).toBe(404)
  expect((await trySignIn(app, host)).status).toBe(200)
  expect(await pageOf(host)).toBe(200)
})

test('a business plan is for so many people, of the account and of the organization that it owns', async () => {
  const owner = await openAccount(app)
  const organization = await addOrganization(app, owner)
  for (let count = 0; count < 2; count++) await join(app, organization, await openAccount(app))
  const business = { account_type: 'prime' as const, plan_type: 'business_monthly', event_numbers: null }
  const grant = (quantity: number) => ({ ...params(owner), body: { ...business, quantity } })
  await operator.api.call('PUT /operator/accounts/:id/plan', grant(3))
  const quantities = async () => {
    const me = await Promise.all([owner.api, organization.api].map((api) => api.call('GET /users/aboutme')))
    return me.map(({ quantity }) => quantity)
  }
  expect(await quantities()).toEqual([3, 3])
  expect(await operator.api.refusal('PUT /operator/accounts/:id/plan', grant(2))).toMatchObject({
    code: 'exist_member_total',
    title: 'The number of existing members in the organization is greater than the selected number!',
  })
  expect(await quantities()).toEqual([3, 3])
  // An open invitation counts.
  await operator.api.call('PUT /operator/accounts/:id/plan', grant(4))
  const body = { email: `guest-${randomUUID().slice(0, 8)}@firm.test`, role: 'member' as const }
  await organization.api.call('POST /organization/invitations', { body })
  expect((await operator.api.refusal('PUT /operator/accounts/:id/plan', grant(3))).code).toBe(
    'exist_member_total',
  )
})

test('a plan is changed', async () => {
  const host = await openAccount(app)
  const given = { ...params(host), body: plan }
  expect(await operator.api.call('PUT /operator/accounts/:id/plan', given)).toMatchObject(plan)
  expect(await host.api.call('GET /users/aboutme')).toMatchObject(plan)
  const { activity } = await host.api.call('GET /account-activity')
  expect(activity.map(({ kind }) => kind)).toContain('plan_changed')
})

test('a lost second factor is off for who has proven who they are, everywhere, and the owner is told', async () => {
  const host = await openAccount(app)
  const sent = { ...params(host), body: { reason: 'Passport, by video' } }
  const refused = await operator.api.refusal('POST /operator/accounts/:id/second-factor', sent)
  expect(refused.code).toBe('two_factor_is_off')
  await app.context.db
    .insertInto('two_factors')
    .values({
      account_id: host.accountId,
      secret: Buffer.from('sealed'),
      begun_at: new Date(app.clock.now()),
      since: new Date(app.clock.now()),
    })
    .execute()
  expect(await search(host.me.link)).toMatchObject([{ hasSecondFactor: true }])
  expect((await trySignIn(app, host)).body).toMatchObject({ code: 'two_factor_needed' })
  app.clock.advance(1)
  const reset = await operator.api.call('POST /operator/accounts/:id/second-factor', sent)
  expect(reset.hasSecondFactor).toBe(false)
  expect(await newest()).toMatchObject({ kind: 'second_factor_reset', detail: 'Passport, by video' })
  app.clock.advance(-1)
  expect((await host.api.refusal('GET /users/aboutme')).code).toBe('not_signed_in')
  const { token } = (await trySignIn(app, host)).body as { token: string }
  const { activity } = await app.as(`Bearer ${token}`).call('GET /account-activity')
  expect(activity.map(({ kind }) => kind)).toContain('two_factor_off')
})

test('deleted is gone at once, and asks for the operator’s password', async () => {
  const host = await openAccount(app)
  const wrong = { ...params(host), body: { reason: 'Asked by letter', password: 'Wrong-horse-1' } }
  expect((await operator.api.refusal('POST /operator/accounts/:id/delete', wrong)).code).toBe(
    'wrong_password',
  )
  expect((await trySignIn(app, host)).status).toBe(200)
  const right = { ...params(host), body: { reason: 'Asked by letter', password: PASSWORD } }
  await operator.api.call('POST /operator/accounts/:id/delete', right)
  expect((await trySignIn(app, host)).status).toBe(401)
  expect(await search(host.me.link)).toEqual([])
  const again = await operator.api.refusal('POST /operator/accounts/:id/delete', right)
  expect(again.code).toBe('account_not_found')
})

test('an account whose organization goes to somebody who owns one is not deleted', async () => {
  const [host, heir] = [await openAccount(app), await openAccount(app)]
  await join(app, await addOrganization(app, host), heir)
  await addOrganization(app, heir)
  const sent = { ...params(host), body: { reason: 'Asked by letter', password: PASSWORD } }
  expect((await operator.api.refusal('POST /operator/accounts/:id/delete', sent)).code).toBe(
    'next_owns_organization',
  )
  expect((await trySignIn(app, host)).status).toBe(200)
})

test('nobody disables or deletes the own account', async () => {
  for (const [route, sent] of CALLS(operator).filter(([name]) => /disable|delete/.test(name)))
    expect((await operator.api.refusal(route, sent)).code).toBe('not_allowed')
})

test('every action is logged: who, what, to whom, why; without names of who is gone', async () => {
  const host = await openAccount(app)
  const email = host.me.userEmail
  // Later than everything before.
  app.clock.advance(10)
  await operator.api.call('PUT /operator/accounts/:id/plan', { ...params(host), body: plan })
  const account = { id: host.accountId, email }
  const by = operator.me.userEmail
  expect(await newest()).toMatchObject({
    kind: 'plan_changed',
    by,
    account,
    detail: 'basic, growth_yearly, 7',
  })
  app.clock.advance(1)
  await changePlan(app.context, null, host.accountId, { ...plan, event_numbers: null })
  expect(await newest()).toMatchObject({ by: null, detail: 'basic, growth_yearly, unlimited' })
  for (const [route, kind] of [
    ['POST /operator/accounts/:id/disable', 'disabled'],
    ['POST /operator/accounts/:id/enable', 'enabled'],
  ] as const) {
    app.clock.advance(1)
    const body = kind === 'disabled' ? { reason: 'Spam' } : undefined
    await operator.api.try(route, { ...params(host), body })
    expect(await newest()).toMatchObject({ kind, by, account, detail: kind === 'disabled' ? 'Spam' : '' })
  }
  app.clock.advance(1)
  await deleteNow(app.context, null, host.accountId, 'Asked by letter')
  expect(await newest()).toMatchObject({
    kind: 'deleted',
    by: null,
    account: { id: host.accountId, email: null },
    detail: 'Asked by letter',
  })
  const { rows } = await app.context.pool.query('select * from operator_actions')
  expect(JSON.stringify(rows)).not.toContain(email)
  app.clock.advance(-14)
})

test('what is done at the server to no account is logged too, with what it did or not at all', async () => {
  const action = { id: null, kind: 'popup_changed', detail: 'dynamic-videos: Soon' } as const
  const words = () => app.context.db.selectFrom('upgrade_popups').select('html').execute()
  app.clock.advance(20)
  const before = await newest()
  const broken = doAtServer(app.context, action, async (trx) => {
    await putUpgradePopup(trx, { id: 'dynamic-videos', html: 'Soon' })
    throw new Error('Broken')
  })
  await expect(broken).rejects.toThrow('Broken')
  expect([await newest(), await words()]).toEqual([before, []])
  await doAtServer(app.context, action, async (trx) => {
    await putUpgradePopup(trx, { id: 'dynamic-videos', html: 'Soon' })
    return true
  })
  expect(await newest()).toMatchObject({ ...action, id: expect.any(String), by: null, account: null })
  expect(await words()).toEqual([{ html: 'Soon' }])
  const logged = await newest()
  app.clock.advance(1)
  const nothing = await doAtServer(app.context, { ...action, kind: 'gift_card_sent' }, async () => false)
  expect([nothing, await newest()]).toEqual([false, logged])
  app.clock.advance(-21)
})

const popup = (id: string, html: string) => ({ params: { id }, body: { html } })

test('an operator changes what is said to whoever lacks a feature, and it is logged', async () => {
  app.clock.advance(30)
  const said = async () => (await operator.api.call('GET /operator/popups')).popups
  const general = await said()
  expect(general).toContainEqual({ id: 'analytics', html: '' })
  await operator.api.call('PUT /operator/popups/:id', popup('analytics', 'With <b>Growth</b>.'))
  expect(await said()).toContainEqual({ id: 'analytics', html: 'With <b>Growth</b>.' })
  expect(await newest()).toMatchObject({
    kind: 'popup_changed',
    by: operator.me.userEmail,
    detail: 'analytics: With <b>Growth</b>.',
  })
  const harmful = '<b onclick="alert(1)">Growth</b><script>alert(1)</script>'
  await operator.api.call('PUT /operator/popups/:id', popup('analytics', harmful))
  expect(await said()).toContainEqual({ id: 'analytics', html: '<b>Growth</b>' })
  await operator.api.call('PUT /operator/popups/:id', popup('analytics', ''))
  expect(await said()).toEqual(general)
  const refusal = await operator.api.refusal('PUT /operator/popups/:id', popup('nothing', 'x'))
  expect(refusal.code).toBe('popup_not_found')
  expect((await operator.api.refusal('POST /operator/catalog')).code).toBe('billing_off')
  app.clock.advance(-30)
})

test('what is refused is not logged', async () => {
  const before = await newest()
  const sent = { params: { id: operator.me.userID }, body: { reason: 'Spam' } }
  expect((await operator.api.refusal('POST /operator/accounts/:id/disable', sent)).code).toBe(
    'account_not_found',
  )
  expect(await newest()).toEqual(before)
})
