import { expect, test } from 'vitest'
import { agreedOption, rankOptions } from './ranking.ts'
import type { OptionTally } from './ranking.ts'

const option = (id: number, change: Partial<OptionTally> = {}): OptionTally => ({
  id,
  start: 1_000 + id,
  yes: 0,
  ifNeedBe: 0,
  no: 0,
  requiredMissing: 0,
  ...change,
})
const ids = (options: OptionTally[]) => options.map(({ id }) => id)

test.each([
  [
    'who has to be there comes before numbers',
    [option(1, { yes: 9, requiredMissing: 1 }), option(2)],
    [2, 1],
  ],
  ['most who said yes', [option(1, { yes: 2 }), option(2, { yes: 3 })], [2, 1]],
  ['then most who can if need be', [option(1, { ifNeedBe: 1 }), option(2, { ifNeedBe: 2 })], [2, 1]],
  ['then fewest who said no', [option(1, { no: 2 }), option(2, { no: 1 })], [2, 1]],
  ['of equals the earliest', [option(2), option(1)], [1, 2]],
])('%s', (_, options, ranked) => {
  expect(ids(rankOptions(options, 0))).toEqual(ranked)
})

test('what is past is no option any more', () => {
  expect(ids(rankOptions([option(1), option(2)], 1_001))).toEqual([2])
})

test('all who have to be there share a yes, and of several the best is it', () => {
  const options = [option(1, { yes: 2 }), option(2, { yes: 3 }), option(3, { yes: 9 })]
  const [ada, lin] = [{ yesTo: new Set([1, 2, 3]) }, { yesTo: new Set([1, 2]) }]
  expect(agreedOption(options, [ada, lin], 0)?.id).toBe(2)
  expect(agreedOption(options, [ada, { yesTo: new Set<number>() }], 0)).toBeNull()
})

test('as long as one of them has not voted, or nobody has to be there, nothing is agreed', () => {
  expect(agreedOption([option(1)], [{ yesTo: new Set([1]) }, null], 0)).toBeNull()
  expect(agreedOption([option(1)], [], 0)).toBeNull()
})
