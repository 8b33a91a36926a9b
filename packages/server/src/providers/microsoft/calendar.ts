import type { BusyKind } from '@scheduling/contract'
import type { Instant, Interval, PlainDate, TimeZone } from '@scheduling/domain'
import { addDays, DAY, instantOf, isPlainDate, isTimeZone } from '@scheduling/domain'
import { findIana, findWindows } from 'windows-iana'
import type { Calling } from '../call.ts'
import { callingAt } from '../call.ts'
import type { CalendarBusy, CalendarEvent, CalendarPort, ChangedEvent } from '../provider.ts'
import { ProviderError } from '../provider.ts'
import { read } from '../read.ts'
import type { Registration } from '../registration.ts'
import { microsoftWatching } from './watch.ts'
import { CalendarPage, callError, CursorTooOld, Event, EventPage } from './wire.ts'

const API = '/v1.0'
const GONE = [404]
// For one calendar or list. Beyond this, we report that it cannot be read.
const PAGES_MAX = 60
// Ids must survive moves to another calendar. We convert times ourselves.
const PREFER = 'outlook.timezone="UTC", IdType="ImmutableId", odata.maxpagesize=500'
const FIELDS =
  'id,subject,start,end,isAllDay,isCancelled,showAs,responseStatus,attendees,originalStartTimeZone'
const BUSY = ['busy', 'tentative', 'oof', 'workingElsewhere', 'unknown']
const KINDS: Record<string, BusyKind> = {
  tentative: 'tentative',
  oof: 'out_of_office',
  workingElsewhere: 'elsewhere',
}
// Changes cover a window. We move it before its end comes near.
const WINDOW_MS = 400 * DAY
const WINDOW_MOVES_MS = 30 * DAY

/** https://learn.microsoft.com/graph/api/resources/calendar */
export function microsoftCalendar({ apiOrigin: origin }: Registration): CalendarPort {
  const calling = callingAt(origin, callError)
  const call: Calling = async (asked, also) => calling({ ...asked, headers: { prefer: PREFER } }, also)
  /** The address of the next page is absolute. We never request it on another origin. */
  const pathIn = (link: string) => {
    const url = URL.canParse(link) ? new URL(link) : undefined
    if (url?.origin !== origin) throw new ProviderError('invalid', 'an address of somebody else')
    return url.pathname + url.search
  }
  const pagesOf = async <Page extends { '@odata.nextLink'?: string | undefined }>(
    token: string,
    first: string,
    readPage: (body: unknown) => Page,
  ) => {
    const pages: Page[] = []
    for (let path: string | undefined = first; path !== undefined;) {
      if (pages.length === PAGES_MAX) throw new ProviderError('invalid', `more than ${PAGES_MAX} pages`)
      const page: Page = readPage((await call({ method: 'GET', path, token })).body)
      pages.push(page)
      const next: string | undefined = page['@odata.nextLink']
      path = next === undefined ? undefined : pathIn(next)
    }
    return pages
  }
  const eventPages = async (token: string, path: string) =>
    pagesOf(token, path, (body) => read(EventPage, body))
  const busyEvents: CalendarPort['busyEvents'] = async (token, calendarId, span, timeZone) => {
    const query = new URLSearchParams({ ...spanQuery(span), $select: FIELDS, $top: '500' })
    const pages = await eventPages(token, `${pathOf(calendarId)}/calendarView?${query.toString()}`)
    return pages.flatMap(({ value }) => value.filter(isBusy).flatMap((event) => busyOf(event, timeZone)))
  }

  return {
    roomKind: 'microsoft_teams',
    async list(token) {
      const path = `${API}/me/calendars?$top=100`
      const pages = await pagesOf(token, path, (body) => read(CalendarPage, body))
      return pages.flatMap(({ value }) =>
        value.map(({ id, name, hexColor, isDefaultCalendar, canEdit }) => ({
          id,
          name: name ?? id,
          color: /^#[\da-f]{6}$/i.test(hexColor ?? '') ? (hexColor ?? null) : null,
          isPrimary: isDefaultCalendar === true,
          canWrite: canEdit === true,
          canRead: true,
        })),
      )
    },
    async busy(token, calendarIds, span, timeZone) {
      const found = new Map<string, CalendarBusy[]>()
      // One at a time: a mailbox allows four parallel requests in total.
      for (const id of calendarIds) found.set(id, await busyEvents(token, id, span, timeZone))
      return found
    },
    busyEvents,
    async changes(token, calendarId, cursor, now) {
      const { link, from } = cursorIn(cursor)
      const span = { start: now - DAY, end: now + WINDOW_MS }
      const begin = `${pathOf(calendarId)}/calendarView/delta?${new URLSearchParams(spanQuery(span)).toString()}`
      if (link !== null && now - from < WINDOW_MOVES_MS) {
        try {
          const pages = await eventPages(token, link)
          return { ...changesIn(pages, from, pathIn), whole: null }
        } catch (error) {
          if (!(error instanceof CursorTooOld)) throw error
        }
      }
      const changes = changesIn(await eventPages(token, begin), now, pathIn)
      return cursor === null ? { ...changes, events: [], whole: null } : { ...changes, whole: span }
    },
    async find(token, calendarId, id) {
      const path = `${pathOf(calendarId)}/events/${encodeURIComponent(id)}?$select=${FIELDS}`
      const { status, body } = await call({ method: 'GET', path, token }, GONE)
      return status === 404 ? { id, isDeleted: true, declinedBy: [] } : changeOf(read(Event, body))
    },
    watching: microsoftWatching(call),
    idOf: () => null,
    async put(token, calendarId, event, id) {
      const events = `${pathOf(calendarId)}/events`
      if (id !== null) {
        const path = `${events}/${encodeURIComponent(id)}`
        const json = { ...wireOf(event), ...roomOf(event) }
        const changed = await call({ method: 'PATCH', path, token, json }, GONE)
        if (changed.status !== 404) return writtenIn(changed.body)
      }
      // Repeating the same transaction id does not add a second event.
      const body = { contentType: 'text', content: event.description }
      const json = { ...wireOf(event), ...roomOf(event), body, transactionId: event.key }
      return writtenIn((await call({ method: 'POST', path: events, token, json })).body)
    },
    async remove(token, calendarId, id) {
      await call(
        { method: 'DELETE', path: `${pathOf(calendarId)}/events/${encodeURIComponent(id)}`, token },
        GONE,
      )
    },
  }
}

function pathOf(calendarId: string): string {
  return `${API}/me/calendars/${encodeURIComponent(calendarId)}`
}

function spanQuery({ start, end }: Interval): { startDateTime: string; endDateTime: string } {
  return { startDateTime: new Date(start).toISOString(), endDateTime: new Date(end).toISOString() }
}

/** Where to continue, and when the window began. */
function cursorIn(cursor: string | null): { link: string | null; from: Instant } {
  const [, from, link] = /^(\d+) (\/.+)$/.exec(cursor ?? '') ?? []
  return { link: link ?? null, from: Number(from ?? 0) }
}

function changesIn(
  pages: readonly ReturnType<typeof EventPage.parse>[],
  from: Instant,
  pathIn: (link: string) => string,
): { cursor: string; events: ChangedEvent[] } {
  const link = pages.at(-1)?.['@odata.deltaLink']
  if (link === undefined) throw new ProviderError('invalid', 'no link to changes after the last page')
  return {
    cursor: `${from} ${pathIn(link)}`,
    events: pages.flatMap(({ value }) => value.map(changeOf)),
  }
}

function changeOf(event: Event): ChangedEvent {
  const isDeleted = event['@removed'] !== undefined || event.isCancelled === true
  const times = isDeleted || event.isAllDay ? undefined : spanOf(event)
  const declined = (event.attendees ?? []).filter(({ status }) => status?.response === 'declined')
  return {
    id: event.id,
    isDeleted,
    ...(times && { times }),
    isAllDay: !isDeleted && event.isAllDay === true,
    ...(!isDeleted && dateIn(event)),
    isDeclinedByOwner: event.responseStatus?.response === 'declined',
    declinedBy: declined.flatMap(({ emailAddress }) => emailAddress?.address?.toLowerCase() ?? []),
  }
}

/** Set only if the event is for a single whole day. */
function dateIn({ isAllDay, start, end }: Event): Pick<ChangedEvent, 'date'> {
  const date = start?.dateTime.slice(0, 10)
  const isOne = isAllDay && date !== undefined && isPlainDate(date)
  return isOne && end?.dateTime.slice(0, 10) === addDays(date, 1) ? { date } : {}
}

function isBusy({ isCancelled, showAs, responseStatus }: Event): boolean {
  return isCancelled !== true && responseStatus?.response !== 'declined' && BUSY.includes(showAs ?? 'busy')
}

function busyOf(event: Event, timeZone: string): CalendarBusy[] {
  const { start, end, isAllDay, id, subject, showAs } = event
  const kind = KINDS[showAs ?? '']
  const named = { eventId: id, ...(subject && { title: subject }), ...(kind && { kind }) }
  if (!start || !end) return []
  // A whole day has dates. The zone in which it was entered says where they begin.
  const zone = zoneCalled(event.originalStartTimeZone ?? '') ?? timeZone
  const day = ({ dateTime }: { dateTime: string }) => instantOf(zone, dateTime.slice(0, 10), '00:00')
  if (isAllDay) return [{ start: day(start), end: day(end), ...named }]
  const span = spanOf(event)
  return span ? [{ ...span, ...named }] : []
}

/** Accepts IANA and Windows names. UTC means that nobody knows. */
function zoneCalled(name: string): TimeZone | undefined {
  const zone = findIana(name)[0] ?? name
  return zone !== 'Etc/UTC' && isTimeZone(zone) ? zone : undefined
}

function momentIn({ dateTime }: { dateTime: string }): Instant {
  return Date.parse(`${dateTime.replace(/(\.\d{3})\d*$/, '$1')}Z`)
}

function momentOf(instant: Instant): { dateTime: string; timeZone: string } {
  return { dateTime: new Date(instant).toISOString().slice(0, -1), timeZone: 'UTC' }
}

/** The times have no zone: they are in UTC, as we requested. */
function spanOf({ start, end }: Event): Interval | undefined {
  if (!start || !end) return undefined
  const span = { start: momentIn(start), end: momentIn(end) }
  if (Number.isNaN(span.start) || Number.isNaN(span.end))
    throw new ProviderError('invalid', 'a time that is none')
  return span
}

/** A whole day runs from midnight to midnight in one zone. In UTC, others would see it on two dates. */
function momentsOf({ start, end, allDay }: CalendarEvent): object {
  if (!allDay) return { isAllDay: false, start: momentOf(start), end: momentOf(end) }
  const timeZone = findWindows(allDay.timeZone)[0] ?? 'UTC'
  const midnight = (date: PlainDate) => ({ dateTime: `${date}T00:00:00`, timeZone })
  return { isAllDay: true, start: midnight(allDay.date), end: midnight(addDays(allDay.date, 1)) }
}

/** Without the description: writing it again would lose the link to join the room. */
function wireOf(event: CalendarEvent): object {
  return {
    subject: event.title,
    ...momentsOf(event),
    location: { displayName: event.location },
    attendees: event.attendees.map(({ email, name }) => ({
      type: 'required',
      emailAddress: { address: email, ...(name !== undefined && { name }) },
    })),
  }
}

function roomOf({ wantsRoom }: CalendarEvent): object {
  return wantsRoom ? { isOnlineMeeting: true, onlineMeetingProvider: 'teamsForBusiness' } : {}
}

/** Personal accounts may get no room, and no error either. */
function writtenIn(body: unknown): { id: string; roomUrl?: string } {
  const { id, onlineMeeting } = read(Event, body)
  const url = onlineMeeting?.joinUrl ?? undefined
  return url !== undefined && /^https?:\/\//.test(url) ? { id, roomUrl: url } : { id }
}
