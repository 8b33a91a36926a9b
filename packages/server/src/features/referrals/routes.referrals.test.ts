import { randomUUID } from 'node:crypto'
import { DAY } from '@scheduling/domain'
import { Stripe } from 'stripe'
import { expect, test } from 'vitest'
import type { TestHost } from '../../testing/hosts.ts'
import { openAccount, signUp } from '../../testing/hosts.ts'
import { startTestApp } from '../../testing/app.ts'
import { addOrganization, join } from '../../testing/organizations.ts'
import { addCard, confirm, startShop } from '../../testing/stand-ins/stripe.ts'
import type { BillingNews } from '../billing/events.ts'
import { BILLING_NEWS } from '../billing/events.ts'
import { invitationToken } from './invitation-token.ts'
import { decideGiftCard, waitingGiftCards } from './gift-cards.ts'
import { rewardReferral } from './reward.ts'

const shop = await startShop({}, { operatorEmail: 'operator@example.test' })
const { app } = shop
const own = await startTestApp()
const { hostname, port } = new URL(shop.stripe.url)
const account = new Stripe('sk_test_1', { host: hostname, port, protocol: 'http' })

const waiting = async (queue: string, hostId: string) => {
  const { rows } = await app.context.pool.query('select data from jobs.job where name = $1', [queue])
  return rows.map(({ data }) => data as Record<string, unknown>).filter((data) => data.hostId === hostId)
}
const invite = (host: TestHost, email: string) =>
  host.api.call('POST /referrals/invitations', { body: { email } })
const claim = (points: number, id = randomUUID()) => ({ body: { id, points } })

const MASTERCARD = '5555 5555 5555 4444'

interface Brought {
  /** Further fields of the sign-up. */
  given?: Parameters<typeof openAccount>[1]
  card?: string
  code?: string
}

/** Signs up by the host's link, and pays. */
async function bringSomebody({ me }: TestHost, { given, card, code }: Brought = {}): Promise<TestHost> {
  const host = await openAccount(app, { timeZone: 'America/New_York', via: me.link, ...given })
  await addCard(shop, host, card)
  await subscribe(host, code)
  return host
}

/** Pays, and lets the news arrive in all the ways that they do. */
async function subscribe(host: TestHost, code?: string): Promise<void> {
  const { data } = await host.api.call('POST /stripe/subscribe', {
    body: { plan_type: 'growth_monthly', quantity: 1_000, coupon_code: code ?? null },
  })
  if (data.clientSecret !== null) await confirm(shop, data.clientSecret)
  await host.api.call('GET /stripe/getBilling')
  const [news] = await waiting(BILLING_NEWS.name, host.me.userID)
  expect(news).toMatchObject({ change: 'subscribed' })
  for (const change of ['subscribed', 'subscribed', 'canceled'] as const)
    await rewardReferral(app.context, { ...(news as unknown as BillingNews), change })
}

/** Payment news, as the provider sends them. */
const hear = async ({ me }: TestHost, change: BillingNews['change']) =>
  rewardReferral(app.context, { occasion: 'test', hostId: me.userID, change, until: null })

const chargeOf = ({ me }: TestHost) => {
  const customer = shop.stripe.world.all('customer').find(({ metadata }) => metadata.host_id === me.userID)
  return String(shop.stripe.world.all('charge').find((one) => one.customer === customer?.id)?.id)
}
const sumOf = (entries: readonly { points: number }[]) => entries.reduce((sum, { points }) => sum + points, 0)
const pointsOf = async ({ api }: TestHost) => (await api.call('GET /referrals')).points

/** Lets the points of the host ripen, without moving the clock for everybody. */
const ripen = async ({ me }: TestHost) => {
  await app.context.db
    .updateTable('point_entries')
    .set({ at: new Date(app.clock.now() - 31 * DAY) })
    .where('host_id', '=', me.userID)
    .where('kind', '=', 'earned')
    .execute()
}

/** Signs up by the host's link and pays, long enough ago for the points to be claimed. */
async function bringPoints(host: TestHost, how?: Brought): Promise<TestHost> {
  const brought = await bringSomebody(host, how)
  await ripen(host)
  return brought
}

const decide = (claimId: string, step: Parameters<typeof decideGiftCard>[3]) =>
  app.context.db.transaction().execute((trx) => decideGiftCard(app.context, trx, claimId, step))

test('says the link, what points are worth, and that nobody has come yet', async () => {
  const host = await openAccount(app)
  expect(await host.api.call('GET /referrals')).toEqual({
    link: `https://meet.example.test/try/${host.me.link}`,
    isRewarded: true,
    pointsEach: 50,
    points: 0,
    pending: 0,
    ripensAt: null,
    joined: 0,
    paid: 0,
    invitations: [],
    giftCards: [
      { points: 50, dollars: 10 },
      { points: 100, dollars: 20 },
      { points: 250, dollars: 50 },
    ],
    claims: [],
    history: [],
  })
})

test('who signs up by the link is counted, and brings points once a plan is paid', async () => {
  const host = await openAccount(app)
  await signUp(app, { via: host.me.link })
  expect(await host.api.call('GET /referrals')).toMatchObject({ joined: 1, paid: 0, points: 0 })
  await bringSomebody(host)
  const ripensAt = new Date(app.clock.now() + 30 * DAY).toISOString()
  const before = { joined: 2, paid: 1, points: 0, pending: 50, ripensAt }
  expect(await host.api.call('GET /referrals')).toMatchObject(before)
  expect((await host.api.refusal('POST /referrals/rewards', claim(50))).code).toBe('too_few_points')
  await ripen(host)
  const after = { joined: 2, paid: 1, points: 50, pending: 0, ripensAt: null }
  expect(await host.api.call('GET /referrals')).toMatchObject(after)
})

test.each<[what: string, bring: (host: TestHost) => Brought | Promise<Brought>]>([
  [
    'from another address of the same mailbox',
    ({ me }) => ({ given: { email: me.userEmail.replace('@', '+second@') } }),
  ],
  ['from the same browser', ({ deviceToken }) => ({ given: { deviceToken } })],
  [
    'with the same card',
    async (owner) => {
      await addCard(shop, owner, MASTERCARD)
      return { card: MASTERCARD }
    },
  ],
])('nobody earns points by themselves: %s', async (_what, bring) => {
  const owner = await openAccount(app)
  const brought = await bring(owner)
  await bringPoints(owner, brought)
  expect(await owner.api.call('GET /referrals')).toMatchObject({ joined: 1, paid: 0, points: 0 })
})

test('nobody earns points within one organization', async () => {
  const owner = await openAccount(app)
  const brought = await openAccount(app, { via: owner.me.link })
  await join(app, await addOrganization(app, owner), brought)
  await addCard(shop, brought)
  await subscribe(brought)
  expect(await owner.api.call('GET /referrals')).toMatchObject({ joined: 1, paid: 0, points: 0 })
})

test('one card earns points once, in however many accounts it pays', async () => {
  const owner = await openAccount(app)
  for (const card of [undefined, undefined, MASTERCARD]) await bringPoints(owner, card ? { card } : {})
  expect(await owner.api.call('GET /referrals')).toMatchObject({ joined: 3, paid: 2, points: 100 })
})

test('a plan that a code made free earns nothing', async () => {
  const { id } = await account.coupons.create({ percent_off: 100, duration: 'once' })
  await account.promotionCodes.create({ code: 'FREE1', promotion: { type: 'coupon', coupon: id } })
  const owner = await openAccount(app)
  const brought = await bringPoints(owner, { code: 'FREE1' })
  expect(await pointsOf(owner)).toBe(0)
  await hear(brought, 'renewed')
  await ripen(owner)
  expect(await pointsOf(owner)).toBe(50)
})

test('points go back with the money, and a gift card that still waits', async () => {
  const owner = await openAccount(app)
  const brought = await bringPoints(owner)
  await account.refunds.create({ charge: chargeOf(brought), amount: 5_000 })
  await hear(brought, 'refunded')
  expect(await pointsOf(owner)).toBe(50)
  await owner.api.call('POST /referrals/rewards', claim(50))
  await account.refunds.create({ charge: chargeOf(brought) })
  for (const change of ['refunded', 'refunded', 'renewed'] as const) await hear(brought, change)
  expect(await owner.api.call('GET /referrals')).toMatchObject({
    joined: 1,
    paid: 0,
    points: 0,
    claims: [{ sentAt: null, returnedAt: new Date(app.clock.now()).toISOString() }],
    history: expect.toSatisfy((history: { points: number }[]) => sumOf(history) === 0),
  })
  await bringPoints(owner, { card: MASTERCARD })
  expect(await pointsOf(owner)).toBe(50)
})

test('who came by an invitation has upgraded with the first payment, until the money goes back', async () => {
  const owner = await openAccount(app)
  const { invitations } = await invite(owner, 'noa@park.example')
  const invitation = invitationToken(app.context, {
    hostId: owner.me.userID,
    id: String(invitations[0]?.id),
  })
  const statusOf = async () =>
    (await owner.api.call('GET /referrals')).invitations.map(({ status }) => status)
  const brought = await bringPoints(owner, { given: { invitation } })
  expect(await statusOf()).toEqual(['upgraded'])
  expect(await pointsOf(owner)).toBe(50)
  await account.refunds.create({ charge: chargeOf(brought) })
  await hear(brought, 'refunded')
  expect(await statusOf()).toEqual(['signed_up'])
})

test('a gift card that was sent is paid off by the next points', async () => {
  const owner = await openAccount(app)
  const brought = await bringPoints(owner)
  const card = claim(50)
  await owner.api.call('POST /referrals/rewards', card)
  expect(await decide(card.body.id, 'sent')).toBe(true)
  await account.refunds.create({ charge: chargeOf(brought) })
  await hear(brought, 'refunded')
  expect(await owner.api.call('GET /referrals')).toMatchObject({ points: 0, claims: [{ points: 50 }] })
  await bringPoints(owner, { card: MASTERCARD })
  expect(await pointsOf(owner)).toBe(0)
})

test('a dispute takes points back until it is won, in whatever order that is heard', async () => {
  const owner = await openAccount(app)
  const brought = await bringPoints(owner)
  shop.stripe.dispute(chargeOf(brought))
  await hear(brought, 'disputed')
  expect(await pointsOf(owner)).toBe(0)
  const { data } = await account.disputes.list({ charge: chargeOf(brought) })
  await account.disputes.update(String(data[0]?.id), {
    evidence: { uncategorized_text: 'winning_evidence' },
    submit: true,
  })
  for (const change of ['dispute_won', 'disputed'] as const) {
    await hear(brought, change)
    expect(await pointsOf(owner)).toBe(50)
  }
})

test.each(['nobody-has-this', 'x&y=/#', '', 'Ω'.repeat(60)])(
  'a link that is nobody’s is forgotten: %s',
  async (via) => {
    await expect(signUp(app, { via })).resolves.toBeDefined()
  },
)

test('somebody is mailed once, whoever asks how often', async () => {
  const host = await openAccount(app)
  await invite(host, 'noa@park.example')
  const { invitations } = await invite(host, 'noa@park.example')
  expect(invitations).toMatchObject([{ email: 'noa@park.example' }])
  expect(await waiting('referral-invitations', host.me.userID)).toEqual([
    { hostId: host.me.userID, invitationId: invitations[0]?.id },
  ])
})

test('a mailbox gets few invitations from all hosts together, and nobody learns of the others', async () => {
  const email = 'wanted@park.example'
  const hosts = [await openAccount(app), await openAccount(app), await openAccount(app)]
  for (const host of hosts) expect((await invite(host, email)).invitations).toMatchObject([{ email }])
  const mails = await Promise.all(hosts.map(({ me }) => waiting('referral-invitations', me.userID)))
  expect(mails.map(({ length }) => length)).toEqual([1, 1, 0])
})

test('429 after twenty a day', async () => {
  const host = await openAccount(app)
  for (let count = 0; count < 20; count++) await invite(host, `guest-${count}@park.example`)
  const body = { email: 'one-more@park.example' }
  expect((await host.api.refusal('POST /referrals/invitations', { body })).code).toBe('rate_limited')
})

test('who has not confirmed an address invites nobody', async () => {
  const host = await signUp(app)
  const body = { email: 'noa@park.example' }
  expect((await host.api.refusal('POST /referrals/invitations', { body })).code).toBe('not_verified')
})

test('points become a gift card once, of which the operator is told', async () => {
  const host = await openAccount(app)
  await bringPoints(host)
  const wanted = claim(50)
  const both = await Promise.all([1, 2].map(() => host.api.call('POST /referrals/rewards', wanted)))
  for (const { points, claims } of both) {
    expect(points).toBe(0)
    expect(claims).toMatchObject([{ id: wanted.body.id, points: 50, dollars: 10 }])
  }
  expect(await waiting('reward-claims', host.me.userID)).toEqual([
    { hostId: host.me.userID, claimId: wanted.body.id, points: 50 },
  ])
})

test('the operator sees what waits and says that it was sent; the host is shown when', async () => {
  const host = await openAccount(app)
  await bringPoints(host)
  const card = claim(50)
  expect(await decide(card.body.id, 'sent')).toBe(false)
  await host.api.call('POST /referrals/rewards', card)
  const waitsFor = async () =>
    (await waitingGiftCards(app.context)).filter(({ email }) => email === host.me.userEmail)
  expect(await waitsFor()).toMatchObject([{ dollars: 10, heldAt: null }])
  expect(await decide(card.body.id, 'sent')).toBe(true)
  expect(await waitsFor()).toEqual([])
  const { claims } = await host.api.call('GET /referrals')
  expect(claims[0]?.sentAt).toBe(new Date(app.clock.now()).toISOString())
})

test('of two claims at once that the points suffice for one of, one is refused', async () => {
  const host = await openAccount(app)
  await bringPoints(host)
  const answers = await Promise.all(
    [claim(50), claim(50)].map((wanted) => host.api.try('POST /referrals/rewards', wanted)),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  expect(await host.api.call('GET /referrals')).toMatchObject({ points: 0, claims: [{ points: 50 }] })
})

test('more points than there are, and gift cards that there are not, are refused', async () => {
  const host = await openAccount(app)
  expect(await host.api.refusal('POST /referrals/rewards', claim(50))).toMatchObject({
    code: 'too_few_points',
    errors: [{ path: 'points', message: 'Expected at most 0, as many as there are' }],
  })
  expect(await host.api.refusal('POST /referrals/rewards', claim(49))).toMatchObject({
    code: 'invalid_input',
    errors: [{ path: 'points', message: 'Expected one of 50, 100, 250' }],
  })
})

test('a server that sells nothing gives no rewards, and says so', async () => {
  const host = await openAccount(own)
  expect((await host.api.call('GET /referrals')).isRewarded).toBe(false)
  expect((await host.api.refusal('POST /referrals/rewards', claim(50))).code).toBe('not_allowed')
})

test('nobody sees those of another', async () => {
  const [host, other] = [await openAccount(app), await openAccount(app)]
  await invite(host, 'noa@park.example')
  await signUp(app, { via: host.me.link })
  expect(await other.api.call('GET /referrals')).toMatchObject({ joined: 0, invitations: [] })
})
