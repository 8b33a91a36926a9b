import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { policies } from '../../http/policies.ts'
import type { Context } from '../../context.ts'
import { createLog } from '../../log.ts'
import { allowInBlocks, BLOCKS } from './blocks.ts'

const { calls } = policies({
  calls: {
    name: 'test-calls',
    protects: 'nobody but this test',
    per: 'key',
    free: 50,
    periodSeconds: 60,
    past: 'wait',
  },
})

const app = await startTestApp()

/** As in another process, which shares the database alone. */
function anotherProcess(): Context {
  const kept = BLOCKS.open(app.context, { log: createLog('silent'), dist: '' })
  return { ...app.context, service: (() => kept) as Context['service'] }
}

async function allowed(contexts: readonly Context[], times: number): Promise<number> {
  const subject = crypto.randomUUID()
  const attempts = Array.from({ length: times }, async (_, index) =>
    allowInBlocks(contexts[index % contexts.length] ?? app.context, calls, subject),
  )
  const outcomes = await Promise.allSettled(attempts)
  return outcomes.filter(({ status }) => status === 'fulfilled').length
}

test('as many are allowed as the limit says, also at the same time', async () => {
  expect(await allowed([app.context], 80)).toBe(50)
})

test('several processes share what the limit allows', async () => {
  expect(await allowed([anotherProcess(), anotherProcess(), anotherProcess()], 120)).toBe(50)
})

test('above the limit it says how long to wait, and in the next period it allows again', async () => {
  const subject = crypto.randomUUID()
  for (let attempt = 0; attempt < 50; attempt++) await allowInBlocks(app.context, calls, subject)
  await expect(allowInBlocks(app.context, calls, subject)).rejects.toMatchObject({ code: 'rate_limited' })
  app.clock.advance(1)
  await allowInBlocks(app.context, calls, subject)
})
