import { expect, test } from 'vitest'
import { countCalls } from '../calls.ts'
import { startTestJobs } from '../testing/jobs.ts'
import { defineJob } from './define.ts'
import { eventually } from '../testing/eventually.ts'

const QUEUE = defineJob<{ host: string }>({
  name: 'giving-way',
  lane: { name: 'giving-way', atOnce: 8, perHost: 4 },
  retry: 'steady',
  hostOf: ({ host }) => host,
})
const jobs = await startTestJobs([QUEUE])
const { connection, outbox } = jobs

test('while people wait for many calls, jobs start one by one, and later together again', async () => {
  const calls = countCalls()
  const answered = Promise.withResolvers<void>()
  const waiting = Array.from({ length: 20 }, async () => calls.count(() => answered.promise))
  let done = 0
  const scheduler = await jobs.startScheduler({ mustGiveWay: () => calls.areMany() })
  scheduler.work(QUEUE, async () => void done++)
  const startsOf = async (count: number) => {
    const before = done
    const sent = Array.from({ length: count }, () => ({ data: { host: 'ada' } }))
    await outbox.send(connection.db, QUEUE, sent)
    await eventually(() => expect(done).toBe(before + count))
    // What is fetched together starts at the same time.
    const { rows } = await connection.pool.query<{ starts: number }>(
      'select count(distinct started_on)::int as starts from jobs.job where name = $1',
      [QUEUE.name],
    )
    await connection.pool.query('delete from jobs.job where name = $1', [QUEUE.name])
    return rows[0]?.starts
  }
  expect(await startsOf(4)).toBe(4)
  answered.resolve()
  await Promise.all(waiting)
  expect(await startsOf(4)).toBeLessThan(4)
})

test('a call counts until it ends, also when it fails', async () => {
  const calls = countCalls()
  const failing = Array.from({ length: 20 }, async () =>
    calls.count(async () => {
      throw new Error('refused')
    }),
  )
  expect(calls.areMany()).toBe(true)
  await Promise.allSettled(failing)
  expect(calls.areMany()).toBe(false)
})
