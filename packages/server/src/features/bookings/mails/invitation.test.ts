import type { VEvent } from 'node-ical'
import { readZonesFrom } from '@scheduling/domain'
import { afterEach, describe, expect, it } from 'vitest'
import { invitationFor } from './invitation.ts'
import type { BookingMail, MailBooking } from './mail.ts'
import { readEvent } from '../../../mail/testing/read.ts'
import { sampleBooking, sampleMail } from './testing/sample.ts'

const SENDER = { name: 'Weezly', address: 'no-reply@meet.example.com' }

function invite(mail: BookingMail, recipient = 'grace@example.org') {
  const invitation = invitationFor(mail, recipient, SENDER)
  if (!invitation) throw new Error('no invitation')
  return invitation
}

function eventOf(mail: BookingMail): VEvent {
  return readEvent(invite(mail).content)
}

/** The lines of the file, unfolded. */
function lines(content: string): string[] {
  return content.replace(/\r\n[ \t]/g, '').split('\r\n')
}

function line(mail: BookingMail, name: string): string | undefined {
  return lines(invite(mail).content.replace(/BEGIN:VTIMEZONE.*END:VTIMEZONE/s, '')).find((each) =>
    each.startsWith(name),
  )
}

describe('a calendar reads the right instants', () => {
  const starts = [
    '2026-12-01T15:00:00Z',
    // Around the clock changes in Berlin, New York, Jerusalem, Lord Howe and Gaza.
    '2026-10-24T23:30:00Z',
    '2026-10-25T00:30:00Z',
    '2027-03-28T00:45:00Z',
    '2027-03-28T01:00:00Z',
    '2026-11-01T04:30:00Z',
    '2027-03-14T06:45:00Z',
    '2027-03-26T00:30:00Z',
    '2027-04-03T15:15:00Z',
    '2027-10-30T00:00:00Z',
  ]
  const zones = [
    'Europe/Berlin',
    'America/New_York',
    'Asia/Jerusalem',
    'Australia/Lord_Howe',
    'Asia/Gaza',
    'Asia/Kathmandu',
    'UTC',
  ]
  it.each(zones)('in %s', (timeZone) => {
    for (const text of starts) {
      const start = Date.parse(text)
      const end = start + 45 * 60_000
      const { owner } = sampleBooking()
      const event = eventOf(sampleMail('confirmation', 'host', { start, end, owner: { ...owner, timeZone } }))
      expect([event.start.toISOString(), event.end?.toISOString()]).toEqual([
        new Date(start).toISOString(),
        new Date(end).toISOString(),
      ])
    }
  })
})

it('is written in UTC in the hour that the clock shows twice, where calendars disagree which is meant', () => {
  const { owner } = sampleBooking()
  const first = Date.parse('2026-10-25T00:30:00Z')
  for (const start of [first, first + 3_600_000]) {
    const mail = sampleMail('confirmation', 'host', { start, end: start + 900_000, owner })
    expect(line(mail, 'DTSTART')).toBe(`DTSTART:${new Date(start).toISOString().replace(/[-:]|\.000/g, '')}`)
  }
})

/** Changes New York's UTC offset from an instant on. */
function newYork(since: number, offset: number): void {
  readZonesFrom((name) =>
    name === 'america/new_york' ? { since: [since], offset: [offset], until: Infinity } : undefined,
  )
}

describe('where the server knows newer clocks than this machine', () => {
  const HOUR = 3_600_000
  const [start, end] = ['2026-12-01T15:00:00Z', '2026-12-01T15:30:00Z'].map(Date.parse) as [number, number]
  afterEach(() => readZonesFrom(() => undefined))

  it('a calendar reads the right instants, whichever of the two it knows', () => {
    newYork(Date.parse('2026-11-01T00:00:00Z'), -4 * HOUR)
    const mail = sampleMail('confirmation', 'invitee', { start, end })
    expect(line(mail, 'DTSTART')).toBe('DTSTART:20261201T150000Z')
    expect(line(mail, 'DTEND')).toBe('DTEND:20261201T153000Z')
    expect(invite(mail).content).not.toContain('VTIMEZONE')
    expect(eventOf(mail).start.toISOString()).toBe('2026-12-01T15:00:00.000Z')
  })

  it('a meeting that ends after the change is written like one that begins after it', () => {
    newYork(start + HOUR / 4, -4 * HOUR)
    expect(line(sampleMail('confirmation', 'invitee', { start, end }), 'DTSTART')).toMatch(/Z$/)
  })

  it('what both know alike stays in the zone of the one who reads it', () => {
    newYork(Date.parse('2026-11-01T06:00:00Z'), -5 * HOUR)
    const mail = sampleMail('confirmation', 'invitee', { start, end })
    expect(line(mail, 'DTSTART')).toBe('DTSTART;TZID=America/New_York:20261201T100000')
  })
})

it('is written in the zone of the one who reads it, with its definition', () => {
  const host = invite(sampleMail('confirmation', 'host')).content
  const invitee = invite(sampleMail('confirmation', 'invitee')).content
  expect(host).toContain('TZID:Europe/Berlin\r\n')
  expect(host).toContain('DTSTART;TZID=Europe/Berlin:20261201T160000\r\n')
  expect(invitee).toContain('DTSTART;TZID=America/New_York:20261201T100000\r\n')
  expect(invitee.match(/BEGIN:VTIMEZONE/g)).toHaveLength(1)
})

it('changes what is in the calendar: one UID, a growing SEQUENCE, a cancelation at the end', () => {
  const steps = [
    invite(sampleMail('confirmation', 'invitee')),
    invite(sampleMail('rescheduled', 'invitee', { sequence: 1 })),
    invite(sampleMail('canceled', 'invitee', { sequence: 2, status: 'canceled' })),
  ]
  const read = steps.map(({ content }) => {
    const { uid, sequence, status } = readEvent(content)
    return { uid, sequence: Number(sequence), status }
  })
  const uid = sampleBooking().bookingId
  expect(steps.map(({ method }) => method)).toEqual(['REQUEST', 'REQUEST', 'CANCEL'])
  expect(read).toEqual([
    { uid, sequence: 0, status: 'CONFIRMED' },
    { uid, sequence: 1, status: 'CONFIRMED' },
    { uid, sequence: 2, status: 'CANCELLED' },
  ])
  for (const { method, content } of steps) expect(content).toContain(`\r\nMETHOD:${method}\r\n`)
})

it('has no invitation in a reminder', () => {
  expect(invitationFor(sampleMail('reminder', 'invitee'), 'grace@example.org', SENDER)).toBeUndefined()
})

/** Who is invited, and how each has answered. */
function people(mail: BookingMail): string[] {
  return lines(invite(mail, 'alan@example.net').content)
    .filter((each) => each.startsWith('ATTENDEE'))
    .map((each) => `${/mailto:(.*)$/i.exec(each)?.[1]} ${/PARTSTAT=([\w-]+)/.exec(each)?.[1]}`)
}

describe('answers', () => {
  it('of invitee and guests reach the host', () => {
    const organizer =
      'ORGANIZER;CN="Ada Lovelace";SENT-BY="mailto:no-reply@meet.example.com":mailto:ada@example.com'
    expect(line(sampleMail('confirmation', 'invitee'), 'ORGANIZER')).toBe(organizer)
    expect(line(sampleMail('confirmation', 'guest'), 'ORGANIZER')).toBe(organizer)
  })

  it('of the host are not asked by the host', () => {
    const mail = sampleMail('confirmation', 'host')
    expect(line(mail, 'ORGANIZER')).toBe('ORGANIZER;CN="Ada Lovelace":mailto:no-reply@meet.example.com')
  })

  it('are asked of everybody, and given for who chose the time', () => {
    const guests = ['alan@example.net', 'joan@example.net']
    expect(people(sampleMail('confirmation', 'host', { guests }))).toEqual([
      'ada@example.com ACCEPTED',
      'grace@example.org ACCEPTED',
      'alan@example.net NEEDS-ACTION',
      'joan@example.net NEEDS-ACTION',
    ])
    expect(people(sampleMail('rescheduled', 'invitee', { rescheduledBy: 'host' }))).toEqual([
      'ada@example.com ACCEPTED',
      'grace@example.org NEEDS-ACTION',
    ])
  })

  it('are asked once of a host who is named as a guest, too', () => {
    const guests = ['Ada@Example.com', 'alan@example.net']
    expect(people(sampleMail('confirmation', 'host', { guests }))).toEqual([
      'ada@example.com ACCEPTED',
      'grace@example.org ACCEPTED',
      'alan@example.net NEEDS-ACTION',
    ])
  })

  it('are asked at domains in any script, written as calendars read them', () => {
    const guests = ['anna@почта.рф']
    expect(people(sampleMail('confirmation', 'host', { guests }))).toContain(
      'anna@xn--80a1acny.xn--p1ai NEEDS-ACTION',
    )
  })

  it('are asked of each without the addresses that the invitee gave', () => {
    const guests = ['alan@example.net', 'joan@example.net']
    expect(people(sampleMail('confirmation', 'invitee', { guests }))).toHaveLength(2)
    expect(people(sampleMail('confirmation', 'guest', { guests }))).toEqual([
      'ada@example.com ACCEPTED',
      'alan@example.net NEEDS-ACTION',
    ])
  })
})

it('says what, with whom, where, and how to change it', () => {
  const mail = sampleMail('confirmation', 'invitee', {
    location: { kind: 'address', value: 'Rue X 5; Étage 2, Paris' },
  })
  const event = eventOf(mail)
  expect(event.summary).toBe('Intro call · Ada Lovelace')
  expect(event.location).toBe('Rue X 5; Étage 2, Paris')
  expect(JSON.stringify(event.description)).toContain('https://meet.example.com/booking/token')
  expect(JSON.stringify(event.url)).toContain('https://meet.example.com/booking/token')
  expect(event.transparency).toBe('OPAQUE')
  expect(event.dtstamp?.toISOString()).toBe(new Date(mail.now).toISOString())
})

it('says no more than is allowed', () => {
  const allowed = { reschedule: false, cancel: true, bookAgain: true }
  const { description } = eventOf(sampleMail('confirmation', 'invitee', { allowed }))
  expect(JSON.stringify(description)).toContain('you can cancel the meeting here')
})

describe('the text of the calendar object', () => {
  const long: Partial<MailBooking> = {
    eventName: `Ein sehr langer Titel, mit Komma; Semikolon \\ und ${'größer '.repeat(15)}👩‍💻`,
    invitee: {
      ...sampleBooking().invitee,
      name: 'Mallory "M"; X: Y, Z^\r\nATTENDEE:mailto:evil@example.com',
    },
    answers: [{ label: 'Notes', answer: 'first\nEND:VEVENT\r\nBEGIN:VEVENT\nUID:evil' }],
  }
  const content = invite(sampleMail('confirmation', 'host', long)).content

  it('ends every line with CRLF and folds at 75 octets', () => {
    expect(content.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(content.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    for (const each of content.split('\r\n')) expect(Buffer.byteLength(each)).toBeLessThanOrEqual(75)
  })

  it('never folds inside a character', () => {
    for (const each of content.split('\r\n')) expect(Buffer.from(each).toString()).toBe(each)
  })

  it('escapes what people typed, so that it adds no line of its own', () => {
    const found = lines(content)
    expect(found.filter((each) => each === 'BEGIN:VEVENT')).toHaveLength(1)
    expect(found.filter((each) => each.startsWith('UID'))).toHaveLength(1)
    expect(found.filter((each) => each.startsWith('ATTENDEE'))).toHaveLength(2)
    const event = eventOf(sampleMail('confirmation', 'host', long))
    expect(event.summary).toContain('Ein sehr langer Titel, mit Komma; Semikolon \\ und größer')
    expect(JSON.stringify(event.description)).toContain('END:VEVENT')
  })

  it('writes DTSTAMP in UTC', () => {
    expect(lines(content)).toContain('DTSTAMP:20261121T120000Z')
  })
})
