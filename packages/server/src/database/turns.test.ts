import { setImmediate as tick } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { turns } from './turns.ts'

test('one at a time for each key, in order, and told whether it had to wait', async () => {
  const inTurn = turns()
  const seen: string[] = []
  const work = (name: string) => async (hasWaited: boolean) => {
    seen.push(`${name} begins${hasWaited ? ' late' : ''}`)
    await tick()
    seen.push(`${name} ends`)
    return name
  }
  const results = await Promise.all([
    inTurn('a', work('first')),
    inTurn('a', work('second')),
    inTurn('b', work('other')),
    inTurn('a', work('third')),
  ])
  expect(results).toEqual(['first', 'second', 'other', 'third'])
  expect(seen.filter((line) => !line.startsWith('other'))).toEqual([
    'first begins',
    'first ends',
    'second begins late',
    'second ends',
    'third begins late',
    'third ends',
  ])
  expect(seen.indexOf('other begins')).toBeLessThan(seen.indexOf('first ends'))
})

test('a failure is told to whom it happened, and the next one gets its turn', async () => {
  const inTurn = turns()
  const failing = inTurn('a', () => Promise.reject(new Error('broken')))
  const next = inTurn('a', () => Promise.resolve('done'))
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('done')
})

test('who comes when all is done does not wait', async () => {
  const inTurn = turns()
  await inTurn('a', tick)
  expect(await inTurn('a', (hasWaited) => Promise.resolve(hasWaited))).toBe(false)
})
