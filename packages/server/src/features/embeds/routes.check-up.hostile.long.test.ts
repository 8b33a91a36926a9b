import { expect, test } from 'vitest'
import { isInGate, startHostileSite } from './testing/hostile-site.ts'

// The pages that `routes.check-up.hostile.test.ts` leaves out.
const { names, answers, leavesRoom, kept } = await startHostileSite()

test.each(names.filter((name) => !isInGate(name)))('%s: there is an answer, and nobody else waits', answers)

test.each(['one element within another', 'forms, of which there can be one', 'an open title'])(
  '%s: who asks something meanwhile is answered before it is read',
  leavesRoom,
)

test('and memory is what it was', () => {
  expect(kept()).toBeLessThan(15)
})
