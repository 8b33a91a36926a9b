import { expect, test } from 'vitest'
import { startShop, subscriber } from '../../testing/stand-ins/stripe.ts'
import { syncBilling } from './jobs.ts'
import { cleanUpBillings } from './operations.ts'

const shop = await startShop()
const { context, clock } = shop.app

async function warnings(hostId: string): Promise<unknown[]> {
  const { rows } = await context.pool.query<{ until: string }>(
    `select data ->> 'until' as until from jobs.job
     where data ->> 'hostId' = $1 and data ->> 'change' = 'card_expiring'`,
    [hostId],
  )
  return rows.map(({ until }) => until)
}

/** A host whose card is valid until the end of March. */
async function withOldCard() {
  const { api, me } = await subscriber(shop)
  const [card] = shop.stripe.world.all('payment_method')
  if (!card) throw new Error('There is no card')
  card.card = { ...card.card, exp_month: 3, exp_year: 2027 }
  return { api, hostId: me.userID }
}

test('whoever pays with a card that ends within 30 days is told once, by the night', async () => {
  const { hostId } = await withOldCard()
  const look = async () => syncBilling(context, { hostId, looksAtCard: true })
  clock.set('2027-03-01T23:59:59Z')
  await look()
  expect(await warnings(hostId)).toEqual([])
  clock.set('2027-03-02T00:00:00Z')
  await syncBilling(context, { hostId })
  expect(await warnings(hostId)).toEqual([])
  await look()
  await look()
  expect(await warnings(hostId)).toEqual(['2027-04-01T00:00:00.000Z'])
})

test('but nobody whose plan ends before anything more is paid', async () => {
  const { api, hostId } = await withOldCard()
  await api.call('POST /stripe/unsubscribe', { body: { reason: 'It is too expensive for us now.' } })
  await syncBilling(context, { hostId, looksAtCard: true })
  expect(await warnings(hostId)).toEqual([])
})

test('every night asks so of everybody', async () => {
  const { me } = await subscriber(shop)
  await cleanUpBillings(context)
  const { rows } = await context.pool.query(
    `select 1 from jobs.job where name = 'billing-syncs' and data @> $1`,
    [JSON.stringify({ hostId: me.userID, looksAtCard: true })],
  )
  expect(rows).toHaveLength(1)
})
