import type { Route } from '@scheduling/contract'
import { z } from 'zod'

export type Json = Record<string, unknown>
export type Schema = NonNullable<Route['body']>
/** A default makes a field optional in input but not in output, so one schema may have two shapes. */
export type Direction = 'input' | 'output'

export interface Schemas {
  /** The schema for use in place. Schemas with an id become references. */
  shapeOf: (schema: Schema, direction: Direction) => Json
  /** Each schema with an id, under that id. If its input differs, also as `<id>Input`. */
  named: Json
}

/**
 * Converts the schemas of a document to JSON Schema 2020-12. Needs all of them at once, because their names
 * depend on each other.
 */
export function schemasOf(all: readonly (readonly [Schema, Direction])[]): Schemas {
  const found = { input: new Map<string, Json>(), output: new Map<string, Json>() }
  for (const [schema, direction] of all)
    for (const [id, shape] of Object.entries(drawn(schema, direction).definitions))
      found[direction].set(id, shape)

  const twofold = twofoldOf(found)
  const nameOf = (id: string, direction: Direction) =>
    direction === 'input' && twofold.has(id) ? `${id}Input` : id
  const named: Json = {}
  for (const direction of ['input', 'output'] as const)
    for (const [id, shape] of found[direction])
      named[nameOf(id, direction)] = renamed(shape, (each) => nameOf(each, direction))
  return {
    named: Object.fromEntries(Object.entries(named).toSorted(([a], [b]) => (a < b ? -1 : 1))),
    shapeOf: (schema, direction) =>
      renamed(drawn(schema, direction).shape, (each) => nameOf(each, direction)),
  }
}

const LOCAL = '#/$defs/'

function drawn(schema: Schema, io: Direction): { shape: Json; definitions: Record<string, Json> } {
  const {
    $schema: _,
    $defs: definitions = {},
    ...shape
  } = z.toJSONSchema(schema as z.ZodType, { io, unrepresentable: 'any', reused: 'inline' }) as Json & {
    $defs?: Record<string, Json>
  }
  return { shape, definitions }
}

/** Ids with two shapes, directly or through what they refer to. */
function twofoldOf({ input, output }: Record<Direction, Map<string, Json>>): Set<string> {
  const both = [...input].filter(([id]) => output.has(id))
  const twofold = new Set<string>()
  for (let before = -1; before !== twofold.size;) {
    before = twofold.size
    for (const [id, shape] of both) {
      const text = JSON.stringify(shape)
      const refersToOne = [...twofold].some((each) => text.includes(`"${LOCAL}${each}"`))
      if (refersToOne || text !== JSON.stringify(output.get(id))) twofold.add(id)
    }
  }
  return twofold
}

function renamed(shape: Json, nameOf: (id: string) => string): Json {
  return JSON.parse(JSON.stringify(shape), (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' && value.startsWith(LOCAL)
      ? schemaReference(nameOf(value.slice(LOCAL.length)))
      : value,
  ) as Json
}

export function schemaReference(name: string): string {
  return `#/components/schemas/${name}`
}
