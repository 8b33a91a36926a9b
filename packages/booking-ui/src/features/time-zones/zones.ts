import { MINUTE, toldOffsetAt } from '@scheduling/domain'
import type { Instant, Minutes, TimeZone } from '@scheduling/domain'
import { countriesOfZones, offsetName, zoneCity } from '@scheduling/domain/words'
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
  tag: string,
  now: Instant,
  zoneName: (zone: TimeZone) => string,
): ZoneDirectory {
  const countryOf = countryNames(tag)
  const all = Intl.supportedValuesOf('timeZone')
    .map((zone) => ({
      zone,
      city: zoneCity(zone),
      country: countryOf(zone),
      offset: offsetNow(zone, now),
    }))
    .toSorted((a, b) => a.offset - b.offset || a.city.localeCompare(b.city, tag))
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

// `offsetAt` reads years of a zone at once, which is too much work for four hundred of them.
function offsetNow(zone: TimeZone, now: Instant): Minutes {
  const told = toldOffsetAt(zone, now)
  if (told !== undefined) return told / MINUTE
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
  const name = format.formatToParts(now).find((part) => part.type === 'timeZoneName')?.value ?? ''
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(name) ?? []
  return (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * (sign === '-' ? -1 : 1)
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

function countryNames(tag: string): (zone: TimeZone) => string {
  const countries = countriesOfZones()
  const names = new Intl.DisplayNames(tag, { type: 'region', fallback: 'none' })
  return (zone) => {
    const country = countries.get(zone)
    return (country && names.of(country)) ?? ''
  }
}
