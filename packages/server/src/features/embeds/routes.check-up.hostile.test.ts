import { expect, test, vi } from 'vitest'
import { ISOLATION } from '../../isolation/isolation.ts'
import { ParseRefused } from '../../isolation/refusal.ts'
import { isInGate, startHostileSite } from './testing/hostile-site.ts'

// `routes.check-up.hostile.long.test.ts` tries the other pages.
const { app, calm, names, look, answers, leavesRoom, kept } = await startHostileSite()

test.each(names.filter(isInGate))('%s: there is an answer, and nobody else waits', answers)

test.each(['deep nesting, many closers', 'nothing but &'])(
  '%s: who asks something meanwhile is answered before it is read',
  leavesRoom,
)

test('and memory is what it was', () => {
  expect(kept()).toBeLessThan(15)
})

test.each(['too_large', 'too_deep', 'too_slow', 'out_of_memory', 'unreadable'] as const)(
  'a page that was not read is a finding: %s',
  async (reason) => {
    vi.spyOn(app.context.service(ISOLATION), 'parse').mockRejectedValueOnce(new ParseRefused(reason))
    const { found, findings } = await look(calm)
    expect(found).toEqual([])
    expect(findings).toEqual([{ code: 'unreadable', level: 'problem', detail: reason }])
  },
)
