import { randomUUID } from 'node:crypto'
import { DAY } from '@scheduling/domain'
import { expect, test } from 'vitest'
import type { TestHost } from '../../testing/hosts.ts'
import { openAccount } from '../../testing/hosts.ts'
import { startShop } from '../../testing/stand-ins/stripe.ts'
import { GIFT_CARD_SENT } from './events.ts'
import type { GiftCardStep } from './gift-cards.ts'
import {
  codeOf,
  decideGiftCard,
  giftCardStock,
  loadGiftCards,
  sendDueGiftCards,
  cleanUpGiftCards,
} from './gift-cards.ts'
import { claimsOf } from './points-store.ts'
import { recordPoints } from './points.ts'

const { app } = await startShop({}, { operatorEmail: 'operator@example.test' })
const { context, clock } = app

/** A host with points that can be claimed. */
async function rich(points = 250): Promise<TestHost> {
  const host = await openAccount(app)
  await context.db.transaction().execute(async (trx) => {
    const referral_id = randomUUID()
    const before = { clock: { now: () => clock.now() - 31 * DAY } }
    await recordPoints(before, trx, { hostId: host.me.userID, kind: 'earned', points, referral_id })
  })
  return host
}

async function claimed(host: TestHost, points = 50): Promise<string> {
  const id = randomUUID()
  await host.api.call('POST /referrals/rewards', { body: { id, points } })
  return id
}

/** Claims are old enough to be sent. */
async function letPass(host: TestHost, days: number): Promise<void> {
  await context.db
    .updateTable('reward_claims')
    .set({ claimed_at: new Date(clock.now() - days * DAY) })
    .where('host_id', '=', host.me.userID)
    .execute()
}

const decide = (claimId: string, step: GiftCardStep) =>
  context.db.transaction().execute((trx) => decideGiftCard(context, trx, claimId, step))
const codes = (count: number) => Array.from({ length: count }, () => `GIFT-${randomUUID()}`)
const leftOf = async (points: number) =>
  (await giftCardStock(context)).find((worth) => worth.points === points)?.count ?? 0
const sentTo = async ({ me }: TestHost) => {
  const { rows } = await context.pool.query('select data from jobs.job where name = $1', [
    GIFT_CARD_SENT.name,
  ])
  return rows
    .map(({ data }) => data as { hostId: string; claimId: string })
    .filter(({ hostId }) => hostId === me.userID)
}
const stateOf = async (host: TestHost) => {
  const { points, claims } = await host.api.call('GET /referrals')
  return {
    points,
    sent: claims.map(({ sentAt }) => sentAt !== null),
    back: claims.map(({ returnedAt }) => returnedAt !== null),
  }
}

test('a claimed card leaves the stock after three days, once, with a code that no queue has', async () => {
  const [code = ''] = codes(1)
  expect(await loadGiftCards(context, 100, [code])).toBe(1)
  const host = await rich()
  const id = await claimed(host, 100)
  await letPass(host, 2.9)
  await sendDueGiftCards(context)
  expect(await sentTo(host)).toEqual([])
  await letPass(host, 3)
  await Promise.all([sendDueGiftCards(context), sendDueGiftCards(context), sendDueGiftCards(context)])
  expect(await sentTo(host)).toEqual([{ hostId: host.me.userID, claimId: id }])
  expect(await leftOf(100)).toBe(0)
  expect(await stateOf(host)).toEqual({ points: 150, sent: [true], back: [false] })
  const [claim] = await claimsOf(context.db, host.me.userID)
  expect(await codeOf(context, context.db, claim?.card_id ?? '')).toBe(code)
})

test('the stock shows no code: they are sealed, and each row opens only its own', async () => {
  const [code = ''] = codes(1)
  await loadGiftCards(context, 250, [code])
  const { rows } = await context.pool.query('select * from gift_cards')
  expect(JSON.stringify(rows.map((row: { code: Buffer }) => row.code.toString('latin1')))).not.toContain(code)
})

test('a code is loaded once, however often its file is', async () => {
  const file = codes(3)
  expect(await loadGiftCards(context, 50, file)).toBe(3)
  expect(await loadGiftCards(context, 50, [...file, ...codes(1)])).toBe(1)
  await expect(loadGiftCards(context, 60, codes(1))).rejects.toThrow(
    '60 points buy no gift card; expected 50, 100, 250',
  )
  await context.db.deleteFrom('gift_cards').where('points', '=', 50).execute()
})

test('without a card in stock it waits for one, and the first who claimed gets it', async () => {
  const [first, second] = [await rich(), await rich()]
  for (const host of [first, second]) await claimed(host)
  await letPass(first, 5)
  await letPass(second, 4)
  await sendDueGiftCards(context)
  expect((await stateOf(first)).sent).toEqual([false])
  await loadGiftCards(context, 50, codes(1))
  await sendDueGiftCards(context)
  expect([(await stateOf(first)).sent, (await stateOf(second)).sent]).toEqual([[true], [false]])
})

test('one that is held back stays until it is released', async () => {
  await loadGiftCards(context, 250, codes(1))
  const host = await rich()
  const id = await claimed(host, 250)
  await letPass(host, 4)
  expect(await decide(id, 'hold')).toBe(true)
  await sendDueGiftCards(context)
  expect((await stateOf(host)).sent).toEqual([false])
  expect(await decide(id, 'release')).toBe(true)
  await sendDueGiftCards(context)
  expect((await stateOf(host)).sent).toEqual([true])
})

test('one that is refused gives its points back, once', async () => {
  const host = await rich(100)
  const id = await claimed(host, 100)
  expect(await stateOf(host)).toEqual({ points: 0, sent: [false], back: [false] })
  const both = await Promise.all([decide(id, 'return'), decide(id, 'return')])
  expect(both.filter(Boolean)).toEqual([true])
  expect(await stateOf(host)).toEqual({ points: 100, sent: [false], back: [true] })
  expect(await decide(id, 'sent')).toBe(false)
})

test('codes that were sent long ago are forgotten, those in stock are not', async () => {
  await loadGiftCards(context, 100, codes(2))
  const host = await rich()
  await claimed(host, 100)
  await letPass(host, 4)
  await sendDueGiftCards(context)
  await context.db
    .updateTable('gift_cards')
    .set({ given_at: new Date(clock.now() - 91 * DAY) })
    .where('for_host', '=', host.me.userID)
    .execute()
  await cleanUpGiftCards(context)
  const [claim] = await claimsOf(context.db, host.me.userID)
  expect(await codeOf(context, context.db, claim?.card_id ?? '')).toBeUndefined()
  expect(await leftOf(100)).toBe(1)
})
