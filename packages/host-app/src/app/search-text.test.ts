import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from './search-text.ts'

test('numbers and truth values stay text', () => {
  expect(parseSearch('?codex=12345678901234567890&q=true')).toEqual({
    codex: '12345678901234567890',
    q: 'true',
  })
})

test('what is empty stays out of the address', () => {
  expect(stringifySearch({ tab: 'past', q: '', booking: undefined })).toBe('?tab=past')
  expect(stringifySearch({})).toBe('')
})
