import { expect, test } from 'vitest'
import { instantText, linksFrom, sameLook, withoutView } from './links.ts'

test('a link changes what it names and keeps the rest', () => {
  const link = linksFrom('?embed=inline&utm_source=news')
  expect(link({ slot: '2027-03-04T14:00:00Z' })).toBe(
    '?embed=inline&utm_source=news&slot=2027-03-04T14:00:00Z',
  )
  expect(linksFrom('?timezone=Asia/Tokyo&a=1')({ timeZone: null })).toBe('?a=1')
})

test('the view is not part of what is kept', () => {
  expect(withoutView('?date=2027-03-04&slot=x&view=cancel&theme=dark')).toBe('?theme=dark')
})

test('another page looks the same but learns nothing of what was typed', () => {
  const search = '?embed=popup&theme=dark&name=Noa&email=noa@example.com&answer_topic=x'
  expect(sameLook(search, { view: 'cancel' })).toBe('?embed=popup&theme=dark&view=cancel')
  expect(sameLook('')).toBe('')
})

test('another page stays on the sites that the saved embed allows', () => {
  expect(sameLook('?embed=inline&widget=7&utm_source=x')).toBe('?embed=inline&widget=7')
})

test('an instant is written without its milliseconds', () => {
  expect(instantText(Date.parse('2027-03-04T14:00:00Z'))).toBe('2027-03-04T14:00:00Z')
})
