import type { Call } from '@scheduling/contract'
import { beforeEach, expect, test, vi } from 'vitest'
import { createToasts } from '../ui/toasts/toasts.ts'
import { callWithoutOutdatedErrors } from './outdated-errors.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

function watched() {
  const toasts = createToasts({ set: setTimeout, clear: (timer) => clearTimeout(Number(timer)) })
  let isDown = true
  const answer = async () => {
    if (isDown) throw new Error('down')
  }
  const call = callWithoutOutdatedErrors(answer as Call, toasts)
  const press = async (route: 'GET /polls/:id' | 'PATCH /polls/:id', id: string) =>
    call(route, { params: { id }, body: {} }).catch(() => void toasts.show(`${id} failed`, { tone: 'bad' }))
  return {
    call,
    press,
    repair: () => void (isDown = false),
    texts: () => toasts.current().map(({ text }) => text),
    toasts,
  }
}

test('a retry that succeeds without a word takes the error of the first attempt away', async () => {
  const { press, repair, texts } = watched()
  await press('PATCH /polls/:id', 'first')
  expect(texts()).toEqual(['first failed'])
  repair()
  await press('PATCH /polls/:id', 'first')
  expect(texts()).toEqual([])
})

test('what succeeds for something else, or only reads, leaves it', async () => {
  const { press, repair, texts } = watched()
  await press('GET /polls/:id', 'first')
  await press('PATCH /polls/:id', 'second')
  repair()
  await press('GET /polls/:id', 'first')
  await press('PATCH /polls/:id', 'third')
  expect(texts()).toEqual(['first failed', 'second failed'])
})

test('an error that came during the retry stays', async () => {
  const { press, repair, texts, toasts } = watched()
  await press('PATCH /polls/:id', 'first')
  repair()
  const retry = press('PATCH /polls/:id', 'first')
  toasts.show('another failed', { tone: 'bad' })
  await retry
  expect(texts()).toEqual(['another failed'])
})

test('a retry that fails otherwise says only why it failed now', async () => {
  const { call, toasts, texts } = watched()
  for (const why of ['in use', 'changed meanwhile']) {
    const failed = call('PATCH /polls/:id', { params: { id: 'first' }, body: {} })
    await failed.catch(() => toasts.show(why, { tone: 'bad' }))
  }
  expect(texts()).toEqual(['changed meanwhile'])
})
