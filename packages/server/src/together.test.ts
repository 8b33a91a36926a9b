import { expect, test } from 'vitest'
import { together } from './together.ts'

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

test('what comes meanwhile is done together, in its order and at most so many at once', async () => {
  const { rounds, work } = worker()
  const add = together(work, 3)
  await Promise.all([1, 2, 3, 4, 5].map(add))
  expect(rounds).toEqual([[1], [2, 3, 4], [5]])
  await add(6)
  expect(rounds.at(-1)).toEqual([6])
})

test('nobody is told that it is done before it is', async () => {
  const finished = Promise.withResolvers<void>()
  const told: string[] = []
  const add = together(async () => {
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
  expect(told).toEqual(['worked', 'told', 'worked', 'told'])
})

test('one that cannot be done fails alone, and what comes after it is done', async () => {
  const { rounds, work } = worker(3)
  const add = together(work, 10)
  const results = await Promise.allSettled([1, 2, 3, 4].map(add))
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
  expect(rounds).toEqual([[1], [2, 3, 4], [2], [3], [4]])
  await expect(add(3)).rejects.toThrow('not 3')
  await add(7)
})
