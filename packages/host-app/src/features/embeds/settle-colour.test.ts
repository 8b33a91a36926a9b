import { expect, test } from 'vitest'
import { settleColour } from './settle-colour.ts'

test.each([
  ['#fff', '#FFFFFF'],
  ['0a7', '#00AA77'],
  [' #0090ff ', '#0090FF'],
  ['#12345', '#101418'],
  ['red', '#101418'],
  ['', '#101418'],
])('%j becomes %s', (typed, colour) => {
  expect(settleColour(typed, '#101418')).toBe(colour)
})
