import { addDays } from '@scheduling/domain'
import type { Google } from '@scheduling/sandbox/google'
import { connectTo } from '../stand-ins/google.ts'
import type { StandIn } from './stand-in.ts'

export function ofGoogle(google: Google): StandIn {
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
