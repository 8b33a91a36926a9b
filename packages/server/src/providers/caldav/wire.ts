import { z } from 'zod'
import type { ProviderFailure } from '../provider.ts'

// RFC 4791, 4918, 6578. Nothing outside this folder knows these names.

/** What we store about an account. The password is a secret. */
const Secret = z.object({
  home: z.string(),
  user: z.string(),
  password: z.string(),
  /** The owner's addresses, in lower case. */
  addresses: z.array(z.string()),
  hostId: z.string(),
})
export type Secret = z.output<typeof Secret>

export function secretIn(token: string): Secret {
  return Secret.parse(JSON.parse(token))
}

const SPACES =
  'xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav" xmlns:a="http://apple.com/ns/ical/" xmlns:s="http://calendarserver.org/ns/"'

const asking = (...names: string[]) =>
  `<d:propfind ${SPACES}><d:prop>${names.map((name) => `<${name}/>`).join('')}</d:prop></d:propfind>`

export const PRINCIPAL = asking('d:current-user-principal')
export const HOME = asking('c:calendar-home-set', 'c:calendar-user-address-set')
export const CALENDARS = asking(
  'd:resourcetype',
  'd:displayname',
  'd:current-user-privilege-set',
  'c:supported-calendar-component-set',
  'a:calendar-color',
  'c:schedule-default-calendar-URL',
)
export const STATE = asking('d:sync-token', 's:getctag')

/** Includes the events themselves. */
export function eventsBetween(start: number, end: number): string {
  const range = `<c:time-range start="${stampOf(start)}" end="${stampOf(end)}"/>`
  const filter = `<c:filter><c:comp-filter name="VCALENDAR"><c:comp-filter name="VEVENT">${range}</c:comp-filter></c:comp-filter></c:filter>`
  return `<c:calendar-query ${SPACES}><d:prop><d:getetag/><c:calendar-data/></d:prop>${filter}</c:calendar-query>`
}

export function changesSince(token: string): string {
  return `<d:sync-collection ${SPACES}><d:sync-token>${escaped(token)}</d:sync-token><d:sync-level>1</d:sync-level><d:prop><d:getetag/></d:prop></d:sync-collection>`
}

function stampOf(instant: number): string {
  return new Date(instant).toISOString().replaceAll(/[-:]|\.\d+/g, '')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

export function failureOf(status: number): ProviderFailure {
  if (status === 401) return 'unauthorized'
  if (status === 403) return 'forbidden'
  if (status === 404 || status === 410) return 'not_found'
  if (status === 429) return 'rate_limited'
  return status >= 500 ? 'unavailable' : 'invalid'
}
