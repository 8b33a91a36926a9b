import type { VEvent } from 'node-ical'
import { sync } from 'node-ical'
import type { Attachment } from 'postal-mime'

/** Parses the event of a calendar object with another library. Throws unless there is exactly one. */
export function readEvent(content: string): VEvent {
  const events = Object.values(sync.parseICS(content)).filter((part) => part?.type === 'VEVENT')
  if (events.length !== 1) throw new Error(`${events.length} events in:\n${content}`)
  return events[0] as VEvent
}

/** For mails parsed with `attachmentEncoding: 'utf8'`. */
export function textOf({ content }: Attachment): string {
  if (typeof content !== 'string') throw new Error('not text')
  return content
}
