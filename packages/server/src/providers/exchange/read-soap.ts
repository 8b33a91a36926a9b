import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { ParseRefused } from '../../isolation/refusal.ts'

// What comes more than once, also where it comes once.
const LISTS = /^(\w+ResponseMessage|CalendarItem|CalendarFolder|Attendee|Create|Update|Delete)$/

const parser = new XMLParser({
  removeNSPrefix: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  isArray: (name) => LISTS.test(name),
})

/** What is in the body of an answer, or its fault. Throws where it is neither, or broke off. */
export function readSoap(xml: string): unknown {
  if (XMLValidator.validate(xml) !== true) throw new ParseRefused('unreadable')
  const found = parser.parse(xml) as { Envelope?: { Body?: unknown } }
  if (found.Envelope?.Body === undefined) throw new ParseRefused('unreadable')
  return found.Envelope.Body
}
