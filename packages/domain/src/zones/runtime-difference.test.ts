import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { HOUR } from '../time/time.ts'
import { readZonesFrom } from './changes.ts'
import { differsFromRuntime } from './runtime-difference.ts'

afterEach(() => readZonesFrom(() => undefined))

const CHANGE = Date.parse('2026-11-01T06:00:00Z')

/** Gives New York this offset from the day its clocks are set back. */
function newYork(offset: number): void {
  readZonesFrom((name) =>
    name === 'america/new_york' ? { since: [CHANGE], offset: [offset], until: CHANGE + HOUR } : undefined,
  )
}

test('a clock that Intl shows alike is not told otherwise, nor one of which nothing is told', () => {
  newYork(-5 * HOUR)
  expect(differsFromRuntime('America/New_York', CHANGE)).toBe(false)
  expect(differsFromRuntime('Europe/Berlin', CHANGE)).toBe(false)
})

test('another offset is told otherwise, as long as it counts, whatever clock this machine has', () => {
  newYork(-4 * HOUR)
  onTestFinished(() => void vi.unstubAllEnvs())
  for (const machine of ['UTC', 'America/New_York', 'Asia/Kolkata']) {
    vi.stubEnv('TZ', machine)
    const told = [CHANGE - 1, CHANGE, CHANGE + HOUR - 1, CHANGE + HOUR]
    expect(told.map((at) => differsFromRuntime('America/New_York', at))).toEqual([false, true, true, false])
  }
})

test('a change that Intl alone has is told otherwise from its first hour on', () => {
  const change = Date.parse('2027-03-28T01:00:00Z')
  readZonesFrom((name) =>
    name === 'europe/berlin' ? { since: [0], offset: [HOUR], until: change + 30 * 24 * HOUR } : undefined,
  )
  for (const minutes of [0, 30, 60, 90])
    expect(differsFromRuntime('Europe/Berlin', change + (minutes / 60) * HOUR)).toBe(true)
  expect(differsFromRuntime('Europe/Berlin', change - 2 * 24 * HOUR)).toBe(false)
})
