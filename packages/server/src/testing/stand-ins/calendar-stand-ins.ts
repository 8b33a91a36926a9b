import type { Connection, ProviderId } from '@scheduling/contract'
import { addDays } from '@scheduling/domain'
import type { Caldav } from '@scheduling/sandbox/caldav'
import { startCaldav } from '@scheduling/sandbox/caldav'
import type { Exchange } from '@scheduling/sandbox/exchange'
import { startExchange } from '@scheduling/sandbox/exchange'
import type { Fault } from '@scheduling/sandbox/faults'
import type { Google } from '@scheduling/sandbox/google'
import { startGoogle } from '@scheduling/sandbox/google'
import type { Notices } from '@scheduling/sandbox/notices'
import type { Microsoft } from '@scheduling/sandbox/microsoft'
import { startMicrosoft } from '@scheduling/sandbox/microsoft'
import { afterAll } from 'vitest'
import type { Config } from '../../config.ts'
import type { TestApp } from '../app.ts'
import { startTestApp, TEST_PUBLIC_URL } from '../app.ts'
import { sharesWithNoEarlierTest } from './calendars.ts'
import { connectTo } from './google.ts'
import type { TestHost } from '../hosts.ts'

/** A calendar event, in the same form for every provider. */
export interface StandInEntry {
  id: string
  title: string
  start: string
  end: string
  room?: string
}

/** A provider, in the same form for tests of all providers. */
export interface StandIn {
  provider: ProviderId
  /** Connects the account, or reconnects it. */
  connect: (host: TestHost) => Promise<Connection>
  /** Nothing can be written to it. */
  isReadOnly?: true
  /** How often we poll it. Absent: every minute. */
  looksEveryMinutes?: number
  /** The room that comes with its events. Absent: none. */
  room?: 'google_meet' | 'microsoft_teams'
  /** `id` defaults to the title. */
  add: (title: string, start: string, end: string, id?: string) => void
  entries: () => StandInEntry[]
  /** Finds an event by title, at any time. */
  idOf: (title: string) => string
  /** The dates of a whole-day event: from, and until (exclusive). */
  datesOf: (id: string) => [from: string | undefined, to: string | undefined]
  move: (id: string, start: string, end: string) => void
  /** Replaces the event's times by a day. */
  makeDay: (id: string, date: string) => void
  moveToDate: (id: string, from: string, to: string) => void
  remove: (id: string) => void
  decline: (id: string, email: string) => void
  clear: () => void
  /** Makes all cursors invalid, so that reading changes starts anew. */
  forgetCursors: () => void
  /** Makes reading, writing or token calls fail. */
  fails: (what: 'reading' | 'writing' | 'token', fault: Fault, times?: number) => void
  works: () => void
  /** Whether a call is waiting for a response that never comes. */
  isHanging: () => boolean
  revoke: () => void
  /** Its change notifications. Absent: we have to poll. */
  notices?: Notices
  /** How many calls it has answered. */
  asked: () => number
}

const CLIENT = { clientId: 'client', clientSecret: 'secret' }

interface CalendarApp {
  app: TestApp
  standIns: StandIn[]
  /** A read-only calendar. */
  published: StandIn
}

/**
 * The real server with a stand-in for each calendar provider, all on one clock. Call it at the top of a test
 * file.
 */
export async function startCalendarApp(config: Partial<Config> = {}): Promise<CalendarApp> {
  const clock: { now: () => number } = { now: () => 0 }
  const place = { url: '' }
  const optionsOf = (provider: ProviderId) => ({
    ...CLIENT,
    redirectUris: [`${TEST_PUBLIC_URL}/calendar-connections/${provider}`],
    now: () => clock.now(),
    reach: (address: string) => address.replace(TEST_PUBLIC_URL, place.url),
  })
  const google = await startGoogle(optionsOf('google'))
  const microsoft = await startMicrosoft(optionsOf('microsoft'))
  const exchange = await startExchange({ now: () => clock.now() })
  const caldav = await startCaldav()
  const published = await startCaldav()
  const app = await startTestApp({
    registrations: { google: registration(google.url), microsoft: registration(microsoft.url) },
    ...config,
  })
  afterAll(async () => {
    await google.close()
    await microsoft.close()
    await exchange.close()
    await caldav.close()
    await published.close()
  })
  sharesWithNoEarlierTest(app)
  clock.now = () => app.clock.now()
  place.url = app.url
  const standIns = [ofGoogle(google), ofMicrosoft(microsoft), ofExchange(exchange), ofCaldav(caldav)]
  return { app, standIns, published: ofPublished(published) }
}

function ofGoogle(google: Google): StandIn {
  const [main] = google.account.calendars
  if (!main) throw new Error('A stand-in without a calendar')
  const known = (id: string) => {
    const event = main.events.get(id)
    if (!event) throw new Error(`No event ${id}`)
    return event
  }
  const endpoints = {
    reading: ['events.list', 'freeBusy', 'calendarList', 'events.get'],
    writing: ['events.insert', 'events.patch', 'events.delete'],
    token: ['token'],
  } as const
  return {
    provider: 'google',
    connect: async (host) => connectTo(host, 'google'),
    room: 'google_meet',
    add: (title, start, end, id = title) =>
      void main.events.set(id, {
        id,
        status: 'confirmed',
        summary: title,
        start: { dateTime: start },
        end: { dateTime: end },
      }),
    entries: () =>
      [...main.events.values()]
        .filter(({ status }) => status === 'confirmed')
        .map(({ id, summary = '', start, end, hangoutLink }) => ({
          id,
          title: summary,
          start: new Date(start.dateTime ?? '').toISOString(),
          end: new Date(end.dateTime ?? '').toISOString(),
          ...(hangoutLink !== undefined && { room: hangoutLink }),
        })),
    idOf: (title) => [...main.events.values()].find(({ summary }) => summary === title)?.id ?? '',
    datesOf: (id) => [known(id).start.date, known(id).end.date],
    move: (id, start, end) =>
      void main.events.set(id, { ...known(id), start: { dateTime: start }, end: { dateTime: end } }),
    makeDay: (id, date) =>
      void main.events.set(id, { ...known(id), start: { date }, end: { date: addDays(date, 1) } }),
    moveToDate: (id, from, to) =>
      void main.events.set(id, { ...known(id), start: { date: from }, end: { date: to } }),
    remove: (id) => void main.events.set(id, { ...known(id), status: 'cancelled' }),
    decline: (id, email) =>
      void main.events.set(id, { ...known(id), attendees: [{ email, responseStatus: 'declined' }] }),
    clear: () => main.events.clear(),
    forgetCursors: () => main.events.expireTokens(),
    fails: (what, fault, times) =>
      endpoints[what].forEach((endpoint) => google.faults.begin(endpoint, fault, times)),
    works: () => google.faults.end(),
    isHanging: () => google.faults.isHanging(),
    revoke: () => google.grants.endAll(),
    notices: google.notices,
    asked: () => google.answered.length,
  }
}

function ofMicrosoft(microsoft: Microsoft): StandIn {
  const [main] = microsoft.account.calendars
  if (!main) throw new Error('A stand-in without a calendar')
  const known = (id: string) => {
    const event = main.events.get(id)
    if (!event) throw new Error(`No event ${id}`)
    return event
  }
  const endpoints = {
    reading: ['calendarView', 'delta', 'calendars', 'events.get'],
    writing: ['events.post', 'events.patch', 'events.delete'],
    token: ['token'],
  } as const
  return {
    provider: 'microsoft',
    connect: async (host) => connectTo(host, 'microsoft'),
    room: 'microsoft_teams',
    add: (title, start, end, id = title) =>
      void main.events.set(id, {
        id,
        subject: title,
        showAs: 'busy',
        start: moment(start),
        end: moment(end),
      }),
    entries: () =>
      [...main.events.values()].map(({ id, subject, start, end, onlineMeeting }) => ({
        id,
        title: subject,
        start: textOfMoment(start),
        end: textOfMoment(end),
        ...(onlineMeeting && { room: onlineMeeting.joinUrl }),
      })),
    idOf: (title) => [...main.events.values()].find(({ subject }) => subject === title)?.id ?? '',
    datesOf(id) {
      const { isAllDay, start, end } = known(id)
      const dateOf = ({ dateTime, timeZone }: typeof start) =>
        isAllDay && timeZone === 'W. Europe Standard Time' ? /^(.*)T00:00:00$/.exec(dateTime)?.[1] : undefined
      return [dateOf(start), dateOf(end)]
    },
    move: (id, start, end) =>
      void main.events.set(id, { ...known(id), start: moment(start), end: moment(end) }),
    makeDay: (id, date) =>
      void main.events.set(id, {
        ...known(id),
        isAllDay: true,
        start: moment(date),
        end: moment(addDays(date, 1)),
      }),
    moveToDate: (id, from, to) =>
      void main.events.set(id, {
        ...known(id),
        isAllDay: true,
        start: moment(`${from}T00:00Z`),
        end: moment(`${to}T00:00Z`),
      }),
    remove: (id) => void main.events.delete(id),
    decline: (id, email) =>
      void main.events.set(id, {
        ...known(id),
        attendees: [{ emailAddress: { address: email }, status: { response: 'declined' } }],
      }),
    clear: () => main.events.clear(),
    forgetCursors: () => main.events.expireTokens(),
    fails: (what, fault, times) =>
      endpoints[what].forEach((endpoint) => microsoft.faults.begin(endpoint, fault, times)),
    works: () => microsoft.faults.end(),
    isHanging: () => microsoft.faults.isHanging(),
    revoke: () => microsoft.grants.endAll(),
    notices: microsoft.notices,
    asked: () => microsoft.answered.length,
  }
}

function ofExchange(exchange: Exchange): StandIn {
  const known = (id: string) => {
    const event = exchange.events.get(id)
    if (!event) throw new Error(`No event ${id}`)
    return event
  }
  const change = (id: string, by: Partial<ReturnType<typeof known>>) =>
    void exchange.events.set(id, { ...known(id), ...by, changeKey: known(id).changeKey + 1 })
  return {
    provider: 'exchange',
    async connect({ api }) {
      const { url: address, domain, user, password } = exchange
      const params = { provider: 'exchange' as const }
      const body = { address, user: `${domain}\\${user}`, password }
      return api.call('POST /connections/:provider/open', { params, body })
    },
    add: (title, start, end, id = title) =>
      void exchange.events.set(id, {
        subject: title,
        start,
        end,
        status: 'Busy',
        changeKey: 1,
        attendees: [],
      }),
    entries: () =>
      [...exchange.events].map(([id, { subject, start, end }]) => ({
        id,
        title: subject,
        start: new Date(start).toISOString(),
        end: new Date(end).toISOString(),
      })),
    idOf: (title) => [...exchange.events].find(([, { subject }]) => subject === title)?.[0] ?? '',
    datesOf(id) {
      const { isAllDay, timeZone, start, end } = known(id)
      const isWhole = isAllDay && timeZone === 'W. Europe Standard Time'
      return isWhole ? [midnightIn(start), midnightIn(end)] : [undefined, undefined]
    },
    move: (id, start, end) => change(id, { start, end, isAllDay: false }),
    makeDay: (id, date) =>
      change(id, { isAllDay: true, start: `${date}T00:00:00Z`, end: `${addDays(date, 1)}T00:00:00Z` }),
    moveToDate: (id, from, to) =>
      change(id, { isAllDay: true, start: `${from}T00:00:00+01:00`, end: `${to}T00:00:00+01:00` }),
    remove: (id) => void exchange.events.delete(id),
    decline: (id, email) => change(id, { attendees: [{ email, response: 'Decline' }] }),
    clear: () => exchange.events.clear(),
    forgetCursors: () => exchange.events.expireTokens(),
    fails: (what, fault, times) => exchange.fails(what === 'writing' ? 'writing' : 'reading', fault, times),
    works: () => exchange.works(),
    isHanging: () => exchange.isHanging(),
    revoke: () => exchange.changePassword(),
    asked: () => exchange.answered.length,
  }
}

function ofCaldav(caldav: Caldav): StandIn {
  const [main] = caldav.account.calendars
  if (!main) throw new Error('A stand-in without a calendar')
  const change = (id: string, from: RegExp, to: string) =>
    void main.events.set(id, (main.events.get(id) ?? '').replace(from, to))
  return {
    provider: 'caldav',
    async connect({ api }) {
      const { user, password } = caldav.account
      const params = { provider: 'caldav' as const }
      return api.call('POST /connections/:provider/open', {
        params,
        body: { address: caldav.url, user, password },
      })
    },
    add: (title, start, end, id = title) => void main.events.set(id, textOf(id, title, start, end)),
    entries: () =>
      [...main.events].map(([id, text]) => ({
        id,
        title: fieldIn(text, 'SUMMARY'),
        start: instantOf(fieldIn(text, 'DTSTART')),
        end: instantOf(fieldIn(text, 'DTEND')),
      })),
    idOf: (title) => [...main.events].find(([, text]) => fieldIn(text, 'SUMMARY') === title)?.[0] ?? '',
    datesOf(id) {
      const dateOf = (name: string) =>
        fieldIn(main.events.get(id) ?? '', `${name};VALUE=DATE`).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')
      return [dateOf('DTSTART'), dateOf('DTEND')]
    },
    moveToDate(id, from, to) {
      change(id, /^DTSTART.*$/m, `DTSTART;VALUE=DATE:${from.replaceAll('-', '')}`)
      change(id, /^DTEND.*$/m, `DTEND;VALUE=DATE:${to.replaceAll('-', '')}`)
    },
    move(id, start, end) {
      change(id, /^DTSTART:.*$/m, `DTSTART:${stampOf(start)}`)
      change(id, /^DTEND:.*$/m, `DTEND:${stampOf(end)}`)
    },
    makeDay(id, date) {
      change(id, /^DTSTART:.*$/m, `DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`)
      change(id, /^DTEND:.*$/m, `DTEND;VALUE=DATE:${addDays(date, 1).replaceAll('-', '')}`)
    },
    remove: (id) => void main.events.delete(id),
    decline(id, email) {
      change(id, /\r\n /g, '')
      change(id, new RegExp(`PARTSTAT=ACCEPTED(.*mailto:${email})`, 'i'), 'PARTSTAT=DECLINED$1')
    },
    clear: () => main.events.clear(),
    forgetCursors: () => main.events.expireTokens(),
    fails: (what, fault, times) =>
      caldav.faults.begin(what === 'writing' ? 'writing' : 'reading', fault, times),
    works: () => caldav.faults.end(),
    isHanging: () => caldav.faults.isHanging(),
    revoke: () => caldav.changePassword(),
    asked: () => caldav.answered.length,
  }
}

/** Read-only: it never contains our bookings. */
function ofPublished(caldav: Caldav): StandIn {
  return {
    ...ofCaldav(caldav),
    provider: 'ics',
    isReadOnly: true,
    looksEveryMinutes: 15,
    async connect({ api }) {
      caldav.publish(true)
      const params = { provider: 'ics' as const }
      return api.call('POST /connections/:provider/open', { params, body: { address: caldav.publishedAt } })
    },
    fails: (_what, fault, times) => caldav.faults.begin('published', fault, times),
    revoke: () => caldav.publish(false),
  }
}

/** The date that starts at that moment in Berlin, in winter. */
function midnightIn(start: string): string | undefined {
  return /^(.*)T00:00:00\.000Z$/.exec(new Date(Date.parse(start) + 3_600_000).toISOString())?.[1]
}

function textOf(uid: string, title: string, start: string, end: string): string {
  const event = [
    `UID:${uid}`,
    'DTSTAMP:20270101T000000Z',
    `DTSTART:${stampOf(start)}`,
    `DTEND:${stampOf(end)}`,
  ]
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:test',
    'BEGIN:VEVENT',
    ...event,
    `SUMMARY:${title}`,
  ]
  return [...lines, 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n')
}

function fieldIn(text: string, name: string): string {
  return new RegExp(`^${name}:(.*)$`, 'm').exec(text)?.[1]?.trim() ?? ''
}

function stampOf(instant: string): string {
  return new Date(instant).toISOString().replaceAll(/[-:]|\.\d+/g, '')
}

function instantOf(stamp: string): string {
  const [date = '', time = ''] = stamp.split('T')
  const clock = time.replace(/(\d\d)(\d\d)(\d\d)Z/, '$1:$2:$3Z')
  return new Date(`${date.replace(/(\d{4})(\d\d)(\d\d)/, '$1-$2-$3')}T${clock}`).toISOString()
}

function registration(url: string) {
  return { ...CLIENT, authOrigin: url, tokenOrigin: url, apiOrigin: url }
}

function moment(instant: string) {
  return { dateTime: new Date(instant).toISOString().replace('Z', '0000'), timeZone: 'UTC' }
}

function textOfMoment({ dateTime }: { dateTime: string }): string {
  return new Date(`${dateTime.slice(0, 23)}Z`).toISOString()
}
