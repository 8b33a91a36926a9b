import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

// Our time zone data may be newer than the machine's. Code that gets a zone by name from the machine, or through
// a library, would be an hour wrong. All such code is listed here, with the reason why it may.

const PACKAGES = path.resolve(import.meta.dirname, '../../..')
const NO_PRODUCT =
  /\.(test|test-d|stories|example)\.tsx?$|(^|\/)(testing|fixtures)\/|fixture\.tsx?$|story-[a-z]+\.tsx$/

const ASKS: [what: string, asks: RegExp][] = [
  // UTC is safe, and so is the name of the machine's own zone.
  ['Intl', /\bIntl\.DateTimeFormat\((?![^()]*timeZone: 'UTC')(?![^()]*\)\.resolvedOptions\()/g],
  ['Intl', /\.toLocale(?:Date|Time)?String\(/g],
  ['Temporal', /\bTemporal\b/g],
  ['the clock of the machine', /\.(?:get|set)(?:FullYear|Month|Date|Day|Hours|Minutes|TimezoneOffset)\(/g],
  ['PostgreSQL', /\b(?:at time zone|AT TIME ZONE)\b|(?<![.\w])timezone\(/g],
  [
    'a library',
    /from '(?:@date-fns\/tz|date-fns-tz|ical-generator|node-ical|luxon|moment|moment-timezone|dayjs|rrule)(?:\/[^']*)?'/g,
  ],
]

const MAY: Record<string, string> = {
  'domain/src/zones/changes.ts: Intl, Temporal':
    'the one door: it looks at the newer zones first; and a spelling, no offset',
  'domain/src/words/zone-names.ts: Intl, Intl':
    'names, not offsets; an exact one only where its clock agrees',
  'domain/src/zones/runtime-difference.ts: a library': 'it is Intl that is meant',
  'domain/src/words/clock-text.ts: a library': 'it is handed an offset',
  'domain/src/words/clock-date.ts: a library': 'it is handed an offset',
  'domain/src/time/calendar-days.ts: the clock of the machine, the clock of the machine, the clock of the machine':
    'noon of a date, without an instant',
  'booking-ui/src/features/time-zones/zones.ts: Intl':
    'after the newer zones: four hundred by the door take too long',
  'messages/src/translate.ts: Intl': 'numbers, not times',
  'server/src/features/bookings/mails/invitation.ts: a library, a library':
    'it is handed dates that keep their clock',
}

const files = readdirSync(PACKAGES).flatMap((name) =>
  readdirSync(path.join(PACKAGES, name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !NO_PRODUCT.test(file))
    .map((file) => `${name}/src/${file.replaceAll(path.sep, '/')}`),
)

test('whoever asks for a zone by its name is listed', () => {
  expect(files.length).toBeGreaterThan(500)
  const found = files.flatMap((file) => {
    const code = withoutComments(readFileSync(path.join(PACKAGES, file), 'utf8'))
    const asked = ASKS.flatMap(([what, asks]) => Array.from(code.matchAll(asks), () => what))
    return asked.length > 0 ? [`${file}: ${asked.join(', ')}`] : []
  })
  expect(found.toSorted()).toEqual(Object.keys(MAY).toSorted())
})

test.each([
  "new Intl.DateTimeFormat('en', { timeZone: zone }).format(at)",
  "new Date(at).toLocaleTimeString('en', { timeZone: zone })",
  'Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone)',
  'new Date(at).getHours()',
  "sql`date_trunc('day', starts_at at time zone ${zone})`",
  "import { DateTime } from 'luxon'",
  "import { getTimezoneOffset } from 'date-fns-tz/getTimezoneOffset'",
])('%s would be found', (code) => {
  expect(ASKS.some(([, asks]) => code.search(asks) >= 0)).toBe(true)
})

function withoutComments(code: string): string {
  return code.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')
}
