import type { Instant, ZoneRecord } from '@scheduling/domain'
import { HOUR, MINUTE } from '@scheduling/domain'
import { z } from 'zod'

/** The world's time zones in a version such as `2026f`. */
export interface ZoneData {
  version: string
  /** Finds a zone by its lower-case name or alias. Undefined if the data does not have it. */
  recordOf: (name: string) => ZoneRecord | undefined
  /** The line of a zone, to compare versions. */
  lineOf: (name: string) => string | undefined
  /** Zones and aliases in their usual spelling. */
  names: readonly string[]
  /** The source text, for threads that parse it again. */
  text: string
}

// Nobody books older dates, and versions have always disagreed about them.
const FROM = Date.UTC(1970, 0)
// After this, Intl takes over; its rules have no end.
const UNTIL_MAX = Date.UTC(2100, 0)
const OFFSET_MAX = 16 * HOUR

const NAME = /^[A-Za-z0-9_+/-]{1,64}$/
const NUMBER = /^-?[0-9a-zA-Z]*(?:\.[0-9a-zA-Z]+)?$/
const Line = z.string().max(40_000)
const Packed = z.object({
  version: z.string().regex(/^\d{4}[a-z]{1,2}$/),
  zones: z.array(Line.refine(isZone)).max(2_000),
  links: z.array(Line.refine(isLink)).max(2_000),
})

/**
 * `America/Chicago|CST CDT|60 50|0101|1gPd0 …|9`: name, abbreviations, offsets, index of the offset per stretch,
 * ends of the stretches.
 */
function isZone(line: string): boolean {
  const [name = '', , offsets = '', indices = '', changes = ''] = line.split('|')
  const areNumbers = [offsets, changes].every((list) => list.split(' ').every((text) => NUMBER.test(text)))
  return NAME.test(name) && areNumbers && /^[0-9a-zA-Z]+$/.test(indices)
}

function isLink(line: string): boolean {
  const names = line.split('|')
  return names.length === 2 && names.every((name) => NAME.test(name))
}

/**
 * Parses `data/packed/latest.json` of moment-timezone; see
 * https://momentjs.com/timezone/docs/#/data-formats/packed-format/. Throws an Error that says what is wrong.
 */
export function readPacked(text: string): ZoneData {
  const { version, zones, links } = Packed.parse(JSON.parse(text))
  const lines = new Map(zones.map((zone) => [zone.slice(0, zone.indexOf('|')).toLowerCase(), zone]))
  const targets = new Map<string, string>()
  for (const link of links) {
    const [target = '', alias = ''] = link.split('|')
    targets.set(alias.toLowerCase(), target.toLowerCase())
  }
  const lineOf = (name: string) => lines.get(targets.get(name) ?? name)
  // A zone with yearly changes shows how far the data reaches.
  const until = Math.min(changesOf(lineOf('america/new_york') ?? '').at(-1)?.at ?? 0, UNTIL_MAX)
  if (until < Date.parse('2037')) throw new Error(`the data ends in ${new Date(until).getUTCFullYear()}`)

  const records = new Map<string, ZoneRecord>()
  return {
    version,
    text,
    lineOf,
    names: [...zones.map(nameOf), ...links.map((link) => link.split('|')[1] ?? '')],
    recordOf(name) {
      const found = lineOf(name)
      if (found === undefined) return undefined
      const record = records.get(found) ?? recordIn(found, until)
      records.set(found, record)
      return record
    },
  }
}

function nameOf(zone: string): string {
  return zone.slice(0, zone.indexOf('|'))
}

function recordIn(zone: string, until: Instant): ZoneRecord {
  const since: Instant[] = []
  const offset: number[] = []
  for (const { at, to } of changesOf(zone, until)) {
    if (at <= FROM) since.length = offset.length = 0
    // A change of only the name or of daylight saving does not move the clock.
    if (to === offset.at(-1)) continue
    since.push(Math.max(at, FROM))
    offset.push(to)
  }
  return { since, offset, until }
}

/**
 * The stretches of a zone with their offsets, from the first known one. Throws if no real clock could run like
 * that.
 */
function changesOf(zone: string, until = Infinity): { at: Instant; to: number }[] {
  const [name, , offsets = '', order = '', steps = ''] = zone.split('|')
  const known = offsets.split(' ').map((text) => 0 - Math.round(base60(text) * MINUTE))
  const lengths = steps.split(' ')
  const changes: { at: Instant; to: number }[] = []
  let at = -Infinity
  for (let index = 0; index < order.length; index++) {
    const to = known[base60(order[index] as string)]
    if (to === undefined || Math.abs(to) > OFFSET_MAX) throw new Error(`${name}: an offset that no clock has`)
    if (index > 0) {
      const length = Math.round(base60(lengths[index - 1] ?? '') * MINUTE)
      if (index > 1 && length <= 0) throw new Error(`${name}: changes that are not in order`)
      at = index === 1 ? length : at + length
    }
    if (at >= until) break
    changes.push({ at, to })
  }
  return changes
}

/** Digits: 0-9, then a-z, then A-Z. A point starts the fraction. */
function base60(text: string): number {
  const [whole = '', fraction = ''] = text.replace('-', '').split('.')
  let value = 0
  for (const digit of whole) value = value * 60 + digitOf(digit)
  let size = 1
  for (const digit of fraction) value += digitOf(digit) * (size /= 60)
  return text.startsWith('-') ? -value : value
}

function digitOf(digit: string): number {
  const code = digit.charCodeAt(0)
  return code > 96 ? code - 87 : code > 64 ? code - 29 : code - 48
}
