import { MINUTE } from '@scheduling/domain'
import type { Instant, Minutes, TimeZone } from '@scheduling/domain'
import { zoneCity } from '../../time/zone-city.ts'
import { OTHER_CITIES } from './other-cities.ts'

/** A zone as the menu lists it. */
export interface ZoneEntry {
  zone: TimeZone
  city: string
  /** In the page's language, where the browser knows it. */
  country: string
  /** East of Greenwich, now. */
  offset: Minutes
}

export interface ZoneDirectory {
  /** Every zone of this machine, from west to east. */
  all: ZoneEntry[]
  /**
   * Those whose city, country, name or offset has each word of the query at the beginning of a word; cities come
   * first. An empty query finds all.
   */
  search: (query: string) => ZoneEntry[]
}

export function zoneDirectory(
  language: string,
  now: Instant,
  zoneName: (zone: TimeZone) => string,
): ZoneDirectory {
  const countries = countriesByZone(language)
  const all = Intl.supportedValuesOf('timeZone')
    .map((zone) => ({
      zone,
      city: zoneCity(zone),
      country: countries.get(zone) ?? '',
      offset: offsetNow(zone, now),
    }))
    .toSorted((a, b) => a.offset - b.offset || a.city.localeCompare(b.city, language))
  // Naming four hundred zones takes a while: not before somebody searches.
  let words: Map<ZoneEntry, string[]> | undefined

  function search(query: string): ZoneEntry[] {
    const wanted = plain(query)
      .split(/[\s/_]+/)
      .filter(Boolean)
    if (wanted.length === 0) return all
    words ??= new Map(all.map((entry) => [entry, wordsOf(entry, zoneName(entry.zone))]))
    const ranked = all.flatMap((entry) => {
      const texts = words?.get(entry) ?? []
      const rank = texts.findIndex((text) => wanted.every((word) => begins(text, word)))
      return rank < 0 ? [] : [{ entry, rank }]
    })
    return ranked.toSorted((a, b) => a.rank - b.rank).map(({ entry }) => entry)
  }

  return { all, search }
}

/** `GMT+1`, `GMT−3:30` */
export function offsetName(offset: Minutes): string {
  const size = Math.abs(offset)
  const rest = size % 60
  return `GMT${offset < 0 ? '−' : '+'}${Math.floor(size / 60)}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`
}

// `offsetAt` reads years of a zone at once, which is too much work for four hundred of them.
function offsetNow(zone: TimeZone, now: Instant): Minutes {
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
  const name = format.formatToParts(now).find((part) => part.type === 'timeZoneName')?.value ?? ''
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(name) ?? []
  return (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * (sign === '-' ? -1 : 1)
}

/** What the clock in a zone shows now, as an instant whose clock runs in UTC. */
export function clockNow(offset: Minutes, now: Instant): Instant {
  return now + offset * MINUTE
}

function wordsOf({ zone, city, country, offset }: ZoneEntry, name: string): string[] {
  const gmt = offsetName(offset)
  const texts = [city, ...(OTHER_CITIES[zone] ?? []), country, name, zone.replaceAll(/[/_]/g, ' ')]
  return [...texts, gmt, gmt.replace('GMT', 'UTC'), gmt.replace('GMT', '')].map(plain)
}

function begins(text: string, word: string): boolean {
  return text.startsWith(word) || text.includes(` ${word}`)
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('−', '-').toLowerCase()
}

interface LocaleWithZones {
  getTimeZones?: () => string[] | undefined
}

function countriesByZone(language: string): Map<TimeZone, string> {
  const countries = new Map<TimeZone, string>()
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
  for (const code of letters.flatMap((one) => letters.map((other) => one + other))) {
    const name = names.of(code)
    if (!name) continue
    for (const zone of (new Intl.Locale(`und-${code}`) as LocaleWithZones).getTimeZones?.() ?? []) {
      if (!countries.has(zone)) countries.set(zone, name)
    }
  }
  return countries
}
