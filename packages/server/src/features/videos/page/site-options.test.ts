import { expect, test } from 'vitest'
import { siteOptionsOf, PLAIN } from './site-options.ts'

test('nothing is asked for, or nothing that makes sense', () => {
  expect(siteOptionsOf({}, true)).toEqual(PLAIN)
  const wrong = { button_color: 'red', background_color: ['#000000'], call_text: ' ', book: 'anna' }
  expect(siteOptionsOf(wrong, true)).toEqual(PLAIN)
})

test('colors are as given, and what is on them can be read', () => {
  const { style } = siteOptionsOf({ background_color: '#101418', button_color: '#ffdd00' }, false)
  expect(style).toContain('--ground: #101418; color-scheme: dark; --ink: #FFFFFF;')
  expect(style).toContain('--button: #FFDD00; --on-button: #000000;')
  expect(siteOptionsOf({ background_color: '#fff; } body { x: y' }, true).style).toBe('')
})

test('a button leads to a booking, or to a web address', () => {
  expect(siteOptionsOf({ call_text: 'Book', book: 'anna/intro' }, true).call).toEqual({
    text: 'Book',
    address: '/anna/intro',
    isBooking: true,
  })
  expect(siteOptionsOf({ call_text: 'More', call_url: 'https://example.com/x' }, true).call).toEqual({
    text: 'More',
    address: 'https://example.com/x',
    isBooking: false,
  })
})

test.each([
  ['a script', { call_url: 'javascript:alert(1)' }],
  ['another server', { book: '/evil.example' }],
  ['a path upwards', { book: '../admin' }],
  ['nothing', {}],
])('a button does not lead to %s', (_, query) => {
  expect(siteOptionsOf({ call_text: 'Go', ...query }, true).call).toBeNull()
})

test('an address alone says nothing in our name', () => {
  expect(
    siteOptionsOf({ call_text: 'You have won', call_url: 'https://evil.example' }, false).call,
  ).toBeNull()
})
