import { expect, test } from 'vitest'
import { readBusy, readMultistatus } from './multistatus.ts'

const DAV = 'xmlns:d="DAV:" xmlns:cal="urn:ietf:params:xml:ns:caldav"'
const answer = (...responses: string[]) =>
  `<?xml version="1.0"?><d:multistatus ${DAV}>${responses.join('')}</d:multistatus>`
const response = (href: string, props: string, status = '200 OK') =>
  `<d:response><d:href>${href}</d:href><d:propstat><d:prop>${props}</d:prop><d:status>HTTP/1.1 ${status}</d:status></d:propstat></d:response>`
const first = async (xml: string) => (await readMultistatus(xml)).told[0]

test.each<[name: string, xml: string, told: object]>([
  [
    'a calendar',
    answer(response('/a/', '<d:resourcetype><d:collection/><cal:calendar/></d:resourcetype>')),
    { isCalendar: true },
  ],
  [
    'what is none',
    answer(response('/a/', '<d:resourcetype><d:collection/></d:resourcetype>')),
    { isCalendar: false },
  ],
  ['a name of digits', answer(response('/a/', '<d:displayname>2027</d:displayname>')), { name: '2027' }],
  [
    'a name in CDATA',
    answer(response('/a/', '<d:displayname><![CDATA[A & B]]></d:displayname>')),
    { name: 'A & B' },
  ],
  ['a name that is not there', answer(response('/a/', '<d:displayname/>', '404 Not Found')), { name: null }],
  [
    'one for tasks alone',
    answer(
      response(
        '/a/',
        '<cal:supported-calendar-component-set><cal:comp name="VTODO"/></cal:supported-calendar-component-set>',
      ),
    ),
    { holdsEvents: false },
  ],
  [
    'one for tasks and events',
    answer(
      response(
        '/a/',
        '<cal:supported-calendar-component-set><cal:comp name="VTODO"/><cal:comp name="VEVENT"/></cal:supported-calendar-component-set>',
      ),
    ),
    { holdsEvents: true },
  ],
  [
    'one for reading',
    answer(
      response(
        '/a/',
        '<d:current-user-privilege-set><d:privilege><d:read/></d:privilege></d:current-user-privilege-set>',
      ),
    ),
    { mayWrite: false },
  ],
  [
    'one for writing',
    answer(
      response(
        '/a/',
        '<d:current-user-privilege-set><d:privilege><d:read/></d:privilege><d:privilege><d:write-content/></d:privilege></d:current-user-privilege-set>',
      ),
    ),
    { mayWrite: true },
  ],
  ['one that does not say', answer(response('/a/', '')), { mayWrite: undefined, holdsEvents: undefined }],
  [
    'other prefixes',
    '<multistatus xmlns="DAV:"><response><href>/a/</href><propstat><prop><current-user-principal><href>/me/</href></current-user-principal></prop><status>HTTP/1.1 200 OK</status></propstat></response></multistatus>\n',
    { href: '/a/', principal: '/me/' },
  ],
  [
    'what is gone',
    answer('<d:response><d:href>/a/x.ics</d:href><d:status>HTTP/1.1 404 Not Found</d:status></d:response>'),
    { href: '/a/x.ics', status: 404 },
  ],
])('%s', async (_name, xml, told) => {
  expect(await first(xml)).toMatchObject(told)
})

test('nothing is told of nothing, and from where to go on', async () => {
  expect(await readMultistatus(`<d:multistatus ${DAV}/>`)).toEqual({ told: [], syncToken: null })
  expect(await readMultistatus(answer('<d:sync-token>7</d:sync-token>'))).toEqual({
    told: [],
    syncToken: '7',
  })
})

const EVENT = [
  'BEGIN:VCALENDAR',
  'BEGIN:VEVENT',
  'UID:1',
  'DTSTART:20270302T090000Z',
  'DURATION:PT1H',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\r\n')
const busy = async (xml: string) =>
  readBusy({
    xml,
    span: { start: Date.parse('2027-03-01'), end: Date.parse('2027-04-01') },
    timeZone: 'UTC',
    addresses: [],
  })
const GONE = '<d:response><d:href>/a/2.ics</d:href><d:status>HTTP/1.1 404 Not Found</d:status></d:response>'
const withText = (text: string) => response('/a/1.ics', `<cal:calendar-data>${text}</cal:calendar-data>`)

test('events are read, however they are wrapped', async () => {
  expect(await busy(answer(withText(EVENT)))).toHaveLength(1)
  expect(await busy(answer(withText(`<![CDATA[${EVENT}]]>`)))).toHaveLength(1)
  expect(await busy(answer(withText(EVENT.replaceAll('\r\n', '&#13;\n'))))).toHaveLength(1)
  expect(await busy(answer(response('/a/', ''), GONE))).toEqual([])
})

test.each([
  ['half an answer', answer(withText(EVENT)).slice(0, -40)],
  ['an answer that lost its end', answer(withText(EVENT)).replace('</d:multistatus>', '')],
  ['an error page', '<html><body>Sorry</body></html>'],
  ['nothing', ''],
  ['one event that cannot be read', answer(withText(EVENT), withText('BEGIN:VCALENDAR'))],
  ['an event without its text', answer(withText(EVENT), response('/a/2.ics', '<d:getetag>"1"</d:getetag>'))],
  [
    'as many as the server likes to tell of',
    answer(
      withText(EVENT),
      '<d:response><d:href>/a</d:href><d:status>HTTP/1.1 507 Insufficient Storage</d:status></d:response>',
    ),
  ],
])('%s is never taken for free', async (_name, xml) => {
  await expect(busy(xml)).rejects.toThrow(Error)
})
