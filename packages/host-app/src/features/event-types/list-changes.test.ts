import { expect, test } from 'vitest'
import { changeIn, orderBy, putIn } from './list-changes.ts'
import { eventTypeOf } from './fixture.ts'

const [a, b, c] = [eventTypeOf({ id: 'a' }), eventTypeOf({ id: 'b' }), eventTypeOf({ id: 'c' })]
const ids = (list: { id: string }[]) => list.map(({ id }) => id)

test('one is changed, the others stay', () => {
  expect(changeIn([a, b], 'b', { isOn: false })).toEqual([a, { ...b, isOn: false }])
})
test('a new one comes first, a known one stays in its place', () => {
  expect(ids(putIn([a, b], c))).toEqual(['c', 'a', 'b'])
  expect(ids(putIn([a, b], { ...b, name: 'New' }))).toEqual(['a', 'b'])
})
test('those not named follow in their old order', () => {
  expect(ids(orderBy([a, b, c], ['c']))).toEqual(['c', 'a', 'b'])
})
