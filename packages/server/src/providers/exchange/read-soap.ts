import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { ParseRefused } from '../../isolation/refusal.ts'

// Elements that can repeat. Always read as lists, even if there is only one.
const LISTS = /^(\w+ResponseMessage|CalendarItem|CalendarFolder|Attendee|Create|Update|Delete)$/

const parser = new XMLParser({
  removeNSPrefix: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  isArray: (name) => LISTS.test(name),
})

/** The content of the body, or its fault. Throws if there is neither, or the response is truncated. */
export function readSoap(xml: string): unknown {
  if (XMLValidator.validate(xml) !== true) throw new ParseRefused('unreadable')
  const found = parser.parse(xml) as { Envelope?: { Body?: unknown } }
  if (found.Envelope?.Body === undefined) throw new ParseRefused('unreadable')
  return found.Envelope.Body
}
