import { expect, test } from 'vitest'
import { timeWords } from '@scheduling/domain/words'
import { zoneDirectory } from './zones.ts'

const NOW = Date.parse('2027-03-01T08:00:00Z')
const directory = zoneDirectory('en', NOW, (zone) => timeWords('en', '24h').zoneName(zone, NOW))

test('every zone of this machine and UTC are listed, from west to east', () => {
  expect(directory.all).toHaveLength(Intl.supportedValuesOf('timeZone').length + 1)
  const offsets = directory.all.map(({ offset }) => offset)
  expect(offsets).toEqual(offsets.toSorted((a, b) => a - b))
})

test.each([
  ['berl', 'Europe/Berlin'],
  ['san francisco', 'America/Los_Angeles'],
  ['munchen', 'Europe/Berlin'],
  ['sao paulo', 'America/Sao_Paulo'],
  ['mumbai', /Asia\/(?:Kolkata|Calcutta)/],
  ['new zealand', 'Pacific/Auckland'],
  ['pacific time', 'America/Los_Angeles'],
  ['america/new_york', 'America/New_York'],
  ['+5:45', /Asia\/(?:Kathmandu|Katmandu)/],
])('“%s” finds %s', (query, zone) => {
  const found = directory.search(query).map((entry) => entry.zone)
  expect(found.join(' ')).toMatch(zone)
})

test.each([
  ['Europe/Kyiv', 'Kyiv'],
  ['europe/ky', 'Kyiv'],
  ['Europe/Kiev', 'Kyiv'],
  ['Asia/Kolkata', 'Kolkata'],
  ['asia/calcutta', 'Kolkata'],
  ['America/Nuuk', 'Nuuk'],
  ['Asia/Ho_Chi_Minh', 'Ho Chi Minh City'],
  ['Asia/Kathmandu', 'Kathmandu'],
  ['Asia/Yangon', 'Yangon'],
  ['Atlantic/Faroe', 'Faroe'],
  ['Africa/Asmara', 'Asmara'],
  ['America/Atikokan', 'Atikokan'],
  ['Pacific/Kanton', 'Kanton'],
  ['Pacific/Chuuk', 'Chuuk'],
  ['Pacific/Pohnpei', 'Pohnpei'],
  ['US/Pacific', 'Los Angeles'],
  ['us/pacific', 'Los Angeles'],
  ['Australia/ACT', 'Sydney'],
  ['Japan', 'Tokyo'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
])('“%s”, a current or former name of the zone, finds %s first', (query, city) => {
  expect(directory.search(query)[0]?.city).toBe(city)
})

test.each([
  ['eastern', ['New York']],
  ['EST', ['New York']],
  ['ET', ['New York']],
  ['PT', ['Los Angeles']],
  ['PST', ['Los Angeles', 'Manila']],
  ['CET', ['Berlin', 'Paris']],
  ['BST', ['London', 'Dhaka']],
  ['CST', ['Chicago', 'Shanghai']],
  ['IST', ['Kolkata', 'Jerusalem', 'Dublin']],
  ['UTC', ['UTC']],
  ['Bombay', ['Kolkata']],
  ['Madras', ['Kolkata']],
  ['Peking', ['Shanghai']],
  ['Kiev', ['Kyiv']],
  ['India', ['Kolkata']],
  ['usa', ['New York']],
  ['UK', ['London']],
  ['United States', ['New York', 'Chicago', 'Los Angeles']],
  ['Deutschland', ['Berlin']],
  ['Germany', ['Berlin']],
  ['España', ['Madrid']],
  ['ישראל', ['Jerusalem']],
  ['日本', ['Tokyo']],
  ['Russia', ['Moscow']],
  ['Australia', ['Sydney']],
  ['Chile', ['Santiago']],
  ['berlin germany', ['Berlin']],
])('the best known comes first: “%s” finds %s', (query, cities) => {
  const found = directory.search(query).map(({ city }) => city)
  expect(found.slice(0, cities.length)).toEqual(cities)
})

test('what an abbreviation is short for is said, where it is short for several', () => {
  const said = directory.search('ist').map(({ city, meant }) => `${city}: ${meant}`)
  expect(said.slice(0, 3)).toEqual([
    'Kolkata: India Standard Time',
    'Jerusalem: Israel Time',
    'Dublin: Ireland Time',
  ])
  expect(directory.search('berlin')[0]).not.toHaveProperty('meant')
})

test('UTC is an entry of its own', () => {
  expect(directory.search('utc')[0]).toMatchObject({
    zone: 'UTC',
    city: 'UTC',
    country: 'Coordinated Universal Time',
    offset: 0,
  })
})

test.each(['de', 'he'])(
  'in %s, abbreviations and countries in every of their names are found as well',
  (tag) => {
    const spoken = zoneDirectory(tag, NOW, (zone) => timeWords(tag, '24h').zoneName(zone, NOW))
    const first = ['EST', 'IST', 'PST', 'Deutschland', 'Germany', 'Indien', 'India'].map(
      (query) => spoken.search(query)[0]?.city,
    )
    const indien = tag === 'de' ? 'Kolkata' : undefined
    expect(first).toEqual(['New York', 'Kolkata', 'Los Angeles', 'Berlin', 'Berlin', indien, 'Kolkata'])
  },
)

test('a city comes before places that only share a word with it', () => {
  expect(directory.search('london')[0]?.zone).toBe('Europe/London')
})

test('nonsense finds nothing, and nothing finds all', () => {
  expect(directory.search('qqqq')).toEqual([])
  expect(directory.search('  ')).toHaveLength(directory.all.length)
})
