import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { eventually } from '../testing/eventually.ts'
import { startTestJobs } from '../testing/jobs.ts'
import { many, queue, tasksIn } from './testing/tasks.ts'

const queues = {
  // As many places as one host may take: only turns can help.
  prompt: queue({ atOnce: 2, perHost: 2 }),
  again: queue({ atOnce: 1, perHost: 1 }),
  abandoned: queue(),
}
const jobs = await startTestJobs(Object.values(queues))
const { send, states, laterOf, forward, watch, abandon, expire } = tasksIn(jobs, await jobs.startScheduler())

test('who comes while many wait is next, also the second time', async () => {
  const { begun, start, until } = watch(queues.prompt, () => sleep(2))
  await send(queues.prompt, many('flood', 600))
  start()
  for (let round = 1; round <= 5; round++) {
    const name = `ada-${round}`
    await send(queues.prompt, [{ host: 'ada', name }])
    const waiting = begun.length
    await eventually(() => expect(begun).toContain(name), { interval: 1 })
    expect(begun.indexOf(name) - waiting).toBeLessThan(50)
    await until(round * 100)
  }
  await until(605)
  expect(new Set(begun).size).toBe(605)
})

test('what is tried again does not wait for whoever has filled the queue since', async () => {
  const { begun, start, until } = watch(queues.again, async ({ name }) => {
    if (name === 'ada' && begun.filter((each) => each === 'ada').length === 1) throw new Error('not now')
    await sleep(1)
  })
  await send(queues.again, many('flood', 100))
  await send(queues.again, [{ host: 'ada', name: 'ada' }])
  start()
  await until(101)
  await eventually(async () => expect(await laterOf(queues.again)).toBe(1))
  await send(queues.again, many('other', 2_000))
  await forward(queues.again)
  await eventually(() => expect(begun.filter((each) => each === 'ada')).toHaveLength(2))
  expect((await states(queues.again)).created).toBeGreaterThan(100)
})

// Nobody announces such a job: a scheduler finds it when it looks around, every 15 seconds.
test('a job that expires is found by a process that already works', { timeout: 120_000 }, async () => {
  const id = await abandon(queues.abandoned)
  const { begun, start, until } = watch(queues.abandoned)
  start()
  await expire(queues.abandoned, id)
  await until(1, 90_000)
  expect(begun).toEqual(['abandoned'])
})
