import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLazy } from './lazy.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a part that has not come after two minutes has failed, and is taken where it comes later', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const lazy = createLazy(() => promise)
  void lazy.load()
  await vi.advanceTimersByTimeAsync(119_999)
  expect(lazy.get()).toEqual({ part: null, failed: false })
  await vi.advanceTimersByTimeAsync(1)
  expect(lazy.get()).toEqual({ part: null, failed: true })
  void lazy.load()
  expect(lazy.get().failed).toBe(false)
  resolve('menu')
  await vi.advanceTimersByTimeAsync(0)
  expect(lazy.get()).toEqual({ part: 'menu', failed: false })
})

test('after a failure it is asked for anew', async () => {
  const fetchPart = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue('menu')
  const lazy = createLazy(fetchPart)
  await lazy.load()
  expect(lazy.get().failed).toBe(true)
  await lazy.load()
  expect(lazy.get().part).toBe('menu')
})
