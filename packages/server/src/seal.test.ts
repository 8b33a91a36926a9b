import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { sealWith } from './seal.ts'

const [older, newer] = [randomBytes(32), randomBytes(32)]

test('opens what it has closed, for the same owner alone', () => {
  const seal = sealWith([newer])
  const sealed = seal.close('JBSWY3DPEHPK3PXP', 'ada')
  expect(sealed.includes('JBSWY3DPEHPK3PXP')).toBe(false)
  expect(seal.open(sealed, 'ada')).toBe('JBSWY3DPEHPK3PXP')
  expect(() => seal.open(sealed, 'bob')).toThrow(/authenticate/)
})

test('closes the same text otherwise each time', () => {
  const seal = sealWith([newer])
  expect(seal.close('secret', 'ada').equals(seal.close('secret', 'ada'))).toBe(false)
})

test.each([0, 4, 16, 32])('refuses it once byte %i is another', (index) => {
  const seal = sealWith([newer])
  const sealed = seal.close('secret', 'ada')
  sealed[index] = Number(sealed[index]) ^ 1
  expect(() => seal.open(sealed, 'ada')).toThrow(/authenticate|SECRET_KEYS/)
})

test('a new key closes, an older one still opens, and what it closed is seen', () => {
  const before = sealWith([older]).close('secret', 'ada')
  const seal = sealWith([newer, older])
  expect(seal.open(before, 'ada')).toBe('secret')
  expect(before.subarray(0, seal.mark.length).equals(seal.mark)).toBe(false)
  expect(seal.close('secret', 'ada').subarray(0, seal.mark.length).equals(seal.mark)).toBe(true)
})

test('says what to do where the key is gone', () => {
  const sealed = sealWith([older]).close('secret', 'ada')
  expect(() => sealWith([newer]).open(sealed, 'ada')).toThrow(/SECRET_KEYS/)
})
