import { daysFromCivil } from '../time/plain-date.ts'
import { DAY } from '../time/time.ts'
import type { Instant, TimeZone } from '../time/time.ts'
import { offsetIn } from './offsets.ts'
import type { Offsets } from './offsets.ts'

// A question about a year reads one or two blocks.
const BLOCK = 800 * DAY
// Shorter than the shortest pair of changes that undo each other: 6.96 days, America/Noronha, October 2000.
const PROBE = 6 * DAY
const SECOND = 1000
// ASCII only: some other letters become ASCII in lower case and would pass for a known zone.
const SHAPE = /^[A-Za-z][A-Za-z0-9_+\-/]*$/
// Years 1 to 9999. Outside them Intl writes eras, and every offset is the first or the last one anyway.
const EARLIEST = -62_135_596_800_000
const LATEST = 253_402_300_799_000
// All zones of the world over about thirty years. Only made-up questions need more, and then the cache starts over.
const BLOCKS_MAX = 10_000

/** Data about a zone from a source other than Intl. It counts from its first instant until `until`. */
export interface ZoneRecord extends Offsets {
  readonly until: Instant
}

/** Looks up a zone by its name in lower case. Undefined: Intl counts. */
export type ZoneSource = (name: string) => ZoneRecord | undefined

let recordOf: ZoneSource = () => undefined
const blocksByZone = new Map<string, Map<number, Offsets>>()
let blocksKept = 0
// Asking Intl takes longer than all other checks of a request.
const knownNames = new Set<string>()

/**
 * From now on, all answers about zones use this source, which is newer than Intl. Call it when a process or a page
 * starts. Repeat: only the last source counts.
 */
export function readZonesFrom(source: ZoneSource): void {
  recordOf = source
  forget()
}

/** The offset of a zone from the source; undefined if Intl counts. */
export function overriddenOffsetAt(zone: TimeZone, at: Instant): number | undefined {
  const record = recordOf(zone.toLowerCase())
  const isTold = record && at >= (record.since[0] ?? Infinity) && at < record.until
  return isTold ? offsetIn(record, at) : undefined
}

/** The IANA spelling of a name: `Europe/Kyiv` for `europe/kyiv`. Aliases and unknown names stay. */
export function canonicalZone(name: string): TimeZone {
  try {
    return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name).timeZoneId
  } catch {
    return name
  }
}

/** Whether this is an IANA name that this machine knows. Bare offsets are not: they follow no clock changes. */
export function isTimeZone(name: string): boolean {
  if (!SHAPE.test(name)) return false
  const key = name.toLowerCase()
  if (knownNames.has(key)) return true
  try {
    clockOf(name)
    knownNames.add(key)
    return true
  } catch {
    return false
  }
}

/**
 * The offsets of a zone from one instant to another. They are read from Intl once per zone and block of time, then
 * cached. Throws a RangeError if the zone is unknown.
 */
export function offsetsBetween(zone: TimeZone, from: Instant, to: Instant): Offsets {
  // Intl accepts any spelling of a name. One key per zone keeps the cache small.
  const key = zone.toLowerCase()
  const first = blockIndex(from)
  const last = blockIndex(to)
  if (first === last) return block(zone, key, first)
  const since: Instant[] = []
  const offset: number[] = []
  for (let index = first; index <= last; index++) append(block(zone, key, index), since, offset)
  return { since, offset }
}

function append(part: Offsets, since: Instant[], offset: number[]): void {
  for (let index = 0; index < part.since.length; index++) {
    const value = part.offset[index] as number
    if (value === offset.at(-1)) continue
    since.push(part.since[index] as Instant)
    offset.push(value)
  }
}

function blockIndex(instant: Instant): number {
  return Math.floor(Math.min(Math.max(instant, EARLIEST), LATEST) / BLOCK)
}

function block(zone: TimeZone, key: string, index: number): Offsets {
  const offsets = blocksByZone.get(key)?.get(index)
  if (offsets) return offsets
  const read = readBlock(zone, key, index * BLOCK)
  if (blocksKept >= BLOCKS_MAX) forget()
  const blocks = blocksByZone.get(key) ?? new Map<number, Offsets>()
  blocks.set(index, read)
  blocksByZone.set(key, blocks)
  blocksKept++
  return read
}

function forget(): void {
  blocksByZone.clear()
  blocksKept = 0
}

function readBlock(zone: TimeZone, key: string, from: Instant): Offsets {
  const to = from + BLOCK
  const record = recordOf(key)
  if (!record) return readIntl(zone, from, to)
  const { until } = record
  const first = record.since[0] ?? to
  const parts = [
    from < first && readIntl(zone, from, Math.min(to, first)),
    during(record, Math.max(from, first), Math.min(to, until)),
    to > until && readIntl(zone, Math.max(from, until), to),
  ]
  const read = { since: [] as Instant[], offset: [] as number[] }
  for (const part of parts) if (part) append(part, read.since, read.offset)
  return read
}

function during(record: ZoneRecord, from: Instant, to: Instant): Offsets | false {
  if (from >= to) return false
  const changes = record.since.filter((at) => at > from && at < to)
  const since = [from, ...changes]
  return { since, offset: since.map((at) => offsetIn(record, at)) }
}

function readIntl(zone: TimeZone, from: Instant, to: Instant): Offsets {
  const clock = clockOf(zone)
  let at = from
  let current = offsetShown(clock, at)
  const since = [at]
  const offset = [current]
  const last = to - SECOND
  while (at < last) {
    const next = Math.min(at + PROBE, last)
    if (offsetShown(clock, next) === current) {
      at = next
    } else {
      at = firstChange(clock, at, next, current)
      current = offsetShown(clock, at)
      since.push(at)
      offset.push(current)
    }
  }
  return { since, offset }
}

/** The first second in `(from, to]` whose offset differs from `before`. At `to`, it is known to differ. */
function firstChange(clock: Intl.DateTimeFormat, from: Instant, to: Instant, before: number): Instant {
  let unchanged = from
  let changed = to
  while (changed - unchanged > SECOND) {
    const middle = unchanged + Math.floor((changed - unchanged) / 2 / SECOND) * SECOND
    if (offsetShown(clock, middle) === before) unchanged = middle
    else changed = middle
  }
  return changed
}

function offsetShown(clock: Intl.DateTimeFormat, instant: Instant): number {
  const at = Math.min(Math.max(instant, EARLIEST), LATEST)
  const [month, date, year, hour, minute, second] = (clock.format(at).match(/\d+/g) ?? []).map(Number)
  const day = daysFromCivil(year as number, month as number, date as number)
  const seconds = ((hour as number) * 60 + (minute as number)) * 60 + (second as number)
  return day * DAY + seconds * SECOND - at
}

function clockOf(zone: TimeZone): Intl.DateTimeFormat {
  if (!SHAPE.test(zone)) throw unknownZone(zone)
  try {
    return new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
  } catch (cause) {
    throw unknownZone(zone, cause)
  }
}

function unknownZone(zone: string, cause?: unknown): RangeError {
  return new RangeError(`invalid_time_zone: "${zone}"; expected an IANA name such as Europe/Paris`, { cause })
}
