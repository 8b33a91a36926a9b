import { addDays } from '@scheduling/domain'
import type { Microsoft } from '@scheduling/sandbox/microsoft'
import { connectTo } from '../stand-ins/google.ts'
import type { StandIn } from './stand-in.ts'

export function ofMicrosoft(microsoft: Microsoft): StandIn {
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

function moment(instant: string) {
  return { dateTime: new Date(instant).toISOString().replace('Z', '0000'), timeZone: 'UTC' }
}

function textOfMoment({ dateTime }: { dateTime: string }): string {
  return new Date(`${dateTime.slice(0, 23)}Z`).toISOString()
}
