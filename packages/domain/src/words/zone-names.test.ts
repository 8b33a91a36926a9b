import { afterEach, expect, test } from 'vitest'
import { HOUR } from '../time/time.ts'
import { readZonesFrom } from '../zones/changes.ts'
import { timeWords } from './time-words.ts'
import { englishCity } from './english-city.ts'
import { offsetName, offsetNameAt } from './zone-names.ts'

afterEach(() => readZonesFrom(() => undefined))

test('offsets are written as clocks are', () => {
  expect([0, 60, -210, 345].map(offsetName)).toEqual(['GMT+0', 'GMT+1', 'GMT−3:30', 'GMT+5:45'])
  expect(offsetNameAt('Asia/Kolkata', 0)).toBe('GMT+5:30')
})

test.each([
  ['Asia/Calcutta', 'Kolkata'],
  ['Asia/Saigon', 'Ho Chi Minh City'],
  ['Asia/Ho_Chi_Minh', 'Ho Chi Minh City'],
  ['Europe/Kiev', 'Kyiv'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
  ['UTC', 'UTC'],
])('%s is %s', (zone, city) => {
  expect(englishCity(zone)).toBe(city)
})

test('where Intl is older than the zones that count, no name of its is believed', () => {
  const change = Date.parse('2027-02-01T08:00Z')
  const record = {
    since: [Date.parse('2027-01-01'), change],
    offset: [-4 * HOUR, -5 * HOUR],
    until: Infinity,
  }
  readZonesFrom((name) => (name === 'america/new_york' ? record : undefined))
  const { time, zoneName } = timeWords('en-US', '24h')
  const passes = [change - HOUR / 2, change + HOUR / 2]
  expect(passes.map((at) => time('America/New_York', at))).toEqual(['03:30 GMT−4', '03:30 GMT−5'])
  // Intl takes both for standard time, which is right only for the second hour.
  expect(passes.map((at) => zoneName('America/New_York', at))).toEqual([
    'Eastern Time',
    'Eastern Standard Time',
  ])
})

test.each(['ar', 'da', 'en', 'fi', 'fr', 'he', 'sv', 'zh-Hans'])(
  'a zone without a name is its offset in %s',
  (tag) => {
    const { zoneName } = timeWords(tag, '24h')
    expect([zoneName('Etc/GMT-3', 0), zoneName('Etc/GMT+4', 0)]).toEqual(['GMT+3', 'GMT−4'])
  },
)
