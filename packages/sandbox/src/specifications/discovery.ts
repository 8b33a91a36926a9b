/** A type of Google's discovery documents: https://developers.google.com/discovery/v1/type-format */
interface Schema {
  $ref?: string
  type?: string
  format?: string
  enum?: string[]
  items?: Schema
  properties?: Record<string, Schema>
  additionalProperties?: Schema
}

const FORMATS: Record<string, RegExp> = {
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)?$/,
  date: /^\d{4}-\d\d-\d\d$/,
  int64: /^-?\d+$/,
}

/** Lists by place what in a response does not match the document. */
export function discoveryOf(text: string): (name: string, answer: unknown) => string[] {
  const { schemas } = JSON.parse(text) as { schemas: Record<string, Schema> }
  const check = (schema: Schema, value: unknown, place: string): string[] => {
    if (schema.$ref !== undefined) {
      const found = schemas[schema.$ref]
      return found ? check(found, value, place) : [`${place}: no type ${schema.$ref}`]
    }
    switch (schema.type) {
      case 'object':
        return checkObject(schema, value, place)
      case 'array':
        return Array.isArray(value)
          ? value.flatMap((item, index) => check(schema.items ?? {}, item, `${place}[${index}]`))
          : [`${place}: no list`]
      case 'string':
        return checkText(schema, value, place)
      case 'boolean':
        return typeof value === 'boolean' ? [] : [`${place}: not true or false`]
      case 'integer':
      case 'number':
        return typeof value === 'number' ? [] : [`${place}: no number`]
      default:
        return []
    }
  }
  const checkObject = (schema: Schema, value: unknown, place: string): string[] => {
    if (typeof value !== 'object' || value === null) return [`${place}: no object`]
    return Object.entries(value).flatMap(([name, part]) => {
      const known = schema.properties?.[name] ?? schema.additionalProperties
      return known ? check(known, part, `${place}.${name}`) : [`${place}.${name}: not described`]
    })
  }
  return (name, answer) => check({ $ref: name }, answer, name)
}

function checkText({ format = '', enum: words }: Schema, value: unknown, place: string): string[] {
  if (typeof value !== 'string') return [`${place}: no text`]
  if (words && !words.includes(value)) return [`${place}: "${value}" is none of ${words.join(', ')}`]
  return FORMATS[format]?.test(value) === false ? [`${place}: "${value}" is no ${format}`] : []
}
