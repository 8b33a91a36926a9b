// @vitest-environment happy-dom
import { MutationObserver, QueryObserver } from '@tanstack/react-query'
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

test('a change shows that it is under way before the next click can come', async () => {
  const observer = new MutationObserver(createQueryClient(), {
    mutationFn: () => new Promise(() => undefined),
  })
  const shown: boolean[] = []
  onTestFinished(observer.subscribe(({ isPending }) => shown.push(isPending)))
  void observer.mutate()
  // Timers may come after the next click, microtasks cannot.
  await Promise.resolve()
  expect(shown).toEqual([true])
})
