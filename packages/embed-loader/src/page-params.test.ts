import { ANSWER_PREFIX, PAGE_PARAMS, TRACKING_PARAMS } from '@scheduling/contract/page'
import { expect, test } from 'vitest'
import { pageParams } from './page-params.ts'
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
  expect(pageParams(none, `?${name}=x`)).toEqual([[name, 'x']])
})

test.each([
  'email_token',
  'name_id',
  'nameserver',
  'text_me',
  'themes',
  'language_id',
  'product_color',
  'page_id',
  'sid',
  'PHPSESSID',
  'utm_id',
  'utm_token',
  'utm_source_platform',
  'dclid',
  'my_gclid',
  'clid',
  'token',
  'id',
  'q',
  page.embed,
  page.slot,
])('%s in the address of the site stays there', (name) => {
  expect(pageParams(none, `?${name}=x`)).toEqual([])
})

test('what concerns the loader alone does not go to the booking page', () => {
  const settings = settingsFrom([
    { name: 'data-url', value: 'https://scheduling.example/demo' },
    { name: 'data-schedule', value: 'popup' },
    { name: 'data-button-text', value: 'Book' },
    { name: 'class', value: 'big' },
  ])
  expect(pageParams(settings, '')).toEqual([])
})

test('a setting stands before what the visitor brings: it wins', () => {
  const settings = settingsFrom([{ name: 'data-utm-source', value: 'site' }])
  expect(pageParams(settings, '?utm_source=mail&utm_term=x')).toEqual([
    ['utm_source', 'site'],
    ['utm_source', 'mail'],
    ['utm_term', 'x'],
  ])
})
