interface Schema {
  $ref?: string
  allOf?: Schema[]
  /** Several since version 3.1, among them `null`. */
  type?: string | string[]
  nullable?: boolean
  format?: string
  required?: string[]
  items?: Schema
  properties?: Record<string, Schema>
  /** What else there may be. */
  additionalProperties?: boolean | Schema
}

const TYPES: Record<string, (value: unknown) => boolean> = {
  string: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
  integer: (value) => Number.isSafeInteger(value),
  number: (value) => typeof value === 'number',
}

/**
 * Lists by place what in a response does not match an OpenAPI description: https://spec.openapis.org/oas/v3.0.3,
 * https://spec.openapis.org/oas/v3.1.0
 */
export function openApiOf(text: string): (name: string, answer: unknown) => string[] {
  const { components } = JSON.parse(text) as { components: { schemas: Record<string, Schema> } }
  const whole = (schema: Schema): Schema => {
    const named = schema.$ref === undefined ? schema : components.schemas[schema.$ref.split('/').at(-1) ?? '']
    if (!named) throw new Error(`No schema "${schema.$ref}" in the description`)
    const parts = (named.allOf ?? []).map(whole)
    return {
      ...named,
      required: [...parts, named].flatMap(({ required }) => required ?? []),
      properties: Object.assign({}, ...[...parts, named].map(({ properties }) => properties)) as Record<
        string,
        Schema
      >,
    }
  }
  const check = (schema: Schema, value: unknown, place: string): string[] => {
    const { type: given, format, nullable, items, properties = {}, required = [], ...rest } = whole(schema)
    const types = [given ?? []].flat()
    if (value === null && (nullable || types.includes('null'))) return []
    const named = types.filter((name) => name !== 'null')
    if (named.length > 1)
      return named.some((name) => TYPES[name]?.(value)) ? [] : [`${place}: no ${named.join(' or ')}`]
    const [type] = named
    if (type === 'array')
      return Array.isArray(value)
        ? value.flatMap((item, index) => check(items ?? {}, item, `${place}[${index}]`))
        : [`${place}: no list`]
    const simple = type === undefined ? undefined : TYPES[type]
    if (simple) {
      const isDate = format !== 'date-time' || !Number.isNaN(Date.parse(String(value)))
      return simple(value) && isDate ? [] : [`${place}: no ${format ?? type}`]
    }
    if (typeof value !== 'object' || value === null) return [`${place}: no object`]
    // A schema without properties allows all.
    if (Object.keys(properties).length === 0) return []
    const missing = required.filter((name) => !(name in value)).map((name) => `${place}.${name}: missing`)
    const wrong = Object.entries(value).flatMap(([name, part]) => {
      const { additionalProperties: more } = rest
      const known = properties[name] ?? (typeof more === 'object' ? more : undefined)
      return known ? check(known, part, `${place}.${name}`) : [`${place}.${name}: not described`]
    })
    return [...missing, ...wrong]
  }
  return (name, answer) => check({ $ref: name }, answer, name)
}
