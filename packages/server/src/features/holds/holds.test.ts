import { HOUR, MINUTE } from '@scheduling/domain'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { addEvent, book, bookingOf, openAccount } from '../../testing/hosts.ts'
import { BUSY } from '../busy/kept.ts'
import { findOffer } from '../offers/operations.ts'
import { freeStarts } from '../slots/operations.ts'
import { holdTimes, isHoldOverlap, releaseHolds, cleanUpHolds } from './operations.ts'

const app = await startTestApp()
const { context, clock } = app

const NINE = Date.parse('2027-03-02T09:00:00Z')
const buffers = { bufferBefore: 0, bufferAfter: 0 }
const at = (start: number, minutes = 30) => ({ start, end: start + minutes * MINUTE, ...buffers })

async function place(given: Parameters<typeof addEvent>[1] = {}) {
  const host = await openAccount(app)
  return { host, event: await addEvent(host, given) }
}

type Place = Awaited<ReturnType<typeof place>>

/** Holds times as a poll would: for an offer that is no event type. */
function hold({ host }: Place, times: ReturnType<typeof at>[], heldFor: string = randomUUID(), minutes = 15) {
  const until = clock.now() + minutes * MINUTE
  const origin = { kind: 'poll' as const, id: heldFor }
  const holding = { hostId: host.me.userID, heldFor, origin, times, until }
  return context.db.transaction().execute((trx) => holdTimes(trx, holding, clock.now()))
}

async function morning({ host, event }: Place): Promise<string[]> {
  const query = {
    owner: host.me.link,
    event: event.slug,
    from: '2027-03-02T09:00:00Z',
    to: '2027-03-02T11:00:00Z',
  }
  const { starts } = await app.visitor.call('GET /slots', { query })
  return starts.map((start) => start.slice(11, 16))
}

test('a held time is busy until its end, which nobody has to write', async () => {
  const there = await place()
  expect(await morning(there)).toEqual(['09:00', '09:30', '10:00', '10:30'])
  await hold(there, [at(NINE), at(NINE + HOUR)])
  expect(await morning(there)).toEqual(['09:30', '10:30'])
  clock.advance(14)
  expect(await morning(there)).toEqual(['09:30', '10:30'])
  clock.advance(1)
  expect(await morning(there)).toEqual(['09:00', '09:30', '10:00', '10:30'])
  clock.advance(-15)
})

test('its buffers count as those of a meeting do', async () => {
  const there = await place()
  await hold(there, [{ ...at(NINE + 30 * MINUTE), bufferBefore: 10, bufferAfter: 10 }])
  expect(await morning(there)).toEqual(['10:30'])
})

test('nobody books what is held, and nobody moves a meeting there, not even the host', async () => {
  const there = await place()
  const { host, event } = there
  const { booking, manage } = await book(app, host, event, '2027-03-02T15:00:00Z')
  await hold(there, [at(NINE)])
  const start = '2027-03-02T09:00:00Z'
  const body = bookingOf(host, event, start)
  expect((await app.visitor.refusal('POST /bookings', { body })).code).toBe('slot_taken')
  expect((await manage.refusal('POST /manage/reschedule', { body: { start } })).code).toBe('slot_taken')
  const params = { id: booking.id }
  const refused = await host.api.refusal('POST /bookings/:id/reschedule', { params, body: { start } })
  expect(refused.code).toBe('slot_taken')
})

test('what is released is free at once', async () => {
  const there = await place()
  const offer = randomUUID()
  await hold(there, [at(NINE), at(NINE + HOUR)], offer)
  expect(await morning(there)).toHaveLength(2)
  await context.db.transaction().execute((trx) => releaseHolds(trx, there.host.me.userID, [offer]))
  expect(await morning(there)).toHaveLength(4)
})

test('the times of one offer may overlap, those of two may not, whatever the code looked at before', async () => {
  const there = await place()
  await hold(there, [at(NINE), at(NINE + 15 * MINUTE)])
  const error = await hold(there, [at(NINE + 10 * MINUTE)]).catch((refused: unknown) => refused)
  expect(isHoldOverlap(error)).toBe(true)
  await hold(there, [at(NINE + 45 * MINUTE)])
})

test('what has ended makes room, before it is swept and after', async () => {
  const there = await place()
  const count = async () => {
    const { rows } = await context.pool.query('select count(*)::int as count from holds where host_id = $1', [
      there.host.me.userID,
    ])
    return rows[0].count as number
  }
  await hold(there, [at(NINE)])
  clock.advance(15)
  await hold(there, [at(NINE)])
  expect(await count()).toBe(1)
  clock.advance(15)
  await cleanUpHolds(context)
  expect(await count()).toBe(0)
  clock.advance(-30)
})

test('another process sees a hold at once', async () => {
  const there = await place()
  await morning(there)
  await hold(there, [at(NINE)])
  expect(await morning(there)).not.toContain('09:00')
})

test('a host without holds is not asked for them, nor one whose last has ended', async () => {
  const there = await place()
  const asked: string[] = []
  const { db } = context
  const listening = {
    ...context,
    db: db.withPlugin({
      transformQuery: ({ node }) => {
        asked.push(JSON.stringify(node).includes('"holds"') ? 'holds' : 'other')
        return node
      },
      transformResult: async ({ result }) => result,
    }),
  }
  const look = async () => {
    asked.length = 0
    context.service(BUSY).read.clear()
    const offer = await findOffer(context, there.host.me.link, there.event.slug)
    await freeStarts(listening, offer, { start: NINE, end: NINE + HOUR })
    return asked.filter((table) => table === 'holds').length
  }
  expect(await look()).toBe(0)
  await hold(there, [at(NINE)])
  expect(await look()).toBe(1)
  clock.advance(15)
  expect(await look()).toBe(0)
  clock.advance(-15)
})
