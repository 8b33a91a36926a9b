import { escaped } from '../page.ts'
import type { DavAccount, DavCalendar } from './account.ts'
import { etagOf } from './account.ts'
import { written } from './xml.ts'

/** Something with an address. */
export interface Resource {
  href: string
  /** Its properties by name. */
  properties: Record<string, string>
  /** What is directly below it. */
  inside: () => Resource[]
}

export const ROOT = '/dav/'
export const SYNC_SPACE = 'http://sandbox.example/sync/'
// Long, so it is only returned on request: RFC 4791, 5.2.
const LONG = 'c:calendar-data'

export function homeOf({ user }: DavAccount): string {
  return `${ROOT}calendars/${user}/`
}

export function placeOf(account: DavAccount, { id }: DavCalendar): string {
  return `${homeOf(account)}${id}/`
}

const ENDING = '.ics'

/** The name of the object at an address. Undefined if there is no name. */
export function nameIn(path: string): string | undefined {
  const last = path.slice(path.lastIndexOf('/') + 1)
  const name = last.endsWith(ENDING) ? last.slice(0, -ENDING.length) : ''
  return name === '' ? undefined : decodeURIComponent(name)
}

/** The resource at an address. */
export function resourceAt(account: DavAccount, path: string): Resource | undefined {
  const principal = `${ROOT}principals/${account.user}/`
  const common = { 'd:current-user-principal': href(principal) }
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const calendar = account.calendars.find((one) => placeOf(account, one) === folder)
  if (calendar) {
    if (path === folder) return calendarResource(account, calendar)
    const name = nameIn(path) ?? ''
    const text = calendar.events.get(name)
    return text === undefined ? undefined : objectResource(account, calendar, name, text)
  }
  const collection = { ...common, 'd:resourcetype': '<d:collection/>' }
  switch (path) {
    case ROOT:
      return { href: path, properties: collection, inside: () => [] }
    case principal:
      return {
        href: path,
        properties: {
          ...common,
          'd:resourcetype': '<d:principal/>',
          'd:displayname': escaped(account.user),
          'd:principal-URL': href(principal),
          'c:calendar-home-set': href(homeOf(account)),
          'c:calendar-user-address-set': href(`mailto:${account.email}`),
        },
        inside: () => [],
      }
    case homeOf(account):
      return {
        href: path,
        properties: collection,
        inside: () => account.calendars.map((one) => calendarResource(account, one)),
      }
    default:
      return undefined
  }
}

export function objectResource(
  account: DavAccount,
  calendar: DavCalendar,
  name: string,
  text: string,
): Resource {
  return {
    href: `${placeOf(account, calendar)}${encodeURIComponent(name)}.ics`,
    properties: {
      'd:resourcetype': '',
      'd:getetag': escaped(etagOf(text)),
      'd:getcontenttype': 'text/calendar; component=vevent',
      [LONG]: escaped(text),
    },
    inside: () => [],
  }
}

function calendarResource(account: DavAccount, calendar: DavCalendar): Resource {
  const { name, color, mayWrite, events } = calendar
  const privileges = ['read', ...(mayWrite ? ['write', 'write-content', 'bind', 'unbind'] : [])]
  return {
    href: placeOf(account, calendar),
    properties: {
      'd:resourcetype': '<d:collection/><c:calendar/>',
      'd:displayname': escaped(name),
      'd:current-user-privilege-set': privileges
        .map((one) => `<d:privilege><d:${one}/></d:privilege>`)
        .join(''),
      'd:sync-token': `${SYNC_SPACE}${events.token}`,
      'd:supported-report-set': ['c:calendar-query', 'c:calendar-multiget', 'd:sync-collection']
        .map((one) => `<d:supported-report><d:report><${one}/></d:report></d:supported-report>`)
        .join(''),
      'c:supported-calendar-component-set': '<c:comp name="VEVENT"/>',
      'a:calendar-color': color,
      's:getctag': events.token,
    },
    inside: () => [...events].map(([key, text]) => objectResource(account, calendar, key, text)),
  }
}

/** The requested properties, and those that it does not have: RFC 4918, 14.24. `asked` absent: all. */
export function toldOf({ href: place, properties }: Resource, asked?: readonly string[]): string {
  const names = asked ?? Object.keys(properties).filter((name) => name !== LONG)
  const found = names.flatMap((name) => {
    const value = properties[name]
    return value === undefined ? [] : [written(name, value)]
  })
  const missing = names.filter((name) => !(name in properties)).map((name) => written(name))
  return `<d:response><d:href>${escaped(place)}</d:href>${partOf('200 OK', found)}${partOf('404 Not Found', missing)}</d:response>`
}

function partOf(status: string, properties: string[]): string {
  if (properties.length === 0) return ''
  return `<d:propstat><d:prop>${properties.join('')}</d:prop><d:status>HTTP/1.1 ${status}</d:status></d:propstat>`
}

/** Reports a resource as gone: RFC 6578, 3.5. */
export function goneFrom(place: string): string {
  return `<d:response><d:href>${escaped(place)}</d:href><d:status>HTTP/1.1 404 Not Found</d:status></d:response>`
}

function href(place: string): string {
  return `<d:href>${escaped(place)}</d:href>`
}
