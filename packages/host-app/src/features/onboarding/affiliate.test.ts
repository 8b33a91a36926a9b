// @vitest-environment happy-dom
import { DAY } from '@scheduling/domain'
import { expect, test } from 'vitest'
import { affiliateOf, forgetAffiliate } from './affiliate.ts'

const NOW = Date.parse('2026-11-24T08:20:00Z')
const later = (days: number) => affiliateOf(localStorage, {}, NOW + days * DAY)

test('a link is remembered for sixty days', () => {
  const given = { via: 'dana', invitation: 'token' }
  expect(affiliateOf(localStorage, given, NOW)).toEqual(given)
  expect(later(0)).toEqual(given)
  expect(later(59)).toEqual(given)
  expect(later(60)).toEqual({})
})

test('the last link counts, all of it', () => {
  affiliateOf(localStorage, { via: 'dana', invitation: 'token' }, NOW)
  affiliateOf(localStorage, { via: 'mira' }, NOW + DAY)
  expect(later(60)).toEqual({ via: 'mira' })
})

test('a link that nobody has is not remembered', () => {
  affiliateOf(localStorage, { via: 'x'.repeat(201), invitation: 'y'.repeat(201) }, NOW)
  expect(later(0)).toEqual({})
})

test('after signing up it is forgotten', () => {
  affiliateOf(localStorage, { via: 'dana' }, NOW)
  forgetAffiliate(localStorage)
  expect(later(0)).toEqual({})
})

test.each(['', '{', 'null', '[]', '{"via":"dana"}'])('what cannot be read is nothing: %s', (text) => {
  localStorage.setItem('scheduling.affiliate', text)
  expect(later(0)).toEqual({})
})

test('where nothing can be kept, the link of this visit counts all the same', () => {
  const storage = {
    setItem() {
      throw new Error('full')
    },
  } as unknown as Storage
  expect(affiliateOf(storage, { via: 'dana' }, NOW)).toEqual({ via: 'dana' })
})
