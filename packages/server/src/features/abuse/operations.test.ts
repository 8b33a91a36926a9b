import { DAY, MINUTE } from '@scheduling/domain'
import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import type { SubjectPolicy } from '../../http/policies.ts'
import { HOURS } from '../../http/policies.ts'
import { countIfFree, cleanUpAttempts } from './operations.ts'

const { context, clock } = await startTestApp()

const passTime = (milliseconds: number) => clock.advance(milliseconds / MINUTE)

const policy = (days: number): SubjectPolicy => ({
  name: `test-of-${days}-days`,
  protects: 'nobody, in a test',
  per: 'recipient',
  free: 1,
  periodSeconds: days * 24 * HOURS,
  past: 'wait',
})

test('what was counted in a long period counts until it ends, and is then forgotten', async () => {
  const [day, month] = [policy(1), policy(30)]
  // To the beginning of a period of each.
  passTime(30 * DAY - (clock.now() % (30 * DAY)))
  const count = async () => [
    await countIfFree(context, day, 'noa@park.example'),
    await countIfFree(context, month, 'noa@park.example'),
  ]
  expect(await count()).toEqual([true, true])
  for (let days = 0; days < 3; days++) {
    passTime(DAY)
    await cleanUpAttempts(context)
  }
  expect(await count()).toEqual([true, false])
  passTime(31 * DAY)
  await cleanUpAttempts(context)
  const { rows } = await context.pool.query('select count(*)::int as left from attempts')
  expect(rows).toEqual([{ left: 0 }])
})
