import { EMBED_VALUES } from '@scheduling/contract/embeds/page'
import { afterEach, expect, test, vi } from 'vitest'
import { ADDRESS, settingsFrom, warn } from './settings.ts'

const said = vi.spyOn(console, 'warn').mockImplementation(() => {})
afterEach(() => said.mockClear())

test('where nothing is said the text of the specification holds', () => {
  expect(settingsFrom([])).toEqual({ link_text: 'Schedule time with me' })
})

test.each([
  ['data-text-color', '#00aaFF'],
  ['data-theme', ''],
  ['data-url', 'https://scheduling.example/demo/30min'],
  ['data-hide-event-details', ''],
  ['data-button-text', 'Réserver'],
  ['data-answer-topic', 'A launch'],
  ['data-utm-source', 'site'],
])('%s="%s" is taken', (name, value) => {
  expect(settingsFrom([{ name, value }])).toHaveProperty(
    name.slice('data-'.length).replaceAll('-', '_'),
    value,
  )
})

test('no attribute sets what the loader itself notes down', () => {
  const attributes = document.createElement('div')
  attributes.setAttribute('data-From', 'https://elsewhere.example')
  expect(settingsFrom(attributes.attributes).From).toBeUndefined()
})

test.each([
  '',
  'https://h.example/demo',
  'HTTP://localhost/demo',
  '\n  https://h.example/demo ',
  'ftp://h.example',
  'javascript:1',
  'demo',
])('"%s" is an address here if it is one to everybody else', (value) => {
  const { url } = settingsFrom([{ name: 'data-url', value }])
  expect(ADDRESS.test(url!)).toBe(EMBED_VALUES.url?.test(value))
})

test('what is wrong is said once', () => {
  warn('wrong')
  warn('wrong')
  expect(said.mock.calls).toEqual([['wrong']])
})
