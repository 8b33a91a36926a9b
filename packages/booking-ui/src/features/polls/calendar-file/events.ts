/** One line of a calendar file: the parameters after the name, and the value. */
export interface Property {
  params: string
  value: string
}

/** An event as written. A name may occur several times. */
export type WrittenEvent = ReadonlyMap<string, readonly Property[]>

/** RFC 5545, 3.1. Skips everything but events. */
export function eventsIn(text: string): WrittenEvent[] {
  const events: WrittenEvent[] = []
  let event: Map<string, Property[]> | null = null
  // A part inside an event, such as an alarm, does not belong to it.
  let depth = 0
  for (const line of text.replace(/\r?\n[ \t]/g, '').split(/\r?\n/)) {
    if (line === 'BEGIN:VEVENT') [event, depth] = [new Map(), 0]
    else if (line === 'END:VEVENT' && event) {
      events.push(event)
      event = null
    } else if (line.startsWith('BEGIN:')) depth++
    else if (line.startsWith('END:')) depth--
    else if (event && depth === 0) addProperty(event, line)
  }
  return events
}

function addProperty(event: Map<string, Property[]>, line: string): void {
  const [, name, params = '', value = ''] = /^([A-Za-z-]+)((?:;(?:"[^"]*"|[^":])*)?):(.*)$/.exec(line) ?? []
  if (name === undefined) return
  const key = name.toUpperCase()
  event.set(key, [...(event.get(key) ?? []), { params, value }])
}

export function textOf(event: WrittenEvent, name: string): string | undefined {
  return event.get(name)?.[0]?.value.trim()
}
