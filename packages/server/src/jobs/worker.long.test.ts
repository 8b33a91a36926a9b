import { expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { startTestApp } from '../testing/app.ts'
import { startBoss } from './boss.ts'
import { defineJob } from './define.ts'
import { LANES } from './lanes.ts'
import { CLEANUP } from './cleanup.ts'
import { startWorker } from './worker.ts'
import { eventually } from '../testing/eventually.ts'

const ROUND = defineJob<object>({ name: 'test-rounds', lane: LANES.upkeep, retry: 'steady' })
const app = await startTestApp()
const { context } = app

/** A worker process that only has scheduled work. */
async function openWorker(done: string[]): Promise<() => Promise<void>> {
  const url = String(context.config.databaseDirectUrl)
  const boss = await startBoss(url, { jobs: [CLEANUP, ROUND], worker: true, onError: () => {} })
  const stop = await startWorker(
    context,
    { boss, log: createLog('silent') },
    {
      handlers: [],
      cleanups: [async () => void done.push('sweep')],
      // A time that comes once in a leap year.
      cronJobs: [{ job: ROUND, at: '59 23 29 2 *', run: async () => void done.push('round') }],
    },
  )
  return async () => {
    await stop()
    await boss.stop({ graceful: false })
  }
}

test('what was due while no worker ran is done when one runs again, once', async () => {
  const done: string[] = []
  const stop = await openWorker(done)
  await stop()
  expect(done).toEqual([])
  // Nobody has looked for five years.
  await context.pool.query("update jobs.version set cron_on = now() - interval '5 years'")
  await context.pool.query("update jobs.schedule set created_on = now() - interval '6 years'")
  const stopAgain = await openWorker(done)
  await eventually(() => expect(done.toSorted()).toEqual(['round', 'sweep']), { timeout: 40_000 })
  await stopAgain()
}, 60_000)
