import { expect, test } from 'vitest'
import type { Queue } from './queue.ts'
import { fairQueue } from './queue.ts'

function queueOf(items: readonly string[], limits = { max: 100, maxPerHost: 100 }): Queue<string> {
  const queue = fairQueue<string>(limits)
  for (const item of items) queue.add(item.slice(0, 1), item)
  return queue
}

/** Takes all items, finishing each before the next. */
function order(queue: Queue<string>): string[] {
  const taken: string[] = []
  for (let next = queue.take(); next; next = queue.take()) {
    taken.push(next.item)
    queue.done(next.host)
  }
  return taken
}

test('a host’s own come in their order', () => {
  expect(order(queueOf(['a1', 'a2', 'a3']))).toEqual(['a1', 'a2', 'a3'])
})

test('hosts take turns, however many one has', () => {
  expect(order(queueOf(['a1', 'a2', 'a3', 'b1', 'b2', 'c1']))).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
})

test('of a host one is out at a time', () => {
  const queue = queueOf(['a1', 'a2', 'b1'])
  expect([queue.take()?.item, queue.take()?.item, queue.take()]).toEqual(['a1', 'b1', undefined])
  queue.done('a')
  expect(queue.take()?.item).toBe('a2')
})

test('takes so many of a host and no more, and others still', () => {
  const queue = queueOf(['a1', 'a2'], { max: 3, maxPerHost: 2 })
  expect([queue.add('a', 'a3'), queue.add('b', 'b1'), queue.add('c', 'c1')]).toEqual([false, true, false])
  queue.take()
  expect(queue.add('c', 'c1')).toBe(true)
})

test('is empty once cleared', () => {
  const queue = queueOf(['a1', 'b1', 'a2'])
  expect(queue.clear()).toEqual(['a1', 'a2', 'b1'])
  expect(queue.take()).toBeUndefined()
})
