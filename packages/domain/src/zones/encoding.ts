import { MINUTE } from '../time/time.ts'
import type { Instant, TimeZone } from '../time/time.ts'
import { clockChanges } from './clock-changes.ts'
import type { ZoneRecord, ZoneSource } from './changes.ts'
import { offsetAt } from './zones.ts'

/**
 * Zone data from one instant to another, as short text for a browser that may have older data: `until;name since
 * offset since offset …;name …`, in minutes, in base 36.
 */
export function encodeZones(zones: readonly TimeZone[], from: Instant, until: Instant): string {
  const told = zones.map((zone) => {
    const changes = clockChanges(zone, from, until).flatMap(({ at, to }) => [at, to])
    return [zone, ...[from, offsetAt(zone, from), ...changes].map(short)].join(' ')
  })
  return [short(until), ...told].join(';')
}

/** Reads that text, for `readZonesFrom`. */
export function decodeZones(text: string): ZoneSource {
  const [until = '', ...told] = text.split(';')
  const records = new Map<string, ZoneRecord>()
  for (const zone of told) {
    const [name = '', ...numbers] = zone.split(' ')
    const values = numbers.map(long)
    const every = (second: number) => values.filter((_, index) => index % 2 === second)
    records.set(name.toLowerCase(), { since: every(0), offset: every(1), until: long(until) })
  }
  return (name) => records.get(name)
}

function short(value: number): string {
  return Math.round(value / MINUTE).toString(36)
}

function long(text: string): number {
  return Number.parseInt(text, 36) * MINUTE
}
