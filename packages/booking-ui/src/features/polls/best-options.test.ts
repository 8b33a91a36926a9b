import { expect, test } from 'vitest'
import { bestOptions } from './best-options.ts'

const option = (id: number, [yes = 0, ifNeedBe = 0, no = 0]: number[], isPast = false) => ({
  id,
  start: '2027-03-02T10:00:00Z',
  date: null,
  capacity: null,
  isFull: false,
  isPast,
  tally: { yes, ifNeedBe, no },
})

test.each([
  ['most yes', [option(1, [2]), option(2, [3, 0, 9])], [2]],
  ['then most if need be', [option(1, [2, 1]), option(2, [2, 2])], [2]],
  ['then fewest no', [option(1, [2, 1, 1]), option(2, [2, 1, 0])], [2]],
  ['all that are equal', [option(1, [2]), option(2, [2]), option(3, [1])], [1, 2]],
  ['none before somebody can', [option(1, [0, 0, 2]), option(2, [])], []],
  ['none that is past', [option(1, [5], true), option(2, [1])], [2]],
  ['none where votes are hidden', [{ ...option(1, []), tally: null }], []],
])('%s', (_, options, best) => {
  expect(bestOptions(options)).toEqual(new Set(best))
})
