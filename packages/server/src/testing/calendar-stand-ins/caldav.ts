import { addDays } from '@scheduling/domain'
import type { Caldav } from '@scheduling/sandbox/caldav'
import type { StandIn } from './stand-in.ts'

export function ofCaldav(caldav: Caldav): StandIn {
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
export function ofPublished(caldav: Caldav): StandIn {
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
