import { isTimeZone } from '@scheduling/domain'
import type { Instant, TimeZone } from '@scheduling/domain'
import { getTimezoneOffset } from 'date-fns-tz'
import { cityOf } from './format.ts'

/** The zone of this browser, or UTC where it says none that has a name. */
export function guessTimeZone(): TimeZone {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return isTimeZone(timeZone) ? timeZone : 'UTC'
}

export interface ZoneChoice {
  zone: TimeZone
  city: string
  region: string
  /** `UTC+5:30` */
  offset: string
  minutes: number
}

/** Every zone this browser knows, west to east, and those that must be there though it does not list them. */
export function zoneChoices(at: Instant, needed: readonly TimeZone[] = []): ZoneChoice[] {
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', ...needed])
  return [...zones]
    .map((zone) => {
      const minutes = getTimezoneOffset(zone, new Date(at)) / 60_000
      const region = zone.includes('/') ? (zone.split('/')[0] ?? '') : ''
      return {
        zone,
        city: cityOf(zone),
        region: region.replaceAll('_', ' '),
        offset: offsetText(minutes),
        minutes,
      }
    })
    .toSorted((a, b) => a.minutes - b.minutes || a.city.localeCompare(b.city))
}

/** By city, region, full name or offset: `new york`, `asia`, `+5:30`, `utc-3`. */
export function searchZones(choices: readonly ZoneChoice[], typed: string): ZoneChoice[] {
  const wanted = typed.trim().toLowerCase().replaceAll('_', ' ').replace(/^gmt/, 'utc')
  if (wanted === '') return [...choices]
  if (/^(utc ?)?[+-]\d/.test(wanted)) {
    const offset = `utc${wanted.replace(/^utc ?/, '')}`
    return choices.filter((choice) => choice.offset.toLowerCase().startsWith(offset))
  }
  const starts = choices.filter(({ city }) => city.toLowerCase().startsWith(wanted))
  const contains = choices.filter(
    (choice) =>
      !starts.includes(choice) &&
      `${choice.zone} ${choice.city}`.toLowerCase().replaceAll('_', ' ').includes(wanted),
  )
  return [...starts, ...contains]
}

function offsetText(minutes: number): string {
  const absolute = Math.abs(minutes)
  const rest = absolute % 60
  return `UTC${minutes < 0 ? '-' : '+'}${Math.floor(absolute / 60)}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`
}
