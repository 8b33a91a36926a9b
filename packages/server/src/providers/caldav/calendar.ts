import type { CalendarBusy, CalendarPort, ChangedEvent, ProviderCalendar } from '../provider.ts'
import { ProviderError } from '../provider.ts'
import { textOf } from '../icalendar/written.ts'
import { readNamed } from '../named.ts'
import type { ProviderContext } from '../provider-context.ts'
import { dav, placeOf, told } from './dav.ts'
import type { Told } from './multistatus.ts'
import { BUSY_IN_ANSWER, EVENT_TEXT } from './parsers.ts'
import type { Secret } from './wire.ts'
import { CALENDARS, changesSince, eventsBetween, secretIn, STATE } from './wire.ts'

const ALWAYS = { start: -Infinity, end: Infinity }
const GONE = [404, 410]
// It exists already, under this name or another.
const THERE = [409, 412]
// The server no longer knows the token, or never gives one.
const TOO_OLD = [400, 403, 405, 409, 410, 412, 415, 501, 507]
const SYNC = 'sync '
/** Names of our own events among everything in a calendar. */
const OWN_NAME = /^([0-9a-v]{16,64})\.ics$/

/** https://www.rfc-editor.org/rfc/rfc4791 */
export function davCalendar(here: ProviderContext): CalendarPort {
  const busyEvents: CalendarPort['busyEvents'] = async (token, calendarId, span, timeZone) => {
    const secret = secretIn(token)
    const body = eventsBetween(span.start, span.end)
    const url = placeOf(calendarId, secret.home)
    const answer = await dav(here, secret, { method: 'REPORT', url, depth: '1', body })
    const { addresses, hostId } = secret
    const asked = { xml: answer.body.toString('utf8'), span, timeZone, addresses }
    return readNamed(here, BUSY_IN_ANSWER, asked, hostId)
  }
  const find = async (secret: Secret, calendarId: string, id: string): Promise<ChangedEvent> => {
    const answer = await dav(here, secret, { method: 'GET', url: eventAt(secret, calendarId, id) }, GONE)
    if (GONE.includes(answer.status)) return { id, isDeleted: true, declinedBy: [] }
    const { addresses, hostId } = secret
    return readNamed(here, EVENT_TEXT, { text: answer.body.toString('utf8'), id, addresses }, hostId)
  }
  const stateOf = async (secret: Secret, calendarId: string): Promise<string> => {
    const url = placeOf(calendarId, secret.home)
    const found = (await told(here, secret, { method: 'PROPFIND', url, depth: '0', body: STATE })).told[0]
    return found?.syncToken ? `${SYNC}${found.syncToken}` : (found?.ctag ?? '')
  }

  return {
    async list(token) {
      const secret = secretIn(token)
      const asked = { method: 'PROPFIND', url: secret.home, depth: '1', body: CALENDARS } as const
      const { told: found, url } = await told(here, secret, asked)
      const calendars = found
        .filter(({ isCalendar, holdsEvents }) => isCalendar && holdsEvents !== false)
        .map((one) => calendarOf(one, url))
        .toSorted((one, other) => (one.id < other.id ? -1 : 1))
      const named = found.flatMap(({ main: href }) => (href === null ? [] : [placeOf(href, url)]))
      const main =
        calendars.find(({ id }) => named.includes(id)) ??
        calendars.find(({ canWrite }) => canWrite) ??
        calendars[0]
      return calendars.map((calendar) => ({ ...calendar, isPrimary: calendar === main }))
    },
    async busy(token, calendarIds, span, timeZone) {
      const found = new Map<string, CalendarBusy[]>()
      for (const id of calendarIds) found.set(id, await busyEvents(token, id, span, timeZone))
      return found
    },
    busyEvents,
    async changes(token, calendarId, cursor) {
      const secret = secretIn(token)
      if (cursor === null) return { cursor: await stateOf(secret, calendarId), whole: null, events: [] }
      if (cursor.startsWith(SYNC)) {
        const body = changesSince(cursor.slice(SYNC.length))
        const url = placeOf(calendarId, secret.home)
        try {
          const found = await told(here, secret, { method: 'REPORT', url, depth: '0', body })
          return {
            cursor: found.syncToken ? `${SYNC}${found.syncToken}` : cursor,
            whole: null,
            events: await changedIn(found.told, async (id) => find(secret, calendarId, id)),
          }
        } catch (error) {
          if (!(error instanceof ProviderError) || !TOO_OLD.includes(statusIn(error))) throw error
        }
      }
      // The server does not say which events changed, so we look at each of ours.
      const now = await stateOf(secret, calendarId)
      return { cursor: now, whole: now === cursor && now !== '' ? null : ALWAYS, events: [] }
    },
    find: (token, calendarId, id) => find(secretIn(token), calendarId, id),
    idOf: (key) => key,
    async put(token, calendarId, event) {
      const secret = secretIn(token)
      const url = eventAt(secret, calendarId, event.key)
      const organizer = secret.addresses[0] ?? secret.user
      const at = here.now()
      const write = async (headers: Record<string, string>, also: number[]) => {
        const body = textOf(event, { organizer, at })
        return (await dav(here, secret, { method: 'PUT', url, body, headers }, also)).status
      }
      // Never overwrites an event that we have not seen, and a repeat never creates a second one.
      if (!THERE.includes(await write({ 'if-none-match': '*' }, THERE))) return { id: event.key }
      const { headers } = await dav(here, secret, { method: 'GET', url })
      const etag = headers.get('etag')
      const again = await write(etag ? { 'if-match': etag } : {}, [412])
      if (again === 412) throw new ProviderError('unavailable', 'it changed meanwhile')
      return { id: event.key }
    },
    async remove(token, calendarId, eventId) {
      const secret = secretIn(token)
      await dav(here, secret, { method: 'DELETE', url: eventAt(secret, calendarId, eventId) }, GONE)
    },
  }
}

function calendarOf({ href, name, color, mayWrite }: Told, url: string): ProviderCalendar {
  const id = placeOf(href, url)
  return {
    id,
    name: name ?? decodeURIComponent(new URL(id).pathname.split('/').findLast((part) => part !== '') ?? id),
    color: /^#[\da-f]{6}/i.exec(color ?? '')?.[0] ?? null,
    isPrimary: false,
    canWrite: mayWrite !== false,
    canRead: true,
  }
}

function eventAt({ home }: Secret, calendarId: string, id: string): string {
  return placeOf(`${placeOf(calendarId, home).replace(/\/?$/, '/')}${encodeURIComponent(id)}.ics`, home)
}

/** For our own events, what became of them. For others, only that they changed. */
async function changedIn(
  found: readonly Told[],
  find: (id: string) => Promise<ChangedEvent>,
): Promise<ChangedEvent[]> {
  const events: ChangedEvent[] = []
  for (const { href, status } of found) {
    const id = OWN_NAME.exec(href.split('/').at(-1) ?? '')?.[1]
    const isGone = GONE.includes(status)
    if (id === undefined) events.push({ id: href, isDeleted: isGone, declinedBy: [] })
    else events.push(isGone ? { id, isDeleted: true, declinedBy: [] } : await find(id))
  }
  return events
}

function statusIn({ found }: ProviderError): number {
  return Number(/^status (\d+)$/.exec(found)?.[1])
}
