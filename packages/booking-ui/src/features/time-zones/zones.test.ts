import { expect, test } from 'vitest'
import { LANGUAGE_KEYS, LANGUAGES } from '@scheduling/domain/languages'
import type { Language } from '@scheduling/domain/languages'
import { timeWords, englishCity } from '@scheduling/domain/words'
import { loadCities, zoneDirectory } from './zones.ts'
import type { Cities } from './zones.ts'

const NOW = Date.parse('2027-03-01T08:00:00Z')
const directory = directoryIn('en')

function directoryIn(language: Language, cities: Cities = {}) {
  const { tag } = LANGUAGES[language]
  return zoneDirectory(tag, NOW, (zone) => timeWords(tag, '24h').zoneName(zone, NOW), cities)
}

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
  ['−5', 'America/New_York'],
  ['-5', 'America/New_York'],
  ['da nang', /Asia\/(?:Ho_Chi_Minh|Saigon)/],
  ['Đà Nẵng', /Asia\/(?:Ho_Chi_Minh|Saigon)/],
  ['ISTANBUL', 'Europe/Istanbul'],
  ['istanbul', 'Europe/Istanbul'],
  ['lodz', 'Europe/Warsaw'],
  ['Łódź', 'Europe/Warsaw'],
  ['wroclaw', 'Europe/Warsaw'],
  ['kobenhavn', 'Europe/Copenhagen'],
  ['port au prince', 'America/Port-au-Prince'],
  ['munich germany', 'Europe/Berlin'],
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
  expect(directory.search(query)[0]?.localizedCity).toBe(city)
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
  const found = directory.search(query).map(({ localizedCity }) => localizedCity)
  expect(found.slice(0, cities.length)).toEqual(cities)
})

test('what an abbreviation is short for is said, where it is short for several', () => {
  const said = directory.search('ist').map(({ localizedCity, timeName }) => `${localizedCity}: ${timeName}`)
  expect(said.slice(0, 3)).toEqual([
    'Kolkata: India Standard Time',
    'Jerusalem: Israel Time',
    'Dublin: Ireland Time',
  ])
  expect(directory.search('berlin')[0]).not.toHaveProperty('timeName')
})

test('UTC is an entry of its own', () => {
  expect(directory.search('utc')[0]).toMatchObject({
    zone: 'UTC',
    localizedCity: 'UTC',
    country: 'Coordinated Universal Time',
    offset: 0,
  })
})

test.each(['de', 'il'] as const)(
  'in %s, abbreviations and countries in every of their names are found as well',
  (language) => {
    const spoken = directoryIn(language)
    const first = ['EST', 'IST', 'PST', 'Deutschland', 'Germany', 'Indien', 'India'].map(
      (query) => spoken.search(query)[0]?.localizedCity,
    )
    const indien = language === 'de' ? 'Kolkata' : undefined
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

test.each([
  ['de', 'Wien', 'Vienna', 'Europe/Vienna'],
  ['de', 'zurich', 'Zürich', 'Europe/Zurich'],
  ['de', 'kiew', 'Kyiv', /Europe\/(?:Kiev|Kyiv)/],
  ['de', 'kalkutta', 'kolkata', /Asia\/(?:Calcutta|Kolkata)/],
  ['de', 'ho chi minh stadt', 'Saigon', /Asia\/(?:Ho_Chi_Minh|Saigon)/],
  ['de', 'wien österreich', 'vienna österreich', 'Europe/Vienna'],
  ['tr', 'Viyana', 'Vienna', 'Europe/Vienna'],
  ['tr', 'istanbul', 'İSTANBUL', 'Europe/Istanbul'],
  ['tr', 'kızılorda', 'kizilorda', 'Asia/Qyzylorda'],
  ['tr', 'Şam', 'Damascus', 'Asia/Damascus'],
  ['cn', '维也纳', 'Vienna', 'Europe/Vienna'],
  ['cn', '上海', 'shanghai', 'Asia/Shanghai'],
  ['cn', '纽约', 'New York', 'America/New_York'],
  ['it', "l'avana", 'L’Avana', 'America/Havana'],
  ['il', "לוס אנג'לס", 'לוס אנגלס', 'America/Los_Angeles'],
  ['dk', 'Færøerne', 'faeroerne', /Atlantic\/(?:Faeroe|Faroe)/],
] as const)('in %s, “%s” and “%s” find the same zone first', async (language, own, other, zone) => {
  const spoken = directoryIn(language, await loadCities(language))
  expect(spoken.search(own)[0]?.zone).toMatch(zone)
  expect(spoken.search(other)[0]?.zone).toMatch(zone)
})

test('cities are shown and sorted in the language, and found by others of their zone as before', async () => {
  const german = directoryIn('de', await loadCities('de'))
  expect(german.search('vienna')[0]).toMatchObject({ localizedCity: 'Wien', country: 'Österreich' })
  expect(german.search('Salzburg')[0]?.localizedCity).toBe('Wien')
  expect(
    german
      .search('CET')
      .map(({ localizedCity }) => localizedCity)
      .slice(0, 2),
  ).toEqual(['Berlin', 'Paris'])
  const known = german.all.filter(({ localizedCity }) =>
    ['Belgrad', 'Brüssel', 'Rom', 'Warschau', 'Zürich'].includes(localizedCity),
  )
  expect(known.map(({ localizedCity }) => localizedCity)).toEqual([
    'Belgrad',
    'Brüssel',
    'Rom',
    'Warschau',
    'Zürich',
  ])
  expect(german.search('utc')[0]?.localizedCity).toBe('UTC')
})

test('a city has the name of its zone, whether the browser calls the zone by its current or former name', async () => {
  const { Kolkata, Kyiv } = await loadCities('uk')
  expect(['Asia/Calcutta', 'Asia/Kolkata'].map(englishCity)).toEqual(['Kolkata', 'Kolkata'])
  expect([Kolkata, Kyiv]).toEqual(['Колката', 'Київ'])
})

test.each(LANGUAGE_KEYS.filter((language) => language !== 'en'))(
  '%s has a file of cities that exist, whose names differ from the English ones and each other',
  async (language) => {
    const cities = await loadCities(language)
    const existing = new Set(directory.all.map(({ localizedCity }) => localizedCity))
    expect(Object.keys(cities).length).toBeGreaterThan(50)
    expect(Object.keys(cities).filter((english) => !existing.has(english))).toEqual([])
    expect(Object.entries(cities).filter(([english, city]) => city === english || !city.trim())).toEqual([])
    expect(new Set(directoryIn(language, cities).all.map(({ localizedCity }) => localizedCity)).size).toBe(
      existing.size,
    )
  },
)

test('English needs no file, and a file that does not load leaves the English names', async () => {
  expect(await loadCities('en')).toEqual({})
  expect(await loadCities('none' as Language)).toEqual({})
  expect(directoryIn('de').search('wien')[0]?.localizedCity).toBe('Vienna')
})
