import { expect, test } from 'vitest'
import { press } from './shortcuts.ts'
import type { KeyPress } from './shortcuts.ts'

const key = (name: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key: name,
  at: 0,
  hasModifier: false,
  isTyping: false,
  ...more,
})

test('one key is a shortcut', () => {
  expect(press(undefined, key('c')).shortcut).toBe('create')
  expect(press(undefined, key('?')).shortcut).toBe('help')
})

test('two keys one after the other are a shortcut', () => {
  const first = press(undefined, key('g'))
  expect(first.shortcut).toBeUndefined()
  expect(press(first.pressed, key('a', { at: 400 })).shortcut).toBe('go_availability')
})

test('the second key comes too late', () => {
  const first = press(undefined, key('g'))
  expect(press(first.pressed, key('a', { at: 1_500 })).shortcut).toBeUndefined()
})

test('a wrong first key does not swallow the second', () => {
  expect(press({ key: 'x', at: 0 }, key('c', { at: 10 })).shortcut).toBe('create')
})

test.each([
  ['while typing', { isTyping: true }],
  ['with Ctrl or Cmd', { hasModifier: true }],
])('nothing happens %s', (_, more) => {
  expect(press(undefined, key('c', more))).toEqual({})
})
