import { expect, test, vi } from 'vitest'
import { sender } from './send.ts'

function setUp() {
  let keys = 0
  const call = vi.fn<(body: string, key: string) => Promise<string>>(() => Promise.resolve('done'))
  const send = sender('first', () => `key-${++keys}`, call)
  return { call, send, sent: () => call.mock.calls.map(([body, key]) => `${body}: ${key}`) }
}

test('the same words after an uncertain answer carry the same key', async () => {
  const { call, send, sent } = setUp()
  call.mockRejectedValueOnce({ code: 'unavailable' })
  await expect(send('a')).rejects.toBeDefined()
  await send('a')
  expect(sent()).toEqual(['a: first', 'a: first'])
})

test('other words carry another key', async () => {
  const { call, send, sent } = setUp()
  call.mockRejectedValueOnce({ code: 'offline' })
  await expect(send('a')).rejects.toBeDefined()
  await send('b')
  expect(sent()).toEqual(['a: first', 'b: key-1'])
})

test('a refusal is final, so that the next attempt is another one', async () => {
  const { call, send, sent } = setUp()
  call.mockRejectedValueOnce({ code: 'slot_taken' })
  await expect(send('a')).rejects.toBeDefined()
  await send('a')
  expect(sent()).toEqual(['a: first', 'a: key-1'])
})

test('what came about is not repeated by the next change', async () => {
  const { send, sent } = setUp()
  await send('a')
  await send('a')
  expect(sent()).toEqual(['a: first', 'a: key-1'])
})
