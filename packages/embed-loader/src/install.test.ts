import { expect, test, vi } from 'vitest'
import { install } from './pure.ts'

test('a page from whose script a tag manager has removed the attributes is told what works', () => {
  vi.useFakeTimers()
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  install()
  expect(warned).not.toHaveBeenCalled()
  vi.advanceTimersByTime(9_000)
  expect(warned.mock.calls).toEqual([[expect.stringContaining('data-schedule="popup" on a link works')]])
})
