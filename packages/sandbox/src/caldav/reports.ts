import type { DavAccount, DavCalendar } from './account.ts'
import { fieldsIn, instantIn } from './event.ts'
import { goneFrom, objectResource, placeOf, resourceAt, SYNC_SPACE, toldOf } from './resources.ts'
import type { Element } from './xml.ts'
import { child, multistatus, problem } from './xml.ts'

interface Answer {
  status: number
  body: string
}

const TOO_OLD = { status: 403, body: problem('d:valid-sync-token') }
const NOT_KNOWN = { status: 403, body: problem('d:supported-report') }
const WRONG = { status: 400, body: '' }

/** Answers queries of a calendar. https://www.rfc-editor.org/rfc/rfc4791#section-7 */
export function report(account: DavAccount, calendar: DavCalendar, asked: Element, depth: string): Answer {
  const names = child(asked, 'd:prop')?.children.map(({ name }) => name)
  const tell = (key: string, text: string) => toldOf(objectResource(account, calendar, key, text), names)
  switch (asked.name) {
    case 'c:calendar-query': {
      const range = rangeIn(asked)
      if (depth !== '1' || range === undefined) return WRONG
      const found = [...calendar.events].filter(([, text]) => isWithin(text, range))
      return { status: 207, body: multistatus(found.map(([key, text]) => tell(key, text)).join('')) }
    }
    case 'c:calendar-multiget': {
      const places = asked.children.filter(({ name }) => name === 'd:href').map(({ text }) => text.trim())
      const told = places.map((place) => {
        const resource = resourceAt(account, place)
        return resource ? toldOf(resource, names) : goneFrom(place)
      })
      return { status: 207, body: multistatus(told.join('')) }
    }
    case 'd:sync-collection': {
      const token = child(asked, 'd:sync-token')?.text ?? ''
      if (depth !== '0' || child(asked, 'd:sync-level')?.text !== '1') return WRONG
      const since =
        token === '' ? [...calendar.events] : calendar.events.changedSince(token.slice(SYNC_SPACE.length))
      if (!since || (token !== '' && !token.startsWith(SYNC_SPACE))) return TOO_OLD
      const told = since.map(([key, text]) =>
        text === undefined
          ? goneFrom(`${placeOf(account, calendar)}${encodeURIComponent(key)}.ics`)
          : tell(key, text),
      )
      const next = `<d:sync-token>${SYNC_SPACE}${calendar.events.token}</d:sync-token>`
      return { status: 207, body: multistatus(`${told.join('')}${next}`) }
    }
    default:
      return NOT_KNOWN
  }
}

interface Range {
  start: number
  end: number
}

/** The range of a query, or everything. Undefined if the query has the wrong form. */
function rangeIn(asked: Element): Range | undefined {
  const all = child(child(asked, 'c:filter'), 'c:comp-filter')
  const events = child(all, 'c:comp-filter')
  if (all?.attributes.name !== 'VCALENDAR') return undefined
  const range = child(events, 'c:time-range')
  if (!range) return { start: -Infinity, end: Infinity }
  const [start, end] = [instantIn(range.attributes.start), instantIn(range.attributes.end)]
  return start === undefined || end === undefined ? undefined : { start, end }
}

/** Events that repeat or have no plain times always count as possible. */
function isWithin(text: string, range: Range): boolean {
  const { start, end } = fieldsIn(text) ?? {}
  return start === undefined || end === undefined || (start < range.end && end > range.start)
}
