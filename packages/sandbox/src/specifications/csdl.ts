interface Type {
  base?: string | undefined
  properties: Map<string, string>
  isOpen: boolean
}

const SIMPLE: Record<string, (value: unknown) => boolean> = {
  'Edm.String': (value) => typeof value === 'string',
  'Edm.Boolean': (value) => typeof value === 'boolean',
  'Edm.Int32': (value) => Number.isInteger(value),
  'Edm.DateTimeOffset': (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
}

interface Element {
  name: string
  attributes: string
  body: string
}

/** Elements of one kind, with their name as the first attribute. Elements of the same kind are never nested. */
function elementsIn(text: string, kind: string): Element[] {
  const [, ...parts] = text.split(`<${kind} Name="`)
  return parts.map((part) => {
    const attributes = part.slice(0, part.indexOf('>'))
    return {
      name: part.slice(0, part.indexOf('"')),
      attributes,
      body: attributes.endsWith('/') ? '' : part.slice(attributes.length, part.indexOf(`</${kind}>`)),
    }
  })
}

/**
 * Lists by place what in a response does not match an OData description (CSDL):
 * https://docs.oasis-open.org/odata/odata-csdl-xml/v4.01
 */
export function csdlOf(text: string): (name: string, answer: unknown) => string[] {
  const types = new Map(
    ['EntityType', 'ComplexType']
      .flatMap((kind) => elementsIn(text, kind))
      .map(({ name, attributes, body }): [string, Type] => [
        name,
        {
          base: /BaseType="graph\.(\w+)"/.exec(attributes)?.[1],
          isOpen: attributes.includes('OpenType="true"'),
          properties: new Map(
            [...body.matchAll(/<(?:Navigation)?Property Name="(\w+)" Type="([^"]+)"/g)].map(
              ([, one = '', of = '']) => [one, of],
            ),
          ),
        },
      ]),
  )
  const enums = new Map(
    elementsIn(text, 'EnumType').map(({ name, body }) => [
      name,
      [...body.matchAll(/<Member Name="(\w+)"/g)].map(([, word]) => word),
    ]),
  )
  const typeOf = (name: string, property: string): string | undefined => {
    const type = types.get(name)
    return (
      type?.properties.get(property) ?? (type?.base === undefined ? undefined : typeOf(type.base, property))
    )
  }
  const check = (of: string, value: unknown, place: string): string[] => {
    if (value === null || value === undefined) return []
    const [, each] = /^Collection\((.+)\)$/.exec(of) ?? []
    if (each !== undefined)
      return Array.isArray(value)
        ? value.flatMap((item, index) => check(each, item, `${place}[${index}]`))
        : [`${place}: no list`]
    const simple = SIMPLE[of]
    if (simple) return simple(value) ? [] : [`${place}: no ${of}`]
    const name = of.replace('graph.', '')
    const words = enums.get(name)
    const word = typeof value === 'string' ? value : ''
    if (words) return words.includes(word) ? [] : [`${place}: "${word}" is none of ${words.join(', ')}`]
    return types.has(name) ? checkObject(name, value, place) : []
  }
  const checkObject = (name: string, value: unknown, place: string): string[] =>
    Object.entries(value as object).flatMap(([property, part]) => {
      // This prefix belongs to the protocol.
      if (property.startsWith('@')) return []
      const of = property === 'id' ? 'Edm.String' : typeOf(name, property)
      return of === undefined
        ? [`${place}.${property}: not described`]
        : check(of, part, `${place}.${property}`)
    })
  return (name, answer) => check(`graph.${name}`, answer, name)
}
