import { HOUR } from '@scheduling/domain'
import { expect, test } from 'vitest'
import { openPool } from '../../isolation/pool.ts'
import { busyIn, calendarsIn, partsOf, STEPS_MAX } from './busy.ts'
import { CALENDAR_TEXT } from './parsers.ts'
import { ruleOf, startsOf } from './rule.ts'
import { asked, calendar, event, EVERY_SECOND, ME } from './testing/texts.ts'

const pool = openPool()
function shown(text: string, ...more: [from?: string, to?: string, timeZone?: string]): string[] {
  return busyIn(asked(text, ...more)).map(({ start, end }) => {
    return `${new Date(start).toISOString().slice(5, 16)} ${(end - start) / HOUR}h`
  })
}

const NINE = ['DTSTART:20270302T090000Z', 'DTEND:20270302T100000Z']
const WEEKLY = [
  'DTSTART;TZID=Europe/Paris:20270301T090000',
  'DTEND;TZID=Europe/Paris:20270301T100000',
  'RRULE:FREQ=WEEKLY',
]
const NEVER = 'BYMONTH=2;BYMONTHDAY=30'
const PARIS = ['03-01T08:00 1h', '03-08T08:00 1h', '03-15T08:00 1h', '03-22T08:00 1h', '03-29T07:00 1h']
const without = (...gone: number[]) => PARIS.filter((_time, index) => !gone.includes(index))

// A zone that exists nowhere: three hours east, four in summer, from a Sunday in March.
const OWN_ZONE = [
  'BEGIN:VTIMEZONE',
  'TZID:Custom zone',
  'BEGIN:STANDARD',
  'DTSTART:20001029T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'TZOFFSETFROM:+0400',
  'TZOFFSETTO:+0300',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:20000305T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=1SU',
  'TZOFFSETFROM:+0300',
  'TZOFFSETTO:+0400',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
]

test.each<[name: string, text: string, busy: string[]]>([
  ['an event', calendar(event(...NINE)), ['03-02T09:00 1h']],
  ['no event', calendar(), []],
  [
    'an event before, and one after',
    calendar(event('DTSTART:20270228T220000Z', 'DTEND:20270301T000000Z')),
    [],
  ],
  [
    'one that reaches in',
    calendar(event('DTSTART:20270228T220000Z', 'DTEND:20270301T010000Z')),
    ['02-28T22:00 3h'],
  ],
  ['a canceled one', calendar(event(...NINE, 'STATUS:CANCELLED')), []],
  ['a tentative one', calendar(event(...NINE, 'STATUS:TENTATIVE')), ['03-02T09:00 1h']],
  ['a transparent one', calendar(event(...NINE, 'TRANSP:transparent')), []],
  ['one that Outlook calls free', calendar(event(...NINE, 'X-MICROSOFT-CDO-BUSYSTATUS:FREE')), []],
  ['one declined', calendar(event(...NINE, `ATTENDEE;PARTSTAT=DECLINED:MAILTO:${ME.toUpperCase()}`)), []],
  [
    'one that another declined',
    calendar(event(...NINE, 'ATTENDEE;PARTSTAT=DECLINED:mailto:x@y.example')),
    ['03-02T09:00 1h'],
  ],
  [
    'a length instead of an end',
    calendar(event('DTSTART:20270302T090000Z', 'DURATION:PT1H30M')),
    ['03-02T09:00 1.5h'],
  ],
  ['neither', calendar(event('DTSTART:20270302T090000Z')), []],
  ['an end before its start', calendar(event('DTSTART:20270302T090000Z', 'DTEND:20270302T080000Z')), []],
  ['a time without a zone', calendar(event('DTSTART:20270302T090000', 'DURATION:PT1H')), ['03-02T08:00 1h']],
  [
    'a time without a zone in a calendar that names one',
    calendar('X-WR-TIMEZONE:America/New_York', event('DTSTART:20270302T090000', 'DURATION:PT1H')),
    ['03-02T14:00 1h'],
  ],
  ['a day', calendar(event('DTSTART;VALUE=DATE:20270302', 'DTEND;VALUE=DATE:20270303')), ['03-01T23:00 24h']],
  ['a day without an end', calendar(event('DTSTART;VALUE=DATE:20270302')), ['03-01T23:00 24h']],
  [
    'a day that ends as it begins',
    calendar(event('DTSTART;VALUE=DATE:20270302', 'DTEND;VALUE=DATE:20270302')),
    ['03-01T23:00 24h'],
  ],
  ['the day on which clocks change', calendar(event('DTSTART;VALUE=DATE:20270328')), ['03-27T23:00 23h']],
  [
    'two days by their length',
    calendar(event('DTSTART;VALUE=DATE:20270327', 'DURATION:P2D')),
    ['03-26T23:00 47h'],
  ],
  [
    'a day in a calendar that names a zone',
    calendar('X-WR-TIMEZONE:Asia/Tokyo', event('DTSTART;VALUE=DATE:20270302')),
    ['03-01T15:00 24h'],
  ],
  [
    'a time that clocks skip',
    calendar(event('DTSTART;TZID=Europe/Paris:20270328T023000', 'DURATION:PT1H')),
    ['03-28T01:30 1h'],
  ],
  ['every week, at the time on the clock', calendar(event(...WEEKLY)), PARIS],
  [
    'a series from long ago',
    calendar(event(...WEEKLY.map((line) => line.replaceAll('20270301', '20100104')))),
    PARIS,
  ],
  ['every second', calendar(event(...WEEKLY.slice(0, 2), 'RRULE:FREQ=WEEKLY;INTERVAL=2')), without(1, 3)],
  ['three times', calendar(event(...WEEKLY.slice(0, 2), 'RRULE:FREQ=WEEKLY;COUNT=3')), without(3, 4)],
  [
    'until an instant in UTC, which it reaches',
    calendar(event(...WEEKLY.slice(0, 2), 'RRULE:FREQ=WEEKLY;UNTIL=20270315T080000Z')),
    without(3, 4),
  ],
  [
    'until one that it does not reach',
    calendar(event(...WEEKLY.slice(0, 2), 'RRULE:FREQ=WEEKLY;UNTIL=20270315T075959Z')),
    without(2, 3, 4),
  ],
  [
    'until a day, with it',
    calendar(event(...WEEKLY.slice(0, 2), 'RRULE:FREQ=WEEKLY;UNTIL=20270315')),
    without(3, 4),
  ],
  [
    'the last Friday of the month',
    calendar(event('DTSTART:20270129T090000Z', 'DURATION:PT1H', 'RRULE:FREQ=MONTHLY;BYDAY=-1FR')),
    ['03-26T09:00 1h'],
  ],
  ['but for one', calendar(event(...WEEKLY, 'EXDATE;TZID=Europe/Paris:20270308T090000')), without(1)],
  ['but for one told in UTC', calendar(event(...WEEKLY, 'EXDATE:20270329T070000Z')), without(4)],
  [
    'but for two told in one line',
    calendar(event(...WEEKLY, 'EXDATE:20270308T080000Z,20270315T080000Z')),
    without(1, 2),
  ],
  ['but for a day', calendar(event(...WEEKLY, 'EXDATE;VALUE=DATE:20270315')), without(2)],
  [
    'but for one that never was',
    calendar(event(...WEEKLY, 'EXDATE;TZID=Europe/Paris:20270308T100000')),
    PARIS,
  ],
  [
    'and one more',
    calendar(event(...WEEKLY, 'RDATE;TZID=Europe/Paris:20270303T120000')),
    [...PARIS.slice(0, 1), '03-03T11:00 1h', ...PARIS.slice(1)],
  ],
  [
    'and one of another length',
    calendar(event(...NINE, 'RDATE;VALUE=PERIOD:20270303T120000Z/PT3H')),
    ['03-02T09:00 1h', '03-03T12:00 3h'],
  ],
  [
    'one of them moved',
    calendar(
      event(...WEEKLY),
      event('RECURRENCE-ID;TZID=Europe/Paris:20270308T090000', 'DTSTART:20270309T140000Z', 'DURATION:PT2H'),
    ),
    [...PARIS.slice(0, 1), '03-09T14:00 2h', ...PARIS.slice(2)],
  ],
  [
    'one moved in from outside, told in UTC, before its series',
    calendar(
      event('RECURRENCE-ID:20270222T080000Z', 'DTSTART:20270302T140000Z', 'DURATION:PT1H'),
      event(...WEEKLY),
    ),
    [...PARIS.slice(0, 1), '03-02T14:00 1h', ...PARIS.slice(1)],
  ],
  [
    'one of them canceled',
    calendar(
      event(...WEEKLY),
      event(
        'RECURRENCE-ID:20270308T080000Z',
        'DTSTART:20270308T080000Z',
        'DURATION:PT1H',
        'STATUS:CANCELLED',
      ),
    ),
    without(1),
  ],
  [
    'one of them moved twice: the newest counts',
    calendar(
      event(...WEEKLY),
      event('RECURRENCE-ID:20270308T080000Z', 'SEQUENCE:2', 'DTSTART:20270308T150000Z', 'DURATION:PT1H'),
      event('RECURRENCE-ID:20270308T080000Z', 'SEQUENCE:1', 'DTSTART:20270308T120000Z', 'DURATION:PT1H'),
    ),
    [...PARIS.slice(0, 1), '03-08T15:00 1h', ...PARIS.slice(2)],
  ],
  [
    'moved from one of them on',
    calendar(
      event(...WEEKLY),
      event(
        'RECURRENCE-ID;RANGE=THISANDFUTURE:20270315T080000Z',
        'DTSTART:20270315T100000Z',
        'DURATION:PT2H',
      ),
    ),
    [...PARIS.slice(0, 2), '03-15T10:00 2h', '03-22T10:00 2h', '03-29T09:00 2h'],
  ],
  [
    'moved to the next day from one of them on, over a change of clocks',
    calendar(
      event(
        'DTSTART;TZID=Europe/Paris:20270306T220000',
        'DTEND;TZID=Europe/Paris:20270306T230000',
        'RRULE:FREQ=WEEKLY',
      ),
      event(
        'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Paris:20270313T220000',
        'DTSTART;TZID=Europe/Paris:20270314T090000',
        'DURATION:PT2H',
      ),
    ),
    ['03-06T21:00 1h', '03-14T08:00 2h', '03-21T08:00 2h', '03-28T07:00 2h'],
  ],
  [
    'moved a week ahead from one of them on, from after what is asked for',
    calendar(
      event(...WEEKLY),
      event(
        'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Paris:20270405T090000',
        'DTSTART;TZID=Europe/Paris:20270330T090000',
        'DURATION:PT1H',
      ),
    ),
    [...PARIS, '03-30T07:00 1h'],
  ],
  [
    'canceled from one of them on',
    calendar(
      event(...WEEKLY),
      event('RECURRENCE-ID;RANGE=THISANDFUTURE:20270315T080000Z', ...NINE, 'STATUS:CANCELLED'),
    ),
    without(2, 3, 4),
  ],
  [
    'free at first, busy from one of them on',
    calendar(
      event(...WEEKLY, 'TRANSP:TRANSPARENT'),
      event(
        'RECURRENCE-ID;RANGE=THISANDFUTURE:20270315T080000Z',
        'DTSTART:20270315T080000Z',
        'DURATION:PT1H',
      ),
    ),
    without(0, 1),
  ],
  [
    'days that repeat, one of them gone',
    calendar(
      event('DTSTART;VALUE=DATE:20270301', 'RRULE:FREQ=DAILY;COUNT=3'),
      event('RECURRENCE-ID;VALUE=DATE:20270302', 'DTSTART;VALUE=DATE:20270302', 'STATUS:CANCELLED'),
    ),
    ['02-28T23:00 24h', '03-02T23:00 24h'],
  ],
  [
    'a zone that the file defines',
    calendar(...OWN_ZONE, event('DTSTART;TZID=Custom zone:20270302T120000', 'DURATION:PT1H')),
    ['03-02T09:00 1h'],
  ],
  [
    'a series over a change of clocks that the file defines',
    calendar(
      ...OWN_ZONE,
      event('DTSTART;TZID=Custom zone:20270302T120000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=2'),
    ),
    ['03-02T09:00 1h', '03-09T08:00 1h'],
  ],
  [
    'a name of Windows',
    calendar(event('DTSTART;TZID=Eastern Standard Time:20270302T090000', 'DURATION:PT1H')),
    ['03-02T14:00 1h'],
  ],
  [
    'a name in a path',
    calendar(event('DTSTART;TZID=/mozilla.org/20070129_1/America/New_York:20270302T090000', 'DURATION:PT1H')),
    ['03-02T14:00 1h'],
  ],
  [
    'a name in quotation marks',
    calendar(event('DTSTART;TZID="America/New_York":20270302T090000', 'DURATION:PT1H')),
    ['03-02T14:00 1h'],
  ],
  ...[
    '(UTC-05:00) Eastern Time (US & Canada)',
    '(GMT-05.00) Eastern Time (US and Canada)',
    'Eastern Time (US & Canada)',
  ].map((name): [string, string, string[]] => [
    `what Windows shows for a zone: ${name}`,
    calendar(event(`DTSTART;TZID="${name}":20270302T090000`, 'DURATION:PT1H')),
    ['03-02T14:00 1h'],
  ]),
  [
    'a calendar that names its zone as Windows does',
    calendar('X-WR-TIMEZONE:Tokyo Standard Time', event('DTSTART:20270302T090000', 'DURATION:PT1H')),
    ['03-02T00:00 1h'],
  ],
  [
    'two that go by one name',
    calendar(event(...NINE), event('DTSTART:20270303T090000Z', 'DURATION:PT1H')),
    ['03-02T09:00 1h', '03-03T09:00 1h'],
  ],
  [
    'two without a name',
    calendar(
      event(...NINE).replace('UID:one', ''),
      event('DTSTART:20270303T090000Z', 'DURATION:PT1H').replace('UID:one', ''),
    ),
    ['03-02T09:00 1h', '03-03T09:00 1h'],
  ],
  [
    'an older version',
    calendar(event(...NINE, 'SEQUENCE:1'), event('SEQUENCE:2', 'DTSTART:20270304T090000Z', 'DURATION:PT1H')),
    ['03-04T09:00 1h'],
  ],
  [
    'what a server calls busy, and free',
    calendar(
      'BEGIN:VFREEBUSY',
      'FREEBUSY;FBTYPE=BUSY:20270302T090000Z/PT1H,20270303T090000Z/20270303T110000Z',
      'FREEBUSY;FBTYPE=FREE:20270304T090000Z/PT1H',
      'END:VFREEBUSY',
    ),
    ['03-02T09:00 1h', '03-03T09:00 2h'],
  ],
  [
    'a task',
    calendar('BEGIN:VTODO', 'UID:t', 'DTSTART:20270302T090000Z', 'DUE:20270302T100000Z', 'END:VTODO'),
    [],
  ],
  [
    'a stray line, and a folded one',
    calendar('nothing', event('DTSTART:20270302T09', ' 0000Z', 'DTEND:20270302T100000Z')),
    ['03-02T09:00 1h'],
  ],
  ['lines that end as on Unix', calendar(event(...NINE)).replaceAll('\r\n', '\n'), ['03-02T09:00 1h']],
  [
    'a day that never comes, each second',
    calendar(event(...NINE, `RRULE:FREQ=SECONDLY;${NEVER}`)),
    ['03-02T09:00 1h'],
  ],
  ['a day that never comes', calendar(event(...NINE, `RRULE:FREQ=DAILY;${NEVER}`)), ['03-02T09:00 1h']],
  [
    'a Saturday the 13th',
    calendar(event('DTSTART:20270213T090000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;BYDAY=SA;BYMONTHDAY=13')),
    ['03-13T09:00 1h'],
  ],
  [
    'two calendars in one file',
    `${calendar(event(...NINE))}\r\n${calendar(event('DTSTART:20270303T090000Z', 'DURATION:PT1H'))}`,
    ['03-02T09:00 1h', '03-03T09:00 1h'],
  ],
])('%s', (_name, text, busy) => {
  expect(shown(text)).toEqual(busy)
})

test.each([
  ['a hundred on each weekday for good', 100, 'RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
  ['three hundred each week for good', 300, 'RRULE:FREQ=WEEKLY'],
])('%s are an ordinary calendar', async (_name, count, rule) => {
  const series = Array.from({ length: count }, (_, index) =>
    event(
      `DTSTART;TZID=Europe/Paris:2010010${(index % 5) + 4}T${String(8 + (index % 10)).padStart(2, '0')}0000`,
      `DURATION:PT${15 + (index % 4) * 15}M`,
      rule,
    ).replace('UID:one', `UID:${index}`),
  )
  const text = asked(calendar(...series), '2026-10-01', '2028-05-01')
  // Calendars that take too long are refused.
  const { times } = await pool.parse(CALENDAR_TEXT, text, { host: 'noor' })
  expect(times.length).toBeGreaterThan(400)
  expect(times.length).toBeLessThan(20_001)
})

test.each([
  ['each second', 'RRULE:FREQ=SECONDLY'],
  [
    'each second of each day',
    `RRULE:FREQ=DAILY;BYHOUR=${upTo(24)};BYMINUTE=${upTo(60)};BYSECOND=${upTo(60)}`,
  ],
])('a rule for %s is given up before it takes a second', (_name, rule) => {
  const text = calendar(event('DTSTART:19700101T000000Z', 'DURATION:PT1S', rule))
  const property = calendarsIn(text)
    .flatMap((one) => partsOf(one, 'vevent'))[0]
    ?.getFirstProperty('rrule')
  if (!property) throw new Error('no rule')
  const made = { steps: 0, times: 0 }
  const starts = startsOf(ruleOf(property), 0, asked('').span, (count) => {
    made.steps += count
  })
  // As whoever reads a calendar gives up.
  while (made.steps <= STEPS_MAX && starts.next().done === false) made.times++
  expect(made.steps).toBeGreaterThan(STEPS_MAX)
  // A million take more than four seconds.
  expect(made.times).toBeLessThanOrEqual(200_001)
})

function upTo(count: number): string {
  return [...Array(count).keys()].join(',')
}

test('what it is, and its name, are for its owner', () => {
  expect(busyIn(asked(calendar(event(...NINE, 'SUMMARY:Dentist'))))).toMatchObject([
    { eventId: 'one', title: 'Dentist' },
  ])
})

test.each([
  ['an error page', '<html><body>Sign in</body></html>'],
  ['nothing', ''],
  ['half of a calendar', calendar(event(...NINE)).slice(0, -20)],
  ['an event whose start is none', calendar(event('DTSTART:soon', 'DURATION:PT1H'))],
  ['a rule that is none', calendar(event(...NINE, 'RRULE:FREQ=OFTEN'))],
  ['what came of another', calendar(event(...NINE, 'RECURRENCE-ID:never'))],
  ['a zone that nobody knows', calendar(event('DTSTART;TZID=Mars/Base:20270302T090000', 'DURATION:PT1H'))],
  ['a calendar in such a zone', calendar('X-WR-TIMEZONE:Mars/Base', event('DTSTART:20270302T090000'))],
  ['a rule of another calendar', calendar(event(...NINE, 'RRULE:RSCALE=HEBREW;FREQ=YEARLY'))],
  ['a rule with a part that is not known', calendar(event(...NINE, 'RRULE:FREQ=YEARLY;BYEASTER=1'))],
  ['weeks of a month', calendar(event(...NINE, 'RRULE:FREQ=MONTHLY;BYWEEKNO=10'))],
  ['the second Monday of a week', calendar(event(...NINE, 'RRULE:FREQ=WEEKLY;BYDAY=2MO'))],
  [
    'what was changed up to one of a series',
    calendar(event(...WEEKLY), event('RECURRENCE-ID;RANGE=THISANDPRIOR:20270315T080000Z', ...NINE)),
  ],
])('%s is never taken for free', (_name, text) => {
  expect(() => shown(text)).toThrow(Error)
})

test.each<[name: string, text: string, reason: string]>([
  ['too many events', calendar(...Array<string>(20_001).fill(event(...NINE))), 'too_large'],
  ['nested without end', 'BEGIN:VCALENDAR\r\n'.repeat(50_000), 'unreadable'],
])(
  '%s is refused, in a thread of its own',
  async (_name, text, reason) => {
    await expect(pool.parse(CALENDAR_TEXT, asked(text), { host: 'me' })).rejects.toMatchObject({ reason })
  },
  30_000,
)

// `busy.long.test.ts` waits for the whole time limit of a calendar.
test('every second for good is refused when its time is over', async () => {
  const hurried = { ...CALENDAR_TEXT, timeMs: 500 }
  const reading = pool.parse(hurried, asked(EVERY_SECOND), { host: 'me' })
  await expect(reading).rejects.toMatchObject({ reason: 'too_slow' })
})

test('closes', async () => {
  await pool.close()
})

test.each([
  ['plainly busy', event(...NINE), undefined],
  ['tentative', event(...NINE, 'STATUS:TENTATIVE'), 'tentative'],
  ['tentative, as Outlook says it', event(...NINE, 'X-MICROSOFT-CDO-BUSYSTATUS:TENTATIVE'), 'tentative'],
  ['out of office', event(...NINE, 'X-MICROSOFT-CDO-BUSYSTATUS:OOF'), 'out_of_office'],
  ['elsewhere', event(...NINE, 'X-MICROSOFT-CDO-BUSYSTATUS:WORKINGELSEWHERE'), 'elsewhere'],
  [
    'tentative, where only that is said',
    'BEGIN:VFREEBUSY\r\nFREEBUSY;FBTYPE=BUSY-TENTATIVE:20270302T090000Z/PT1H\r\nEND:VFREEBUSY',
    'tentative',
  ],
])('what is %s says so: its host chooses whether it counts', (_what, text, kind) => {
  expect(busyIn(asked(calendar(text))).map((time) => time.kind)).toEqual([kind])
})
