import { ANSWER_PREFIX, PAGE_PARAMS, TRACKING_PARAMS } from '@scheduling/contract/page'
import { expect, test } from 'vitest'
import { frameAddress, pageParams } from './page-params.ts'
import { settingsFrom } from './settings.ts'

const none = settingsFrom([])
const page = PAGE_PARAMS

test.each([
  page.hideEventDetails,
  page.backgroundColor,
  page.textColor,
  page.buttonColor,
  page.theme,
  page.language,
  page.name,
  page.email,
  `${ANSWER_PREFIX}topic`,
  ...TRACKING_PARAMS,
])('%s goes to the booking page', (name) => {
  expect(pageParams(none, `?${name}=x`)).toEqual({ [name]: 'x' })
})

test.each(['page_id', 'sid', 'PHPSESSID', 'token', 'id', 'q', page.embed, page.slot])(
  '%s in the address of the site stays there',
  (name) => {
    expect(pageParams(none, `?${name}=x`)).toEqual({})
  },
)

test('what concerns the loader alone does not go to the booking page', () => {
  const settings = settingsFrom([
    { name: 'data-url', value: 'https://scheduling.example/demo' },
    { name: 'data-schedule', value: 'popup' },
    { name: 'data-button-text', value: 'Book' },
    { name: 'class', value: 'big' },
  ])
  expect(pageParams(settings, '')).toEqual({})
})

test('a setting wins over what the visitor brings', () => {
  const settings = settingsFrom([{ name: 'data-utm-source', value: 'site' }])
  expect(pageParams(settings, '?utm_source=mail&utm_term=x')).toEqual({ utm_source: 'site', utm_term: 'x' })
})

test.each([
  ['https://h.example/demo', 'https://h.example/demo?a=%23+%26&'],
  ['https://h.example/demo?b=2', 'https://h.example/demo?a=%23+%26&b=2'],
  ['https://h.example/demo#top', 'https://h.example/demo?a=%23+%26&top'],
])('%s takes parameters', (url, address) => {
  expect(frameAddress(url, { a: '# &' })).toBe(address)
})
