import type { ClientDocument, Operation, Parameter, Schema } from './document.ts'
import { nameIn } from './document.ts'

/** Types of every schema, and a class with a method for each operation. Python 3.11, standard library alone. */
export function pythonSource({ operations, schemas }: ClientDocument): string {
  const types = new PythonTypes(Object.keys(schemas))
  for (const [name, schema] of Object.entries(schemas)) types.define(name, schema)
  const methods = operations.map((operation) => methodOf(operation, types))
  return `# Written by scripts/api-clients.ts from the contract.

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict, cast

from .transport import Transport

${types.source()}


class Operations(Transport):
    """One method for each operation. Raises \`ApiError\` if the server refuses."""

${methods.join('\n\n')}
`
}

class PythonTypes {
  private readonly written: string[] = []
  private readonly names: Set<string>

  /** `named` are the schemas that have names of their own. */
  constructor(named: readonly string[]) {
    this.names = new Set(named)
  }

  source(): string {
    return this.written.join('\n\n\n')
  }

  /** Writes a named type. */
  define(name: string, schema: Schema): void {
    const fields = fieldsOf(schema)
    if (!fields) {
      this.written.push(`${name}: TypeAlias = ${JSON.stringify(this.typeOf(schema, name))}`)
      return
    }
    const lines = fields.map(({ key, type, isRequired }) => {
      const inside = this.typeOf(type, name + pascal(key))
      return `    ${JSON.stringify(key)}: ${isRequired ? inside : `NotRequired[${inside}]`},`
    })
    this.written.push(
      fields.every(({ key }) => isName(key))
        ? classSource(name, schema, lines)
        : `${name} = TypedDict(\n    "${name}",\n    {\n${lines.map(quotedType).join('\n')}\n    },\n)`,
    )
  }

  /** The type of a schema. Objects in place get \`name\`. */
  typeOf(schema: Schema, name: string): string {
    if (typeof schema.$ref === 'string') return nameIn(schema.$ref)
    const either = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined
    if (either) return this.unionOf(either, name)
    if ('const' in schema) return `Literal[${literal(schema.const)}]`
    if (Array.isArray(schema.enum)) return `Literal[${schema.enum.map(literal).join(', ')}]`
    if (Array.isArray(schema.type))
      return this.unionOf(
        schema.type.map((type: unknown) => ({ ...schema, type })),
        name,
      )
    if (schema.type === 'array') return `list[${this.typeOf((schema.items ?? {}) as Schema, name)}]`
    if (schema.type === 'object') return this.objectOf(schema, name)
    return SIMPLE[String(schema.type)] ?? 'Any'
  }

  private unionOf(members: readonly Schema[], name: string): string {
    const types = members.map((member, index) =>
      this.typeOf(member, index === 0 ? name : `${name}${index + 1}`),
    )
    return [...new Set(types)].join(' | ')
  }

  private objectOf(schema: Schema, name: string): string {
    if (fieldsOf(schema)) {
      const free = this.freeName(name)
      this.names.add(free)
      this.define(free, schema)
      return free
    }
    const values = schema.additionalProperties
    return `dict[str, ${typeof values === 'object' ? this.typeOf(values as Schema, `${name}Value`) : 'Any'}]`
  }

  private freeName(name: string): string {
    let free = name
    for (let number = 2; this.names.has(free); number++) free = `${name}${number}`
    return free
  }
}

const SIMPLE: Record<string, string> = {
  string: 'str',
  integer: 'int',
  number: 'float',
  boolean: 'bool',
  null: 'None',
}

interface Field {
  key: string
  type: Schema
  isRequired: boolean
}

function fieldsOf({ type, properties, required }: Schema): Field[] | undefined {
  if (type !== 'object' || typeof properties !== 'object' || properties === null) return undefined
  const needed = new Set(required as string[] | undefined)
  return Object.entries(properties as Record<string, Schema>).map(([key, schema]) => ({
    key,
    type: schema,
    isRequired: needed.has(key),
  }))
}

function classSource(name: string, { description }: Schema, lines: readonly string[]): string {
  const about = typeof description === 'string' ? [`    ${docstring(description)}`, ''] : []
  const fields = lines.map((line) => line.replace(/^ {4}"(\w+)": (.+),$/, '    $1: $2'))
  return [`class ${name}(TypedDict):`, ...about, ...(fields.length > 0 ? fields : ['    pass'])].join('\n')
}

/** A call of \`TypedDict\` reads its types at once, so those written later need quotes. */
function quotedType(line: string): string {
  return line.replace(/^ {4}("[^"]+"): (.+),$/, (_, key: string, type: string) => {
    return `        ${key}: ${JSON.stringify(type)},`
  })
}

function methodOf(operation: Operation, types: PythonTypes): string {
  const { id, method, path, summary, parameters, body, result, isIdempotent } = operation
  const name = pascal(id)
  const given = parameters.toSorted((a, b) => Number(b.required) - Number(a.required))
  const of = (place: Parameter['in']) => given.filter((each) => each.in === place)
  const taken = [
    ...given.map((each) => argumentOf(each, types.typeOf(each.schema, name + pascal(each.name)))),
    ...(body
      ? [`body: ${body.type === JSON_TYPE ? types.typeOf(body.schema, `${name}Body`) : 'bytes'}`]
      : []),
    ...(isIdempotent ? ['idempotency_key: str | None = None'] : []),
  ]
  const answer = result === 'file' ? 'bytes' : result ? types.typeOf(result, `${name}Result`) : 'None'
  const passed = [
    `"${method}"`,
    pathSource(path),
    ...dictSource('query', of('query')),
    ...dictSource('headers', of('header')),
    ...(body ? [body.type === JSON_TYPE ? 'body=body' : `content=body, content_type="${body.type}"`] : []),
    ...(isIdempotent ? ['idempotency_key=idempotency_key', 'idempotent=True'] : []),
    ...(result === 'file' ? ['file=True'] : []),
  ]
  const args = ['self', ...(taken.length > 0 ? ['*', ...sortedArguments(taken)] : [])]
  const call = `self.call(${passed.join(', ')})`
  return [
    `    def ${id.replace(/_+$/, '')}(`,
    ...args.map((each) => `        ${each},`),
    `    ) -> ${answer}:`,
    `        ${docstring(summary)}`,
    answer === 'None' ? `        ${call}` : `        return cast(${JSON.stringify(answer)}, ${call})`,
  ].join('\n')
}

const JSON_TYPE = 'application/json'

/** Those with a default come last. */
function sortedArguments(taken: readonly string[]): string[] {
  return taken.toSorted((a, b) => Number(a.includes(' = ')) - Number(b.includes(' = ')))
}

function argumentOf({ name, required }: Parameter, type: string): string {
  return required ? `${argumentName(name)}: ${type}` : `${argumentName(name)}: ${type} | None = None`
}

function pathSource(path: string): string {
  if (!path.includes('{')) return `"${path}"`
  return `f"${path.replace(/\{(\w+)\}/g, (_, name: string) => `{self.quoted(${argumentName(name)})}`)}"`
}

function dictSource(name: string, parameters: readonly Parameter[]): string[] {
  if (parameters.length === 0) return []
  const entries = parameters.map((each) => `${JSON.stringify(each.name)}: ${argumentName(each.name)}`)
  return [`${name}={${entries.join(', ')}}`]
}

function argumentName(name: string): string {
  const snake = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replaceAll('-', '_')
  return KEYWORDS.has(snake) ? `${snake}_` : snake
}

function isName(key: string): boolean {
  return /^[A-Za-z_]\w*$/.test(key) && !KEYWORDS.has(key)
}

const KEYWORDS = new Set(
  'and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield None True False'.split(
    ' ',
  ),
)

function pascal(text: string): string {
  return text.replace(
    /(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])?/g,
    (_, letter?: string) => letter?.toUpperCase() ?? '',
  )
}

function literal(value: unknown): string {
  if (value === null) return 'None'
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  return JSON.stringify(value)
}

function docstring(text: string): string {
  return `"""${text.replaceAll('\\', '\\\\').replaceAll('"""', "'''")}"""`
}
