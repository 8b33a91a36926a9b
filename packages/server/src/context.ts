import type { Kysely } from 'kysely'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Clock } from './clock.ts'
import type { Config, Role } from './config.ts'
import type { Database } from './database/schema.ts'
import type { Events } from './jobs/events.ts'
import type { Outbox } from './jobs/outbox.ts'
import type { ZonesInUse } from './zone-data/newest.ts'

/** Everything that an operation may use. `server.ts` makes it once per process. */
export interface Context {
  config: Config
  clock: Clock
  zones: ZonesInUse
  db: Kysely<Database>
  pool: pg.Pool
  events: Events
  jobs: Outbox
  /** The open service. Throws if no capability of this process lists it. */
  service: <Value>(service: Service<Value>) => Value
  /** What other capabilities added to a hook, in the order of the capabilities. */
  hooks: <Part>(hook: Hook<Part>) => readonly Part[]
}

/** Facts about the process that operations never need. */
export interface ThisProcess {
  log: Logger
  /** Folder of the built browser packages. */
  dist: string
}

/**
 * A cache, queue or key of one capability. Declared in its `index.ts`. Opened before and closed after
 * everything that uses it.
 */
export interface Service<Value> {
  name: string
  open(context: Context, process: ThisProcess): Value | Promise<Value>
  close?(value: Value): void | Promise<void>
  /** Absent: in every process. */
  role?: Role
}

export function service<Value>(definition: Service<Value>): Service<Value> {
  return definition
}

/**
 * A point where a lower capability lets others take part, inside its own transaction or query. It only knows
 * the arguments that it passes. A repeat calls them again.
 */
export interface Hook<Part> {
  name: string
  /** Only carries the type. */
  part?: Part
}

export function hook<Part>(name: string): Hook<Part> {
  return { name }
}
