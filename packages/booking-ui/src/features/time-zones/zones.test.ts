import { expect, test } from 'vitest'
import { timeWords } from '@scheduling/domain/words'
import { zoneDirectory } from './zones.ts'

const NOW = Date.parse('2027-03-01T08:00:00Z')
const directory = zoneDirectory('en', NOW, (zone) => timeWords('en', '24h').zoneName(zone, NOW))

test('every zone of this machine is listed, from west to east', () => {
  expect(directory.all).toHaveLength(Intl.supportedValuesOf('timeZone').length)
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

test('a city comes before places that only share a word with it', () => {
  expect(directory.search('london')[0]?.zone).toBe('Europe/London')
})

test('nonsense finds nothing, and nothing finds all', () => {
  expect(directory.search('qqqq')).toEqual([])
  expect(directory.search('  ')).toHaveLength(directory.all.length)
})
