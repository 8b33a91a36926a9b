import { expect, test } from 'vitest'
import { shareReads } from './shared-reads.ts'

/** Reads the number of its reading, each of which ends when it is told to. */
function reader() {
  const ends: (() => void)[] = []
  const read = async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const number = ends.push(resolve)
    await promise
    return number
  }
  return { ends, read }
}

const settle = async () => new Promise(setImmediate)

test('who comes at once shares a reading, and who comes while it runs shares the next one', async () => {
  const share = shareReads()
  const { ends, read } = reader()
  const first = [share('a', read), share('a', read)]
  await settle()
  const others = [share('a', read), share('a', read)]
  await settle()
  expect(ends).toHaveLength(1)
  ends[0]?.()
  expect(await Promise.all(first)).toEqual([1, 1])
  await settle()
  // Too late for the second reading: it has begun.
  const last = share('a', read)
  ends[1]?.()
  expect(await Promise.all(others)).toEqual([2, 2])
  await settle()
  ends[2]?.()
  expect(await last).toBe(3)
})

test('what fails fails for those who shared it, and is read again', async () => {
  const share = shareReads()
  let count = 0
  const fail = async () => {
    count++
    throw new Error(`reading ${count}`)
  }
  const first = Promise.allSettled([share('a', fail)])
  await settle()
  const others = await Promise.allSettled([share('a', fail), share('a', fail)])
  const outcomes = [...(await first), ...others]
  expect(outcomes.map((one) => one.status === 'rejected' && String(one.reason))).toEqual([
    'Error: reading 1',
    'Error: reading 2',
    'Error: reading 2',
  ])
  await expect(share('a', fail)).rejects.toThrow('reading 3')
})

test('another key is read at once', async () => {
  const share = shareReads()
  const { ends, read } = reader()
  const both = Promise.all([share('a', read), share('b', read)])
  await settle()
  for (const end of ends) end()
  expect(await both).toEqual([1, 2])
})
