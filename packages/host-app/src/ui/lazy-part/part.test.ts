import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPart } from './part.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const settled = () => vi.advanceTimersByTimeAsync(0)

test('is asked for once, and is there for everybody then', async () => {
  const fetchPart = vi.fn<() => Promise<string>>().mockResolvedValue('menu')
  const part = createPart(fetchPart)
  part.load()
  part.load()
  await settled()
  expect(part.get()).toEqual({ part: 'menu', hasFailed: false })
  expect(fetchPart).toHaveBeenCalledOnce()
})

test('says that it failed, and is asked for anew', async () => {
  const fetchPart = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue('menu')
  const part = createPart(fetchPart)
  part.load()
  await settled()
  expect(part.get().hasFailed).toBe(true)
  part.load()
  expect(part.get().hasFailed).toBe(false)
  await settled()
  expect(part.get().part).toBe('menu')
})

test('has failed after two minutes, and is taken where it comes later', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const part = createPart(() => promise)
  const heard = vi.fn<() => void>()
  part.subscribe(heard)
  part.load()
  await vi.advanceTimersByTimeAsync(119_999)
  expect(part.get().hasFailed).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(part.get().hasFailed).toBe(true)
  expect(heard).toHaveBeenCalledOnce()
  resolve('menu')
  await settled()
  expect(part.get()).toEqual({ part: 'menu', hasFailed: false })
})
