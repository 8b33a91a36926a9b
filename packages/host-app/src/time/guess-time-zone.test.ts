import { isTimeZone } from '@scheduling/domain'
import { expect, test } from 'vitest'
import { guessTimeZone } from './guess-time-zone.ts'

test('the zone of this machine is a zone', () => {
  expect(isTimeZone(guessTimeZone())).toBe(true)
})
