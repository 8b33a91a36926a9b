// @vitest-environment happy-dom
import { QueryObserver } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { refusal } from '../fixtures/fixture.ts'
import { createQueryClient } from './query-client.ts'

function watch(ask: () => Promise<string>) {
  vi.useFakeTimers()
  const observer = new QueryObserver(createQueryClient(), { queryKey: ['list'], queryFn: ask })
  const stop = observer.subscribe(() => undefined)
  onTestFinished(() => {
    stop()
    vi.useRealTimers()
  })
  return observer
}

test('a list that never came is there once the server is back, and is not asked for again then', async () => {
  let isAway = true
  const ask = vi.fn<() => Promise<string>>(() =>
    isAway ? Promise.reject(refusal('unavailable')) : Promise.resolve('list'),
  )
  const observer = watch(ask)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(observer.getCurrentResult().data).toBeUndefined()
  isAway = false
  await vi.advanceTimersByTimeAsync(20_000)
  expect(observer.getCurrentResult().data).toBe('list')
  const asked = ask.mock.calls.length
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ask).toHaveBeenCalledTimes(asked)
})

test('a refusal stays a refusal', async () => {
  const ask = vi.fn<() => Promise<string>>(() => Promise.reject(refusal('availability_not_found')))
  watch(ask)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ask).toHaveBeenCalledTimes(1)
})
