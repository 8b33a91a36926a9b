import type { Interval } from '@scheduling/domain'
import { addDays, instantOf, isPlainDate } from '@scheduling/domain'
import type { Calling } from '../call.ts'
import { callingAt } from '../call.ts'
import type {
  CalendarBusy,
  CalendarEvent,
  CalendarPort,
  ChangedEvent,
  ProviderCalendar,
} from '../provider.ts'
import { ProviderError } from '../provider.ts'
import { read } from '../read.ts'
import type { Registration } from '../registration.ts'
import { googlePages } from './pages.ts'
import { googleWatching } from './watch.ts'
import {
  CalendarList,
  callError,
  CursorTooOld,
  EventList,
  FreeBusy,
  ListedEvent,
  WrittenAnswer,
} from './wire.ts'

const API = '/calendar/v3'
// The API refuses more at once.
const CALENDARS_AT_ONCE = 50
const EVENTS_AT_ONCE = 2_500
const ALWAYS = { start: -Infinity, end: Infinity }
// Changes cover the whole calendar, whatever its age.
const CHANGE_PAGES_MAX = 40
const CHANGE_FIELDS =
  'nextPageToken,nextSyncToken,timeZone,items(id,status,start,end,attendees(email,self,responseStatus))'

const GONE = [404, 410]
const DUPLICATE = 409

/** https://developers.google.com/workspace/calendar/api/v3/reference */
export function googleCalendar({ apiOrigin: origin }: Registration): CalendarPort {
  const calling = callingAt(origin, callError)
  const call: Calling = async (asked, also) => calling({ ...asked, path: `${API}${asked.path}` }, also)
  const pagesOf = googlePages(call)

  return {
    roomKind: 'google_meet',
    async list(token) {
      const pages = await pagesOf(token, '/users/me/calendarList', { maxResults: '250' }, (body) =>
        read(CalendarList, body),
      )
      return pages.flatMap(({ items }) => items.map(calendarOf))
    },
    async busy(token, calendarIds, span) {
      const found = new Map<string, CalendarBusy[]>()
      for (let index = 0; index < calendarIds.length; index += CALENDARS_AT_ONCE) {
        const items = calendarIds.slice(index, index + CALENDARS_AT_ONCE).map((id) => ({ id }))
        const json = { timeMin: textOf(span.start), timeMax: textOf(span.end), items }
        const { body } = await call({ method: 'POST', path: '/freeBusy', token, json })
        const { calendars } = read(FreeBusy, body)
        for (const { id } of items) {
          const { busy, errors } = calendars[id] ?? { busy: [], errors: [{ reason: 'notFound' }] }
          // The API still answers 200.
          if (errors?.[0]) throw new ProviderError('not_found', errors[0].reason)
          found.set(id, busy.map(spanOf))
        }
      }
      return found
    },
    async busyEvents(token, calendarId, span) {
      const query = {
        timeMin: textOf(span.start),
        timeMax: textOf(span.end),
        singleEvents: 'true',
        maxResults: String(EVENTS_AT_ONCE),
      }
      const pages = await pagesOf(token, pathOf(calendarId), query, (body) => read(EventList, body))
      return pages.flatMap(({ items, timeZone }) =>
        items.filter(isBusy).map((event) => timeOf(event, timeZone)),
      )
    },
    async changes(token, calendarId, cursor) {
      const path = pathOf(calendarId)
      const all = { showDeleted: 'true', singleEvents: 'true', maxResults: String(EVENTS_AT_ONCE) }
      const readAll = async (more: Record<string, string>) =>
        pagesOf(token, path, { ...all, ...more }, (body) => read(EventList, body), CHANGE_PAGES_MAX)
      // For a calendar that we have never read, only get the end.
      if (cursor === null)
        return { ...changesIn(await readAll({ fields: 'nextPageToken,nextSyncToken' })), whole: null }
      try {
        return { ...changesIn(await readAll({ syncToken: cursor, fields: CHANGE_FIELDS })), whole: null }
      } catch (error) {
        if (!(error instanceof CursorTooOld)) throw error
        return { ...changesIn(await readAll({ fields: CHANGE_FIELDS })), whole: ALWAYS }
      }
    },
    async find(token, calendarId, id) {
      const providerAnswer = await call({ method: 'GET', path: `${pathOf(calendarId)}/${id}`, token }, GONE)
      if (GONE.includes(providerAnswer.status)) return { id, isDeleted: true, declinedBy: [] }
      return changeOf(read(ListedEvent, providerAnswer.body), 'UTC')
    },
    watching: googleWatching(call),
    idOf: (key) => key,
    async put(token, calendarId, event) {
      const query = '?conferenceDataVersion=1&sendUpdates=none'
      const path = pathOf(calendarId)
      const inserted = await call({ method: 'POST', path: `${path}${query}`, token, json: wireOf(event) }, [
        DUPLICATE,
      ])
      if (inserted.status !== DUPLICATE) return { id: event.key, ...roomIn(inserted.body) }
      const changed = await call({
        method: 'PATCH',
        path: `${path}/${event.key}${query}`,
        token,
        // An event that somebody made a whole day keeps its dates unless we remove them.
        json: { ...wireOf(event), ...momentsOf(event, true) },
      })
      return { id: event.key, ...roomIn(changed.body) }
    },
    async remove(token, calendarId, eventId) {
      await call({ method: 'DELETE', path: `${pathOf(calendarId)}/${eventId}?sendUpdates=none`, token }, GONE)
    },
  }
}

function pathOf(calendarId: string): string {
  return `/calendars/${encodeURIComponent(calendarId)}/events`
}

function textOf(instant: number): string {
  return new Date(instant).toISOString()
}

function calendarOf(item: ReturnType<typeof CalendarList.parse>['items'][number]): ProviderCalendar {
  return {
    id: item.id,
    name: item.summaryOverride ?? item.summary ?? item.id,
    color: /^#[\da-f]{6}$/i.test(item.backgroundColor ?? '') ? (item.backgroundColor ?? null) : null,
    isPrimary: item.primary === true,
    canWrite: ['writer', 'owner'].includes(item.accessRole),
    canRead: ['reader', 'writer', 'owner'].includes(item.accessRole),
  }
}

function spanOf({ start, end }: { start: string; end: string }): Interval {
  const span = { start: Date.parse(start), end: Date.parse(end) }
  if (Number.isNaN(span.start) || Number.isNaN(span.end))
    throw new ProviderError('invalid', 'a time that is none')
  return span
}

function isBusy({ status, transparency, start, end, attendees = [] }: ListedEvent): boolean {
  const isDeclined = attendees.some(({ self, responseStatus }) => self && responseStatus === 'declined')
  return (
    start !== undefined &&
    end !== undefined &&
    status !== 'cancelled' &&
    transparency !== 'transparent' &&
    !isDeclined
  )
}

function timeOf(event: ListedEvent, timeZone: string): CalendarBusy {
  const { start, end } = event
  const text = ({ dateTime, date = '' }: NonNullable<typeof start> = {}) =>
    dateTime ?? textOf(instantOf(timeZone, date, '00:00'))
  return {
    ...spanOf({ start: text(start), end: text(end) }),
    eventId: event.id,
    ...(event.summary && { title: event.summary }),
    ...kindOf(event),
  }
}

function kindOf({ status, eventType, attendees = [] }: ListedEvent): Pick<CalendarBusy, 'kind'> {
  if (eventType === 'outOfOffice') return { kind: 'out_of_office' }
  if (eventType === 'workingLocation') return { kind: 'elsewhere' }
  const isUnsure = attendees.some(({ self, responseStatus }) => self && responseStatus === 'tentative')
  return status === 'tentative' || isUnsure ? { kind: 'tentative' } : {}
}

function changesIn(pages: readonly ReturnType<typeof EventList.parse>[]): {
  cursor: string
  events: ChangedEvent[]
} {
  const cursor = pages.at(-1)?.nextSyncToken
  if (cursor === undefined) throw new ProviderError('invalid', 'no cursor after the last page')
  return {
    cursor,
    events: pages.flatMap(({ items, timeZone }) => items.map((event) => changeOf(event, timeZone))),
  }
}

function changeOf(event: ListedEvent, timeZone: string): ChangedEvent {
  const declined = (event.attendees ?? []).filter(({ responseStatus }) => responseStatus === 'declined')
  const isDeleted = event.status === 'cancelled'
  const { start, end } =
    event.start?.dateTime && event.end?.dateTime && !isDeleted ? timeOf(event, timeZone) : {}
  return {
    id: event.id,
    isDeleted,
    ...(start !== undefined && end !== undefined && { times: { start, end } }),
    isAllDay: !isDeleted && event.start?.date !== undefined,
    ...(!isDeleted && dateIn(event)),
    isDeclinedByOwner: declined.some(({ self }) => self),
    declinedBy: declined.flatMap(({ email }) => email?.toLowerCase() ?? []),
  }
}

/** Set only if the event is for a single whole day. */
function dateIn({ start, end }: ListedEvent): Pick<ChangedEvent, 'date'> {
  const date = start?.date
  return date !== undefined && isPlainDate(date) && end?.date === addDays(date, 1) ? { date } : {}
}

function wireOf(event: CalendarEvent): object {
  const { key, title, description, location, attendees, wantsRoom, endsRoom } = event
  return {
    id: key,
    status: 'confirmed',
    summary: title,
    description,
    location,
    ...momentsOf(event),
    attendees: attendees.map(({ email, name }) => ({
      email,
      ...(name !== undefined && { displayName: name }),
    })),
    ...(endsRoom && { conferenceData: null }),
    // Repeating the same request id does not create a second room.
    ...(wantsRoom && {
      conferenceData: { createRequest: { requestId: key, conferenceSolutionKey: { type: 'hangoutsMeet' } } },
    }),
  }
}

/**
 * `isOver`: overwrites an existing event. If somebody made it a whole day, its dates must go, and the other way
 * around.
 */
function momentsOf({ start, end, allDay }: CalendarEvent, isOver = false): object {
  const [from, to] = allDay
    ? [{ date: allDay.date }, { date: addDays(allDay.date, 1) }]
    : [{ dateTime: textOf(start) }, { dateTime: textOf(end) }]
  const gone = isOver ? { [allDay ? 'dateTime' : 'date']: null } : {}
  return { start: { ...from, ...gone }, end: { ...to, ...gone } }
}

function roomIn(body: unknown): { roomUrl?: string } {
  const { hangoutLink, conferenceData } = read(WrittenAnswer, body)
  const video = conferenceData?.entryPoints?.find(({ entryPointType }) => entryPointType === 'video')?.uri
  const roomUrl = video ?? hangoutLink
  return roomUrl !== undefined && /^https?:\/\//.test(roomUrl) ? { roomUrl } : {}
}
