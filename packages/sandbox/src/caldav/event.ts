// RFC 5545, as far as a server must understand what it stores.

/** The fields of a calendar object. Times in milliseconds; undefined unless they are plain UTC times. */
export interface DavFields {
  uid: string
  title: string
  start: number | undefined
  end: number | undefined
}

/** Undefined if a calendar does not accept it: RFC 4791, 4.1. */
export function fieldsIn(text: string): DavFields | undefined {
  const lines = text.replaceAll(/\r?\n[ \t]/g, '').split(/\r?\n/)
  const isWhole = lines[0] === 'BEGIN:VCALENDAR' && lines.findLast((line) => line !== '') === 'END:VCALENDAR'
  const valueOf = (name: string) =>
    lines.find((line) => line.startsWith(`${name}:`) || line.startsWith(`${name};`))?.replace(/^[^:]*:/, '')
  const uids = new Set(lines.filter((line) => line.startsWith('UID:')))
  const isEvent = lines.includes('BEGIN:VEVENT') && lines.includes('END:VEVENT')
  if (!isWhole || !isEvent || uids.size !== 1 || valueOf('METHOD') !== undefined) return undefined
  const isPlain = valueOf('RRULE') === undefined
  return {
    uid: valueOf('UID') ?? '',
    title: unescaped(valueOf('SUMMARY') ?? ''),
    start: isPlain ? instantIn(valueOf('DTSTART')) : undefined,
    end: isPlain ? instantIn(valueOf('DTEND')) : undefined,
  }
}

/** An event that a person adds in another program. */
export function newText(uid: string, title: string, start: Date, end: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//sandbox//caldav//EN',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    'DTSTAMP:20270101T000000Z',
    `DTSTART:${stampOf(start)}`,
    `DTEND:${stampOf(end)}`,
    `SUMMARY:${escapedText(title)}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
  return lines.join('\r\n')
}

export function stampOf(at: Date): string {
  return at.toISOString().replaceAll(/[-:]|\.\d+/g, '')
}

/** `20270302T090000Z`, and no other form. */
export function instantIn(stamp: string | undefined): number | undefined {
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(stamp ?? '') ?? []
  if (year === undefined) return undefined
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
}

function escapedText(text: string): string {
  return text.replaceAll(/[\\;,]/g, (letter) => `\\${letter}`).replaceAll('\n', '\\n')
}

function unescaped(text: string): string {
  return text.replaceAll(/\\(.)/g, (_all, letter: string) => (/n/i.test(letter) ? '\n' : letter))
}
