// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useRepeatable } from './use-repeatable.ts'

function repeating() {
  const { result } = renderHook(() => useRepeatable())
  const keys: string[] = []
  return {
    keys,
    send: async (body: unknown, failure?: Error) =>
      result
        .current(body, async (key) => {
          keys.push(key)
          if (failure) throw failure
        })
        .catch(() => undefined),
  }
}

test('the same body keeps its key until there is an answer', async () => {
  const { keys, send } = repeating()
  await send({ name: 'Coffee' }, new Error('lost'))
  await send({ name: 'Coffee' })
  await send({ name: 'Coffee' })
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

test('another body gets another key', async () => {
  const { keys, send } = repeating()
  await send({ name: 'Coffee' }, new Error('lost'))
  await send({ name: 'Tea' })
  expect(keys[1]).not.toBe(keys[0])
})
