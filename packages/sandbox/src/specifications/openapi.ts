interface Schema {
  $ref?: string
  allOf?: Schema[]
  type?: string
  format?: string
  required?: string[]
  items?: Schema
  properties?: Record<string, Schema>
}

const TYPES: Record<string, (value: unknown) => boolean> = {
  string: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
  integer: (value) => Number.isSafeInteger(value),
  number: (value) => typeof value === 'number',
}

/**
 * Lists by place what in a response does not match an OpenAPI description: https://spec.openapis.org/oas/v3.0.3
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
    const { type, format, items, properties = {}, required = [] } = whole(schema)
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
    const missing = required.filter((name) => !(name in value)).map((name) => `${place}.${name}: missing`)
    const wrong = Object.entries(value).flatMap(([name, part]) => {
      const known = properties[name]
      return known ? check(known, part, `${place}.${name}`) : [`${place}.${name}: not described`]
    })
    return [...missing, ...wrong]
  }
  return (name, answer) => check({ $ref: name }, answer, name)
}
