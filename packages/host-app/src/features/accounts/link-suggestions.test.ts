import { expect, test } from 'vitest'
import { linkSuggestions } from './link-suggestions.ts'

test('suggestions are addresses themselves', () => {
  expect(linkSuggestions('anna')).toEqual(['anna-meet', 'book-anna', 'anna-5'])
  expect(linkSuggestions('a'.repeat(60))).toEqual([])
})
