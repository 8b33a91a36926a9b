import { expect, it } from 'vitest'
import { eventProperties } from './calendar.ts'

it('reads the event as it was meant: folds, escapes and quoted parameters', () => {
  const content = [
    'BEGIN:VCALENDAR',
    'METHOD:REQUEST',
    'BEGIN:VEVENT',
    'SUMMARY:Call\\, long\\; and \\\\odd',
    'DESCRIPTION:one\\ntwo, which is fol',
    ' ded',
    'ORGANIZER;CN="A: B; C":mailto:a@example.com',
    'DTSTART;TZID=Europe/Berlin:20261201T160000',
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n')
  expect(eventProperties(content)).toEqual([
    { name: 'SUMMARY', parameters: '', value: 'Call, long; and \\odd' },
    { name: 'DESCRIPTION', parameters: '', value: 'one\ntwo, which is folded' },
    { name: 'ORGANIZER', parameters: 'CN="A: B; C"', value: 'mailto:a@example.com' },
    { name: 'DTSTART', parameters: 'TZID=Europe/Berlin', value: '20261201T160000' },
  ])
})
