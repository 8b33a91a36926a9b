import type { Instant, TimeZone } from '@scheduling/domain'
import { DAY, encodeZones } from '@scheduling/domain'
import type { ZonesInUse } from './newest.ts'

/**
 * Zones whose current clocks are wrong in a browser with data 2024a. Later changes are found by comparing the
 * data in use with the data of the release.
 */
export const CHANGED_SINCE_2024A: readonly TimeZone[] = [
  'Africa/Casablanca',
  'Africa/El_Aaiun',
  'America/Asuncion',
  'America/Edmonton',
  'America/Havana',
  'America/Inuvik',
  'America/Vancouver',
  'America/Winnipeg',
  'Europe/Chisinau',
]

// A page shows last month's meetings at most, and few people book further ahead.
const BACK = 31 * DAY
const AHEAD = 2 * 365 * DAY
// The dashboard shows old meetings with invitees anywhere.
const BACK_FOR_ALL = 3 * 365 * DAY

export interface TellBrowsers {
  /** What a browser must know about the clocks around this day, for a page that shows these zones. */
  page: (now: Instant, shown: readonly TimeZone[]) => string
  /** The same for all names of a zone, and further back. */
  dashboard: (now: Instant) => string
}

/** Computed once a day, because most pages need the same. */
export function tellBrowsers({ data, released }: Pick<ZonesInUse, 'data' | 'released'>): TellBrowsers {
  const lineOf = (name: string) => (data ?? released).lineOf(name.toLowerCase())
  const newer = data === undefined || data === released ? [] : changedNames(data, released)
  const names = [...new Set([...CHANGED_SINCE_2024A, ...newer])]
  const changed = new Set(names.map(lineOf))
  // Includes aliases: Canada/Central is Winnipeg.
  const isChanged = (zone: TimeZone) => !names.includes(zone) && changed.has(lineOf(zone) ?? '')
  const told = new Map<string, string>()
  let day = Number.NaN

  function tell(now: Instant, back: number, shown: readonly TimeZone[]): string {
    const today = Math.floor(now / DAY)
    if (today !== day) told.clear()
    day = today
    const others = [...new Set(shown.filter(isChanged))].toSorted()
    const key = [back, ...others].join()
    const known = told.get(key) ?? encodeZones([...names, ...others], today * DAY - back, today * DAY + AHEAD)
    told.set(key, known)
    return known
  }

  return {
    page: (now, shown) => tell(now, BACK, shown),
    dashboard: (now) => tell(now, BACK_FOR_ALL, (data ?? released).names),
  }
}

function changedNames(data: NonNullable<ZonesInUse['data']>, released: ZonesInUse['released']): TimeZone[] {
  const inBrowsers = new Set(Intl.supportedValuesOf('timeZone'))
  return data.names.filter((name) => {
    const line = data.lineOf(name.toLowerCase())
    return inBrowsers.has(name) && line !== released.lineOf(name.toLowerCase())
  })
}
