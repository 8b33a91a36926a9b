import type { ServerResponse } from 'node:http'
import type { Called } from '../service/listen.ts'
import type { DavCalendar } from './account.ts'
import { etagOf } from './account.ts'

/** A whole calendar as one read-only text: RFC 5545. Only sent if it has changed: RFC 9110, 13.1.2. */
export function sendPublished(
  { name, events }: DavCalendar,
  { headers }: Pick<Called, 'headers'>,
  response: ServerResponse,
): void {
  const inside = [...events.values()].map(eventsIn)
  const body = [
    'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//sandbox//caldav//EN\r\n',
    `X-WR-CALNAME:${name}\r\n`,
    ...inside,
    'END:VCALENDAR\r\n',
  ].join('')
  const etag = etagOf(body)
  if (headers['if-none-match'] === etag) return void response.writeHead(304, { etag }).end()
  response.writeHead(200, { 'content-type': 'text/calendar; charset=utf-8', etag }).end(body)
}

const BEGIN = 'BEGIN:VEVENT\r\n'
const END = 'END:VEVENT\r\n'

/** The text between the calendar's own lines. */
function eventsIn(text: string): string {
  const begin = text.indexOf(BEGIN)
  const end = text.lastIndexOf(END)
  return begin === -1 || end < begin ? '' : text.slice(begin, end + END.length)
}
