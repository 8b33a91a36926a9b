import { folded, MINUTE, overriddenOffsetAt } from '@scheduling/domain'
import type { Instant, Minutes, TimeZone } from '@scheduling/domain'
import type { Language } from '@scheduling/domain/languages'
import { countriesOfZones, offsetName, englishCity } from '@scheduling/domain/words'
import { ABBREVIATIONS } from './abbreviations.ts'
import { COUNTRY_NICKNAMES, OTHER_CITIES } from './other-cities.ts'

/** Cities in a language by their English names, where the two differ. */
export type Cities = Readonly<Record<string, string>>

/** None in English, and none if their file does not load: then the menu says the English names. */
export async function loadCities(language: Language): Promise<Cities> {
  try {
    return language === 'en' ? {} : (await import(`./cities/${language}.ts`)).default
  } catch {
    return {}
  }
}

/** A zone in the menu. */
export interface ZoneEntry {
  zone: TimeZone
  /** In the page's language, if `cities` has it. */
  localizedCity: string
  /** In the page's language, if the browser has it. UTC has no country, so this is its name. */
  country: string
  /** East of Greenwich, at present. */
  offset: Minutes
}

export interface FoundZone extends ZoneEntry {
  /** The name of the zone's time, if an abbreviation found it. One abbreviation may mean several times. */
  timeName?: string
}

export interface ZoneDirectory {
  /** Every zone that this browser knows, and UTC, from west to east. */
  all: ZoneEntry[]
  /**
   * Exact matches of city, country, name, abbreviation or offset come first, then cities that begin with the query,
   * then other matches. Well-known zones come first in each group. An empty query returns all.
   */
  search: (query: string) => FoundZone[]
}

export function zoneDirectory(
  tag: string,
  now: Instant,
  zoneName: (zone: TimeZone) => string,
  cities: Cities,
): ZoneDirectory {
  const countries = countriesOfZones()
  const inThePage = regionNames(tag)
  const countryOf = (zone: TimeZone) => inThePage(countries.get(zone)) ?? ''
  const all = [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])]
    .map((zone) => ({
      zone,
      localizedCity: cities[englishCity(zone)] ?? englishCity(zone),
      country: zone === 'UTC' ? zoneName(zone) : countryOf(zone),
      offset: offsetNow(zone, now),
    }))
    .toSorted((a, b) => a.offset - b.offset || a.localizedCity.localeCompare(b.localizedCity, tag))
  // Naming four hundred zones takes a while, so do it only for a search.
  let termsByEntry: Map<ZoneEntry, SearchTerms> | undefined

  function search(query: string): FoundZone[] {
    const wanted = normalized(query)
    if (!wanted) return all
    termsByEntry ??= searchTermsOf(all, zoneName, countries)
    const named = zoneNamed(query)
    const found = [...termsByEntry].flatMap(([entry, terms]) => {
      const rank = entry.zone === named ? 0 : rankOf(wanted, terms)
      const timeName = terms.abbreviations.includes(wanted) ? terms.name : undefined
      return rank === null
        ? []
        : [{ entry: timeName ? { ...entry, timeName } : entry, rank, fame: terms.fame }]
    })
    return found.toSorted((a, b) => a.rank - b.rank || b.fame - a.fame).map(({ entry }) => entry)
  }

  return { all, search }
}

// `offsetAt` reads years of a zone at once, which is too slow for four hundred of them.
function offsetNow(zone: TimeZone, now: Instant): Minutes {
  const overridden = overriddenOffsetAt(zone, now)
  if (overridden !== undefined) return overridden / MINUTE
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
  // `3/1/2027, GMT-03:30`
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(format.format(now)) ?? []
  return (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * (sign === '-' ? -1 : 1)
}

/** The zone that a current or former IANA name stands for, as this browser spells it. */
function zoneNamed(name: string): TimeZone | undefined {
  const timeZone = name.trim().replaceAll(' ', '_')
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}

/** Everything by which people look for a zone, as searches compare it. */
interface SearchTerms {
  cities: string[]
  others: string[]
  abbreviations: string[]
  /** The name of its time in the page's language. */
  name: string
  fame: number
}

function searchTermsOf(
  all: ZoneEntry[],
  zoneName: (zone: TimeZone) => string,
  countries: ReadonlyMap<TimeZone, string>,
): Map<ZoneEntry, SearchTerms> {
  const byName = new Map(ABBREVIATIONS.map(([zone, ...short]) => [zoneName(zone), short.map(normalized)]))
  const inEnglish = regionNames('en')
  const inItsOwn = new Map<string | undefined, string>()
  for (const code of new Set(countries.values())) {
    const { language } = new Intl.Locale(`und-${code}`).maximize()
    inItsOwn.set(code, regionNames(language)(code) ?? '')
  }
  return new Map(
    all.map((entry) => {
      const { zone, localizedCity, country, offset } = entry
      const code = countries.get(zone)
      const name = zoneName(zone)
      const gmt = offsetName(offset)
      const english = englishCity(zone)
      const cities = [localizedCity, ...(OTHER_CITIES.get(english) ?? [english])]
      const others = [
        country,
        inEnglish(code),
        inItsOwn.get(code),
        ...(COUNTRY_NICKNAMES[code ?? ''] ?? []),
        ...cities.map((each) => `${each} ${country}`),
        name,
        zone,
        // Its current name, where the browser has a former one.
        zone.slice(0, zone.lastIndexOf('/') + 1) + english,
        gmt,
        gmt.replace('GMT', 'UTC'),
        gmt.replace('GMT', ''),
      ].map(normalized)
      const abbreviations = byName.get(name) ?? []
      return [entry, { cities: cities.map(normalized), others, abbreviations, name, fame: cities.length }]
    }),
  )
}

/** How well a zone matches: from 0 (exact) to 3. Null if it does not. */
function rankOf(wanted: string, { cities, others, abbreviations }: SearchTerms): number | null {
  const all = [...cities, ...others]
  if ([...all, ...abbreviations].includes(wanted)) return 0
  if (cities.some((text) => text.startsWith(wanted))) return 1
  if (others.some((text) => text.startsWith(wanted))) return 2
  const words = wanted.split(' ')
  return all.some((text) => words.every((word) => ` ${text}`.includes(` ${word}`))) ? 3 : null
}

/**
 * As searches compare it. People leave out apostrophes and hyphens, or type them in other ways. A hyphen before a digit
 * stays: it is a minus.
 */
function normalized(text = ''): string {
  const letters = text.replaceAll('−', '-').replaceAll(/['’ʼ׳]/g, '')
  return folded(letters.replaceAll(/(?:[\s/_]|-(?!\d))+/g, ' '))
}

function regionNames(tag: string): (code: string | undefined) => string | undefined {
  const names = new Intl.DisplayNames(tag, { type: 'region', fallback: 'none' })
  return (code) => code && names.of(code)
}
