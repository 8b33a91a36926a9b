/** One property of a calendar object, unfolded and unescaped (RFC 5545, section 3.1). */
export interface Property {
  name: string
  parameters: string
  value: string
}

/** The properties of the event in a calendar object, in their order. */
export function eventProperties(content: string): Property[] {
  const lines = content.replace(/\r?\n[ \t]/g, '').split(/\r?\n/)
  const event = lines.slice(lines.indexOf('BEGIN:VEVENT') + 1, lines.indexOf('END:VEVENT'))
  return event.map(propertyOf)
}

function propertyOf(line: string): Property {
  // A colon inside quotes belongs to a parameter.
  const [, name = line, parameters = '', value = ''] =
    /^([\w-]+)((?:;[\w-]+=(?:"[^"]*"|[^";:]*))*):(.*)$/.exec(line) ?? []
  return { name, parameters: parameters.slice(1), value: unescaped(value) }
}

function unescaped(value: string): string {
  return value.replace(/\\([\\;,nN])/g, (_, character: string) =>
    character.toLowerCase() === 'n' ? '\n' : character,
  )
}
