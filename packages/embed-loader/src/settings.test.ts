import { EMBED_VALUES } from '@scheduling/contract/page'
import { afterEach, expect, test, vi } from 'vitest'
import { ADDRESS, settingsFrom } from './settings.ts'

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
afterEach(() => warn.mockClear())

const read = (name: string, value: string) => settingsFrom([{ name, value }])

test('where nothing is said the text of the specification holds', () => {
  expect(settingsFrom([])).toEqual({ link_text: 'Schedule time with me' })
})

test.each([
  ['data-text-color', '#00aaFF'],
  ['data-button-background-color', '#000000'],
  ['data-theme', 'dark'],
  ['data-url', 'https://scheduling.example/demo/30min'],
  ['data-widget', 'http://localhost:3000/demo'],
  ['data-schedule', ''],
  ['data-text-color', ''],
  ['data-theme', ''],
  ['data-schedule', 'popup'],
  ['data-language', 'de'],
  ['data-hide-event-details', ''],
  ['data-button-text', 'Réserver'],
  ['data-answer-topic', 'A launch'],
  ['data-answer-color', 'Blue'],
  ['data-utm-source', 'site'],
])('%s="%s" is taken', (name, value) => {
  expect(read(name, value)).toHaveProperty(name.slice('data-'.length).replaceAll('-', '_'), value)
  expect(warn).not.toHaveBeenCalled()
})

test.each([
  ['data-text-color', 'red', '/#[0-9a-f]{6}/i'],
  ['data-text-color', '0090FF', '/#[0-9a-f]{6}/i'],
  ['data-button-text-color', '#0090FF;display:none', '/#[0-9a-f]{6}/i'],
  ['data-theme', 'darkish', '/light|dark|auto/'],
  ['data-schedule', 'pop-up', '/inline|popup/'],
  ['data-language', 'German', '/[a-z]{2}/'],
])('%s="%s" is named with what is accepted, and left out', (name, value, accepted) => {
  expect(read(name, value)).toEqual(settingsFrom([]))
  expect(warn.mock.calls).toEqual([[`${name}="${value}" is not ${accepted}`]])
})

const SAMPLES = [
  '',
  'inline',
  'popup',
  'banner',
  'https://h.example/demo',
  'ftp://h.example',
  '#0090ff',
  '#09f',
  '0090FF',
  'light',
  'auto',
  'red',
  'de',
  'de-AT',
]

test.each(Object.entries(EMBED_VALUES))('%s takes what everybody else takes for it: %s', (name, accepted) => {
  const attribute = `data-${name.replaceAll('_', '-')}`
  const isTaken = (value: string) =>
    /^(url|widget)$/.test(name) ? ADDRESS.test(value) : read(attribute, value)[name] === value
  expect(SAMPLES.filter(isTaken)).toEqual(SAMPLES.filter((value) => accepted.test(value)))
})
