import { expect, it } from 'vitest'
import { stableId } from './stable-id.ts'

it('is a UUID that depends on every part and on where one ends', () => {
  expect(stableId('a', 'b')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(stableId('a', 'b')).toBe(stableId('a', 'b'))
  expect(stableId('a', 'b')).not.toBe(stableId('ab', ''))
})
