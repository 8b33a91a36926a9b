import { expect, test } from 'vitest'
import { press } from './shortcuts.ts'
import type { KeyPress, Pressed } from './shortcuts.ts'

const KNOWN = ['g a', 'c', '?']

const key = (name: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key: name,
  at: 0,
  hasModifier: false,
  isTyping: false,
  ...more,
})
const pressed = (before: Pressed | undefined, one: KeyPress) => press(KNOWN, before, one)

test('one key is a shortcut', () => {
  expect(pressed(undefined, key('c')).keys).toBe('c')
  expect(pressed(undefined, key('?')).keys).toBe('?')
})

test('two keys one after the other are a shortcut', () => {
  const first = pressed(undefined, key('g'))
  expect(first.keys).toBeUndefined()
  expect(pressed(first.pressed, key('a', { at: 400 })).keys).toBe('g a')
})

test('the second key comes too late', () => {
  const first = pressed(undefined, key('g'))
  expect(pressed(first.pressed, key('a', { at: 1_500 })).keys).toBeUndefined()
})

test('a wrong first key does not swallow the second', () => {
  expect(pressed({ key: 'x', at: 0 }, key('c', { at: 10 })).keys).toBe('c')
})

test.each([
  ['while typing', { isTyping: true }],
  ['with Ctrl or Cmd', { hasModifier: true }],
])('nothing happens %s', (_, more) => {
  expect(pressed(undefined, key('c', more))).toEqual({})
})
