import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { GoogleAccount, GoogleCalendar } from './account.ts'
import { calendarOf, instantOf, isBusy } from './account.ts'
import { refuseCall, sendJson } from './answers.ts'
import type { Channels } from './channels.ts'
import type { GoogleEvent } from './event.ts'
import type { CALENDAR_ENDPOINTS, Endpoint } from './endpoints.ts'

/** One call of the Calendar API, v3: https://developers.google.com/workspace/calendar/api/v3/reference */
export interface CalendarCall {
  account: GoogleAccount
  calendarId: string
  eventId: string
  query: URLSearchParams
  body: Record<string, unknown>
  now: number
  channels: Channels
  takesHttp: boolean
}

type Answer = (call: CalendarCall, response: ServerResponse) => void

// Google's own limit: more calendars are refused.
const FREE_BUSY_CALENDARS_MAX = 50
// Google's own limit: longer ones are shortened to a week.
const CHANNEL_MS = 7 * 86_400_000
const CHANNEL_ID = /^[\w\-+/=]{1,64}$/
const NOT_WITH_SYNC = [
  'iCalUID',
  'orderBy',
  'q',
  'timeMin',
  'timeMax',
  'updatedMin',
  'privateExtendedProperty',
]
const ID = /^[a-v0-9]{5,1024}$/

const ROUTES: [method: string, path: RegExp, endpoint: CalendarRoute['endpoint']][] = [
  ['GET', /^\/users\/me\/calendarList$/, 'calendarList'],
  ['POST', /^\/freeBusy$/, 'freeBusy'],
  ['GET', /^\/calendars\/([^/]+)\/events$/, 'events.list'],
  ['GET', /^\/calendars\/([^/]+)\/events\/([^/]+)$/, 'events.get'],
  ['POST', /^\/calendars\/([^/]+)\/events$/, 'events.insert'],
  ['POST', /^\/calendars\/([^/]+)\/events\/watch$/, 'events.watch'],
  ['POST', /^\/channels\/stop$/, 'channels.stop'],
  ['PATCH', /^\/calendars\/([^/]+)\/events\/([^/]+)$/, 'events.patch'],
  ['DELETE', /^\/calendars\/([^/]+)\/events\/([^/]+)$/, 'events.delete'],
]

export interface CalendarRoute {
  endpoint: (typeof CALENDAR_ENDPOINTS)[number]
  calendarId: string
  eventId: string
}

export function calendarRoute(method: string, path: string): CalendarRoute | undefined {
  for (const [of, pattern, endpoint] of ROUTES) {
    const found = of === method && pattern.exec(path)
    if (!found) continue
    const [, calendarId = '', eventId = ''] = found.map((part) => decodeURIComponent(part ?? ''))
    return { endpoint, calendarId, eventId }
  }
  return undefined
}

export function answerCall(endpoint: Endpoint, call: CalendarCall, response: ServerResponse): void {
  const answer = ANSWERS[endpoint]
  if (answer) answer(call, response)
  else refuseCall(response, 404, 'notFound', 'Not Found')
}

const ANSWERS: Partial<Record<Endpoint, Answer>> = {
  calendarList({ account }, response) {
    const items = account.calendars.map(({ events: _events, ...entry }) => ({
      kind: 'calendar#calendarListEntry',
      ...entry,
      conferenceProperties: { allowedConferenceSolutionTypes: ['hangoutsMeet'] },
    }))
    sendJson(response, 200, { kind: 'calendar#calendarList', items })
  },
  freeBusy({ account, body }, response) {
    const [from, to] = [Date.parse(String(body.timeMin)), Date.parse(String(body.timeMax))]
    const asked = (body.items ?? []) as { id: string }[]
    if (Number.isNaN(from) || Number.isNaN(to)) return refuseCall(response, 400, 'required', 'Missing time')
    if (to <= from) return refuseCall(response, 400, 'timeRangeEmpty', 'The specified time range is empty.')
    if (asked.length > FREE_BUSY_CALENDARS_MAX)
      return refuseCall(response, 400, 'tooManyCalendarsRequested', 'Too many calendars')
    const calendars = Object.fromEntries(
      asked.map(({ id }) => {
        const calendar = calendarOf(account, id)
        // An error in one calendar is inside the response.
        return [
          id,
          calendar
            ? { busy: busyTimes(calendar, from, to) }
            : { busy: [], errors: [{ domain: 'global', reason: 'notFound' }] },
        ]
      }),
    )
    sendJson(response, 200, {
      kind: 'calendar#freeBusy',
      timeMin: body.timeMin,
      timeMax: body.timeMax,
      calendars,
    })
  },
  'events.list'(call, response) {
    const calendar = calendarOf(call.account, call.calendarId)
    if (!calendar) return refuseCall(response, 404, 'notFound', 'Not Found')
    if (calendar.accessRole === 'freeBusyReader') return refuseCall(response, 403, 'forbidden', 'Forbidden')
    const { query } = call
    const syncToken = query.get('syncToken')
    const unfit = NOT_WITH_SYNC.find((name) => syncToken !== null && query.has(name))
    if (unfit) return refuseCall(response, 400, 'invalid', `Sync token cannot be used with ${unfit}`)
    const all = syncToken === null ? eventsIn(calendar, query) : changedIn(calendar, syncToken)
    if (!all)
      return refuseCall(
        response,
        410,
        'fullSyncRequired',
        'Sync token is no longer valid, a full sync is required.',
      )
    const begin = Number(query.get('pageToken') ?? 0)
    const end = begin + Math.min(Number(query.get('maxResults') ?? 250), 2_500)
    const isLast = end >= all.length
    // With a time or an order, Google never returns a sync token.
    const isForSync = !query.has('timeMax') && !query.has('timeMin') && !query.has('orderBy')
    const page = {
      kind: 'calendar#events',
      timeZone: calendar.timeZone,
      items: all.slice(begin, end),
      ...(!isLast && { nextPageToken: String(end) }),
      ...(isLast && isForSync && { nextSyncToken: calendar.events.token }),
    }
    sendJson(response, 200, partOf(page, query.get('fields')))
  },
  'events.get'({ account, calendarId, eventId }, response) {
    const event = calendarOf(account, calendarId)?.events.get(eventId)
    if (!event) return refuseCall(response, 404, 'notFound', 'Not Found')
    sendJson(response, 200, { kind: 'calendar#event', ...event })
  },
  'events.watch'(call, response) {
    const calendar = calendarOf(call.account, call.calendarId)
    if (!calendar) return refuseCall(response, 404, 'notFound', 'Not Found')
    if (calendar.accessRole === 'freeBusyReader') return refuseCall(response, 403, 'forbidden', 'Forbidden')
    const { id, type, address, token, expiration } = call.body
    if (typeof id !== 'string' || !CHANNEL_ID.test(id) || type !== 'web_hook')
      return refuseCall(response, 400, 'invalid', 'Invalid channel')
    const isTaken = typeof address === 'string' && (address.startsWith('https://') || call.takesHttp)
    if (!isTaken)
      return refuseCall(response, 400, 'push.webhookUrlNotHttps', 'WebHook callback must be HTTPS')
    const channel = call.channels.open({
      id,
      address,
      calendarId: calendar.id,
      expiration: Math.min(Number(expiration ?? Infinity), call.now + CHANNEL_MS),
      ...(typeof token === 'string' && { token }),
    })
    if (!channel) return refuseCall(response, 400, 'channelIdNotUnique', 'Channel id not unique')
    sendJson(response, 200, {
      kind: 'api#channel',
      id,
      resourceId: channel.resourceId,
      resourceUri: `/calendar/v3/calendars/${encodeURIComponent(calendar.id)}/events?alt=json`,
      expiration: String(channel.expiration),
    })
  },
  'channels.stop'({ body, channels }, response) {
    if (!channels.stop(String(body.id), String(body.resourceId)))
      return refuseCall(response, 404, 'channelIdNotFound', 'Channel not found')
    response.writeHead(204).end()
  },
  'events.insert'(call, response) {
    const calendar = writable(call, response)
    if (!calendar) return
    const { id = randomBytes(16).toString('hex') } = call.body as { id?: string }
    if (!ID.test(id)) return refuseCall(response, 400, 'invalid', 'Invalid resource id value.')
    // A deleted event keeps its id.
    if (calendar.events.has(id))
      return refuseCall(response, 409, 'duplicate', 'The requested identifier already exists.')
    if (!hasTimes(call.body))
      return refuseCall(response, 400, 'timeRangeEmpty', 'The specified time range is empty.')
    write(calendar, { ...(call.body as unknown as GoogleEvent), status: 'confirmed', id }, call, response)
  },
  'events.patch'(call, response) {
    const calendar = writable(call, response)
    if (!calendar) return
    const googleEvent = calendar.events.get(call.eventId)
    if (!googleEvent) return refuseCall(response, 404, 'notFound', 'Not Found')
    const patched = { ...googleEvent, ...call.body, id: googleEvent.id, ...momentsIn(googleEvent, call.body) }
    if (!hasTimes(patched))
      return refuseCall(response, 400, 'timeRangeEmpty', 'The specified time range is empty.')
    write(calendar, patched, call, response)
  },
  'events.delete'(call, response) {
    const calendar = writable(call, response)
    if (!calendar) return
    const known = calendar.events.get(call.eventId)
    if (!known) return refuseCall(response, 404, 'notFound', 'Not Found')
    if (known.status === 'cancelled') return refuseCall(response, 410, 'deleted', 'Resource has been deleted')
    calendar.events.set(known.id, { ...known, status: 'cancelled' })
    response.writeHead(204).end()
  },
}

/** For deleted events, Google says little more than that. */
function changedIn({ events }: GoogleCalendar, syncToken: string): GoogleEvent[] | undefined {
  return events
    .changedSince(syncToken)
    ?.map(([id, event]) => event ?? { id, status: 'cancelled', start: {}, end: {} })
}

function eventsIn({ events }: GoogleCalendar, query: URLSearchParams): GoogleEvent[] {
  const instant = (name: string, absent: number) =>
    query.has(name) ? Date.parse(query.get(name) ?? '') : absent
  const [from, to] = [instant('timeMin', -Infinity), instant('timeMax', Infinity)]
  const isShown = query.get('showDeleted') === 'true'
  return [...events.values()].filter(
    (event) =>
      (isShown || event.status !== 'cancelled') && instantOf(event.end) > from && instantOf(event.start) < to,
  )
}

/** `nextPageToken,items(id,status)`: only these members of each event. */
function partOf(page: Record<string, unknown>, fields: string | null): object {
  if (fields === null) return page
  const names = fields.replaceAll(/\([^()]*(\([^()]*\)[^()]*)*\)/g, '').split(',')
  return Object.fromEntries(Object.entries(page).filter(([name]) => names.includes(name)))
}

function writable(
  { account, calendarId }: CalendarCall,
  response: ServerResponse,
): GoogleCalendar | undefined {
  const calendar = calendarOf(account, calendarId)
  if (!calendar) refuseCall(response, 404, 'notFound', 'Not Found')
  else if (!['writer', 'owner'].includes(calendar.accessRole))
    refuseCall(response, 403, 'forbidden', 'Forbidden')
  else return calendar
  return undefined
}

/** Parts of a time that a patch leaves out stay, unless they are null. */
function momentsIn(
  googleEvent: GoogleEvent,
  given: Partial<GoogleEvent>,
): Pick<GoogleEvent, 'start' | 'end'> {
  const of = (name: 'start' | 'end') =>
    Object.fromEntries(
      Object.entries({ ...googleEvent[name], ...given[name] }).filter(
        ([, value]) => (value as unknown) !== null,
      ),
    )
  return { start: of('start'), end: of('end') }
}

function hasTimes(event: Partial<Pick<GoogleEvent, 'start' | 'end'>>): boolean {
  const { start, end } = event
  // A moment with both is invalid.
  const isOne = [start, end].every((moment) => moment?.date === undefined || moment.dateTime === undefined)
  return isOne && start !== undefined && end !== undefined && instantOf(end) > instantOf(start)
}

function write(
  calendar: GoogleCalendar,
  event: GoogleEvent,
  { query }: CalendarCall,
  response: ServerResponse,
): void {
  const stored = query.get('conferenceDataVersion') === '1' ? withRoom(event) : withoutNewRoom(event)
  calendar.events.set(stored.id, stored)
  sendJson(response, 200, { kind: 'calendar#event', ...stored })
}

interface Room {
  createRequest?: { requestId: string; conferenceSolutionKey?: { type: string } }
  entryPoints?: object[]
}

/** A room stays once it is made: repeating the request has no effect. `conferenceData: null` gives it back. */
function withRoom(event: GoogleEvent): GoogleEvent {
  if (event.conferenceData === null) {
    const { hangoutLink: _link, conferenceData: _room, ...rest } = event
    return rest
  }
  const { createRequest, entryPoints } = (event.conferenceData ?? {}) as Room
  if (!createRequest || entryPoints || event.hangoutLink) return event
  const [one, two, three] = (randomBytes(5).toString('hex').match(/.{3}/g) ?? []) as string[]
  const uri = `https://meet.google.com/${one}-${two}-${three}`
  return {
    ...event,
    hangoutLink: uri,
    conferenceData: {
      createRequest: { ...createRequest, status: { statusCode: 'success' } },
      conferenceSolution: { key: { type: 'hangoutsMeet' }, name: 'Google Meet' },
      entryPoints: [{ entryPointType: 'video', uri }],
    },
  }
}

/** Without the version parameter, Google silently drops the request for a room. */
function withoutNewRoom(event: GoogleEvent): GoogleEvent {
  const { conferenceData, ...rest } = event
  return event.hangoutLink && conferenceData ? event : rest
}

/** Merged, within the span. */
function busyTimes({ events }: GoogleCalendar, from: number, to: number): { start: string; end: string }[] {
  const times = [...events.values()]
    .filter(isBusy)
    .map(({ start, end }) => ({ start: Math.max(from, instantOf(start)), end: Math.min(to, instantOf(end)) }))
    .filter(({ start, end }) => start < end)
    .toSorted((one, other) => one.start - other.start)
  const merged: { start: number; end: number }[] = []
  for (const time of times) {
    const last = merged.at(-1)
    if (last && time.start <= last.end) last.end = Math.max(last.end, time.end)
    else merged.push({ ...time })
  }
  return merged.map(({ start, end }) => ({ start: textOf(start), end: textOf(end) }))
}

function textOf(instant: number): string {
  return new Date(instant).toISOString().replace('.000Z', 'Z')
}
