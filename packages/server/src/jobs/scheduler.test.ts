import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startTestJobs } from '../testing/jobs.ts'
import { StillTaken } from './attempt.ts'
import { RETRIES, waitAfter } from './define.ts'
import { queueUpDue } from './later.ts'
import { queuesWithJobs } from './store.ts'
import type { Task } from './testing/tasks.ts'
import { many, queue, tasksIn } from './testing/tasks.ts'
import { eventually } from '../testing/eventually.ts'

const slow = queue({ atOnce: 2 })
const queues = {
  turns: queue({ atOnce: 1, perHost: 1 }),
  capped: queue({ atOnce: 3, perHost: 2 }),
  threads: queue({ perHost: 4 }, { threadOf: ({ thread = '' }) => thread }),
  shared: queue({ atOnce: 4 }),
  failing: queue(),
  hopeless: queue(),
  later: queue({ atOnce: 1, perHost: 1 }),
  secret: queue({}, { isSecret: true }),
  quick: queue({ atOnce: 1, slower: slow.lane }),
  slow,
  stopped: queue({ atOnce: 1 }),
  unworked: queue(),
  due: queue(),
  notDue: queue(),
  abandoned: queue(),
  enough: queue({}, { isOneEnough: true }),
  enoughAgain: queue({ perHost: 1 }, { isOneEnough: true }),
}
const jobs = await startTestJobs(Object.values(queues))
const { outbox, connection } = jobs
const scheduler = await jobs.startScheduler()

const { send, states, laterOf, forward, watch, abandon, expire } = tasksIn(jobs, scheduler)

test('hosts take turns, whoever came first and has more waiting', async () => {
  const { begun, start, until } = watch(queues.turns)
  const flood = many('flood', 300)
  await send(queues.turns, flood.slice(0, 250))
  // A host's single jobs also queue behind its waiting ones.
  for (const task of flood.slice(250)) await send(queues.turns, [task])
  await send(queues.turns, many('ada', 3))
  await send(queues.turns, many('grace', 1))
  start()
  await until(304)
  const [ada, grace] = ['ada-2', 'grace-0'].map((name) => begun.indexOf(name))
  expect(grace).toBeLessThanOrEqual(3)
  expect(ada).toBeLessThanOrEqual(8)
  const own = (host: string) => begun.filter((name) => name.startsWith(host))
  expect(own('ada')).toEqual(many('ada', 3).map(({ name }) => name))
  expect(own('flood')).toEqual(flood.map(({ name }) => name))
})

test('a host that waits for something slow leaves places for others', async () => {
  const gate = Promise.withResolvers<void>()
  const { begun, start, until } = watch(queues.capped, ({ host }) =>
    host === 'flood' ? gate.promise : Promise.resolve(),
  )
  start()
  await send(queues.capped, many('flood', 50))
  await until(2)
  await send(queues.capped, many('ada', 20))
  await until(22)
  expect(begun.filter((name) => name.startsWith('flood'))).toHaveLength(2)
  gate.resolve()
  await until(70)
})

test('what belongs together is done one after the other, in its order', async () => {
  const open = new Map<string, number>()
  const done: string[] = []
  const { start, until } = watch(queues.threads, async ({ name, thread = '' }) => {
    open.set(thread, (open.get(thread) ?? 0) + 1)
    expect(open.get(thread)).toBe(1)
    await sleep(Math.random() * 10)
    open.set(thread, 0)
    done.push(name)
  })
  const tasks = Array.from({ length: 60 }, (_, index) => ({
    host: 'ada',
    name: `${index % 3}-${String(index).padStart(2, '0')}`,
    thread: String(index % 3),
  }))
  for (const task of tasks) await send(queues.threads, [task])
  start()
  await until(60)
  await eventually(() => expect(done).toHaveLength(60))
  for (const thread of ['0', '1', '2']) {
    const own = done.filter((name) => name.startsWith(thread))
    expect(own).toEqual(own.toSorted())
  }
})

test('two processes share a queue, and each job is done once', async () => {
  const done: string[] = []
  const other = await jobs.startScheduler()
  const run = (by: string) => async (task: Task) => {
    await sleep(2)
    done.push(`${by} ${task.name}`)
  }
  await send(queues.shared, many('flood', 200))
  scheduler.work(queues.shared, run('one'))
  other.work(queues.shared, run('two'))
  await send(queues.shared, many('ada', 10))
  await eventually(() => expect(done).toHaveLength(210))
  await eventually(async () => expect(await states(queues.shared)).toEqual({ completed: 210 }))
  expect(new Set(done.map((line) => line.split(' ')[1])).size).toBe(210)
  expect(new Set(done.map((line) => line.split(' ')[0]))).toEqual(new Set(['one', 'two']))
})

test('what fails is tried again alone; what is still taken elsewhere is not worth a line in the log', async () => {
  const tries: string[] = []
  scheduler.work(queues.failing, async ({ name }, { id }) => {
    tries.push(`${name} ${id}`)
    if (name === 'bad') throw new Error('550 <ada@example.test>')
    if (name === 'taken') throw new StillTaken('elsewhere')
  })
  const ids = { bad: randomUUID(), taken: randomUUID(), good: randomUUID() }
  const tried = (...names: (keyof typeof ids)[]) => names.map((name) => `${name} ${ids[name]}`).toSorted()
  await outbox.send(
    connection.db,
    queues.failing,
    Object.entries(ids).map(([name, id]) => ({ id, data: { host: 'ada', name } })),
  )
  await eventually(async () => expect(await laterOf(queues.failing)).toBe(2))
  // Jobs that another attempt holds are free soon; failed jobs are not.
  expect(await laterOf(queues.failing, 4)).toBe(1)
  expect(tries.toSorted()).toEqual(tried('bad', 'good', 'taken'))
  const lines = jobs.logged.filter((line) => line.includes(queues.failing.name))
  expect(lines).toHaveLength(1)
  expect(lines.join()).not.toContain('ada@')
  // Goes by the id of the first attempt.
  await forward(queues.failing)
  await eventually(() => expect(tries).toHaveLength(5))
  expect(tries.slice(3).toSorted()).toEqual(tried('bad', 'taken'))
})

test('after as many attempts as its policy has, it is given up', async () => {
  const { start, until, begun } = watch(queues.hopeless, () => Promise.reject(new Error('never')))
  await send(queues.hopeless, [{ host: 'ada', name: 'hopeless' }])
  start()
  const most = RETRIES.steady.retryLimit + 1
  for (let tries = 1; tries < most; tries++) {
    await until(tries)
    await eventually(async () => expect(await laterOf(queues.hopeless)).toBe(1))
    await forward(queues.hopeless)
    await queueUpDue(jobs.boss, connection.db)
  }
  await eventually(async () => expect((await states(queues.hopeless)).failed).toBe(1))
  expect(await laterOf(queues.hopeless)).toBe(0)
  expect(begun).toHaveLength(most)
})

test.each([
  [1, 5, 10],
  [2, 10, 20],
  [5, 80, 160],
  [20, 3_600, 3_600],
])('after %i failures it waits from %i to %i seconds', (tries, least, most) => {
  expect([waitAfter(RETRIES.steady, tries, 0), waitAfter(RETRIES.steady, tries, 1)]).toEqual([least, most])
})

test('what is due later gets its turn when it is due, not before', async () => {
  const { begun, start, until } = watch(queues.later, () => sleep(1))
  const at = Date.now() + 1_000
  await outbox.send(
    connection.db,
    queues.later,
    many('ada', 200).map((data) => ({ data, at })),
  )
  await outbox.send(connection.db, queues.later, [{ data: { host: 'grace', name: 'grace' }, at }])
  expect(await states(queues.later)).toEqual({})
  await send(queues.later, many('flood', 200))
  start()
  await until(401)
  // It is among the first of all jobs that became due together, although one host had put off 200 before it.
  const first = begun.findIndex((name) => name.startsWith('ada') || name === 'grace')
  expect(begun.indexOf('grace') - first).toBeLessThan(5)
})

test('is safe to repeat: an id that is there already adds nothing, due now or later', async () => {
  const id = randomUUID()
  const later = { id: randomUUID(), data: { host: 'ada', name: 'later' }, at: Date.now() + 3_600_000 }
  for (let repeat = 0; repeat < 3; repeat++) {
    await outbox.send(connection.db, queues.unworked, [{ id, data: { host: 'ada', name: 'now' } }, later])
  }
  expect(await states(queues.unworked)).toEqual({ created: 1 })
  const { rows } = await connection.pool.query("select id from jobs.job where name = 'later' and id = $1", [
    later.id,
  ])
  expect(rows).toHaveLength(1)
})

test('what is sent in a transaction is there when it commits, or not at all', async () => {
  const before = await states(queues.unworked)
  await expect(
    connection.db.transaction().execute(async (trx) => {
      await outbox.send(trx, queues.unworked, [{ data: { host: 'ada', name: 'never' } }])
      throw new Error('refused')
    }),
  ).rejects.toThrow('refused')
  expect(await states(queues.unworked)).toEqual(before)
})

test('of a job that is secret nothing is left when it is done', async () => {
  const { start, until } = watch(queues.secret)
  start()
  await send(queues.secret, [{ host: 'ada', name: 'code' }])
  await until(1)
  await eventually(async () => expect(await states(queues.secret)).toEqual({}))
})

test('what gives way goes on in the slower lane, as far as that has places', async () => {
  const gate = Promise.withResolvers<void>()
  const begun: string[] = []
  scheduler.work(queues.quick, async ({ name }, { giveWay }) => {
    begun.push(name)
    giveWay()
    await gate.promise
  })
  scheduler.work(queues.slow, async () => {})
  await send(
    queues.quick,
    ['a', 'b', 'c', 'd'].map((host) => ({ host, name: host })),
  )
  // Two have given way; one keeps the only place.
  await eventually(() => expect(begun).toHaveLength(3))
  await sleep(100)
  expect(begun).toHaveLength(3)
  gate.resolve()
  await eventually(() => expect(begun).toHaveLength(4))
})

test('a scheduler that stops gives back what it has not begun, and what does not end in time', async () => {
  const stopping = await jobs.startScheduler()
  const begun: string[] = []
  stopping.work(queues.stopped, async ({ name }) => {
    begun.push(name)
    await new Promise(() => {})
  })
  await send(queues.stopped, many('ada', 3))
  await eventually(() => expect(begun).toHaveLength(1))
  await stopping.stop()
  const found = await states(queues.stopped)
  expect(found.active).toBeUndefined()
  expect((found.created ?? 0) + (found.retry ?? 0)).toBe(3)
})

test('a job of a process that died is done by another when it has expired', async () => {
  const id = await abandon(queues.abandoned)
  await expire(queues.abandoned, id)
  const { begun, start, until } = watch(queues.abandoned)
  start()
  await until(1)
  expect(begun).toEqual(['abandoned'])
  // The first worker is too late to record how it ended.
  await eventually(async () => expect(await states(queues.abandoned)).toEqual({ completed: 1 }))
  await jobs.boss.fail(queues.abandoned.name, { id, retryCount: 0 })
  expect(await states(queues.abandoned)).toEqual({ completed: 1 })
})

test('one query finds the queues with due jobs', async () => {
  await send(queues.due, many('busy', 3))
  await outbox.send(connection.db, queues.notDue, [
    { data: { host: 'idle', name: 'later' }, at: Date.now() + 60_000 },
  ])
  const names = [queues.due, queues.notDue].map(({ name }) => name)
  expect(await queuesWithJobs(connection.db, names)).toEqual([queues.due.name])
})

test('where one is enough, others that say the same add nothing while it waits, also at the same time', async () => {
  const [task, other] = many('ada', 2) as [Task, Task]
  await Promise.all(Array.from({ length: 10 }, async () => send(queues.enough, [task])))
  expect(await states(queues.enough)).toEqual({ created: 1 })
  await send(queues.enough, [task, other, { ...task, host: 'grace' }])
  expect(await states(queues.enough)).toEqual({ created: 3 })
})

test('and what comes while it is under way is done once more', async () => {
  const [task] = many('alan', 1) as [Task]
  const underWay = Promise.withResolvers<void>()
  const { begun, start, until } = watch(queues.enoughAgain, async () => underWay.promise)
  await send(queues.enoughAgain, [task])
  start()
  await until(1)
  for (let count = 0; count < 10; count++) await send(queues.enoughAgain, [task])
  expect(await states(queues.enoughAgain)).toEqual({ active: 1, created: 1 })
  underWay.resolve()
  await until(2)
  await eventually(async () => expect(await states(queues.enoughAgain)).toEqual({ completed: 2 }))
  expect(begun).toHaveLength(2)
})
