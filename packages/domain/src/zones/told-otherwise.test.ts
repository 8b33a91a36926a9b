import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { HOUR } from '../time.ts'
import { readZonesFrom } from './changes.ts'
import { isToldOtherwise } from './told-otherwise.ts'

afterEach(() => readZonesFrom(() => undefined))

const CHANGE = Date.parse('2026-11-01T06:00:00Z')

/** New York at this offset from when its clocks are set back. */
function newYork(offset: number): void {
  readZonesFrom((name) =>
    name === 'america/new_york' ? { since: [CHANGE], offset: [offset], until: CHANGE + HOUR } : undefined,
  )
}

test('a clock that Intl shows alike is not told otherwise, nor one of which nothing is told', () => {
  newYork(-5 * HOUR)
  expect(isToldOtherwise('America/New_York', CHANGE)).toBe(false)
  expect(isToldOtherwise('Europe/Berlin', CHANGE)).toBe(false)
})

test('another offset is told otherwise, as long as it counts, whatever clock this machine has', () => {
  newYork(-4 * HOUR)
  onTestFinished(() => void vi.unstubAllEnvs())
  for (const machine of ['UTC', 'America/New_York', 'Asia/Kolkata']) {
    vi.stubEnv('TZ', machine)
    const told = [CHANGE - 1, CHANGE, CHANGE + HOUR - 1, CHANGE + HOUR]
    expect(told.map((at) => isToldOtherwise('America/New_York', at))).toEqual([false, true, true, false])
  }
})
