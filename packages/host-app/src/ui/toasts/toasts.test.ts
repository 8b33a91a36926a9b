import { beforeEach, expect, test, vi } from 'vitest'
import { createToasts } from './toasts.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

const create = () =>
  createToasts({ set: setTimeout, clear: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>) })

test('a message leaves by itself', () => {
  const toasts = create()
  toasts.show('Copied link')
  expect(toasts.current()).toHaveLength(1)
  vi.advanceTimersByTime(6_000)
  expect(toasts.current()).toHaveLength(0)
})

test('a message stays while somebody reads it', () => {
  const toasts = create()
  toasts.show('Turned off')
  toasts.hold()
  vi.advanceTimersByTime(60_000)
  expect(toasts.current()).toHaveLength(1)
  toasts.release()
  vi.advanceTimersByTime(6_000)
  expect(toasts.current()).toHaveLength(0)
})

test('the latest change is taken back once', () => {
  const toasts = create()
  const undo = vi.fn<() => void>()
  toasts.show('Turned off', { undo })
  toasts.show('Copied link')
  expect(toasts.undoLatest()).toBe(true)
  expect(toasts.undoLatest()).toBe(false)
  expect(undo).toHaveBeenCalledOnce()
})

test('the same words are shown once', () => {
  const toasts = create()
  toasts.show('Copied link')
  toasts.show('Copied link')
  expect(toasts.current()).toHaveLength(1)
})

test('at most three are on the screen', () => {
  const toasts = create()
  for (const text of ['1', '2', '3', '4']) toasts.show(text)
  expect(toasts.current().map(({ text }) => text)).toEqual(['2', '3', '4'])
})

test('a message that came while others were read leaves after its whole time', () => {
  const toasts = create()
  toasts.hold()
  toasts.show('Copied link')
  vi.advanceTimersByTime(5_000)
  toasts.release()
  vi.advanceTimersByTime(5_000)
  expect(toasts.current()).toHaveLength(1)
  vi.advanceTimersByTime(1_000)
  expect(toasts.current()).toHaveLength(0)
})

test('a message about what did not happen is withdrawn', () => {
  const toasts = create()
  const withdraw = toasts.show('Turned off')
  toasts.show('Something went wrong', { tone: 'bad' })
  withdraw()
  expect(toasts.current().map(({ text }) => text)).toEqual(['Something went wrong'])
})

test('a failure leaves when something went well after it', () => {
  const toasts = create()
  toasts.show('Not saved', { tone: 'bad' })
  toasts.show('Saved')
  expect(toasts.current().map(({ text }) => text)).toEqual(['Saved'])
})
