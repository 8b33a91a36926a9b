import { DAY, HOUR, offsetAt } from '@scheduling/domain'
import { describe, expect, it } from 'vitest'
import { vtimezone } from './vtimezone.ts'

const ZONES = [
  'Europe/Berlin',
  'Europe/Dublin',
  'America/New_York',
  'America/Santiago',
  'America/Nuuk',
  'America/Havana',
  'Africa/Cairo',
  'Africa/Casablanca',
  'Asia/Jerusalem',
  'Asia/Gaza',
  'Asia/Beirut',
  'Asia/Tokyo',
  'Asia/Kathmandu',
  'Asia/Tehran',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Pacific/Apia',
  'Antarctica/Troll',
  'Etc/GMT+5',
]
const STARTS = [
  '2024-02-20',
  '2025-07-01',
  '2026-03-28',
  '2026-10-24',
  '2026-12-31',
  '2027-04-03',
  '2029-06-15',
]

describe.each(ZONES)('the VTIMEZONE of %s', (zone) => {
  it('gives the offset that the zone has, around every start', () => {
    for (const date of STARTS) {
      const start = Date.parse(`${date}T00:00:00Z`)
      const observances = read(vtimezone(zone, start, start + DAY))
      for (let instant = start; instant <= start + DAY; instant += HOUR / 2)
        expect([new Date(instant), offsetIn(observances, instant)]).toEqual([
          new Date(instant),
          offsetAt(zone, instant),
        ])
    }
  })
})

it('states yearly rules as rules, and lists what follows none', () => {
  const start = Date.parse('2026-12-01T15:00:00Z')
  expect(vtimezone('America/New_York', start, start + HOUR).split('\r\n')).toEqual([
    'BEGIN:VTIMEZONE',
    'TZID:America/New_York',
    'BEGIN:STANDARD',
    'DTSTART:20261101T020000',
    'TZOFFSETFROM:-0400',
    'TZOFFSETTO:-0500',
    'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
    'END:STANDARD',
    'BEGIN:DAYLIGHT',
    'DTSTART:20270314T020000',
    'TZOFFSETFROM:-0500',
    'TZOFFSETTO:-0400',
    'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
    'END:DAYLIGHT',
    'END:VTIMEZONE',
  ])
  expect(vtimezone('Asia/Gaza', start, start + HOUR)).not.toContain('RRULE')
})

interface Observance {
  since: number
  from: number
  to: number
  rule: string | undefined
}

/** An independent reader of RFC 5545: uses the observance with the latest onset before the time. */
function offsetIn(observances: Observance[], instant: number): number {
  const onsets = observances.flatMap((observance) =>
    onsetsOf(observance, new Date(instant).getUTCFullYear()).map((local) => ({
      at: local - observance.from,
      to: observance.to,
    })),
  )
  const last = onsets.filter(({ at }) => at <= instant).toSorted((a, b) => b.at - a.at)[0]
  return last?.to ?? Number.NaN
}

function onsetsOf({ since, rule }: Observance, year: number): number[] {
  if (!rule) return [since]
  const parts = Object.fromEntries(rule.split(';').map((part) => part.split('=')))
  const [, nth, weekday] = /^(-?\d?)(\w\w)$/.exec(parts.BYDAY ?? '') ?? []
  const month = Number(parts.BYMONTH) - 1
  return [year - 1, year, year + 1]
    .map((each) => {
      const days = Array.from(
        { length: 31 },
        (_, index) => new Date(Date.UTC(each, month, index + 1)),
      ).filter(
        (day) =>
          day.getUTCMonth() === month &&
          ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'][day.getUTCDay()] === weekday &&
          (!parts.BYMONTHDAY || parts.BYMONTHDAY.split(',').includes(String(day.getUTCDate()))),
      )
      return Number(days.at(nth === '-1' ? -1 : Number(nth || 1) - 1)) + (since % DAY)
    })
    .filter((onset) => onset >= since)
}

function read(text: string): Observance[] {
  return text
    .split(/BEGIN:(?:STANDARD|DAYLIGHT)/)
    .slice(1)
    .map((part) => {
      const value = (name: string) => new RegExp(`^${name}:(.*)$`, 'm').exec(part)?.[1]?.trim()
      return {
        since: Date.parse(
          String(value('DTSTART')).replace(/^(....)(..)(..)T(..)(..)(..)$/, '$1-$2-$3T$4:$5:$6Z'),
        ),
        from: offset(value('TZOFFSETFROM')),
        to: offset(value('TZOFFSETTO')),
        rule: value('RRULE'),
      }
    })
}

function offset(text = ''): number {
  const [, sign, hours, minutes] = /^([+-])(..)(..)$/.exec(text) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
}
