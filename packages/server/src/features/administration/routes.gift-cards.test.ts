import { randomUUID } from 'node:crypto'
import { DAY } from '@scheduling/domain'
import { expect, test } from 'vitest'
import { openAccount } from '../../testing/hosts.ts'
import { startShop } from '../../testing/stand-ins/stripe.ts'
import { recordPoints } from '../referrals/points.ts'
import { mark } from './operations.ts'

const { app } = await startShop({}, { operatorEmail: 'operator@example.test' })
const { context, clock } = app
const operator = await openAccount(app)
await mark(context, null, operator.accountId, true)
const { api } = operator

/** A card that a host has claimed. */
async function claimed(): Promise<{ id: string; email: string }> {
  const host = await openAccount(app)
  await context.db.transaction().execute(async (trx) => {
    const before = { clock: { now: () => clock.now() - 31 * DAY } }
    const earned = { hostId: host.me.userID, kind: 'earned', points: 50, referral_id: randomUUID() } as const
    await recordPoints(before, trx, earned)
  })
  const id = randomUUID()
  await host.api.call('POST /referrals/rewards', { body: { id, points: 50 } })
  return { id, email: host.me.userEmail }
}

const cardOf = async (id: string) =>
  (await api.call('GET /operator/gift-cards')).cards.find((card) => card.id === id)
const step = (id: string, wanted: 'sent' | 'hold' | 'release' | 'return') => ({
  params: { id },
  body: { step: wanted },
})
const newest = async () => (await api.call('GET /operator/actions')).actions[0]
const stockOf = async (points: number) =>
  (await api.call('GET /operator/gift-cards')).stock.find((one) => one.points === points)?.count ?? 0

test('codes are added once, and then are in no answer, record or log', async () => {
  const codes = [`GIFT-${randomUUID()}`, `GIFT-${randomUUID()}`]
  const body = { points: 100, codes: [...codes, String(codes[0])] } as const
  clock.advance(1)
  const first = await api.call('POST /operator/gift-cards', { body: { ...body, codes: [...body.codes] } })
  expect(first).toMatchObject({ added: 2, known: 1 })
  expect(await newest()).toMatchObject({
    kind: 'gift_cards_loaded',
    by: operator.me.userEmail,
    detail: '2 of 100 points',
  })
  const again = await api.call('POST /operator/gift-cards', { body: { ...body, codes } })
  expect(again).toMatchObject({ added: 0, known: 2 })
  expect(await stockOf(100)).toBe(2)
  const { rows } = await context.pool.query(
    'select c::text, encode(code, $1) from gift_cards c union all select a::text, detail from operator_actions a',
    ['escape'],
  )
  const shown = JSON.stringify([first, again, await newest(), rows, app.logged])
  for (const code of codes) expect(shown).not.toContain(code)
})

test.each([
  ['another worth', { points: 7, codes: ['GIFT-1'] }],
  ['no code', { points: 50, codes: [] }],
  ['an empty code', { points: 50, codes: [''] }],
  ['a code that is too long', { points: 50, codes: ['x'.repeat(201)] }],
  ['too many', { points: 50, codes: Array.from({ length: 1_001 }, (_, index) => `GIFT-${index}`) }],
])('%s is refused, and nothing is added', async (_, body) => {
  const before = await stockOf(50)
  const refusal = await api.refusal('POST /operator/gift-cards', { body })
  expect(refusal.code).toBe('invalid_input')
  expect(JSON.stringify(refusal)).not.toContain('GIFT-')
  expect(await stockOf(50)).toBe(before)
})

test('a card is held, released and sent by hand, each logged', async () => {
  const { id, email } = await claimed()
  expect(await cardOf(id)).toMatchObject({ email, dollars: 10, state: 'waiting', decidedAt: null })
  for (const [wanted, state, kind] of [
    ['hold', 'held', 'gift_card_held'],
    ['release', 'waiting', 'gift_card_released'],
    ['sent', 'sent', 'gift_card_sent'],
  ] as const) {
    clock.advance(1)
    const { cards } = await api.call('POST /operator/gift-cards/:id', step(id, wanted))
    expect(cards.find((card) => card.id === id)?.state).toBe(state)
    expect(await newest()).toMatchObject({ kind, detail: id, by: operator.me.userEmail })
  }
  for (const wanted of ['hold', 'sent', 'return'] as const)
    expect((await api.refusal('POST /operator/gift-cards/:id', step(id, wanted))).code).toBe(
      'gift_card_not_waiting',
    )
})

test('a canceled card returns its points, once', async () => {
  const { id } = await claimed()
  await api.call('POST /operator/gift-cards/:id', step(id, 'return'))
  expect((await cardOf(id))?.state).toBe('returned')
  const { code } = await api.refusal('POST /operator/gift-cards/:id', step(id, 'return'))
  expect(code).toBe('gift_card_not_waiting')
  const { rows } = await context.pool.query(
    'select sum(points)::int from point_entries where claim_id = $1',
    [id],
  )
  expect(rows).toEqual([{ sum: 0 }])
})
