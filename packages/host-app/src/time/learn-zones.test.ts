import { offsetAt, readZonesFrom, encodeZones } from '@scheduling/domain'
import { afterEach, expect, test } from 'vitest'
import { learnZones } from './learn-zones.ts'

const HOUR = 3_600_000
const NOW = Date.parse('2027-01-15T12:00Z')

afterEach(() => readZonesFrom(() => undefined))

test('the dashboard counts as the server does', async () => {
  readZonesFrom(() => ({ since: [0], offset: [-4 * HOUR], until: Infinity }))
  const told = encodeZones(['America/Chicago'], NOW - HOUR, NOW + HOUR)
  await learnZones(() => Promise.resolve({ version: '2098z', told }))
  expect(offsetAt('America/Chicago', NOW)).toBe(-4 * HOUR)
})

test('without an answer as its browser does', async () => {
  await learnZones(() => Promise.reject(new Error('offline')))
  expect(offsetAt('America/Chicago', NOW)).toBe(-6 * HOUR)
})
