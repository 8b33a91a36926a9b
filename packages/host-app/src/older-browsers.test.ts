import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const OF: readonly [object, string][] = [
  [Map, 'groupBy'],
  [URL, 'parse'],
  [URL, 'canParse'],
  [Promise, 'withResolvers'],
  [AbortSignal, 'any'],
]
const own = OF.map(([of, name]) => Reflect.get(of, name) as unknown)

beforeEach(async () => {
  for (const [of, name] of OF) Reflect.set(of, name, undefined)
  vi.resetModules()
  await import('./older-browsers.ts')
})
afterEach(() => {
  for (const [index, [of, name]] of OF.entries()) Reflect.set(of, name, own[index])
})

test('a browser without them groups, reads addresses and ends what any of several ends', async () => {
  expect([...Map.groupBy([1, 2, 3], (number) => number % 2)]).toEqual([
    [1, [1, 3]],
    [0, [2]],
  ])
  expect(URL.parse('a', 'https://meet.example')?.href).toBe('https://meet.example/a')
  expect([URL.parse('a'), URL.canParse('a'), URL.canParse('https://a.example')]).toEqual([null, false, true])
  const { promise, resolve } = Promise.withResolvers<number>()
  resolve(1)
  expect(await promise).toBe(1)
  const [one, other] = [new AbortController(), new AbortController()]
  const any = AbortSignal.any([one.signal, other.signal])
  expect(any.aborted).toBe(false)
  other.abort('late')
  expect([any.aborted, any.reason]).toEqual([true, 'late'])
  expect(AbortSignal.any([other.signal, one.signal]).reason).toBe('late')
})
