import type { Instant, ZoneRecord } from '@scheduling/domain'
import { HOUR, MINUTE } from '@scheduling/domain'
import { z } from 'zod'

/** The world's time zones as of a version such as `2026f`. */
export interface ZoneData {
  version: string
  /** By the name in lower case, aliases too; undefined for names that the data does not have. */
  recordOf: (name: string) => ZoneRecord | undefined
  /** A zone's own line, to see whether two versions say the same. */
  lineOf: (name: string) => string | undefined
  /** Zones and aliases as they are written. */
  names: readonly string[]
  /** What it was read from, for threads that read it again. */
  text: string
}

// What is older nobody books, and versions of the data have always disagreed about it.
const FROM = Date.UTC(1970, 0)
// Then Intl counts again; its rules go on for ever.
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

/** `America/Chicago|CST CDT|60 50|0101|1gPd0 …|9`: name, abbreviations, offsets, which of them when, until when. */
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
 * Reads `data/packed/latest.json` of moment-timezone; see https://momentjs.com/timezone/docs/#/data-formats/packed-format/.
 * Throws an Error that says what is wrong with it.
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
  // A zone whose clocks are set every year shows how far the data reaches.
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
    // Zones change their name, too, and whether it is summer: neither moves the clock.
    if (to === offset.at(-1)) continue
    since.push(Math.max(at, FROM))
    offset.push(to)
  }
  return { since, offset, until }
}

/** Each stretch of a zone and its offset, from the first that is known. Throws where no clock can run like that. */
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

/** Digits, then small letters, then capitals; a point before the fraction. */
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
