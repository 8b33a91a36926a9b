import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { MicrosoftAccount, MicrosoftCalendar } from './account.ts'
import { refuseCall, sendJson } from './answers.ts'
import type { Endpoint } from './endpoints.ts'
import type { MicrosoftEvent } from './event.ts'
import { instantOf } from './event.ts'
import { changeMeeting, createOrGet, endMeeting } from './online-meetings.ts'
import type { Subscriptions } from './subscriptions.ts'

/** One call of the Graph, v1.0: https://learn.microsoft.com/graph/api/resources/calendar */
export interface GraphCall {
  account: MicrosoftAccount
  subscriptions: Subscriptions
  takesHttp: boolean
  /** The stand-in's own origin: links to next pages are absolute. */
  origin: string
  /** The first part of the path. */
  first: string
  second: string
  query: URLSearchParams
  body: Record<string, unknown>
  now: number
}

type Answer = (call: GraphCall, response: ServerResponse) => void | Promise<void>

const ROUTES: [method: string, path: RegExp, endpoint: Endpoint][] = [
  ['GET', /^\/me\/calendars$/, 'calendars'],
  ['GET', /^\/me\/calendars\/([^/]+)\/calendarView$/, 'calendarView'],
  ['GET', /^\/me\/calendars\/([^/]+)\/calendarView\/delta$/, 'delta'],
  ['GET', /^\/me\/calendars\/([^/]+)\/events\/([^/]+)$/, 'events.get'],
  ['POST', /^\/me\/calendars\/([^/]+)\/events$/, 'events.post'],
  ['PATCH', /^\/me\/calendars\/([^/]+)\/events\/([^/]+)$/, 'events.patch'],
  ['DELETE', /^\/me\/calendars\/([^/]+)\/events\/([^/]+)$/, 'events.delete'],
  ['POST', /^\/subscriptions$/, 'subscriptions.post'],
  ['DELETE', /^\/subscriptions\/([^/]+)$/, 'subscriptions.delete'],
  ['GET', /^\/me$/, 'me'],
  ['POST', /^\/me\/onlineMeetings\/createOrGet$/, 'onlineMeetings.createOrGet'],
  ['PATCH', /^\/me\/onlineMeetings\/([^/]+)$/, 'onlineMeetings.patch'],
  ['DELETE', /^\/me\/onlineMeetings\/([^/]+)$/, 'onlineMeetings.delete'],
]
// The longest life of a subscription to Outlook resources, in minutes.
const LIFE_MS = 4_230 * 60_000
const PAGE_MAX = 1_000

export function graphRoute(
  method: string,
  path: string,
): { endpoint: Endpoint; first: string; second: string } | undefined {
  for (const [of, pattern, endpoint] of ROUTES) {
    const found = of === method && pattern.exec(path)
    if (!found) continue
    const [, first = '', second = ''] = found.map((part) => decodeURIComponent(part ?? ''))
    return { endpoint, first, second }
  }
  return undefined
}

export async function answerGraph(
  endpoint: Endpoint,
  call: GraphCall,
  response: ServerResponse,
): Promise<void> {
  await ANSWERS[endpoint]?.(call, response)
}

const ANSWERS: Partial<Record<Endpoint, Answer>> = {
  me: ({ account: { email } }, response) =>
    sendJson(response, 200, { displayName: email, mail: email, userPrincipalName: email }),
  'onlineMeetings.createOrGet': createOrGet,
  'onlineMeetings.patch': changeMeeting,
  'onlineMeetings.delete': endMeeting,
  calendars({ account }, response) {
    sendJson(response, 200, {
      value: account.calendars.map(({ events: _events, ...calendar }) => ({
        ...calendar,
        allowedOnlineMeetingProviders: account.isPersonal ? ['unknown'] : ['teamsForBusiness'],
      })),
    })
  },
  calendarView(call, response) {
    const microsoftCalendar = calendarOf(call, response)
    if (microsoftCalendar) sendPage(call, response, eventsIn(microsoftCalendar, call.query), {})
  },
  delta(call, response) {
    const found = calendarOf(call, response)
    if (!found) return
    const token = call.query.get('$deltatoken')
    const unfit = ['$select', '$filter', '$expand', '$orderby', '$search'].find((name) =>
      call.query.has(name),
    )
    if (unfit) return refuseCall(response, 400, 'ErrorInvalidUrlQuery', `${unfit} is not supported here`)
    const all = token === null ? eventsIn(found, call.query) : changedIn(found, token)
    if (!all) return refuseCall(response, 410, 'SyncStateNotFound', 'The sync state generation is not found.')
    const link = new URL(`/v1.0/me/calendars/${encodeURIComponent(found.id)}/calendarView/delta`, call.origin)
    link.searchParams.set('$deltatoken', found.events.token)
    sendPage(call, response, all, { '@odata.deltaLink': link.href })
  },
  'events.get'(call, response) {
    const event = calendarOf(call, response)?.events.get(call.second)
    if (event) sendJson(response, 200, event)
    else if (!response.headersSent)
      refuseCall(response, 404, 'ErrorItemNotFound', 'The object was not found.')
  },
  'events.post'(call, response) {
    const found = writable(call, response)
    if (!found) return
    const { transactionId } = call.body
    const microsoftEvent = [...found.events.values()].find(
      (event) => transactionId !== undefined && event.transactionId === transactionId,
    )
    if (microsoftEvent) return sendJson(response, 201, microsoftEvent)
    const event = { showAs: 'busy', ...call.body, id: `AAMkAGI${randomBytes(18).toString('base64url')}` }
    write(call, found, event as MicrosoftEvent, 201, response)
  },
  'events.patch'(call, response) {
    const found = writable(call, response)
    if (!found) return
    const known = found.events.get(call.second)
    if (!known) return refuseCall(response, 404, 'ErrorItemNotFound', 'The object was not found.')
    // The link to join the room is in the body, so writing a new body loses it.
    const lost = known.onlineMeeting && 'body' in call.body ? { onlineMeeting: null } : {}
    const patched = { ...known, ...call.body, ...lost, id: known.id }
    const isOffDays = [patched.start, patched.end].some(
      ({ dateTime }) => !/T00:00:00(?:\.0*)?$/.test(dateTime),
    )
    if (patched.isAllDay && isOffDays)
      return refuseCall(
        response,
        400,
        'ErrorPropertyValidationFailure',
        'The Event.Start property for an all-day event needs to be set to midnight.',
      )
    write(call, found, patched, 200, response)
  },
  'events.delete'(call, response) {
    const found = writable(call, response)
    if (!found) return
    if (!found.events.delete(call.second))
      return refuseCall(response, 404, 'ErrorItemNotFound', 'The object was not found.')
    response.writeHead(204).end()
  },
  async 'subscriptions.post'(call, response) {
    const { resource, notificationUrl, clientState, expirationDateTime, changeType } = call.body
    const calendarId = /^\/?me\/calendars\/(.+)\/events$/.exec(String(resource))?.[1]
    const until = Date.parse(String(expirationDateTime))
    const address = String(notificationUrl)
    const isAddress = address.startsWith('https://') || call.takesHttp
    if (!calendarId || !changeType || !isAddress || !(until > call.now) || until > call.now + LIFE_MS)
      return refuseCall(response, 400, 'InvalidRequest', 'The subscription is not valid.')
    if (!(await call.subscriptions.isValid(address)))
      return refuseCall(response, 400, 'ValidationError', 'Subscription validation request failed.')
    const state = typeof clientState === 'string' ? clientState : ''
    const { id } = call.subscriptions.open({
      calendarId,
      notificationUrl: address,
      clientState: state,
      until,
    })
    sendJson(response, 201, { ...call.body, id, expirationDateTime: new Date(until).toISOString() })
  },
  'subscriptions.delete'({ subscriptions, first }, response) {
    if (!subscriptions.end(first)) return refuseCall(response, 404, 'ResourceNotFound', 'Not found')
    response.writeHead(204).end()
  },
}

function calendarOf({ account, first }: GraphCall, response: ServerResponse): MicrosoftCalendar | undefined {
  const microsoftCalendar = account.calendars.find(({ id }) => id === first)
  if (!microsoftCalendar) refuseCall(response, 404, 'ErrorItemNotFound', 'The object was not found.')
  return microsoftCalendar
}

function writable(call: GraphCall, response: ServerResponse): MicrosoftCalendar | undefined {
  const microsoftCalendar = calendarOf(call, response)
  if (!microsoftCalendar || microsoftCalendar.canEdit) return microsoftCalendar
  refuseCall(response, 403, 'ErrorAccessDenied', 'Access is denied.')
  return undefined
}

/** A removed event only has its id. */
function changedIn({ events }: MicrosoftCalendar, token: string): object[] | undefined {
  return events.changedSince(token)?.map(([id, event]) => event ?? { id, '@removed': { reason: 'deleted' } })
}

function eventsIn({ events }: MicrosoftCalendar, query: URLSearchParams): MicrosoftEvent[] {
  const [from, to] = [query.get('startDateTime'), query.get('endDateTime')].map((text) =>
    Date.parse(text ?? ''),
  )
  return [...events.values()].filter(
    ({ start, end }) => instantOf(end) > (from ?? NaN) && instantOf(start) < (to ?? NaN),
  )
}

function sendPage(
  { query, origin, first }: GraphCall,
  response: ServerResponse,
  all: readonly object[],
  last: object,
): void {
  const begin = Number(query.get('$skip') ?? 0)
  const end = begin + Math.min(Number(query.get('$top') ?? 500), PAGE_MAX)
  if (end >= all.length) return sendJson(response, 200, { value: all.slice(begin), ...last })
  const isDelta = '@odata.deltaLink' in last
  const path = `/v1.0/me/calendars/${encodeURIComponent(first)}/calendarView${isDelta ? '/delta' : ''}`
  const next = new URL(path, origin)
  next.search = new URLSearchParams([...query, ['$skip', String(end)]]).toString()
  sendJson(response, 200, { value: all.slice(begin, end), '@odata.nextLink': next.href })
}

function write(
  { account }: GraphCall,
  { events }: MicrosoftCalendar,
  event: MicrosoftEvent,
  status: number,
  response: ServerResponse,
): void {
  if (!event.start?.dateTime || !event.end?.dateTime || instantOf(event.end) < instantOf(event.start))
    return refuseCall(
      response,
      400,
      'ErrorPropertyValidationFailure',
      'At least one property failed validation.',
    )
  const isOnline = event.isOnlineMeeting === true && !account.isPersonal
  const room = {
    joinUrl: `https://teams.microsoft.com/l/meetup-join/19%3ameeting_${randomBytes(12).toString('hex')}`,
  }
  const stored = {
    ...event,
    isOnlineMeeting: isOnline,
    onlineMeetingUrl: null,
    onlineMeeting: isOnline ? (event.onlineMeeting ?? room) : null,
  }
  events.set(stored.id, stored)
  sendJson(response, status, stored)
}
