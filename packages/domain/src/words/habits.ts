import { WEEKDAYS } from '../time/time.ts'
import type { TimeZone, Weekday } from '../time/time.ts'
import type { TimeFormat } from './time-words.ts'

/** Whether people count 12 or 24 hours where this BCP 47 tag is spoken. */
export function timeFormatOf(tag: string): TimeFormat {
  const { hourCycle } = new Intl.DateTimeFormat(tag, { hour: 'numeric' }).resolvedOptions()
  return hourCycle === 'h12' || hourCycle === 'h11' ? '12h' : '24h'
}

interface LocaleWithCustoms extends Intl.Locale {
  getWeekInfo?: () => { firstDay: number }
  getTimeZones?: () => string[] | undefined
}

// Unicode CLDR, weekData: for browsers that do not offer it. In all other countries, weeks begin on Monday.
const FIRST_DAYS: [Weekday, string][] = [
  [
    'sun',
    'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW',
  ],
  ['sat', 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY'],
  ['fri', 'MV'],
]

/** The first day of the week in a country. */
export function weekStartIn(country: string): Weekday {
  const { firstDay } = (new Intl.Locale(`und-${country}`) as LocaleWithCustoms).getWeekInfo?.() ?? {}
  if (firstDay) return WEEKDAYS[firstDay - 1] as Weekday
  return FIRST_DAYS.find(([, countries]) => countries.split(' ').includes(country))?.[0] ?? 'mon'
}

/** The country of a zone, by any of its names; null if it has none or the browser does not know. */
export function countryOf(zone: TimeZone): string | null {
  const known = countriesOfZones()
  // `Intl` lists each zone under one name, often an old one: Asia/Calcutta for Asia/Kolkata.
  return known.get(zone) ?? known.get(listedName(zone)) ?? null
}

function listedName(zone: TimeZone): TimeZone {
  return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
}

let countries: Map<TimeZone, string> | undefined

/** The two-letter country of each zone; empty in browsers that do not offer it. Repeat: cached. */
export function countriesOfZones(): ReadonlyMap<TimeZone, string> {
  if (countries) return countries
  countries = new Map()
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
  for (const code of letters.flatMap((one) => letters.map((other) => one + other))) {
    const locale: LocaleWithCustoms = new Intl.Locale(`und-${code}`)
    // Uses the current code of a country that was renamed: DE for the DD of before 1990.
    for (const zone of locale.getTimeZones?.() ?? [])
      if (!countries.has(zone)) countries.set(zone, locale.region ?? code)
  }
  return countries
}

/** The two letters (ISO 3166-1) of every country that has a zone; empty in browsers that do not offer them. */
export function countryCodes(): ReadonlySet<string> {
  return new Set(countriesOfZones().values())
}
