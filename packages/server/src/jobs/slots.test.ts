import { expect, test } from 'vitest'
import { openSlots } from './slots.ts'

interface Named {
  name: string
  host: string
  thread?: string
}

const job = (name: string, host: string, thread?: string): Named => ({
  name,
  host,
  ...(thread !== undefined && { thread }),
})

test('no more than the lane has places for are asked for', () => {
  const slots = openSlots<Named>({ atOnce: 2, perHost: 2 })
  const first = job('a', 'ada')
  expect([slots.enter(first), slots.enter(job('b', 'grace'))]).toEqual([true, true])
  expect(slots.room()).toBe(0)
  slots.leave(first)
  expect(slots.room()).toBe(1)
})

test('what a host has too much waits for one of its own to end, and the host is not asked for meanwhile', () => {
  const slots = openSlots<Named>({ atOnce: 5, perHost: 2 })
  const [one, two, three] = [job('1', 'ada'), job('2', 'ada'), job('3', 'ada')]
  expect([one, two, three].map((each) => slots.enter(each))).toEqual([true, true, false])
  expect(slots.enter(job('x', 'grace'))).toBe(true)
  expect(slots.full()).toEqual(['ada'])
  expect(slots.leave(one)).toBe(three)
  expect(slots.isFull('ada')).toBe(true)
  expect(slots.leave(two)).toBeUndefined()
  expect(slots.isFull('ada')).toBe(false)
})

test('what has one thread is done one after the other, in its order', () => {
  const slots = openSlots<Named>({ atOnce: 5, perHost: 5 })
  const [one, two, three] = [job('1', 'ada', 't'), job('2', 'ada', 't'), job('3', 'ada', 't')]
  const other = job('4', 'ada', 'u')
  expect([one, two, three, other].map((each) => slots.enter(each))).toEqual([true, false, false, true])
  expect(slots.leave(other)).toBeUndefined()
  expect(slots.leave(one)).toBe(two)
  expect(slots.leave(two)).toBe(three)
})

test('hosts that share a thread do not wait for each other, and nothing of theirs is left behind', () => {
  const slots = openSlots<Named>({ atOnce: 5, perHost: 2 })
  const [of, other, next] = [job('1', 'ada', 't'), job('2', 'grace', 't'), job('3', 'grace', 't')]
  expect([of, other, next].map((each) => slots.enter(each))).toEqual([true, true, false])
  expect(slots.leave(of)).toBeUndefined()
  expect(slots.leave(other)).toBe(next)
})

test('what came first in a thread stays first when a place is free before the thread is', () => {
  const slots = openSlots<Named>({ atOnce: 5, perHost: 2 })
  const [one, other, two] = [job('1', 'ada', 't'), job('x', 'ada'), job('2', 'ada', 't')]
  expect([one, other, two].map((each) => slots.enter(each))).toEqual([true, true, false])
  const three = job('3', 'ada', 't')
  expect(slots.enter(three)).toBe(false)
  expect(slots.leave(one)).toBe(two)
  expect(slots.leave(other)).toBeUndefined()
  expect(slots.leave(two)).toBe(three)
})

test('what is nobody’s is limited by the places alone, kept ones counted', () => {
  const slots = openSlots<Named>({ atOnce: 3, perHost: 1 })
  expect([slots.enter(job('1', '', 't')), slots.enter(job('2', ''))]).toEqual([true, true])
  expect(slots.enter(job('3', '', 't'))).toBe(false)
  expect([slots.room(), slots.full()]).toEqual([0, []])
})

test('what gives way is taken where there is a place for it and for its host', () => {
  const slower = openSlots<Named>({ atOnce: 2, perHost: 1 })
  const [one, two, three] = [job('1', 'ada'), job('2', 'ada'), job('3', 'grace')]
  expect([one, two, three, job('4', 'alan')].map((each) => slower.adopt(each))).toEqual([
    true,
    false,
    true,
    false,
  ])
  slower.leave(one)
  expect(slower.adopt(two)).toBe(true)
})

test('what is kept is handed back once', () => {
  const slots = openSlots<Named>({ atOnce: 3, perHost: 1 })
  const named = job('2', 'ada')
  slots.enter(job('1', 'ada'))
  slots.enter(named)
  expect(slots.clear()).toEqual([named])
  expect(slots.clear()).toEqual([])
})
