import { expect, test } from 'vitest'
import { stylesOf } from './styles.ts'

const sheets = [
  { text: 'body{}', classes: null, scripts: [] },
  { text: '.a{}', classes: ['a', 'a2'], scripts: ['booking', 'manage'] },
  { text: '.b{}', classes: ['b'], scripts: ['manage'] },
  { text: '.c{}', classes: ['c'], scripts: [] },
]

test('a document has the styles of what it shows, in the order of the cascade', () => {
  expect(stylesOf(sheets, '<p class="x c"></p><p id="a" class="a2">class b</p>')).toBe('body{}.a{}.c{}')
})

test('a document has the styles of what its script draws at once, and not of what another draws', () => {
  expect(stylesOf(sheets, '<p></p>', 'booking')).toBe('body{}.a{}')
  expect(stylesOf(sheets, '<p></p>', 'manage')).toBe('body{}.a{}.b{}')
})
