import { expect, test } from 'vitest'
import { batchReads, batch, batchByKey } from './batch.ts'

/** Records what it works on, and fails on `bad`. */
function worker(bad?: number) {
  const rounds: (readonly number[])[] = []
  const work = async (items: readonly number[]) => {
    rounds.push(items)
    await Promise.resolve()
    if (bad !== undefined && items.includes(bad)) throw new Error(`not ${bad}`)
  }
  return { rounds, work }
}

test('what comes at once is done together, in its order and at most so many at once', async () => {
  const { rounds, work } = worker()
  const add = batch(work, 3)
  await Promise.all([1, 2, 3, 4, 5].map(add))
  expect(rounds).toEqual([
    [1, 2, 3],
    [4, 5],
  ])
  await add(6)
  expect(rounds.at(-1)).toEqual([6])
})

test('nobody is told that it is done before it is', async () => {
  const finished = Promise.withResolvers<void>()
  const told: string[] = []
  const add = batch(async () => {
    await finished.promise
    told.push('worked')
  }, 10)
  const adding = Promise.all(
    [1, 2].map(async (item) => {
      await add(item)
      told.push('told')
    }),
  )
  await new Promise(setImmediate)
  expect(told).toEqual([])
  finished.resolve()
  await adding
  expect(told).toEqual(['worked', 'told', 'told'])
})

test('one that cannot be done fails alone, and what comes after it is done', async () => {
  const { rounds, work } = worker(3)
  const add = batch(work, 10)
  const results = await Promise.allSettled([1, 2, 3, 4].map(add))
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
  expect(rounds).toEqual([[1, 2, 3, 4], [1], [2], [3], [4]])
  await expect(add(3)).rejects.toThrow('not 3')
  await add(7)
})

test('each key has batches of its own, which wait for no other', async () => {
  const finished = Promise.withResolvers<void>()
  const rounds: (readonly string[])[] = []
  const add = batchByKey(async (items: readonly string[]) => {
    rounds.push(items)
    if (items.includes('a1')) await finished.promise
  }, 10)
  const first = add('a', 'a1')
  await new Promise(setImmediate)
  const waiting = ['a2', 'a3'].map(async (item) => add('a', item))
  await add('b', 'b1')
  expect(rounds).toEqual([['a1'], ['b1']])
  finished.resolve()
  await Promise.all([first, ...waiting])
  expect(rounds.at(-1)).toEqual(['a2', 'a3'])
})

test('questions that come at once are answered by one reading, each with its own answer', async () => {
  const readings: (readonly number[])[] = []
  const ask = batchReads(async (numbers: readonly number[]) => {
    readings.push(numbers)
    return numbers.map((number) => number * 2)
  }, 10)
  expect(await Promise.all([1, 2, 3].map(ask))).toEqual([2, 4, 6])
  expect(await ask(4)).toBe(8)
  expect(readings).toEqual([[1, 2, 3], [4]])
})
