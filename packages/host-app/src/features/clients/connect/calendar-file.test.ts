import { expect, test } from 'vitest'
import { busyLinesOf } from './calendar-file.ts'

const FILE = `BEGIN:VCALENDAR
VERSION:2.0
BEGIN:VEVENT
UID:1
SUMMARY:Biopsy of
  Noa
DTSTART;TZID=Europe/Berlin:20270302T
 100000
DTEND;TZID=Europe/Berlin:20270302T110000
ATTENDEE;CN=Dr. Who:mailto:who@clinic.example
DESCRIPTION:DTSTART:19700101T000000Z
LOCATION:Clinic
RRULE:FREQ=WEEKLY
END:VEVENT
END:VCALENDAR
`

test('only what says when somebody is busy is left, with folded lines', () => {
  expect(busyLinesOf(FILE).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'BEGIN:VEVENT',
    'UID:1',
    'DTSTART;TZID=Europe/Berlin:20270302T',
    ' 100000',
    'DTEND;TZID=Europe/Berlin:20270302T110000',
    'RRULE:FREQ=WEEKLY',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})
